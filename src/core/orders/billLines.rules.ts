import type { UnixSeconds } from '../kit/dates'
import { latinDigits } from '../kit/text'
import type { Paise } from '../kit/money'
import { rupeesTyped, wholeNumber } from '../kit/typedNumber'
import type { Pack } from '../prescription/prescription'
import { type BilledLine, type BillLine, type GstRate, gstRates, MOST_BILL_LINES, MOST_IN_A_PACK } from './billLines'
import type { MedicineOrder, OrderLine } from './providerOrder'

/** A line of a bill as it is typed. */
export interface LineDraft {
  readonly name: string
  readonly quantity: string
  /** Units in one of what is priced. */
  readonly packSize: string
  readonly price: string
  readonly hsn: string
  /** A rate, or a blank. */
  readonly gst: string
  readonly batch: string
  readonly expiry: string
  readonly maker: string
  /** The line of the prescription that it fills; a blank is other goods. */
  readonly fills: string
  readonly isH1: boolean
  /** It is handed over although its batch expires soon. */
  readonly isSoonConfirmed?: boolean
  /** What of it stands as this pharmacy billed it last. */
  readonly last?: FromLastBill
}
export type LineField = Exclude<keyof LineDraft, 'isH1' | 'isSoonConfirmed' | 'last'>

/** Fields that nobody typed: they are of the last bill of the same product. */
export interface FromLastBill {
  readonly at: UnixSeconds
  readonly fields: readonly ('packSize' | 'price' | 'hsn' | 'gst' | 'maker')[]
}

/** Lines of the prescription that a bill is made of; none of one on paper. */
type Prescribed = readonly OrderLine[]

/** What somebody does with the lines of a bill. */
export type LineChange =
  | { readonly is: 'added' }
  | { readonly is: 'removed'; readonly at: number }
  | { readonly is: 'typed'; readonly at: number; readonly field: LineField; readonly text: string }
  | { readonly is: 'marked'; readonly at: number; readonly isH1: boolean }
  | { readonly is: 'confirmed'; readonly at: number; readonly isSoonConfirmed: boolean }

/** Medicaments in measured doses, of which most bills consist. */
export const MEDICAMENTS = '3004'
const EMPTY: LineDraft = {
  name: '',
  quantity: '',
  packSize: '',
  price: '',
  hsn: MEDICAMENTS,
  gst: '',
  batch: '',
  expiry: '',
  maker: '',
  fills: '',
  isH1: false,
}

/** What is poured or counted out of a container that is sold whole. */
const contained: ReadonlySet<string> = new Set(['ml', 'drop', 'unit', 'puff', 'spray', 'dose'])

/** What is handed over of a prescription that was typed here; an empty line of one on paper. */
const begun = (order: Pick<MedicineOrder, 'lines'> | null): readonly LineDraft[] => {
  const asked = (order?.lines ?? []).filter((line) => line.asked !== 0)
  if (asked.length === 0) return [EMPTY]
  return asked.map(({ line, name, asked: count, isH1 }) => ({
    ...EMPTY,
    name,
    quantity: count === null ? '' : String(count),
    fills: String(line),
    isH1,
  }))
}

/** Lines after a change: the first one that is added brings those of the prescription with it. */
export const linesAfter = (
  lines: readonly LineDraft[],
  change: LineChange,
  order: Pick<MedicineOrder, 'lines'> | null,
): readonly LineDraft[] => {
  switch (change.is) {
    case 'added':
      if (lines.length >= MOST_BILL_LINES) return lines
      return lines.length === 0 ? begun(order) : [...lines, EMPTY]
    case 'removed':
      return lines.filter((_, at) => at !== change.at)
    case 'typed':
      return lines.map((line, at) => (at === change.at ? typedIn(line, change, order?.lines ?? []) : line))
    case 'marked':
      return lines.map((line, at) => (at === change.at ? { ...line, isH1: change.isH1 } : line))
    case 'confirmed':
      return lines.map((line, at) => (at === change.at ? { ...line, isSoonConfirmed: change.isSoonConfirmed } : line))
  }
}

/** How many packs make what was asked for; loose ones where they do not, and of what is in a container the last one whole. */
const packsOf = ({ asked, unit }: OrderLine, packSize: string): string => {
  const size = wholeNumber(packSize, MOST_IN_A_PACK) || 1
  if (asked === null) return ''
  if (unit !== null && contained.has(unit)) return String(Math.ceil(asked / size))
  return String(asked % size === 0 ? asked / size : asked)
}

/** What was confirmed of one batch is not of another; packs are counted anew as long as nobody counted otherwise. */
const typedIn = (
  line: LineDraft,
  { field, text }: Extract<LineChange, { is: 'typed' }>,
  prescribed: Prescribed,
): LineDraft => {
  const { isSoonConfirmed: _, ...rest } = line
  const typed = { ...(field === 'expiry' ? rest : line), [field]: text }
  const filled = filledBy(line, prescribed)
  if (field !== 'packSize' || filled === undefined || filled.asked === null) return typed
  const isCounted = [String(filled.asked), packsOf(filled, line.packSize)].includes(line.quantity)
  return isCounted ? { ...typed, quantity: packsOf(filled, text) } : typed
}

/** More than any one medicine costs, in paise. */
const MOST_PRICED = 1_000_000_00
const MOST_SOLD = 100_000

/** `2027-04` of `04/27`, `4/2027` or `2027-04`; null of anything else. */
export const expiryTyped = (text: string): string | null => {
  const tidy = latinDigits(text).trim()
  const [, month, year] = /^(\d{1,2})\s*[/.-]\s*(\d{2}|\d{4})$/.exec(tidy) ?? []
  const iso = month === undefined ? tidy : `${year!.padStart(4, '20')}-${month.padStart(2, '0')}`
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(iso) ? iso : null
}

const hsnTyped = (text: string): string | null => {
  const digits = latinDigits(text).replaceAll(/\s/g, '')
  return /^(?:\d{4}|\d{6}|\d{8})$/.test(digits) ? digits : null
}

const blankOr = <Value>(text: string, read: (text: string) => Value | null): Value | '' | null =>
  text.trim() === '' ? '' : read(text)

/** The line of the prescription that a line of a bill says it fills. */
export const filledBy = ({ fills }: Pick<LineDraft, 'fills'>, prescribed: Prescribed): OrderLine | undefined =>
  prescribed.find(({ line }) => String(line) === fills)

/** Whether it is asked what is in a pack: what is prescribed in packs is counted in them. */
export const asksPackSize = (draft: Pick<LineDraft, 'fills'>, prescribed: Prescribed): boolean =>
  draft.fills !== '' && !isPacks(filledBy(draft, prescribed)?.unit ?? null)

/** What is in a pack, a blank where that needs not be said: what fills a line is compared in the units of that line. */
const packSizeTyped = (draft: LineDraft, prescribed: Prescribed): number | '' | null =>
  draft.packSize.trim() === '' && !asksPackSize(draft, prescribed)
    ? ''
    : wholeNumber(draft.packSize, MOST_IN_A_PACK) || null

/**
 * Whether a line of a bill names its batch, its expiry and its manufacturer (Drugs Rules, r. 65): a medicine of the
 * prescription, as all are that are handed over of a paper, and what goes into the register.
 */
export const needsBatch = (
  { fills, isH1 }: { readonly fills: number | string | null; readonly isH1: boolean },
  prescribed: Prescribed,
): boolean => isH1 || prescribed.length === 0 || (fills !== null && fills !== '')

/**
 * How much a line hands over where that is more than was asked for, in the units of the prescription: ten in each of
 * fifteen are a hundred and fifty. Null of what can be handed over, and of what nobody can say yet.
 */
export const tooMuchIn = (draft: LineDraft, prescribed: Prescribed): number | null => {
  const line = filledBy(draft, prescribed)
  const quantity = wholeNumber(draft.quantity, MOST_SOLD)
  if (line === undefined || !quantity) return null
  const sold = { quantity, packSize: packSizeTyped(draft, prescribed) || null }
  return isWithin(sold, limitOf(line), line.unit) ? null : suppliedBy(sold, line.unit)
}

/** Fields of a line that are missing or are none. */
export const wrongIn = (line: LineDraft, prescribed: Prescribed): readonly LineField[] => {
  const isTraced = needsBatch(line, prescribed)
  const wrong: LineField[] = []
  if (line.name.trim() === '') wrong.push('name')
  if (!wholeNumber(line.quantity, MOST_SOLD)) wrong.push('quantity')
  if (packSizeTyped(line, prescribed) === null) wrong.push('packSize')
  if (!rupeesTyped(line.price, MOST_PRICED)) wrong.push('price')
  if (isTraced && line.batch.trim() === '') wrong.push('batch')
  if (blankOr(line.expiry, expiryTyped) === null || (isTraced && line.expiry.trim() === '')) wrong.push('expiry')
  if (isTraced && line.maker.trim() === '') wrong.push('maker')
  if (blankOr(line.hsn, hsnTyped) === null) wrong.push('hsn')
  return wrong
}

const rateOf = (text: string): GstRate | null => gstRates.find((rate) => String(rate) === text) ?? null

/** Lines as they are sent; null while one of them is not whole. */
export const linesIn = (drafts: readonly LineDraft[], prescribed: Prescribed): readonly BillLine[] | null =>
  drafts.some((draft) => wrongIn(draft, prescribed).length > 0)
    ? null
    : drafts.map((draft) => ({
        name: draft.name.trim(),
        quantity: wholeNumber(draft.quantity, MOST_SOLD)!,
        packSize: packSizeTyped(draft, prescribed) || null,
        price: rupeesTyped(draft.price, MOST_PRICED)!,
        hsn: blankOr(draft.hsn, hsnTyped) ?? '',
        gst: rateOf(draft.gst),
        batch: draft.batch.trim(),
        expiry: blankOr(draft.expiry, expiryTyped) ?? '',
        maker: draft.maker.trim(),
        fills: draft.fills === '' ? null : Number(draft.fills),
        isH1: draft.isH1,
        ...(draft.isSoonConfirmed ? { isSoonConfirmed: true } : {}),
      }))

/** Lines of a bill as their form has them. */
export const lineDrafts = (lines: readonly BillLine[]): readonly LineDraft[] =>
  lines.map(({ name, hsn, batch, expiry, maker, isH1, isSoonConfirmed, quantity, packSize, price, gst, fills }) => ({
    name,
    hsn,
    batch,
    expiry,
    maker,
    isH1,
    ...(isSoonConfirmed === undefined ? {} : { isSoonConfirmed }),
    packSize: packSize == null ? '' : String(packSize),
    fills: fills == null ? '' : String(fills),
    quantity: String(quantity),
    price: (price / 100).toFixed(2),
    gst: gst === null ? '' : String(gst),
  }))

const packs: Readonly<Record<Pack, true>> = { strip: true, bottle: true, tube: true, pack: true }
const isPacks = (unit: string | null): boolean => unit !== null && unit in packs

type Sold = Pick<BillLine, 'quantity' | 'packSize'>

/** How much a line hands over, in the unit of the line that it fills; null where nobody said what is in a pack. */
export const suppliedBy = ({ quantity, packSize }: Sold, unit: string | null): number | null => {
  if (isPacks(unit)) return quantity
  return packSize == null ? null : quantity * packSize
}

/** Whether a line hands over no more than is left, in that unit; of what is in a container the last one is not cut. */
export const isWithin = (sold: Sold, left: number, unit: string | null): boolean => {
  const much = suppliedBy(sold, unit) ?? sold.quantity
  return unit !== null && contained.has(unit) ? much - (sold.packSize ?? 1) < left : much <= left
}

/** Units of what nobody can count and of which nothing is known that are handed over at most: one a day for a month. */
export const MOST_UNCOUNTED = 30

/** How much of a line is handed over at most: what was asked for, of what cannot be counted its limit. Never without one. */
export const limitOf = ({ asked, most }: Pick<OrderLine, 'asked' | 'most'>): number => asked ?? most ?? MOST_UNCOUNTED

/** Whether it has to be said what is in a pack: packs are not compared with tablets. */
export const needsPackSize = (sold: Sold, line: Pick<OrderLine, 'asked' | 'most' | 'unit'>): boolean =>
  limitOf(line) > 0 && suppliedBy(sold, line.unit) === null

export const amountOf = ({ quantity, price }: Pick<BillLine, 'quantity' | 'price'>): Paise => quantity * price

/** How many of a line of a bill have not come back. */
export const keptOf = ({ quantity, returned }: Pick<BilledLine, 'quantity' | 'returned'>): number => quantity - returned

/** What all lines come to. */
export const sumOfLines = (lines: readonly Pick<BillLine, 'quantity' | 'price'>[]): Paise =>
  lines.reduce((sum, line) => sum + amountOf(line), 0)

/** What the lines that can be read come to. */
export const sumOfDrafts = (drafts: readonly LineDraft[]): Paise =>
  drafts.reduce(
    (sum, { quantity, price }) =>
      sum + (wholeNumber(quantity, MOST_SOLD) ?? 0) * (rupeesTyped(price, MOST_PRICED) ?? 0),
    0,
  )

/** Tax of one rate in what is paid: half of it goes to the state, half to the country. */
export interface TaxOfRate {
  readonly rate: GstRate
  readonly taxable: Paise
  readonly cgst: Paise
  readonly sgst: Paise
}

/**
 * Tax that is in what is paid, by rate. A discount lowers each line by its share; paise that cannot be shared go to the
 * largest ones, so that taxable amounts and taxes add up to what is paid. Null where a line names no rate.
 */
export const taxesIn = (
  lines: readonly Pick<BillLine, 'quantity' | 'price' | 'gst'>[],
  payable: Paise,
): readonly TaxOfRate[] | null => {
  const total = sumOfLines(lines)
  if (lines.length === 0 || total === 0 || lines.some(({ gst }) => gst === null)) return null
  const gross = gstRates.flatMap((rate) => {
    const sum = sumOfLines(lines.filter(({ gst }) => gst === rate))
    return sum === 0 ? [] : [{ rate, sum }]
  })
  // Through big integers: a product of two amounts is more than a double holds exactly.
  const shares = gross.map(({ rate, sum }) => {
    const product = BigInt(sum) * BigInt(payable)
    return { rate, paid: Number(product / BigInt(total)), rest: Number(product % BigInt(total)) }
  })
  const left = payable - shares.reduce((sum, { paid }) => sum + paid, 0)
  const first = new Set(
    shares
      .toSorted((one, other) => other.rest - one.rest || one.rate - other.rate)
      .slice(0, left)
      .map(({ rate }) => rate),
  )
  return shares.map(({ rate, paid }) => {
    const net = paid + (first.has(rate) ? 1 : 0)
    // Both halves are alike, as the law has them.
    const half = Math.round((net * rate) / (100 + rate) / 2)
    return { rate, taxable: net - 2 * half, cgst: half, sgst: half }
  })
}
