import * as Schema from 'effect/Schema'
import { decodeTo } from 'effect/Schema'
import { transform } from 'effect/SchemaTransformation'
import { sent } from './sent'

/** Integer paise; money is never a fraction inside. */
export const Paise = Schema.Int
export type Paise = typeof Paise.Type

/** More than any treatment costs. */
const MOST_RUPEES = 10_000_000

const rupeesFrom = (least: number) =>
  Schema.Finite.check(
    sent<number>({ is: 'outside', least, most: MOST_RUPEES }, (rupees) => rupees >= least && rupees <= MOST_RUPEES),
    sent<number>({ is: 'notRupees' }, (rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6),
  ).pipe(decodeTo(Paise, transform({ decode: (rupees) => Math.round(rupees * 100), encode: (paise) => paise / 100 })))

/** Rupees on the wire (two decimals), paise inside. */
export const RupeesOnWire = rupeesFrom(0)

/** What something costs: at least a paisa. */
export const PriceOnWire = rupeesFrom(0.01)

/** Rounds to two decimals; throws 'Input must be a number' for anything else. */
export const roundToTwo = (input: unknown): number => {
  if (typeof input !== 'number' || !Number.isFinite(input)) throw new Error('Input must be a number')
  return Math.round((input + Number.EPSILON) * 100) / 100
}
