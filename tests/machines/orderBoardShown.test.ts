import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { DAY, MINUTE } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import type { ProviderOrderPage } from '../../src/core/orders/providerOrders'
import type { BoardQuery } from '../../src/core/orders/providerOrders.params'
import { fromFeed } from '../../src/machines/kit/fromFeed'
import { fromPort } from '../../src/machines/kit/fromPort'
import { orderBoardMachine } from '../../src/machines/providerOrders/orderBoard.machine'
import { knownOrder } from '../../src/machines/providerOrders/orderBoard.setup'
import { viewOrderBoard } from '../../src/machines/providerOrders/orderBoard.view'
import { accepted, asha, column, completed, paidTests, second } from '../rooms/providerOrders/providerOrdersFacts'

const whole: BoardQuery = { view: 'board', filter: 'ALL', isPending: false, from: null, to: null }
const counts = {
  requested: { count: 104, late: 3 },
  accepted: { count: 17, late: 2 },
  ready: { count: 2, late: 0 },
  done: { count: 0, late: 0 },
  unseen: [],
  holdsFor: 600,
}
const first: ProviderOrderPage = { orders: [asha, accepted], count: 123, counts }

const boardAt = async (query: BoardQuery, now: number, page = first) => {
  const board = createActor(
    orderBoardMachine.provide({ actors: { list: fromPort(async () => done(page)), watch: fromFeed(() => () => {}) } }),
    { input: { kind: 'medicine', query, chosenId: null } },
  ).start()
  const snapshot = await waitFor(board, ({ context }) => context.orders !== null)
  board.stop()
  return viewOrderBoard(snapshot, now)
}

test.each([whole, { ...whole, filter: 'PICKUP' as const }])(
  'columns and what of them is late are counted by the server, narrowed or not, whatever was read: %o',
  async (query) => {
    const { columns } = await boardAt(query, 0)
    expect(columns.map(({ count, late, cards }) => [count, late, cards.length])).toEqual([
      [104, 3, 1],
      [17, 2, 1],
      [2, 0, 0],
      [0, 0, 0],
    ])
  },
)

test('an order that stands beyond what was read of its column is counted, and seen when it is read further', async () => {
  const page: ProviderOrderPage = { ...first, orders: [...column, second] }
  const [requested] = (await boardAt(whole, 0, page)).columns
  expect([requested!.cards.length, requested!.hasMore, requested!.cards.at(-1)!.id]).toEqual([26, true, second.id])
  const shown = (await boardAt(whole, 0, { ...first, orders: column })).columns[0]!
  expect([shown.cards.length, shown.hasMore]).toEqual([25, true])
})

test('what was over yesterday leaves the board of today, and stays where days are asked for', async () => {
  const page: ProviderOrderPage = { ...first, orders: [completed] }
  const shown = async (query: BoardQuery, now: number) =>
    (await boardAt(query, now, page)).columns.at(-1)!.cards.map(({ id }) => id)
  expect(await shown(whole, completed.stageAt)).toEqual([completed.id])
  expect(await shown(whole, completed.stageAt + DAY)).toEqual([])
  const days: BoardQuery = { ...whole, from: '2026-01-05', to: '2026-01-06' }
  expect(await shown(days, completed.stageAt + DAY)).toEqual([completed.id])
})

test('a card counts the minutes until an answer is due, how many it is late, and how long it stands where it does', async () => {
  const clocksAt = async (now: number) =>
    (await boardAt(whole, now)).columns.flatMap(({ cards }) => cards.map(({ clock }) => clock))
  expect(await clocksAt(asha.answerBy! - 14 * MINUTE)).toEqual([
    { of: 'answer', minutes: 14 },
    { of: 'standing', minutes: 46 },
  ])
  expect(await clocksAt(asha.answerBy! + 88 * MINUTE)).toEqual([
    { of: 'late', minutes: 88 },
    { of: 'standing', minutes: 148 },
  ])
})

test('what patients changed is named above the board and on its card, and is read again where it is opened', async () => {
  const unseen = [
    { id: second.id, kind: 'medicine', orderNo: second.orderNo, patientName: 'Ravi Patel', stage: 'cancelled' },
  ] as const
  const page: ProviderOrderPage = { ...first, orders: [asha, second], counts: { ...counts, unseen } }
  const view = await boardAt(whole, 0, page)
  expect(view.unseen).toEqual(unseen)
  const cards = view.columns.flatMap((column) => column.cards)
  expect(cards.map(({ id, isUnseen }) => [id, isUnseen])).toEqual([
    [asha.id, false],
    [second.id, true],
  ])
  const { context } = orderBoardMachine.resolveState({
    value: { orders: 'watching', panel: 'closed' },
    context: {
      kind: 'medicine',
      query: whole,
      chosenId: second.id,
      ...page,
      edges: {},
      lane: null,
      changed: [],
      failure: null,
    },
  })
  expect([knownOrder(context), knownOrder({ ...context, chosenId: asha.id })]).toEqual([null, asha])
})

test('a card of what is over warns of nothing any more', async () => {
  const done = { ...paidTests, answers: [{ question: 'pregnancy', answer: 'yes' }] } as const
  const open = { ...done, id: 't9', stage: 'sampled', status: 'confirmed' } as const
  const { columns } = await boardAt(whole, done.stageAt, { ...first, orders: [done, open] })
  const cards = columns.flatMap((column) => column.cards)
  expect(cards.map(({ id, safety }) => [id, safety.length])).toEqual([
    ['t9', 1],
    ['o1', 0],
  ])
})
