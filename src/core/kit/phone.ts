import type { CountryCode } from './country'
import { digitsOnly } from './text'

export const DEFAULT_COUNTRY: CountryCode = { code: '+91', len: 10 }

export type MobileFault = 'required' | 'length'

/** What is wrong with a mobile number for its country, or null. */
export const mobileFault = (phoneNumber: string, country: CountryCode): MobileFault | null =>
  phoneNumber === '' ? 'required' : phoneNumber.length === country.len ? null : 'length'

/** What a mobile field keeps of a typed text: digits, no more than the country has. */
export const mobileTyped = (text: string, country: CountryCode): string => digitsOnly(text).slice(0, country.len)
