import * as Schema from 'effect/Schema'
import { decodeTo } from 'effect/Schema'
import { transform } from 'effect/SchemaTransformation'

/** Integer paise; money is never a fraction inside. */
export const Paise = Schema.Int
export type Paise = typeof Paise.Type

/** Rupees on the wire (two decimals), paise inside. */
export const RupeesOnWire = Schema.Finite.pipe(
  decodeTo(Paise, transform({ decode: (rupees) => Math.round(rupees * 100), encode: (paise) => paise / 100 })),
)

/** Rounds to two decimals; throws 'Input must be a number' for anything else. */
export const roundToTwo = (input: unknown): number => {
  if (typeof input !== 'number' || !Number.isFinite(input)) throw new Error('Input must be a number')
  return Math.round((input + Number.EPSILON) * 100) / 100
}
