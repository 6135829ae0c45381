import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../../server/kit/database'
import { openSession } from '../../server/people/people.port'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { DAY, dayOf } from '../../src/core/kit/dates'
import { salesBook } from '../../tests/kit/providerSales'
import { atLeast, atMost, exactly, type Figure } from './figure'
import { httpClient } from './httpClient'
import { residentBytes } from './memory'
import { startOwnServer } from './ownServer'
import { databaseOf } from './population'

const ROWS = 100_000
/** Milliseconds between two changes, and between two looks at the memory. */
const CHANGES_EVERY = 100
const LOOKS_EVERY = 100
const MEGABYTE = 1024 * 1024
const RUPEE = 100

/** Paise of each order by its number, as a file says them. */
type Ledger = ReadonlyMap<string, number>

/** The sales of a long range as a file, while orders of it go on changing, from a server in its own process. */
export const salesExport = async (): Promise<Figure> => {
  const server = await startOwnServer()
  const database = await databaseOf(server.dataDir)
  try {
    const { db } = database
    const now = Math.floor(Date.now() / 1000)
    const book = await salesBook(db)
    await book.many(ROWS, now - ROWS - DAY)
    await db.execute(sql`vacuum analyze provider_orders`)
    const { id: userId } = demonstrationAccounts.pharmacy
    const token = await openSession(db, { userId, role: 'PHARMACY', deviceId: null }, now)
    const days = [onWire(now - ROWS - 2 * DAY), onWire(now)] as const
    const moments = new URLSearchParams({
      startTime: `${dayOf(now - ROWS - 2 * DAY)} 00:00:00`,
      endTime: `${dayOf(now)} 23:59:59`,
    })
    const { call } = httpClient(server.url)
    const address = async () => {
      const { result, message } = await call(
        'GET',
        `/booking-service/v1/pharmacy/export?startDate=${days[0]}&endDate=${days[1]}`,
        token,
      )
      if (result === null) throw new Error(message)
      return server.url + (result as { url: string }).url
    }
    const read = async (): Promise<string> => (await fetch(await address())).text()
    const quiet = ledgerOf(await read())
    const { result: panel, message } = await call('GET', `/booking-service/v1/pharmacy/sales?${moments}`, token)
    if (panel === null) throw new Error(message)
    const before = residentBytes(server.pid, server.dataDir).server
    let most = before
    const looks = setInterval(() => {
      most = Math.max(most, residentBytes(server.pid, server.dataDir).server)
    }, LOOKS_EVERY)
    const changes = change(database)
    const from = performance.now()
    const text = await read()
    const seconds = (performance.now() - from) / 1000
    clearInterval(looks)
    const changed = await changes.stop()
    const file = ledgerOf(text)
    return {
      number: null,
      title: `The sales of ${ROWS.toLocaleString('en-IN')} orders as a file, while ten a second change`,
      measures: [
        atMost('until the file is whole', '1 file, on idle cores', seconds, 10, ' s', 1),
        atMost(
          'resident of the server beyond what it was',
          `each ${LOOKS_EVERY} ms`,
          (most - before) / MEGABYTE,
          30,
          ' MB',
        ),
        atLeast('lines of the file', '1 file', file.size, ROWS),
        exactly(
          'lines that are not of the one moment the file is of',
          `${changed.length} changes meanwhile`,
          strayOf(quiet, file, changed),
          0,
        ),
        exactly(
          'paise between the file and the panel',
          '1 range',
          sumOf(quiet) - Math.round((panel as { salesAmount: number }).salesAmount * RUPEE),
          0,
        ),
        atLeast(
          'changes while the file was read: a file that is none of one moment is noticed',
          '1 file',
          changed.length,
          2,
        ),
      ],
    }
  } finally {
    await database.close()
    await server.stop()
    server.forget()
  }
}

const onWire = (at: number): string => dayOf(at).split('-').toReversed().join('-')
const sumOf = (ledger: Ledger): number => [...ledger.values()].reduce((sum, paise) => sum + paise, 0)

const ledgerOf = (text: string): Ledger =>
  new Map(
    text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => {
        const cells = line.split(',')
        return [cells[0]!, Math.round(Number(cells.at(-2)) * RUPEE)] as const
      }),
  )

/** Changes orders one after the other, the latest and the earliest in turn; returns which, in their order. */
const change = ({ db }: OpenDatabase) => {
  const changed: string[] = []
  const ended = new AbortController()
  const going = (async () => {
    const { rows } = await db.execute<{ no: string }>(
      sql`select order_no::text as no from provider_orders where patient_name like '=HYPER%' order by order_no`,
    )
    for (let index = 0; !ended.signal.aborted; index += 1) {
      const { no } = rows[index % 2 === 0 ? index : rows.length - 1 - index]!
      await db.execute(
        sql`update provider_orders set total = total + ${RUPEE}, payable = payable + ${RUPEE} where order_no = ${no}::bigint`,
      )
      changed.push(`M-${no}`)
      await new Promise((next) => setTimeout(next, CHANGES_EVERY))
    }
  })()
  return {
    stop: async (): Promise<readonly string[]> => {
      ended.abort()
      await going
      return changed
    },
  }
}

/** Lines of a file that are not as they were at the moment of its last change. */
const strayOf = (before: Ledger, after: Ledger, changed: readonly string[]): number => {
  const isChanged = changed.map((no) => after.get(no) !== before.get(no))
  const last = isChanged.lastIndexOf(true)
  const skipped = isChanged.slice(0, Math.max(0, last)).filter((is) => !is).length
  const known = new Set(changed)
  const others = [...after].filter(([no, paise]) => !known.has(no) && before.get(no) !== paise).length
  return skipped + others
}
