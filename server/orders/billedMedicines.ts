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
import { areSame, type Catalogue, medicineNamed } from './billedNames'

/** Why the lines of a bill are refused. */
export type BillFaultCode =
  | 'expired'
  | 'notSold'
  | 'notAgreed'
  | 'nameUnclear'
  | 'notTheSame'
  | 'strengthMissing'
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

/** `60K` and `60,000` are written out. */
const withThousands = (name: string): string =>
  name
    .replaceAll(/(?<=\d),(?=\d{2,3}(?!\d))/g, '')
    .replaceAll(/(\d+(?:\.\d+)?)\s*k(?!\p{L})/giu, (_, thousands: string) => `${Number(thousands) * 1000} iu`)

/** The first amount that is no part of a word: `500 mg`, `100+25`, not the 3 of D3. */
const STRENGTH = /(?<![\p{L}\d.])\d+(?:\.\d+)?(?:[+/]\d+(?:\.\d+)?)*\s*(?:(?:mg|mcg|µg|g|iu)(?!\p{L})|%)?/iu

const formsOf = (name: string) => {
  const forms = folded(name)
    .split(/[^\p{L}\p{M}-]+/u)
    .flatMap((word) => readForm(word) ?? [])
  return { form: forms.find((form) => !isRelease(form)), isProlonged: forms.includes('prolonged-release') }
}

const strengthOf = (name: string): string | undefined => STRENGTH.exec(withThousands(name))?.[0].trim()

const isSameStrength = (one: string | null, other: string | undefined): boolean =>
  one === null ||
  other === undefined ||
  isStrengthOf(one, { strength: other }) ||
  isStrengthOf(other, { strength: one })

/** Whether two names of one medicine say no other form. */
const isSameForm = (one: string, other: string): boolean => {
  const [form, otherForm] = [formsOf(one), formsOf(other)]
  const isNamedSo = form.form === undefined || otherForm.form === undefined || form.form === otherForm.form
  return isNamedSo && form.isProlonged === otherForm.isProlonged
}

/** Over the counter alone, whoever prescribed it. */
const isOverTheCounter = (name: string): boolean =>
  substancesIn(name).some(({ law }) => law === 'scheduleX' || law === 'narcotic')

type Billed = Pick<
  BillLine,
  'name' | 'quantity' | 'packSize' | 'batch' | 'expiry' | 'maker' | 'fills' | 'isH1' | 'isSoonConfirmed'
>
type Agreed = Pick<MedicineOrder, 'lines' | 'offerWords' | 'events'>

/** Letters of the shortest goods that words of an offer name. */
const LEAST_LETTERS = 3
/** A number of goods, not of rupees. */
const COUNT = /(?<![₹\d.,]\s?|rs\.?\s?)\b\d{1,4}\b(?!\s*(?:rs|rupees|\/-))/giu

/** How many of other goods the patient read of in an offer and agreed to: as many as its words count, else one; 0 of what they do not name. */
const seenInOffer = (name: string, { offerWords, events }: Agreed): number => {
  const [goods, words] = [nameKey(name), nameKey(offerWords ?? '')]
  const isNamed = goods.length >= LEAST_LETTERS && ` ${words} `.includes(` ${goods} `)
  if (!isNamed || !events.some(({ action }) => action === 'agree')) return 0
  return Math.max(1, ...[...(offerWords ?? '').matchAll(COUNT)].map(([count]) => Number(count)))
}

/** A bill beside the lines of an order: which one each of its lines fills, null for other goods; or what stands against it. */
export const fillingOf = (
  billed: readonly Billed[],
  order: Agreed,
  catalogue: Catalogue,
): { readonly fault: BillFault | null; readonly fills: readonly (number | null)[] } => {
  const left = new Map(order.lines.map((line) => [line.line, limitOf(line)]))
  const asked = order.lines.map((line) => ({ line, is: medicineNamed(line.name, catalogue) }))
  const fills: (number | null)[] = []
  const beside = new Map<string, number>()
  for (const [at, line] of billed.entries()) {
    const against = (code: BillFaultCode, much: Pick<BillFault, 'agreed' | 'billed'> = {}) => ({
      fault: { code, at, ...much },
      fills,
    })
    const medicine = medicineNamed(line.name, catalogue)
    // The line that it names, else those of the same medicine; whose substance is not known is what the pharmacist says.
    const named = asked
      .filter(({ line: { line: number } }) => line.fills == null || number === line.fills)
      .filter(({ is }) => areSame(medicine, is) || (line.fills != null && medicine.is === 'unknown'))
      .map((each) => each.line)
    if (named.length === 0 && medicine.is === 'unclear') return against('nameUnclear')
    const others =
      named.length === 0 && line.fills == null && medicine.is === 'unknown' ? seenInOffer(line.name, order) : 0
    if (named.length === 0 && others === 0) return against('notAgreed')
    if (named.length === 0) {
      const goods = nameKey(line.name)
      beside.set(goods, (beside.get(goods) ?? 0) + line.quantity)
      if (beside.get(goods)! > others) return against('tooMuchBilled', { agreed: others, billed: beside.get(goods)! })
    }
    const strength = strengthOf(line.name) ?? medicine.strength
    if (strength === null && named.some(({ name }) => strengthOf(name) !== undefined)) return against('strengthMissing')
    const same = named.filter(({ name }) => isSameStrength(strength, strengthOf(name)) && isSameForm(line.name, name))
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
 * prescription that was typed here any other medicine than the patient agreed to, a name that may be another, another
 * strength or form of it or none, more of it in its own units, or goods that were in no offer; a batch or a manufacturer that nobody named, and a batch that
 * expires so soon that it is asked about.
 */
export const billFault = (
  lines: readonly Billed[],
  order: Agreed,
  catalogue: Catalogue,
  today: CalendarDay,
): BillFault | null => {
  const expired = lines.findIndex(({ expiry }) => isExpired(expiry, today))
  if (expired >= 0) return { code: 'expired', at: expired }
  const notSold = lines.findIndex(({ name }) => isOverTheCounter(name))
  if (notSold >= 0) return { code: 'notSold', at: notSold }
  const { fault, fills } = order.lines.length === 0 ? { fault: null, fills: [] } : fillingOf(lines, order, catalogue)
  return fault ?? batchFault(lines, fills, order, today)
}
