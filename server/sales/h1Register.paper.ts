import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { DayRange } from '../../src/core/kit/calendar.rules'
import { startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import { quantityOnPaper } from '../../src/core/orders/bill.rules'
import { orderNumber } from '../../src/core/orders/providerOrder.rules'
import { momentsOf } from '../../src/core/sales/sales.rules'
import { longDayIn } from '../kit/dateWords'
import type { Database } from '../kit/handlers'
import { beside, type Block, paragraph, ruler, stack } from '../kit/pdf/blocks'
import { pdfOfSheet } from '../kit/pdf/sheet'
import { creditNoteLines } from '../orders/ledger.tables'
import { creditNotes, h1Register, providerOrders } from '../orders/orders.tables'
import type { providers } from '../provider/provider.tables'

type Provider = typeof providers.$inferSelect

/** What of an entry came back, in packs as the bill has them, with which credit note. */
interface Returned {
  readonly quantity: number
  readonly at: UnixSeconds
  readonly no: string
}

/** Each time that some of an entry came back. */
const returnedOf = sql<readonly Returned[]>`coalesce((
  select json_agg(json_build_object('quantity', ${creditNoteLines.quantity}, 'at', ${creditNotes.at}, 'no', ${creditNotes.no}) order by ${creditNotes.at})
  from ${creditNoteLines} join ${creditNotes} on ${creditNotes.id} = ${creditNoteLines.creditNoteId}
  where ${creditNoteLines.orderId} = ${h1Register.orderId} and ${creditNoteLines.line} = ${h1Register.line}), '[]')`

const soldIn = (db: Database, providerId: string, range: DayRange) => {
  const { from, until } = momentsOf(range)
  return db
    .select({ entry: h1Register, orderNo: providerOrders.orderNo, returned: returnedOf })
    .from(h1Register)
    .innerJoin(providerOrders, eq(providerOrders.id, h1Register.orderId))
    .where(and(eq(h1Register.providerId, providerId), gte(h1Register.at, from), lt(h1Register.at, until)))
    .orderBy(asc(h1Register.at), asc(h1Register.id))
}
type Sold = Awaited<ReturnType<typeof soldIn>>[number]

const small = { size: 9 } as const

const entryOf = ({ entry, orderNo, returned }: Sold): Block =>
  stack([
    beside(
      stack([
        paragraph(entry.medicine, { size: 10, weight: 600 }),
        paragraph(`Patient: ${entry.patientName}`, small),
        paragraph(`Prescriber: ${entry.prescriber}`, small),
        ...returned.map(({ quantity, at, no }) =>
          paragraph(`Came back: ${quantity} as billed, ${longDayIn('eng', at)}, ${no}`, small),
        ),
      ]),
      stack([
        paragraph(longDayIn('eng', entry.at), { ...small, align: 'right' }),
        paragraph(entry.quantity === null ? 'as prescribed' : quantityOnPaper(entry.quantity, entry.unit), {
          size: 10,
          weight: 600,
          align: 'right',
        }),
        paragraph(entry.batch === '' ? '' : `Batch ${entry.batch}`, { ...small, align: 'right' }),
        paragraph(`Order ${orderNumber('medicine', orderNo)}`, { ...small, align: 'right' }),
      ]),
      0.68,
    ),
    ruler(3),
  ])

const headOf = (provider: Provider, { from, to }: DayRange, page: number, pages: number): Block =>
  stack([
    beside(
      stack([
        paragraph(provider.name, { size: 14, weight: 600 }),
        paragraph(`${provider.address}, ${provider.city} ${provider.pincode}`, small),
        paragraph(`Licence ${provider.licence}`, small),
      ]),
      stack([
        paragraph('Register of Schedule H1', { size: 11, weight: 600, align: 'right' }),
        paragraph(`${longDayIn('eng', startOfDay(from))} to ${longDayIn('eng', startOfDay(to))}`, {
          ...small,
          align: 'right',
        }),
        paragraph(`Page ${page} of ${pages}`, { ...small, align: 'right' }),
      ]),
      0.58,
    ),
    ruler(4),
  ])

/** What a pharmacy sold of Schedule H1 in a range, in the order in which it was sold: to be printed and kept. */
export const pdfOfRegister = async (
  db: Database,
  provider: Provider,
  range: DayRange,
  now: UnixSeconds,
): Promise<Buffer> => {
  const sold = await soldIn(db, provider.id, range)
  return pdfOfSheet({
    title: `Register of Schedule H1, ${range.from} to ${range.to}`,
    at: new Date(now * 1000),
    head: (page, pages) => headOf(provider, range, page, pages),
    blocks: sold.length === 0 ? [paragraph('Nothing of Schedule H1 was sold.', { size: 10 })] : sold.map(entryOf),
    last: paragraph(
      provider.pharmacistName === null
        ? ''
        : `Pharmacist ${provider.pharmacistName}, registration ${provider.pharmacistRegistration}`,
      small,
    ),
  })
}
