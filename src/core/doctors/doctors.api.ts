import * as Schema from 'effect/Schema'
import { LatitudeInQuery, LongitudeInQuery } from '../kit/coordinates'
import { DecimalInQuery, LimitInQuery, OffsetInQuery, WholeInQuery } from '../kit/numbers'
import { Id } from '../kit/written'
import { transform } from 'effect/SchemaTransformation'
import { endpoint } from '../kit/endpoint'
import { RupeesOnWire } from '../kit/money'
import { Clinic, DoctorCard, DoctorProfile, DoctorQuery, Speciality } from './doctors'

const Doctor = '/doctor-service/v1/doctor'
const QualificationOnWire = Schema.Struct({ degreeName: Schema.String }).pipe(
  Schema.encodeKeys({ degreeName: 'degree_name' }),
)
const OffersOnWire = Schema.Literals(['both', 'video call', 'in clinic', 'none']).transform([
  'both',
  'video',
  'inClinic',
  'none',
])
const comma = transform({
  decode: (text: string): readonly string[] => (text === '' ? [] : text.split(',').map((tag) => tag.trim())),
  encode: (tags: readonly string[]) => tags.join(','),
})
/** A comma-separated list on the wire. */
const CommaList = Schema.String.pipe(Schema.decodeTo(Schema.Array(Schema.String), comma))

const DoctorCardOnWire = Schema.Struct({
  ...DoctorCard.fields,
  qualifications: Schema.Array(QualificationOnWire),
  offers: OffersOnWire,
  videoFee: Schema.NullOr(RupeesOnWire),
  clinicFee: Schema.NullOr(RupeesOnWire),
}).pipe(
  Schema.encodeKeys({
    id: 'doctor_id',
    name: 'doctor_name',
    yearsOfExperience: 'year_of_experience',
    qualifications: 'qualification_details',
    languages: 'language',
    photoUrl: 'doctor_photo_url',
    clinicName: 'clinic_name',
    clinicAddress: 'clinic_address',
    reviewCount: 'reviews',
    profileTags: 'profile_tags',
    offers: 'type',
    videoFee: 'video_consultation_fee',
    nextVideoSlot: 'next_video_consultation_slot',
    clinicFee: 'in_clinic_consultation_fee',
    nextClinicSlot: 'next_in_clinic_slot',
    contactSupport: 'contact_support',
  }),
)

const ClinicOnWire = Schema.Struct({ ...Clinic.fields, fee: RupeesOnWire }).pipe(
  Schema.encodeKeys({ fee: 'consultation_fee', photoUrl: 'photo_url' }),
)

export const DoctorProfileOnWire = Schema.Struct({
  ...DoctorProfile.fields,
  qualifications: Schema.Array(QualificationOnWire),
  clinics: Schema.Array(ClinicOnWire),
  tags: CommaList,
}).pipe(
  Schema.encodeKeys({
    photoUrl: 'photo_url',
    coverUrl: 'cover_photo',
    yearsOfExperience: 'experience_years',
    qualifications: 'qualification_details',
    registrationNumber: 'registration_number',
    languages: 'language',
    about: 'about_me',
    profileTags: 'profile_tags',
    reviewCount: 'reviews',
    contactSupport: 'contact_support',
  }),
)

const { search, specialityId, language, consultation, sort } = DoctorQuery.fields
/** Kilometres: half around the earth. */
const FARTHEST = 20_000
const orAbsent = <S extends Schema.Top>(field: S) => Schema.optionalKey(field)

export const doctorsApi = {
  specialities: endpoint({
    method: 'GET',
    path: `${Doctor}/specialities`,
    input: Schema.Struct({}),
    output: Schema.Array(Speciality.pipe(Schema.encodeKeys({ doctorCount: 'doctor_count' }))),
    mutates: false,
    permission: null,
  }),
  find: endpoint({
    method: 'GET',
    path: `${Doctor}/doctors`,
    input: Schema.Struct({
      search: orAbsent(search),
      specialityId: orAbsent(specialityId.members[0]),
      language: orAbsent(language.members[0]),
      distance: orAbsent(DecimalInQuery(0, FARTHEST)),
      experience: orAbsent(WholeInQuery(0, 100)),
      consultation: orAbsent(consultation.members[0]),
      sort: orAbsent(sort),
      latitude: LatitudeInQuery,
      longitude: LongitudeInQuery,
      limit: LimitInQuery,
      offset: OffsetInQuery,
    }),
    output: Schema.Array(DoctorCardOnWire),
    mutates: false,
    permission: null,
  }),
  profile: endpoint({
    method: 'GET',
    path: `${Doctor}/profile/:id`,
    input: Schema.Struct({ id: Id, latitude: LatitudeInQuery, longitude: LongitudeInQuery }),
    output: DoctorProfileOnWire,
    mutates: false,
    permission: 'doctor.profile',
  }),
}
