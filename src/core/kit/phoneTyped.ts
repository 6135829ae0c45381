import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import type { CountryCode } from './country'
import type { Mobile } from './phone'
import known from './phoneMetadata.json'
import { latinDigits } from './text'

/**
 * The number that a mobile field makes of a typed, pasted or filled-in text: its digits in its country, without a dial
 * code (`+91 98765 43210`, `0091…`) or the zero of a call inside the country. A dial code of another country that is
 * offered changes the country. What is no such number stays as it was typed: shortened, it would be somebody else's.
 */
export const mobileTyped = (
  text: string,
  country: CountryCode,
  countries: readonly CountryCode[] = [country],
): Mobile => {
  const written = dialled(text)
  const isNational = !written.startsWith('+') && written.length <= country.len
  const whole = isNational || !DIALLED.test(written) ? null : understood(written, country, countries)
  return whole ?? { country, phoneNumber: written }
}

const DIALLED = /^\+?\d*$/
/** Blanks, dashes, dots, brackets and marks of direction, as numbers are written and pasted with them. */
const SEPARATORS = /[\s().\-‐-―−\p{Cf}]/gu

/** Latin digits, behind a plus where there is one; the text itself where something else is in it. */
const dialled = (text: string): string => {
  const bare = latinDigits(text)
    .replace('＋', '+')
    .replace(/^\s*tel:/i, '')
    .replace(SEPARATORS, '')
  return DIALLED.test(bare) ? bare : latinDigits(text).trim()
}

/** The library's own shape, which a JSON file cannot promise. */
const metadata = known as unknown as MetadataJson

const understood = (written: string, country: CountryCode, countries: readonly CountryCode[]): Mobile | null => {
  const [defaultCountry] = metadata.country_calling_codes[country.code.slice(1)] ?? []
  const number = parsePhoneNumberFromString(written, { defaultCountry, extract: false }, metadata)
  const its = number && countries.find(({ code }) => code === `+${number.countryCallingCode}`)
  return number && its && number.nationalNumber.length === its.len
    ? { country: its, phoneNumber: number.nationalNumber }
    : null
}
