import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import type { CountryCode } from './country'
import { DEFAULT_COUNTRY, type Mobile } from './phone'
import known from './phoneMetadata.json'
import { latinDigits } from './text'

/** The most digits a number has with its dial code (ITU-T E.164), and the prefix by which it is dialled from abroad. */
const MOST_DIGITS = 15
const FROM_ABROAD = 2

/**
 * What a mobile field makes of a typed, pasted or filled-in text: the digits of the number in its country, without a
 * dial code (`+91 98765 43210`, `0091…`) or the zero of a call inside the country. A dial code of another country that is
 * offered changes the country. More than ten digits are no number and not taken; what begins like a dial code and is not
 * understood yet keeps all of them: cut, it would be somebody else's number.
 */
export const mobileTyped = (
  text: string,
  country: CountryCode,
  countries: readonly CountryCode[] = [country],
): Mobile => {
  const written = dialled(text)
  const isNational = !written.startsWith('+') && written.length <= country.len
  const whole = isNational ? null : understood(written, country, countries)
  const most = beginsWithCode(written, country) ? MOST_DIGITS + FROM_ABROAD : Math.max(country.len, DEFAULT_COUNTRY.len)
  return whole ?? { country, phoneNumber: written.slice(0, most) }
}

const beginsWithCode = (written: string, { code }: CountryCode): boolean =>
  /^[+0]/.test(written) || written.startsWith(code.slice(1))

/** Latin digits, behind a plus where there is one. */
const dialled = (text: string): string => {
  const latin = latinDigits(text).trim()
  return (/^\(?\+/.test(latin) ? '+' : '') + latin.replace(/\D/g, '')
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
