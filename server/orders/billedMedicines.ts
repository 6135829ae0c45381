import { nameKey } from '../../src/core/prescription/lookup.rules'
import { substancesIn } from '../../src/core/prescription/substancesIn'
import type { BillLine } from '../../src/core/orders/billLines'
import type { MedicineOrder } from '../../src/core/orders/providerOrder'

/** Why the lines of a bill are refused. */
export type BillFault = 'expired' | 'notSold' | 'notAgreed' | 'tooMuchBilled'

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

const sumsBy = <Line>(lines: readonly Line[], keyOf: (line: Line) => string, countOf: (line: Line) => number) => {
  const sums = new Map<string, number>()
  for (const line of lines) sums.set(keyOf(line), (sums.get(keyOf(line)) ?? 0) + countOf(line))
  return sums
}

/** Over the counter alone, whoever prescribed it. */
const isOverTheCounter = (name: string): boolean =>
  substancesIn(name).some(({ law }) => law === 'scheduleX' || law === 'narcotic')

/**
 * What stands against the lines of a bill: a batch that expired before this month (`2027-04`), what is not sold by order,
 * and of a prescription that was typed here any other medicine than the patient agreed to, or more of one.
 */
export const billFault = (
  lines: readonly Pick<BillLine, 'name' | 'quantity' | 'expiry'>[],
  order: Pick<MedicineOrder, 'lines'>,
  month: string,
): BillFault | null => {
  if (lines.some(({ expiry }) => expiry !== '' && expiry < month)) return 'expired'
  if (lines.some(({ name }) => isOverTheCounter(name))) return 'notSold'
  if (order.lines.length === 0) return null
  const agreed = sumsBy(
    order.lines,
    ({ name }) => medicineOf(name).key,
    ({ asked }) => asked ?? Infinity,
  )
  if (lines.some(({ name }) => medicineOf(name).isKnown && !agreed.has(medicineOf(name).key))) return 'notAgreed'
  const billed = sumsBy(
    lines,
    ({ name }) => medicineOf(name).key,
    ({ quantity }) => quantity,
  )
  return [...billed].some(([key, count]) => count > (agreed.get(key) ?? Infinity)) ? 'tooMuchBilled' : null
}
