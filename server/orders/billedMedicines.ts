import { isRelease, readForm } from '../../src/core/prescription/lineTokens.rules'
import { nameKey } from '../../src/core/prescription/lookup.rules'
import { isStrengthOf } from '../../src/core/prescription/strength.rules'
import { substancesIn } from '../../src/core/prescription/substancesIn'
import { folded } from '../../src/core/kit/search'
import { isWithin, limitOf, needsBatch, needsPackSize, suppliedBy } from '../../src/core/orders/billLines.rules'
import { daysOf, expiresSoon, isExpired } from '../../src/core/orders/billExpiry.rules'
import type { CalendarDay } from '../../src/core/kit/dates'
import type { BillLine } from '../../src/core/orders/billLines'
import type { MedicineOrder } from '../../src/core/orders/providerOrder'

/** Why the lines of a bill are refused. */
export type BillFaultCode =
  | 'expired'
  | 'notSold'
  | 'notAgreed'
  | 'notTheSame'
  | 'packMissing'
  | 'tooMuchBilled'
  | 'batchMissing'
  | 'expiryMissing'
  | 'makerMissing'
  | 'expiresSoon'
/** What stands against which line of a bill. */
export interface BillFault {
  readonly code: BillFaultCode
  readonly at: number
  /** Of a line that is more than was agreed, in the units of that line. */
  readonly agreed?: number
  readonly billed?: number
}

interface Medicine {
  /** The same for all names of one medicine: `Levipil 500` and `Levetiracetam 500 mg tablet`. */
  readonly key: string
  /** Whether a substance in it is known; what is not may be plaster as well. */
  readonly isKnown: boolean
}

/** What a name on a bill or an order is, by what is in it. */
export const medicineOf = (name: string): Medicine => {
  const generics = substancesIn(name)
    .map(({ generic }) => generic)
    .toSorted()
  return generics.length === 0 ? { key: nameKey(name), isKnown: false } : { key: generics.join(' + '), isKnown: true }
}

/** The first amount that is no part of a word: `500 mg`, `100+25`, not the 3 of D3. */
const STRENGTH = /(?<![\p{L}\d.])\d+(?:\.\d+)?(?:[+/]\d+(?:\.\d+)?)*\s*(?:(?:mg|mcg|µg|g|iu)(?!\p{L})|%)?/iu

const formsOf = (name: string) => {
  const forms = folded(name)
    .split(/[^\p{L}\p{M}-]+/u)
    .flatMap((word) => readForm(word) ?? [])
  return { form: forms.find((form) => !isRelease(form)), isProlonged: forms.includes('prolonged-release') }
}

/** Whether two names of one medicine say no other strength and no other form. */
const isSameProduct = (one: string, other: string): boolean => {
  const [strength, otherStrength] = [one, other].map((name) => STRENGTH.exec(name)?.[0].trim())
  const [form, otherForm] = [formsOf(one), formsOf(other)]
  const isSameStrength =
    strength === undefined ||
    otherStrength === undefined ||
    isStrengthOf(strength, { strength: otherStrength }) ||
    isStrengthOf(otherStrength, { strength })
  const isSameForm = form.form === undefined || otherForm.form === undefined || form.form === otherForm.form
  return isSameStrength && isSameForm && form.isProlonged === otherForm.isProlonged
}

/** Over the counter alone, whoever prescribed it. */
const isOverTheCounter = (name: string): boolean =>
  substancesIn(name).some(({ law }) => law === 'scheduleX' || law === 'narcotic')

type Billed = Pick<
  BillLine,
  'name' | 'quantity' | 'packSize' | 'batch' | 'expiry' | 'maker' | 'fills' | 'isH1' | 'isSoonConfirmed'
>
type Agreed = Pick<MedicineOrder, 'lines' | 'offerWords' | 'events'>

/** Other goods that the patient read of in an offer, and agreed to. */
const isSeenInOffer = (name: string, { offerWords, events }: Agreed): boolean =>
  events.some(({ action }) => action === 'agree') && folded(offerWords ?? '').includes(folded(name))

/** What may be filled by a line of a bill: the one it names, else those of the same medicine. */
const namedBy = ({ name, fills }: Billed, { lines }: Agreed): MedicineOrder['lines'] => {
  const { key, isKnown } = medicineOf(name)
  const isSame = (line: MedicineOrder['lines'][number]) => medicineOf(line.name).key === key
  if (fills == null) return lines.filter(isSame)
  // Whose substance is not known is what the pharmacist says.
  return lines.filter((line) => line.line === fills && (!isKnown || isSame(line)))
}

/** A bill beside the lines of an order: which one each of its lines fills, null for other goods; or what stands against it. */
export const fillingOf = (
  billed: readonly Billed[],
  order: Agreed,
): { readonly fault: BillFault | null; readonly fills: readonly (number | null)[] } => {
  const left = new Map(order.lines.map((line) => [line.line, limitOf(line)]))
  const fills: (number | null)[] = []
  for (const [at, line] of billed.entries()) {
    const against = (code: BillFaultCode, much: Pick<BillFault, 'agreed' | 'billed'> = {}) => ({
      fault: { code, at, ...much },
      fills,
    })
    const named = namedBy(line, order)
    const isOther = named.length === 0 && line.fills == null && !medicineOf(line.name).isKnown
    if (named.length === 0 && !(isOther && isSeenInOffer(line.name, order))) return against('notAgreed')
    const same = named.filter(({ name }) => isSameProduct(line.name, name))
    if (named.length > 0 && same.length === 0) return against('notTheSame')
    const enough = same.find((each) => isWithin(line, left.get(each.line)!, each.unit))
    if (same.length > 0 && enough === undefined) {
      const [first] = same
      const agreed = limitOf(first!)
      const billed = agreed - left.get(first!.line)! + (suppliedBy(line, first!.unit) ?? line.quantity)
      return against('tooMuchBilled', { agreed, billed })
    }
    if (enough !== undefined && needsPackSize(line, enough)) return against('packMissing')
    if (enough !== undefined)
      left.set(enough.line, left.get(enough.line)! - (suppliedBy(line, enough.unit) ?? line.quantity))
    fills.push(enough?.line ?? null)
  }
  return { fault: null, fills }
}

/** What a medicine of a prescription lacks: its batch, its expiry, its manufacturer, or the word that it is sold although it expires soon. */
const batchFault = (
  lines: readonly Billed[],
  fills: readonly (number | null)[],
  order: Agreed,
  today: CalendarDay,
): BillFault | null => {
  for (const [at, line] of lines.entries()) {
    const filled = order.lines.find((each) => each.line === fills[at])
    const isTraced = needsBatch({ fills: filled?.line ?? null, isH1: line.isH1 }, order.lines)
    if (isTraced && line.batch === '') return { code: 'batchMissing', at }
    if (isTraced && line.expiry === '') return { code: 'expiryMissing', at }
    if (isTraced && line.maker === '') return { code: 'makerMissing', at }
    const soon = expiresSoon(line.expiry, filled === undefined ? null : daysOf(filled), today)
    if (soon !== null && line.isSoonConfirmed !== true) return { code: 'expiresSoon', at }
  }
  return null
}

/**
 * What stands against the lines of a bill: a batch that expired before this month, what is not sold by order, and of a
 * prescription that was typed here any other medicine than the patient agreed to, another strength or form of it, more of
 * it in its own units, or goods that were in no offer; a batch or a manufacturer that nobody named, and a batch that
 * expires so soon that it is asked about.
 */
export const billFault = (lines: readonly Billed[], order: Agreed, today: CalendarDay): BillFault | null => {
  const expired = lines.findIndex(({ expiry }) => isExpired(expiry, today))
  if (expired >= 0) return { code: 'expired', at: expired }
  const notSold = lines.findIndex(({ name }) => isOverTheCounter(name))
  if (notSold >= 0) return { code: 'notSold', at: notSold }
  const { fault, fills } = order.lines.length === 0 ? { fault: null, fills: [] } : fillingOf(lines, order)
  return fault ?? batchFault(lines, fills, order, today)
}
