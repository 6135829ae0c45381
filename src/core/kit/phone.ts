import type { CountryCode } from './country'

export const DEFAULT_COUNTRY: CountryCode = { code: '+91', len: 10 }

export type MobileFault = 'required' | 'length' | 'unknown'

/** What is wrong with a mobile number for its country, or null. Mobile numbers of India begin with 6, 7, 8 or 9. */
export const mobileFault = (phoneNumber: string, country: CountryCode): MobileFault | null => {
  if (phoneNumber === '') return 'required'
  if (phoneNumber.length !== country.len || !/^\d+$/.test(phoneNumber)) return 'length'
  return country.code === DEFAULT_COUNTRY.code && !/^[6-9]/.test(phoneNumber) ? 'unknown' : null
}

/** Digits of a number with its dial code from abroad, at most (ITU-T E.164). */
const MOST_DIGITS = 17

const mayBecomeRight = (phoneNumber: string, { code, len }: CountryCode): boolean =>
  /^\+?\d*$/.test(phoneNumber) &&
  phoneNumber.length <= (/^[+0]/.test(phoneNumber) || phoneNumber.startsWith(code.slice(1)) ? MOST_DIGITS : len)

/** The fault that is shown while a number is typed: what typing on cannot make right; from the first try on, any. */
export const mobileFaultShown = (phoneNumber: string, country: CountryCode, isTried: boolean): MobileFault | null => {
  const fault = mobileFault(phoneNumber, country)
  return isTried || fault === 'unknown' || !mayBecomeRight(phoneNumber, country) ? fault : null
}

export interface Mobile {
  readonly country: CountryCode
  readonly phoneNumber: string
}
