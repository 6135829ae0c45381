import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Paise } from '../../src/core/kit/money'
import { CARD, CASH, type CounterMethod, ONLINE } from '../../src/core/payment/payment'
import { amountOf, sumOfLines, taxesIn, type TaxOfRate } from '../../src/core/orders/billLines.rules'
import { billPartsOf, offerOfOrder, quantityOnPaper } from '../../src/core/orders/bill.rules'
import { orderNumber } from '../../src/core/orders/providerOrder.rules'
import { longDayIn } from '../kit/dateWords'
import { beside, type Block, paragraph, ruler, stack } from '../kit/pdf/blocks'
import { pdfOfSheet, type Sheet } from '../kit/pdf/sheet'
import type { patientAddresses } from '../members/members.tables'
import type { providers } from '../provider/provider.tables'
import { returnedOf } from './lines.store'
import type { OrderRow } from './order.move'
import type { creditNotes, orderTests } from './orders.tables'
import type { creditNoteLines } from './ledger.tables'
import type { orderBillLines, orderLines } from './lines.tables'

type CreditNote = typeof creditNotes.$inferSelect

export interface InvoicePaper {
  readonly order: OrderRow
  readonly provider: typeof providers.$inferSelect
  /** Name and address. */
  readonly prescriber: string | null
  /** Where it was brought; null of what was collected. */
  readonly door: Pick<typeof patientAddresses.$inferSelect, 'address' | 'city' | 'pincode'> | null
  /** What was handed over; empty where the bill says a total alone. */
  readonly billLines: readonly (typeof orderBillLines.$inferSelect)[]
  readonly lines: readonly (typeof orderLines.$inferSelect)[]
  readonly tests: readonly (typeof orderTests.$inferSelect)[]
  /** Lines of the bill that came back. */
  readonly back: readonly (typeof creditNoteLines.$inferSelect)[]
}

const small = { size: 9 } as const
/** `1,500.00`: a document says its paise. */
const rupees = (paise: number): string => (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })
const row = (name: string, amount: string, weight: 400 | 600 = 400): Block =>
  beside(
    paragraph(name, { size: 10, weight, gap: 3 }),
    paragraph(amount, { size: 10, weight, align: 'right', gap: 3 }),
    0.7,
  )

/** Tax in what is paid, where the bill is a tax invoice: its seller is registered and each line names its rate. */
const taxesOf = (
  { provider, order, billLines }: InvoicePaper,
  paid: Paise = order.payable ?? 0,
): readonly TaxOfRate[] | null => (provider.gstin === null ? null : taxesIn(billLines, paid))

/** The bill of a completed order: a tax invoice, or where a rate is missing a bill of supply. */
export const pdfOfInvoice = (paper: InvoicePaper): Promise<Buffer> => pdfOfSheet(sheetOf(paper, billTitleOf(paper)))

/**
 * What goes along with what is packed while it is not paid: a delivery challan, or for the counter a proforma. It has the
 * number of the order: the bill gets its own once what it charges is handed over (CGST Rules, r. 55).
 */
export const pdfOfDeliveryNote = (paper: InvoicePaper): Promise<Buffer> => {
  const { kind, orderNo, stageAt, way } = paper.order
  const note = {
    name: way === 'HOME_DELIVERY' ? 'Delivery challan' : 'Proforma',
    no: orderNumber(kind, orderNo),
    at: stageAt,
    about: [`Not a bill: the ${titleOf(paper).toLowerCase()} follows, with a number of its own, once it is paid.`],
    paid: 'To pay',
    isSigned: true,
  }
  return pdfOfSheet(sheetOf(paper, note))
}

/** What a credit note takes back of its bill: all of it, or the tests and medicines that came back with it. */
const takenBack = (paper: InvoicePaper, { id, amount }: CreditNote): InvoicePaper => {
  const tests = paper.tests.filter(({ creditNoteId }) => creditNoteId === id)
  const back = paper.back.filter(({ creditNoteId }) => creditNoteId === id)
  if (amount === paper.order.payable || (tests.length === 0 && back.length === 0)) return paper
  const billLines = paper.billLines.flatMap((sold) => {
    const quantity = returnedOf(back, sold.line)
    // What comes back of a bill of supply had no tax either, whatever else was on it.
    return quantity === 0 ? [] : [{ ...sold, quantity, gst: taxesOf(paper) === null ? null : sold.gst }]
  })
  return { ...paper, tests, billLines }
}

/** A credit note: the bill that it takes back, or what of it came back, and why. */
export const pdfOfCreditNote = (paper: InvoicePaper, note: CreditNote): Promise<Buffer> => {
  const { invoiceNo, completedAt, payable } = paper.order
  const against = `For ${titleOf(paper).toLowerCase()} ${invoiceNo} of ${longDayIn('eng', completedAt ?? 0)}`
  return pdfOfSheet(
    sheetOf(takenBack(paper, note), {
      name: 'Credit note',
      no: note.no,
      at: note.at,
      about: [against, note.words],
      paid: 'Given back',
      ...(note.amount === payable ? {} : { part: note.amount }),
    }),
  )
}

interface Title {
  readonly name: string
  readonly no: string
  readonly at: UnixSeconds
  /** What it is about, beside the order. */
  readonly about: readonly string[]
  /** What the last sum is called. */
  readonly paid: string
  /** What is given back where that is not all that was paid. */
  readonly part?: Paise
  /** The pharmacist under whose eyes it was handed over signs it. */
  readonly isSigned?: boolean
}

const titleOf = (paper: InvoicePaper): string =>
  taxesOf(paper) === null ? 'Bill of supply / cash memo' : 'Tax invoice'

const billTitleOf = (paper: InvoicePaper): Title => ({
  name: titleOf(paper),
  no: paper.order.invoiceNo ?? '',
  at: paper.order.completedAt ?? 0,
  about: [],
  paid: 'Paid',
  isSigned: paper.order.kind === 'medicine',
})

const sheetOf = (paper: InvoicePaper, title: Title): Sheet => ({
  title: `${title.name} ${title.no}`,
  at: new Date(title.at * 1000),
  head: (page, pages) => headOf(paper, title, page, pages),
  blocks: [...itemsOf(paper), ruler(4), ...amountsOf(paper, title), ...taxTableOf(paper, title)],
  last: footOf(paper, title),
})

const headOf = (paper: InvoicePaper, { name, no, at, about }: Title, page: number, pages: number): Block => {
  const { provider, order, prescriber, door } = paper
  return stack([
    beside(
      stack([
        paragraph(provider.name, { size: 14, weight: 600 }),
        paragraph(`${provider.address}, ${provider.city} ${provider.pincode}`, small),
        paragraph(`Licence ${provider.licence}`, small),
        ...(provider.gstin === null ? [] : [paragraph(`GSTIN ${provider.gstin}`, small)]),
      ]),
      stack([
        paragraph(name, { size: 11, weight: 600, align: 'right' }),
        paragraph(`No. ${no}`, { ...small, align: 'right' }),
        paragraph(longDayIn('eng', at), { ...small, align: 'right' }),
        paragraph(`Page ${page} of ${pages}`, { ...small, align: 'right' }),
      ]),
      0.58,
    ),
    ruler(4),
    paragraph(`${order.patientName}, ${order.age}, ${order.gender}`, { size: 11, weight: 600 }),
    ...(door === null ? [] : [paragraph(`${door.address}, ${door.city} ${door.pincode}`, small)]),
    paragraph(`Order ${orderNumber(order.kind, order.orderNo)}`, small),
    ...(prescriber === null ? [] : [paragraph(`Prescribed by ${prescriber}`, small)]),
    ...about.map((line) => paragraph(line, small)),
    ruler(4),
  ])
}

/** `Schedule H · Pack of 10 · HSN 3004 · GST 12 % · Batch B7 · Expires 04/2027 · Sun Pharma`, of what is known; a bill of supply has no tax. */
const detailsOf = (
  { packSize, hsn, gst, batch, expiry, maker, schedule, isH1 }: InvoicePaper['billLines'][number],
  isTaxed: boolean,
): string =>
  [
    isH1 || schedule !== null ? `Schedule ${isH1 ? 'H1' : schedule}` : '',
    packSize === null || packSize === 1 ? '' : `Pack of ${packSize}`,
    hsn === '' ? '' : `HSN ${hsn}`,
    gst === null || !isTaxed ? '' : `GST ${gst} %`,
    batch === '' ? '' : `Batch ${batch}`,
    expiry === '' ? '' : `Expires ${expiry.split('-').toReversed().join('/')}`,
    maker,
  ]
    .filter((part) => part !== '')
    .join(' · ')

const billed = (line: InvoicePaper['billLines'][number], isTaxed: boolean): Block => {
  const details = detailsOf(line, isTaxed)
  return stack([
    row(`${line.name} · ${line.quantity} × ₹${rupees(line.price)}`, `₹${rupees(amountOf(line))}`),
    ...(details === '' ? [] : [paragraph(details, { ...small, gap: 3 })]),
  ])
}

/** Taxable amounts and both halves of the tax, by rate. */
const taxTableOf = (paper: InvoicePaper, { part }: Title): readonly Block[] => {
  const taxes = taxesOf(paper, part)
  if (taxes === null) return []
  return [
    ruler(4),
    ...taxes.map(({ rate, taxable, cgst, sgst }) =>
      row(
        `GST ${rate} %: taxable ₹${rupees(taxable)}, CGST ₹${rupees(cgst)}, SGST ₹${rupees(sgst)}`,
        `₹${rupees(taxable + cgst + sgst)}`,
      ),
    ),
  ]
}

const itemsOf = (paper: InvoicePaper): readonly Block[] => {
  const { order, lines, billLines, tests } = paper
  if (order.kind === 'test') return tests.map(({ name, price }) => row(name, `₹${rupees(price)}`))
  if (billLines.length > 0) return billLines.map((line) => billed(line, taxesOf(paper) !== null))
  if (lines.length === 0) return [row('Medicines as prescribed', '')]
  return lines.map(({ name, asked, unit }) => row(name, asked === null ? '' : quantityOnPaper(asked, unit)))
}

const amountsOf = (paper: InvoicePaper, { paid, part }: Title): readonly Block[] => {
  const { total, payable, paymentMethodId } = paper.order
  const above =
    part === undefined ? [row('Total', `₹${rupees(total ?? 0)}`), ...reductionsOf(paper)] : shareOfDiscount(paper, part)
  return [
    ...above,
    row(paid, `₹${rupees(part ?? payable ?? 0)}`, 600),
    ...(paymentMethodId === null ? [] : [row('Method', methodNames[paymentMethodId as CounterMethod])]),
  ]
}

/** What was taken off of the part that comes back. */
const shareOfDiscount = ({ tests, billLines }: InvoicePaper, part: Paise): readonly Block[] => {
  const off = sumOfLines(billLines) + tests.reduce((sum, { price }) => sum + price, 0) - part
  return off > 0 ? [row('Its share of the discount', `− ₹${rupees(off)}`)] : []
}

/** What an offer takes off, and what was given beside it. */
const reductionsOf = ({ order, tests }: InvoicePaper): readonly Block[] => {
  const offer = offerOfOrder(
    order,
    tests.map(({ testId: id, price, isOffered }) => ({ id, price, isOffered })),
  )
  const { offered, given } = billPartsOf({ ...order, offer }) ?? { offered: 0, given: 0 }
  const of = offer === null || offer.on === null ? '' : ` ₹${rupees(offer.on)}`
  return [
    ...(offered > 0 ? [row(`Offer, ${order.offerPercent}% off${of}`, `− ₹${rupees(offered)}`)] : []),
    ...(given > 0 ? [row('Discount', `− ₹${rupees(given)}`)] : []),
  ]
}

const methodNames: Readonly<Record<CounterMethod, string>> = { [CASH]: 'Cash', [ONLINE]: 'UPI', [CARD]: 'Card' }

const taxWordsOf = (paper: InvoicePaper): string => {
  if (paper.order.kind === 'test') return 'Health services, exempt from tax.'
  return taxesOf(paper) === null ? 'No tax is collected with this bill.' : 'Prices include all taxes.'
}

const footOf = (paper: InvoicePaper, { isSigned = false }: Title): Block => {
  const { provider } = paper
  return stack([
    paragraph(taxWordsOf(paper), small),
    ...(provider.pharmacistName === null
      ? []
      : [paragraph(`Pharmacist ${provider.pharmacistName}, registration ${provider.pharmacistRegistration}`, small)]),
    ...(isSigned ? [paragraph('Signature of the registered pharmacist', { ...small, align: 'right', gap: 24 })] : []),
  ])
}
