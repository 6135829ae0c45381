import { digitsOnly, latinDigits } from '../kit/text'
import type { UserSearch } from './patientLookup'

/** Letters of a name and digits of a number from which on people are looked for. */
export const LEAST_LETTERS = 2
export const LEAST_DIGITS = 4
/** Milliseconds after the last key. */
export const SEARCH_PAUSE = 500

/** What a typed text asks for: a number where it is one, else a name; null while it is too short to mean somebody. */
export const searchOf = (text: string, countryCode: string): UserSearch | null => {
  const words = latinDigits(text).trim()
  if (!/^[+\d\s-]+$/.test(words)) return words.length < LEAST_LETTERS ? null : { name: words }
  const phoneNumber = digitsOnly(words.startsWith(countryCode) ? words.slice(countryCode.length) : words)
  return phoneNumber.length < LEAST_DIGITS ? null : { countryCode, phoneNumber }
}
