import type { LoginBegun, LoginDraft, LoginResult } from './session'

export const OTP_LENGTH = 6
/** Seconds before a code may be sent again. */
export const OTP_RESEND_WAIT = 60
/** Seconds a code is good for. */
export const OTP_LIFETIME = 10 * 60
export const OTP_GUESSES = 5
/** Codes a number gets on a day for each device or address it has logged in from before. */
export const OTP_PER_DAY = 10
/** Codes a number gets on a day for a device or address it has never logged in from. */
export const OTP_PER_DAY_ELSEWHERE = 3
/** Codes one address may ask for, for whatever numbers. */
export const OTP_PER_MINUTE = 30
/** Guests of one address: many phones share the address of their network. */
export const GUESTS_PER_MINUTE = 60

/** What is gone on with of a login that was begun at some time, in unix seconds; null when its code is good no more. */
export const loginBegun = (draft: LoginDraft, at: number, now: number): LoginBegun | null =>
  now - at < OTP_LIFETIME ? { ...draft, wait: Math.max(0, at + OTP_RESEND_WAIT - now) } : null

export type OtpFault = 'required' | 'length'

/** What is wrong with a typed code, or null. */
export const otpFault = (code: string): OtpFault | null =>
  code === '' ? 'required' : code.length === OTP_LENGTH ? null : 'length'

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
