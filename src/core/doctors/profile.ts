import * as Schema from 'effect/Schema'
import { DoctorProfile } from './doctors'
import { Paise } from '../kit/money'

/** What a doctor writes of themselves; degrees, registration and clinics are the practice's. */
export const ProfileText = Schema.Struct({
  about: Schema.String,
  languages: Schema.Array(Schema.String),
  expertise: Schema.Array(Schema.String),
  tags: Schema.Array(Schema.String),
  /** Null where the doctor has no fee of their own for video. */
  videoFee: Schema.NullOr(Paise),
})
export type ProfileText = typeof ProfileText.Type

/** The profile of the doctor that the caller is or works for. */
export const OwnProfile = Schema.Struct({
  profile: DoctorProfile,
  videoFee: Schema.NullOr(Paise),
  /** Changes with every save. */
  revision: Schema.Int,
  /** A junior doctor reads it. */
  canEdit: Schema.Boolean,
})
export type OwnProfile = typeof OwnProfile.Type
