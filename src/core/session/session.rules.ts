import type { LoginBegun, LoginDraft, LoginResult, SentCode } from './session'

export const OTP_LENGTH = 6
/** Digits of the code that a number gets once its short ones are used up: too long to be guessed by many at once. */
export const LONG_OTP_LENGTH = 12
/** Seconds before a code may be sent again. */
export const OTP_RESEND_WAIT = 60
/** Seconds a code is good for. */
export const OTP_LIFETIME = 10 * 60
export const OTP_GUESSES = 5
/** Codes that one device may ask for on a day, for one number. */
export const OTP_PER_DAY = 10
/** Short codes of a number that go to one address it has never logged in from, on a day. */
export const OTP_PER_DAY_ELSEWHERE = 3
/** Short codes of a number that go to all such addresses, on a day. */
export const OTP_PER_DAY_ANYWHERE = 7
/** Text messages a long code comes in, on a day: with the short ones as many as one device may ask for. */
export const LONG_OTP_PER_DAY = OTP_PER_DAY - OTP_PER_DAY_ANYWHERE
/** Seconds between two text messages with the same long code. */
export const LONG_OTP_RESEND_WAIT = 10 * 60
/** Text messages with codes that one address may ask for, for whatever numbers. */
export const OTP_PER_MINUTE = 30
/** Times one address may ask for a long code that its owner has already. */
export const LONG_OTP_PER_MINUTE = 300
/** Guests of one address: many phones share the address of their network. */
export const GUESTS_PER_MINUTE = 60

/** What is gone on with of a login that was begun at some time, in unix seconds; null when its code is good no more. */
export const loginBegun = (draft: LoginDraft, at: number, now: number): LoginBegun | null =>
  now - at < OTP_LIFETIME ? { ...draft, wait: Math.max(0, at + OTP_RESEND_WAIT - now) } : null

export type OtpFault = 'required' | 'length'

/** What is wrong with a typed code of some digits, or null. */
export const otpFault = (code: string, digits: number): OtpFault | null =>
  code === '' ? 'required' : code.length === digits ? null : 'length'

/** Digits of the code that was sent: `digitsOf({ longSentAt: 1_700_000_000 })` is 12. */
export const digitsOf = ({ longSentAt = null }: SentCode): number =>
  longSentAt === null ? OTP_LENGTH : LONG_OTP_LENGTH

/** Where a login lands, or null to go on where the person is. */
export const landingAfterLogin = ({
  role,
  isClinicPatient,
}: Pick<LoginResult, 'role' | 'isClinicPatient'>): string | null => {
  if (isClinicPatient) return '/clinic-patient'
  switch (role) {
    case 'DOCTOR':
    case 'JR_DOCTOR':
      return '/schedule'
    case 'PHARMACY':
    case 'DIAGNOSTIC_CENTER':
      return '/orders'
    case 'PATIENT':
    case 'GUEST':
    case 'ADMIN':
      return null
  }
}

/** Seconds after a login within which it alone proves the number it was made with. */
export const FRESH_LOGIN = 5 * 60
