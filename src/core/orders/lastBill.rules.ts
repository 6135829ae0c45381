import { folded } from '../kit/search'
import {
  asksPackSize,
  type FromLastBill,
  type LineChange,
  type LineDraft,
  type LineField,
  linesAfter,
  MEDICAMENTS,
  tooMuchIn,
} from './billLines.rules'
import type { LastBill } from './lastBill'
import type { MedicineOrder } from './providerOrder'

type Of = Pick<MedicineOrder, 'lines'> | null
type Filled = FromLastBill['fields'][number]

const untyped: Readonly<Record<Filled, string>> = { packSize: '', price: '', hsn: MEDICAMENTS, gst: '', maker: '' }
const isFilled = (field: LineField): field is Filled => field in untyped

/** A line as it was before anything of a last bill came into it. */
const withoutLast = ({ last, ...line }: LineDraft): LineDraft =>
  last === undefined ? line : { ...line, ...Object.fromEntries(last.fields.map((field) => [field, untyped[field]])) }

const isUntouched = ({ price, maker, last }: LineDraft): boolean =>
  last === undefined && price.trim() === '' && maker.trim() === ''

/**
 * Lines of which the one at a place has what this pharmacy billed last of the same product. A price is of what is in a
 * pack: where that is asked for it comes along, and where it is not only the price of single ones is taken.
 */
const withLast = (
  lines: readonly LineDraft[],
  at: number,
  of: Of,
  known: readonly LastBill[],
): readonly LineDraft[] => {
  const line = lines[at]!
  const name = folded(line.name)
  const bill = name === '' || !isUntouched(line) ? undefined : known.find((each) => folded(each.name) === name)
  if (bill === undefined) return lines
  const { hsn, gst, maker } = bill
  const packSize = bill.packSize ?? null
  const asksPack = asksPackSize(line, of?.lines ?? [])
  const counted =
    asksPack && packSize !== null && line.packSize.trim() === ''
      ? linesAfter(lines, { is: 'typed', at, field: 'packSize', text: String(packSize) }, of)
      : null
  // Fifteen of a strip of ten are loose ones: their price is another.
  const isPriced = asksPack
    ? counted !== null && tooMuchIn(counted[at]!, of?.lines ?? []) === null
    : packSize === null || packSize === 1
  const packed = (isPriced ? counted : null) ?? lines
  const taken: Readonly<Partial<Record<Filled, string>>> = {
    ...(isPriced && asksPack ? { packSize: String(packSize) } : {}),
    ...(isPriced ? { price: (bill.price / 100).toFixed(2) } : {}),
    ...(hsn === '' || hsn === line.hsn || line.hsn !== MEDICAMENTS ? {} : { hsn }),
    ...(gst === null || line.gst !== '' ? {} : { gst: String(gst) }),
    ...(maker === '' ? {} : { maker }),
  }
  const last = { at: bill.at, fields: Object.keys(taken) as readonly Filled[] }
  return packed.map((each, place) => (place === at ? { ...each, ...taken, last } : each))
}

/** Lines with what is known of those of which nobody typed anything. */
export const linesWithLast = (lines: readonly LineDraft[], of: Of, known: readonly LastBill[]): readonly LineDraft[] =>
  lines.reduce((all, _, at) => withLast(all, at, of, known), lines)

/** What was typed is not of the last bill any more, nor is the price of another pack. */
const overwritten = (line: LineDraft, field: Filled): LineDraft => {
  const { last, ...rest } = line
  if (last === undefined || !last.fields.includes(field)) return line
  const isOther = field === 'packSize' && last.fields.includes('price')
  const fields = last.fields.filter((each) => each !== field && !(isOther && each === 'price'))
  return { ...rest, ...(isOther ? { price: '' } : {}), ...(fields.length === 0 ? {} : { last: { ...last, fields } }) }
}

/** Lines after a change: another name is another product, of which what is known comes instead. */
export const linesAfterWithLast = (
  lines: readonly LineDraft[],
  change: LineChange,
  of: Of,
  known: readonly LastBill[],
): readonly LineDraft[] => {
  const after = linesAfter(lines, change, of)
  if (change.is === 'added') return linesWithLast(after, of, known)
  if (change.is !== 'typed') return after
  const { at, field } = change
  if (field === 'name' || field === 'fills') return withLast(after.with(at, withoutLast(after[at]!)), at, of, known)
  return isFilled(field) ? after.with(at, overwritten(after[at]!, field)) : after
}
