import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { eq, type SQL, sql } from 'drizzle-orm'
import { type CalendarDay, DAY, dayOf, startOfDay } from '../../src/core/kit/dates'
import { taxesIn, type TaxOfRate } from '../../src/core/orders/billLines.rules'
import { gstRates } from '../../src/core/orders/billLines'
import { counterMethods } from '../../src/core/payment/payment'
import type { ProviderKind } from '../../src/core/provider/provider'
import { cellAmount, cellText, EXPORT_DURATION, EXPORTS_AT_ONCE } from '../../src/core/sales/sales.rules'
import type { Database } from '../kit/handlers'
import type { Mount } from '../kit/mount'
import { bodyOf } from '../kit/streamed'
import { providers } from '../provider/provider.tables'
import { ledgerHalves } from './ledger.conditions'
import type { LedgerRow } from './sales.read'
import { pdfOfRegister } from './h1Register.paper'
import { exportNames, takeExport } from './sales.store'
import type { salesExports } from './sales.tables'

/** Rows that are fetched at once: what is under way is young when it goes, and the memory does not grow with the file. */
const BATCH = 200
/** A line break within a cell is quoted, whichever it is: programs end a row at either. */
const CSV = { record_delimiter: '\r\n', quoted_match: /[\r\n]/ }

/** What books are kept by: the document, what came into or went out of which drawer, the tax in it. */
const books = ['Bill no', 'Cash', 'UPI', 'Card', 'Tax'] as const

/** What of a sale goes into a return of GST: taxable amounts and both halves of the tax, by rate. */
const ofRates = gstRates.flatMap((rate) =>
  rate === 0 ? ['Taxable 0 %'] : [`Taxable ${rate} %`, `CGST ${rate} %`, `SGST ${rate} %`],
)

const ofMedicines = [
  'Order no',
  'Date',
  'Patient',
  'Type',
  'Status',
  'Amount',
  'Discount',
  'Payable',
  'Refund',
] as const

/** Programs of accounting read them: the same in every language. */
const headers: Readonly<Record<ProviderKind, readonly string[]>> = {
  pharmacy: [...ofMedicines, ...books, ...ofRates],
  centre: ['Order no', 'Date', 'Patient', 'Tests', 'Status', 'Total', 'Discount', 'Payable', 'Refund', ...books],
}

/** `DD-MM-YYYY`, as days are exported. */
const exported = (day: CalendarDay): string => day.split('-').toReversed().join('-')

/** What was paid, less what was given back; null of what was not paid. */
const movedBy = ({ payable, refund }: LedgerRow): number | null => payable ?? (refund === null ? null : -refund)

/** The taxes in a tax invoice, or as what goes out those of its credit note; null of a bill of supply. */
const taxesOf = (row: LedgerRow, isRegistered: boolean): readonly TaxOfRate[] | null => {
  const amount = movedBy(row)
  const taxes = amount === null || !isRegistered ? null : taxesIn(row.bill_lines ?? [], Math.abs(amount))
  const sign = amount !== null && amount < 0 ? -1 : 1
  return (
    taxes?.map(({ rate, taxable, cgst, sgst }) => ({
      rate,
      taxable: sign * taxable,
      cgst: sign * cgst,
      sgst: sign * sgst,
    })) ?? null
  )
}

const ratesOf = (taxes: readonly TaxOfRate[] | null): readonly string[] =>
  gstRates.flatMap((each) => {
    const of = taxes?.find(({ rate }) => rate === each)
    const amounts = each === 0 ? [of?.taxable] : [of?.taxable, of?.cgst, of?.sgst]
    return amounts.map((amount) => cellAmount(amount ?? null))
  })

const cellsOf = (row: LedgerRow, day: CalendarDay, kind: ProviderKind, isRegistered: boolean): readonly string[] => {
  const taxes = taxesOf(row, isRegistered)
  return [
    row.order_no,
    exported(day),
    cellText(row.patient_name),
    cellText(row.way ?? row.tests ?? ''),
    row.status,
    cellAmount(row.total),
    cellAmount(row.discount),
    cellAmount(row.payable),
    cellAmount(row.refund),
    row.document_no ?? '',
    ...counterMethods.map((method) => cellAmount(row.payment_method === method ? movedBy(row) : null)),
    cellAmount(taxes?.reduce((sum, { cgst, sgst }) => sum + cgst + sgst, 0) ?? null),
    ...(kind === 'pharmacy' ? ratesOf(taxes) : []),
  ]
}

/** Takes one of the few turns of a provider, until the transaction ends. */
const takeTurn = async (db: Database, providerId: string): Promise<boolean> => {
  for (let turn = 0; turn < EXPORTS_AT_ONCE; turn += 1) {
    const name = `export ${turn} of ${providerId}`
    const { rows } = await db.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken`,
    )
    if (rows[0]?.taken === true) return true
  }
  return false
}

/** The rows of a query that were fetched, and how many of them were taken. */
interface Half {
  readonly name: string
  rows: readonly LedgerRow[]
  taken: number
  /** Nothing comes after them. */
  isOver: boolean
}

const opened = async (db: Database, name: string, query: SQL): Promise<Half> => {
  await db.execute(sql`declare ${sql.identifier(name)} no scroll cursor for ${query}`)
  return { name, rows: [], taken: 0, isOver: false }
}

const hasRow = ({ rows, taken }: Half): boolean => taken < rows.length
const nextAt = ({ rows, taken }: Half): number => Number(rows[taken]!.at)

const filled = async (db: Database, half: Half): Promise<void> => {
  if (hasRow(half) || half.isOver) return
  const { rows } = await db.execute<LedgerRow>(sql`fetch ${sql.raw(String(BATCH))} from ${sql.identifier(half.name)}`)
  Object.assign(half, { rows, taken: 0, isOver: rows.length < BATCH })
}

/** Rows of both, latest first, as many at once as are known to be next. */
async function* merged(db: Database, one: Half, other: Half): AsyncGenerator<readonly LedgerRow[]> {
  for (;;) {
    await filled(db, one)
    await filled(db, other)
    const batch: LedgerRow[] = []
    while ((hasRow(one) || one.isOver) && (hasRow(other) || other.isOver) && (hasRow(one) || hasRow(other))) {
      const half = hasRow(one) && (!hasRow(other) || nextAt(one) >= nextAt(other)) ? one : other
      batch.push(half.rows[half.taken]!)
      half.taken += 1
    }
    if (batch.length === 0) return
    yield batch
  }
}

/** The day of each moment of rows that come in their order: a day is looked up once. */
const dayFinder = () => {
  let [day, begins, ends] = ['', 0, 0]
  return (at: number): CalendarDay => {
    if (at < begins || at >= ends) {
      day = dayOf(at)
      begins = startOfDay(day)
      ends = begins + DAY
    }
    return day
  }
}

type Seller = Pick<typeof providers.$inferSelect, 'kind' | 'gstin'>

/** Writes every line of a range as one snapshot has it, a batch at a time, as fast as it is read. */
const writeLedger = async (
  db: Database,
  { providerId, from, to }: typeof salesExports.$inferSelect,
  { kind, gstin }: Seller,
  csv: PassThrough,
  signal: AbortSignal,
): Promise<void> => {
  const [orders, refunds] = ledgerHalves(providerId, { from, to })
  const dayAt = dayFinder()
  const halves = [await opened(db, 'orders', orders), await opened(db, 'refunds', refunds)] as const
  for await (const rows of merged(db, ...halves)) {
    const lines = rows.map((row) => cellsOf(row, dayAt(Number(row.at)), kind, gstin !== null))
    if (!csv.write(stringify(lines, CSV))) await once(csv, 'drain', { signal })
  }
}

/** The sales of a range as they come from the database; null while the provider's turns are taken. */
const streamSales = (db: Database, asked: typeof salesExports.$inferSelect, seller: Seller) =>
  new Promise<Readable | null>((resolve, reject) => {
    const left = new AbortController()
    const csv = new PassThrough()
    csv.write(stringify([headers[seller.kind]], { ...CSV, bom: true }))
    csv.on('close', () => left.abort())
    db.transaction(
      async (snapshot) => {
        if (!(await takeTurn(snapshot, asked.providerId))) return resolve(null)
        resolve(csv)
        await writeLedger(
          snapshot,
          asked,
          seller,
          csv,
          AbortSignal.any([left.signal, AbortSignal.timeout(EXPORT_DURATION * 1000)]),
        )
        csv.end()
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ).catch((error: unknown) => {
      // Who closes the tab has left: nothing is missing anywhere.
      if (left.signal.aborted) return
      csv.destroy(error as Error)
      reject(error)
    })
  })

const tokenOf = (path: string): string | null =>
  /^\/exports\/([\w-]{43})\/(?:sales\.csv|h1-register\.pdf)$/.exec(path)?.[1] ?? null

const headersOf = (type: string, name: string) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name}"`,
  'X-Content-Type-Options': 'nosniff',
})

/** Answers `/exports/:token/…`: the sales of a provider, or its register of Schedule H1, once for each address. */
export const salesCsv: Mount = async (request, { db, now }) => {
  const token = request.method === 'GET' ? tokenOf(new URL(request.url).pathname) : null
  const asked = token === null ? null : await takeExport(db, token, now)
  if (asked === null) return new Response(null, { status: 404 })
  const [provider] = await db.select().from(providers).where(eq(providers.id, asked.providerId))
  if (asked.document === 'h1Register') {
    const headers = headersOf('application/pdf', exportNames.h1Register)
    return new Response(new Uint8Array(await pdfOfRegister(db, provider!, asked, now)), { headers })
  }
  const csv = await streamSales(db, asked, provider!)
  if (csv === null) return new Response(null, { status: 429, headers: { 'Retry-After': '60' } })
  return new Response(bodyOf(csv), {
    headers: headersOf('text/csv; charset=utf-8', exportNames.sales),
  })
}
