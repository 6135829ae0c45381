import * as Schema from 'effect/Schema'
import { decodeTo } from 'effect/Schema'
import { transform } from 'effect/SchemaTransformation'
import { fault, sent } from './sent'

const within = (least: number, most: number) =>
  sent<number>({ is: 'outside', least, most }, (number) => number >= least && number <= most)

/** A whole number between two others, both included. */
export const Whole = (least: number, most: number) => Schema.Int.check(within(least, most))

/** A number between two others, both included. */
export const Decimal = (least: number, most: number) => Schema.Finite.check(within(least, most))

/** How a whole number and one with decimals are written in an address: no exponent, no blank, no `0x`. */
export const WholeText = Schema.String.check(Schema.isPattern(/^-?\d{1,16}$/, fault({ is: 'notWhole' })))
export const DecimalText = Schema.String.check(
  Schema.isPattern(/^-?\d{1,16}(\.\d{1,20})?$/, fault({ is: 'notNumber' })),
)
/** A text of digits as the number it says. */
export const fromDigits = transform({ decode: Number, encode: String })

/** A whole number of an address, between two others. */
export const WholeInQuery = (least: number, most: number) => WholeText.pipe(decodeTo(Whole(least, most), fromDigits))

/** A number of an address, between two others. */
export const DecimalInQuery = (least: number, most: number) =>
  DecimalText.pipe(decodeTo(Decimal(least, most), fromDigits))

/** The most entries that are asked for at once, and the last page and entry there can be. */
export const MOST_AT_ONCE = 100
const LAST_PAGE = 100_000
const LAST_ENTRY = 1_000_000

/** Which part of a list is asked for: so many entries, from a page (the first is 1) or after some others. */
export const LimitInQuery = WholeInQuery(1, MOST_AT_ONCE)
export const PageInQuery = WholeInQuery(1, LAST_PAGE)
export const OffsetInQuery = WholeInQuery(0, LAST_ENTRY)

/** How often something was changed, as a save names it. */
export const Revision = Whole(0, 2_147_483_647)
