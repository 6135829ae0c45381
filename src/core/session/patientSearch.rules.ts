import { DEFAULT_COUNTRY } from '../kit/phone'
import { cleanLine, digitsOnly, latinDigits } from '../kit/text'
import type { UserSearch } from './patientLookup'

/** Letters of a name and digits of a number from which on people are looked for. */
export const LEAST_LETTERS = 2
export const LEAST_DIGITS = 4
/** Milliseconds after the last key. */
export const SEARCH_PAUSE = 500

/** Digits as they are in their country: without the dial code or the zeros with which they are dialled. */
const nationalDigits = (written: string, countryCode: string): string => {
  const digits = digitsOnly(written).replace(/^00/, '')
  const code = digitsOnly(countryCode)
  const isInternational = /^\(?(?:\+|00)/.test(written) || digits.length > DEFAULT_COUNTRY.len
  if (isInternational && digits.startsWith(code)) return digits.slice(code.length)
  return digits.replace(/^0/, '')
}

/** What a typed text asks for: a number where it is one, else a name; null while it is too short to mean somebody. */
export const searchOf = (text: string, countryCode: string): UserSearch | null => {
  const words = cleanLine(latinDigits(text))
  if (!/^\(?[+\d][\d\s().-]*$/.test(words)) return words.length < LEAST_LETTERS ? null : { name: words }
  const phoneNumber = nationalDigits(words, countryCode)
  return phoneNumber.length < LEAST_DIGITS ? null : { countryCode, phoneNumber }
}
