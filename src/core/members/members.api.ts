import * as Schema from 'effect/Schema'
import { DialCode, Id, Opaque, PhoneDigits, TypedCode } from '../kit/written'
import { endpoint } from '../kit/endpoint'
import { KnownFacts, StatedFacts } from './members'
import { IsAnother, joinErrors, Member, MemberForm, PatientProfile, ProfileForm } from './members'

const Patient = '/user-service/v1/patient'
const MemberOnWire = Member.pipe(
  Schema.encodeKeys({ isDefault: 'is_default', countryCode: 'country_code', phoneNumber: 'phone_number' }),
)
const NewMemberOnWire = Schema.Struct({ ...MemberForm.fields, isAnother: IsAnother }).pipe(
  Schema.encodeKeys({ isDefault: 'is_default', isAnother: 'is_another' }),
)

/** A number that the patient changes to, with the code that was sent to it. */
const changedNumber = {
  countryCode: Schema.optionalKey(DialCode),
  phoneNumber: Schema.optionalKey(PhoneDigits),
  code: Schema.optionalKey(TypedCode),
  otpId: Schema.optionalKey(Opaque(200)),
}

/** A patient's own profile as it is saved, with another number where it changes. */
const OwnProfileForm = Schema.Struct({ ...ProfileForm.fields, ...changedNumber })

export const membersApi = {
  list: endpoint({
    method: 'GET',
    path: `${Patient}/member`,
    input: Schema.Struct({}),
    output: Schema.Array(MemberOnWire),
    mutates: false,
    permission: 'patientMember.viewList',
  }),
  add: endpoint({
    method: 'POST',
    path: `${Patient}/member`,
    input: NewMemberOnWire,
    output: MemberOnWire,
    mutates: true,
    errors: joinErrors,
    permission: 'patientMember.viewList',
  }),
  update: endpoint({
    method: 'PUT',
    path: `${Patient}/member/:id`,
    input: Schema.Struct({ id: Id, ...MemberForm.fields }).pipe(Schema.encodeKeys({ isDefault: 'is_default' })),
    output: MemberOnWire,
    mutates: true,
    permission: 'patientMember.viewList',
  }),
  setDefault: endpoint({
    method: 'PUT',
    path: `${Patient}/member/default`,
    input: Schema.Struct({ id: Id, isDefault: Schema.Literal(true) }).pipe(
      Schema.encodeKeys({ isDefault: 'is_default' }),
    ),
    output: MemberOnWire,
    mutates: true,
    permission: 'patientMember.viewList',
  }),
  /** What is known of a member: what the family says, and what doctors wrote. */
  facts: endpoint({
    method: 'GET',
    path: `${Patient}/member/:id/facts`,
    input: Schema.Struct({ id: Id }),
    output: KnownFacts,
    mutates: false,
    permission: 'patientMember.viewList',
  }),
  saveFacts: endpoint({
    method: 'PUT',
    path: `${Patient}/member/:id/facts`,
    /** `seen` is what stood there while it was written: what somebody else added or took away meanwhile stays so. */
    input: Schema.Struct({ id: Id, ...StatedFacts.fields, seen: Schema.optionalKey(StatedFacts) }),
    output: KnownFacts,
    mutates: true,
    permission: 'patientMember.viewList',
  }),
  /** Makes a picture that was uploaded the photo of a member; null takes the photo away. */
  savePhoto: endpoint({
    method: 'PUT',
    path: `${Patient}/member/:id/photo`,
    input: Schema.Struct({ id: Id, url: Schema.NullOr(Opaque(300)) }),
    output: MemberOnWire,
    mutates: true,
    permission: 'patientMember.viewList',
    errors: { photoUnknown: 'badRequest' },
  }),
  profile: endpoint({
    method: 'GET',
    path: `${Patient}/profile`,
    input: Schema.Struct({}),
    output: PatientProfile,
    mutates: false,
    permission: 'patientMember.viewList',
  }),
  saveProfile: endpoint({
    method: 'PUT',
    path: `${Patient}/profile`,
    input: OwnProfileForm.pipe(
      Schema.encodeKeys({ countryCode: 'country_code', phoneNumber: 'phone_number', code: 'otp_code' }),
    ),
    output: PatientProfile,
    mutates: true,
    permission: 'patientMember.viewList',
    errors: {
      otpWrong: 'badRequest',
      otpExpired: 'badRequest',
      otpExhausted: 'badRequest',
      numberTaken: 'conflict',
    },
  }),
  /** Staff add somebody to a patient's family. */
  addFor: endpoint({
    method: 'PUT',
    path: '/user-service/v1/user/member',
    input: Schema.Struct({ patientId: Id, ...ProfileForm.fields, isAnother: IsAnother }).pipe(
      Schema.encodeKeys({ isAnother: 'is_another' }),
    ),
    output: MemberOnWire,
    mutates: true,
    errors: joinErrors,
    permission: 'user.createPatient',
  }),
  /** Staff correct who somebody is that has no mobile number, and so no login to do it with. */
  correct: endpoint({
    method: 'PUT',
    path: '/user-service/v1/user/member/:id',
    input: Schema.Struct({ id: Id, ...ProfileForm.fields }),
    output: MemberOnWire,
    mutates: true,
    errors: { hasLogin: 'conflict' },
    permission: 'user.createPatient',
  }),
}
