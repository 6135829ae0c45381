import * as Schema from 'effect/Schema'
import { digitsOnly } from './text'

/** A country's dial code (`+91`) and the length of its mobile numbers. */
export const CountryCode = Schema.Struct({ code: Schema.String, len: Schema.Int })
export type CountryCode = typeof CountryCode.Type

export const DEFAULT_COUNTRY: CountryCode = { code: '+91', len: 10 }

export type MobileFault = 'required' | 'length'

/** What is wrong with a mobile number for its country, or null. */
export const mobileFault = (phoneNumber: string, country: CountryCode): MobileFault | null =>
  phoneNumber === '' ? 'required' : phoneNumber.length === country.len ? null : 'length'

/** What a mobile field keeps of a typed text: digits, no more than the country has. */
export const mobileTyped = (text: string, country: CountryCode): string => digitsOnly(text).slice(0, country.len)
