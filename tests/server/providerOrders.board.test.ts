import { eq } from 'drizzle-orm'
import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { providerOrders } from '../../server/orders/orders.tables'
import { demonstrationAccounts, demonstrationProviders } from '../../server/seed/accounts'
import { dayOf, HOUR, startOfDay } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import type { OrderKind } from '../../src/core/orders/order.lifecycle'
import {
  columns,
  type Column,
  type ProviderOrderPage,
  type ProviderOrderQuery,
} from '../../src/core/orders/providerOrders'
import { providerOrdersApi } from '../../src/core/orders/providerOrders.api'
import { columnOf } from '../../src/core/orders/providerOrders.rules'
import { fromFeed } from '../../src/machines/kit/fromFeed'
import { fromPort } from '../../src/machines/kit/fromPort'
import { orderBoardMachine } from '../../src/machines/providerOrders/orderBoard.machine'
import { viewOrderBoard } from '../../src/machines/providerOrders/orderBoard.view'
import { startBackend, type TestBackend } from '../kit/backend'
import { aMedicineOrder, aTestOrder, busyOrders, placed, somebodyOrdering, standingOrders } from '../kit/orders'

let practice: TestBackend
let tokens: Readonly<Record<OrderKind, string>>
beforeAll(async () => {
  practice = await startBackend()
  tokens = {
    medicine: await practice.logIn(demonstrationAccounts.pharmacy.phoneNumber),
    test: await practice.logIn(demonstrationAccounts.diagnosticCentre.phoneNumber),
  }
})
afterAll(() => practice.close())

const now = () => practice.clock.now()
const providerOf = { medicine: demonstrationProviders.pharmacy, test: demonstrationProviders.centre } as const
const rowsOf = {
  medicine: { list: providerOrdersApi.pharmacyList, act: 'providerOrders.pharmacyAct', id: 'orderId' },
  test: { list: providerOrdersApi.centreList, act: 'providerOrders.centreAct', id: 'id' },
} as const

/** What the database has of a column, in its order; and how many of it are late. */
const columnIn = async (kind: OrderKind, column: Column) => {
  const all = await practice.db.select().from(providerOrders).where(eq(providerOrders.providerId, providerOf[kind]))
  const isToday = ({ stageAt }: (typeof all)[number]) => column !== 'done' || stageAt >= startOfDay(dayOf(now()))
  const own = all.filter((order) => columnOf(order.stage) === column && isToday(order))
  // Tests wait for the day of their visit, then for their report.
  const place = ({ answerBy, testDay, stageAt }: (typeof all)[number]) => {
    if (column === 'requested') return answerBy!
    if (column === 'accepted') return testDay ?? stageAt
    return column === 'done' ? -stageAt : stageAt
  }
  const since = ({ acceptedAt, testDay, stageAt }: (typeof all)[number]) => {
    if (kind === 'medicine') return acceptedAt ?? stageAt
    return column === 'accepted' ? testDay! : stageAt
  }
  const isLate = (order: (typeof all)[number]) =>
    column === 'requested' ? order.answerBy! < now() : column !== 'done' && since(order) <= now() - 24 * HOUR
  return {
    ids: own.toSorted((one, other) => place(one) - place(other) || (one.id < other.id ? -1 : 1)).map(({ id }) => id),
    late: own.filter(isLate).length,
  }
}

/** The board of a pharmacy or a centre over the calls of the backend. */
const openBoard = (kind: OrderKind) => {
  const token = tokens[kind]
  const { list } = rowsOf[kind]
  const asked: ProviderOrderQuery[] = []
  const board = createActor(
    orderBoardMachine.provide({
      actors: {
        list: fromPort(async ({ kind: _, ...query }) => {
          asked.push(query)
          const row = kind === 'medicine' ? 'providerOrders.pharmacyList' : 'providerOrders.centreList'
          const input = Schema.encodeUnknownSync(list.input)(query) as Record<string, unknown>
          const { result } = await practice.call(row, input, { token })
          // Of both kinds, as the board has them.
          return done<ProviderOrderPage>(Schema.decodeUnknownSync(list.output)(result))
        }),
        watch: fromFeed(() => () => {}),
      },
    }),
    {
      input: {
        kind,
        query: { view: 'board', filter: 'ALL', isPending: false, from: null, to: null },
        chosenId: null,
      },
    },
  ).start()
  const settled = async () => {
    const snapshot = await waitFor(board, (each) => each.matches({ orders: 'watching' }))
    return viewOrderBoard(snapshot, now())
  }
  const laneOf = async (column: Column) => (await settled()).columns.find((each) => each.column === column)!
  return {
    asked,
    settled,
    laneOf,
    more: async (column: Column) => {
      board.send({ type: 'more', lane: column })
      return laneOf(column)
    },
    changed: async (id: string) => {
      board.send({ type: 'order.changed', id })
      await settled()
    },
    act: (id: string, input: Record<string, unknown>) =>
      practice.call(rowsOf[kind].act, { [rowsOf[kind].id]: id, ...input }, { token }),
    close: () => board.stop(),
  }
}

const arrives = async (kind: OrderKind): Promise<string> => {
  const who = await somebodyOrdering(practice.db, now())
  return placed(
    practice.db,
    kind === 'medicine' ? await aMedicineOrder(practice.db, who, now()) : aTestOrder(who, now()),
    now(),
  )
}

describe.each(['medicine', 'test'] as const)('a board of more than 250 orders of a kind: %s', (kind) => {
  beforeAll(async () => {
    await standingOrders(practice.db, kind, busyOrders(kind, now()), now())
  })

  test('counts each column and its late ones as the database has them, whatever was read of it', async () => {
    const board = openBoard(kind)
    for (const column of columns) {
      const { ids, late } = await columnIn(kind, column)
      const shown = await board.laneOf(column)
      expect({ column, count: shown.count, late: shown.late }).toEqual({ column, count: ids.length, late })
      expect(shown.cards.map(({ id }) => id)).toEqual(ids.slice(0, 25))
    }
    expect((await board.settled()).count).toBeGreaterThan(310)
    board.close()
  })

  test('is read to the last card of each column, none twice and none missing, while orders come and move', async () => {
    const board = openBoard(kind)
    for (const column of columns) {
      let lane = await board.laneOf(column)
      while (lane.hasMore) {
        await board.changed(await arrives(kind))
        const [first] = (await columnIn(kind, 'requested')).ids
        await board.act(first!, { status: 'confirmed' })
        await board.changed(first!)
        lane = await board.more(column)
      }
    }
    for (const column of columns) {
      const { ids, late } = await columnIn(kind, column)
      const { cards, count, late: counted } = await board.laneOf(column)
      expect([column, cards.map(({ id }) => id)]).toEqual([column, ids])
      expect([column, count, counted]).toEqual([column, ids.length, late])
      expect([column, cards.filter((card) => card.late !== 'calm').length]).toEqual([column, late])
    }
    board.close()
  })

  test('reads what changed alone, and keeps what was read further', async () => {
    const board = openBoard(kind)
    const read = (await board.more('accepted')).cards.length
    const [first] = (await columnIn(kind, 'requested')).ids
    const before = await board.laneOf('requested')
    await board.act(first!, { status: 'rejected', reason: 'other', words: 'Not today' })
    await board.changed(first!)
    expect(board.asked.at(-1)).toMatchObject({ ids: [first] })
    expect((await board.laneOf('accepted')).cards).toHaveLength(read)
    expect((await board.laneOf('requested')).count).toBe(before.count - 1)
    expect((await board.laneOf('done')).cards.map(({ id }) => id)).toContain(first)
    board.close()
  })

  test('says for how long its counts hold: until the next one is late', async () => {
    const token = tokens[kind]
    const row = kind === 'medicine' ? 'providerOrders.pharmacyList' : 'providerOrders.centreList'
    const counts = async () => {
      const { result } = await practice.call<{ counts: Record<string, { late: number }> & { holdsFor: number } }>(
        row,
        { limit: '1', offset: '0', isBoard: 'true' },
        { token },
      )
      const { requested, accepted, ready, holdsFor } = result.counts
      return { late: requested!.late + accepted!.late + ready!.late, holdsFor }
    }
    const before = await counts()
    practice.clock.pass(before.holdsFor - 1)
    expect((await counts()).late).toBe(before.late)
    practice.clock.pass(1)
    expect((await counts()).late).toBeGreaterThan(before.late)
  })
})

test('a column that is narrowed is counted as it is narrowed, and a list is read to its end as well', async () => {
  const token = tokens.medicine
  const page = async (query: Record<string, string>) =>
    (
      await practice.call<{
        data: { id: string; countedAt: number; type: string }[]
        count: number
        counts: Record<string, { count: number }> | null
      }>('providerOrders.pharmacyList', { limit: '100', offset: '0', ...query }, { token })
    ).result
  const fetched = await page({ isBoard: 'true', type: 'HOME_DELIVERY' })
  const all = await practice.db.select().from(providerOrders).where(eq(providerOrders.providerId, providerOf.medicine))
  const brought = all.filter(({ way, stage }) => way === 'HOME_DELIVERY' && stage === 'requested')
  expect(fetched.counts!['requested']!.count).toBe(brought.length)
  const found: string[] = []
  for (let last: { afterAt: string; afterId: string } | object = {}; ;) {
    const { data, counts, count } = await page({ ...last })
    expect([counts, count]).toEqual([null, all.length])
    found.push(...data.map(({ id }) => id))
    if (data.length < 100) break
    last = { afterAt: String(data.at(-1)!.countedAt), afterId: data.at(-1)!.id }
  }
  expect([found.length, new Set(found).size]).toEqual([all.length, all.length])
})

test('the bell of requests counts all of them, and has the latest among those that it tells apart', async () => {
  await standingOrders(practice.db, 'medicine', busyOrders('medicine', now()), now())
  practice.clock.pass(1)
  const id = await arrives('medicine')
  const { result } = await practice.call<{ ids: readonly string[]; count: number }>(
    'providerOrders.requests',
    {},
    { token: tokens.medicine },
  )
  const { ids } = await columnIn('medicine', 'requested')
  expect(ids.length).toBeGreaterThan(200)
  expect([result.count, result.ids[0]]).toEqual([ids.length, id])
})
