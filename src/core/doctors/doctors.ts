import * as Schema from 'effect/Schema'
import { Id, Line, SearchTerm } from '../kit/written'
import { UnixSeconds } from '../kit/dates'
import { Paise } from '../kit/money'

export const Speciality = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  summary: Schema.String,
  doctorCount: Schema.Int,
})
export type Speciality = typeof Speciality.Type

export const Qualification = Schema.Struct({ degreeName: Schema.String })

/** Which ways of consulting have a free slot in the booking window. */
export const OfferedConsultations = Schema.Literals(['both', 'video', 'inClinic', 'none'])
export type OfferedConsultations = typeof OfferedConsultations.Type

export const DoctorCard = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  yearsOfExperience: Schema.Int,
  speciality: Schema.String,
  qualifications: Schema.Array(Qualification),
  languages: Schema.Array(Schema.String),
  photoUrl: Schema.String,
  /** Kilometres to the nearest clinic. */
  distance: Schema.NullOr(Schema.Finite),
  clinicName: Schema.NullOr(Schema.String),
  clinicAddress: Schema.NullOr(Schema.String),
  reviewCount: Schema.Int,
  /** 1 to 5, null without reviews. */
  rating: Schema.NullOr(Schema.Finite),
  expertise: Schema.Array(Schema.String),
  profileTags: Schema.Array(Schema.String),
  offers: OfferedConsultations,
  videoFee: Schema.NullOr(Paise),
  nextVideoSlot: Schema.NullOr(UnixSeconds),
  clinicFee: Schema.NullOr(Paise),
  nextClinicSlot: Schema.NullOr(UnixSeconds),
  contactSupport: Schema.Boolean,
})
export type DoctorCard = typeof DoctorCard.Type

export const Clinic = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  address: Schema.String,
  city: Schema.String,
  pincode: Schema.String,
  distance: Schema.NullOr(Schema.Finite),
  latitude: Schema.Finite,
  longitude: Schema.Finite,
  fee: Paise,
  photoUrl: Schema.NullOr(Schema.String),
})
export type Clinic = typeof Clinic.Type

export const DoctorProfile = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  photoUrl: Schema.String,
  coverUrl: Schema.String,
  yearsOfExperience: Schema.Int,
  speciality: Schema.String,
  qualifications: Schema.Array(Qualification),
  registrationNumber: Schema.String,
  languages: Schema.Array(Schema.String),
  clinics: Schema.Array(Clinic),
  about: Schema.String,
  tags: Schema.Array(Schema.String),
  profileTags: Schema.Array(Schema.String),
  reviewCount: Schema.Int,
  rating: Schema.NullOr(Schema.Finite),
  expertise: Schema.Array(Schema.String),
  contactSupport: Schema.Boolean,
  city: Schema.String,
})
export type DoctorProfile = typeof DoctorProfile.Type

export const DoctorSort = Schema.Literals(['nearest', 'earliest', 'experience', 'fee'])
export type DoctorSort = typeof DoctorSort.Type

/** What find-doctor asks for; distances in kilometres, experience in years. */
export const DoctorQuery = Schema.Struct({
  search: SearchTerm,
  specialityId: Schema.NullOr(Id),
  language: Schema.NullOr(Line(60)),
  distance: Schema.NullOr(Schema.Int),
  experience: Schema.NullOr(Schema.Int),
  consultation: Schema.NullOr(Schema.Literals(['video', 'inClinic'])),
  sort: DoctorSort,
})
export type DoctorQuery = typeof DoctorQuery.Type
