import type { CountryCode } from '../../src/core/kit/country'

/** Countries whose numbers can log in, the default one first. */
export const countries: readonly CountryCode[] = [
  { code: '+91', len: 10 },
  { code: '+1', len: 10 },
  { code: '+44', len: 10 },
  { code: '+971', len: 9 },
  { code: '+880', len: 10 },
  { code: '+977', len: 10 },
  { code: '+94', len: 9 },
  { code: '+61', len: 9 },
  { code: '+65', len: 8 },
  { code: '+49', len: 11 },
]
