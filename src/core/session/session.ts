import * as Schema from 'effect/Schema'
import { DialCode, Opaque, PhoneDigits, TypedCode } from '../kit/written'
import { CountryCode } from '../kit/country'
import { UnixSeconds } from '../kit/dates'
import { Gender } from '../members/members'
import { PermissionEntry, Role } from './permissions'

/** Who is using the app, as the login result says it. */
export const LoginResult = Schema.Struct({
  role: Role,
  name: Schema.NullOr(Schema.String),
  userId: Schema.NullOr(Schema.String),
  token: Schema.String,
  clinicId: Schema.NullOr(Schema.String),
  doctorId: Schema.NullOr(Schema.String),
  doctorName: Schema.NullOr(Schema.String),
  permissions: Schema.Array(PermissionEntry),
  phoneNumber: Schema.NullOr(Schema.String),
  countryCode: Schema.NullOr(Schema.String),
  profilePhoto: Schema.NullOr(Schema.String),
  doctorBasicInfo: Schema.NullOr(Schema.Struct({ userId: Schema.String, name: Schema.String })),
  videoConsultationFee: Schema.NullOr(Schema.Int),
  isClinicPatient: Schema.Boolean,
  isProfileComplete: Schema.Boolean,
})
export type LoginResult = typeof LoginResult.Type

/** What a page refresh tells anew. */
export const SessionRefresh = Schema.Struct({
  permissions: Schema.Array(PermissionEntry),
  userId: Schema.NullOr(Schema.String),
  role: Role,
  isProfileComplete: Schema.Boolean,
})
export type SessionRefresh = typeof SessionRefresh.Type

/** What the practice has of whoever asks: their number, and of a patient what their main profile says. */
export const OwnDetails = Schema.Struct({
  userId: Schema.String,
  role: Role,
  name: Schema.NullOr(Schema.String),
  age: Schema.NullOr(Schema.Int),
  gender: Schema.NullOr(Gender),
  countryCode: Schema.NullOr(Schema.String),
  phoneNumber: Schema.NullOr(Schema.String),
  profilePhoto: Schema.NullOr(Schema.String),
})
export type OwnDetails = typeof OwnDetails.Type

export const OtpRequest = Schema.Struct({
  countryCode: DialCode,
  phoneNumber: PhoneDigits,
  deviceId: Schema.optionalKey(Opaque(200)),
  deviceToken: Schema.optionalKey(Opaque(4096)),
})
export type OtpRequest = typeof OtpRequest.Type

/** A number that a patient changes to, and the code that proves the one they have. */
export const NewNumber = Schema.Struct({
  countryCode: DialCode,
  phoneNumber: PhoneDigits,
  oldCode: Schema.optionalKey(TypedCode),
  oldOtpId: Schema.optionalKey(Opaque(200)),
})
export type NewNumber = typeof NewNumber.Type

/** When a number's long code was last sent to it; a short code says nothing. */
const sentCode = { longSentAt: Schema.optionalKey(UnixSeconds) }
export interface SentCode {
  readonly longSentAt?: UnixSeconds | null
}

export const OtpSent = Schema.Struct({ otpId: Schema.String, ...sentCode })
export type OtpSent = typeof OtpSent.Type

/** The number that somebody is verifying, and the code that went to it where one was sent. */
export const LoginDraft = Schema.Struct({
  country: CountryCode,
  phoneNumber: Schema.String,
  otpId: Schema.NullOr(Schema.String),
  ...sentCode,
})
export type LoginDraft = typeof LoginDraft.Type

/** The same after a reload, with the seconds until a code may be sent again. */
export interface LoginBegun extends LoginDraft {
  readonly wait: number
}

export const OtpAnswer = Schema.Struct({ code: TypedCode, otpId: Opaque(200) })
export type OtpAnswer = typeof OtpAnswer.Type
