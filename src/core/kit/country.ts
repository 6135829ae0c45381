import * as Schema from 'effect/Schema'

/** A country's dial code (`+91`) and the length of its mobile numbers. */
export const CountryCode = Schema.Struct({ code: Schema.String, len: Schema.Int })
export type CountryCode = typeof CountryCode.Type
