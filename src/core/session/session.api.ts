import * as Schema from 'effect/Schema'
import { endpoint } from '../kit/endpoint'
import { RupeesOnWire } from '../kit/money'
import { Id } from '../kit/written'
import { LoginResult, NewNumber, OtpAnswer, OtpRequest, OtpSent, OwnDetails, SessionRefresh } from './session'
import {
  AddedNumber,
  FoundPerson,
  LookupMember,
  NewPatient,
  PatientLookup,
  PatientNumber,
  PatientWithoutNumber,
  UserSearch,
} from './patientLookup'

const Nothing = Schema.Struct({})
const User = '/user-service/v1/user'

const OtpSentOnWire = OtpSent.pipe(Schema.encodeKeys({ otpId: 'OtpId' }))

const LoginResultOnWire = Schema.Struct({
  ...LoginResult.fields,
  doctorBasicInfo: Schema.NullOr(
    Schema.Struct({ userId: Schema.String, name: Schema.String }).pipe(Schema.encodeKeys({ userId: 'user_id' })),
  ),
  videoConsultationFee: Schema.NullOr(RupeesOnWire),
}).pipe(
  Schema.encodeKeys({
    userId: 'user_id',
    clinicId: 'clinic_id',
    doctorId: 'doctor_id',
    doctorName: 'doctor_name',
    phoneNumber: 'phone_number',
    countryCode: 'country_code',
    profilePhoto: 'profile_photo',
    videoConsultationFee: 'video_consultaion_fee',
  }),
)

const PatientLookupOnWire = Schema.Struct({
  ...PatientLookup.fields,
  members: Schema.Array(LookupMember.pipe(Schema.encodeKeys({ isDefault: 'is_default' }))),
})

/** What is wrong with a number, and how often a code may go to it. */
const codeErrors = {
  countryUnknown: 'badRequest',
  mobileLength: 'badRequest',
  mobileUnknown: 'badRequest',
  otpDaily: 'tooMany',
  otpNotSent: 'internal',
} as const
/** Numbers that a patient cannot be looked up by. */
const notPatientErrors = { notPatient: 'forbidden', patientBlocked: 'forbidden' } as const
/** What is wrong with a code that a patient read out. */
const wrongCodeErrors = { otpWrong: 'badRequest', otpExpired: 'badRequest', otpExhausted: 'badRequest' } as const

/** Every page calls it: the rows come with the ports. */
export const isEager = true

export const sessionApi = {
  requestOtp: endpoint({
    method: 'POST',
    path: `${User}/login`,
    input: OtpRequest.pipe(
      Schema.encodeKeys({
        countryCode: 'country_code',
        phoneNumber: 'phone_number',
        deviceId: 'device_id',
        deviceToken: 'device_token',
      }),
    ),
    output: OtpSentOnWire,
    mutates: true,
    permission: null,
    errors: codeErrors,
  }),
  verifyOtp: endpoint({
    method: 'POST',
    path: `${User}/verify-otp`,
    input: OtpAnswer.pipe(Schema.encodeKeys({ code: 'otp_code', otpId: 'token' })),
    output: LoginResultOnWire,
    mutates: true,
    permission: null,
    errors: { otpWrong: 'badRequest', otpExpired: 'badRequest', otpExhausted: 'badRequest' },
  }),
  guestLogin: endpoint({
    method: 'POST',
    path: `${User}/guest-login`,
    input: Nothing,
    output: LoginResultOnWire,
    mutates: true,
    permission: null,
  }),
  accessToken: endpoint({
    method: 'POST',
    path: `${User}/access-token`,
    input: Nothing,
    output: Nothing,
    mutates: false,
    permission: null,
  }),
  refreshPage: endpoint({
    method: 'GET',
    path: `${User}/refresh-page`,
    input: Nothing,
    output: SessionRefresh.pipe(Schema.encodeKeys({ userId: 'user_id' })),
    mutates: false,
    permission: 'user.refreshPage',
  }),
  details: endpoint({
    method: 'GET',
    path: `${User}/fetch-details`,
    input: Nothing,
    output: OwnDetails.pipe(
      Schema.encodeKeys({
        userId: 'user_id',
        countryCode: 'country_code',
        phoneNumber: 'phone_number',
        profilePhoto: 'profile_photo',
      }),
    ),
    mutates: false,
    permission: null,
  }),
  logout: endpoint({
    method: 'POST',
    path: `${User}/logout`,
    input: Nothing,
    output: Nothing,
    mutates: true,
    permission: 'user.logout',
  }),
  /** A code to the caller's own number, which proves it before it changes; null where the login does. */
  ownNumberOtp: endpoint({
    method: 'POST',
    path: '/user-service/v1/patient/mobile-otp/own',
    input: Nothing,
    output: Schema.Struct({ otpId: Schema.NullOr(Schema.String) }).pipe(Schema.encodeKeys({ otpId: 'OtpId' })),
    mutates: true,
    permission: 'patientMember.viewList',
    errors: codeErrors,
  }),
  /** A code to the number that a patient changes to. */
  newNumberOtp: endpoint({
    method: 'POST',
    path: '/user-service/v1/patient/mobile-otp',
    input: NewNumber.pipe(
      Schema.encodeKeys({
        countryCode: 'country_code',
        phoneNumber: 'phone_number',
        oldCode: 'otp_code',
        oldOtpId: 'otpId',
      }),
    ),
    output: OtpSentOnWire,
    mutates: true,
    permission: 'patientMember.viewList',
    errors: {
      ...codeErrors,
      otpWrong: 'badRequest',
      otpExpired: 'badRequest',
      otpExhausted: 'badRequest',
      proofNeeded: 'badRequest',
      numberOwn: 'conflict',
      numberTaken: 'conflict',
    },
  }),
  searchPatient: endpoint({
    method: 'GET',
    path: `${User}/search-patient`,
    input: PatientNumber,
    output: PatientLookupOnWire,
    mutates: false,
    permission: 'user.searchPatient',
    errors: { patientUnknown: 'badRequest', ...notPatientErrors },
  }),
  /** People the practice has treated, by name or by the beginning of their number. */
  searchUser: endpoint({
    method: 'GET',
    path: `${User}/search-user`,
    input: UserSearch,
    output: Schema.Array(FoundPerson.pipe(Schema.encodeKeys({ id: 'memberId' }))),
    mutates: false,
    permission: 'user.searchUser',
  }),
  createPatientOtp: endpoint({
    method: 'POST',
    path: `${User}/create-patient-otp`,
    input: PatientNumber,
    output: OtpSentOnWire,
    mutates: true,
    permission: 'user.createPatientOtp',
    errors: { ...codeErrors, ...notPatientErrors },
  }),
  createPatient: endpoint({
    method: 'POST',
    path: `${User}/create-patient`,
    input: NewPatient.pipe(Schema.encodeKeys({ code: 'otp' })),
    output: PatientLookupOnWire,
    mutates: true,
    permission: 'user.createPatient',
    errors: { ...wrongCodeErrors, ...notPatientErrors },
  }),
  /** A patient whom the caller may act for, by id: those who have no number are found by name and opened so. */
  openPatient: endpoint({
    method: 'GET',
    path: `${User}/patient/:patientId`,
    input: Schema.Struct({ patientId: Id }),
    output: PatientLookupOnWire,
    mutates: false,
    permission: 'user.searchPatient',
    errors: notPatientErrors,
  }),
  /** Somebody without any mobile number: a record of the practice, to which nobody can log in. */
  createWithoutNumber: endpoint({
    method: 'POST',
    path: `${User}/create-patient-without-number`,
    input: PatientWithoutNumber.pipe(Schema.encodeKeys({ isAnother: 'is_another' })),
    output: PatientLookupOnWire,
    mutates: true,
    permission: 'user.createPatient',
    errors: { patientExists: 'conflict' },
  }),
  /** A patient without a number has one from now on: the record becomes its account. */
  addNumber: endpoint({
    method: 'PUT',
    path: `${User}/patient/:patientId/number`,
    input: AddedNumber.pipe(Schema.encodeKeys({ code: 'otp' })),
    output: PatientLookupOnWire,
    mutates: true,
    permission: 'user.createPatient',
    errors: { ...wrongCodeErrors, ...notPatientErrors, numberTaken: 'conflict', hasNumber: 'conflict' },
  }),
}
