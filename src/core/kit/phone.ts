import type { CountryCode } from './country'

export const DEFAULT_COUNTRY: CountryCode = { code: '+91', len: 10 }

export type MobileFault = 'required' | 'length' | 'unknown'

/** What is wrong with a mobile number for its country, or null. Mobile numbers of India begin with 6, 7, 8 or 9. */
export const mobileFault = (phoneNumber: string, country: CountryCode): MobileFault | null => {
  if (phoneNumber === '') return 'required'
  if (phoneNumber.length !== country.len || !/^\d+$/.test(phoneNumber)) return 'length'
  return country.code === DEFAULT_COUNTRY.code && !/^[6-9]/.test(phoneNumber) ? 'unknown' : null
}

export interface Mobile {
  readonly country: CountryCode
  readonly phoneNumber: string
}
