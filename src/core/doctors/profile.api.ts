import * as Schema from 'effect/Schema'
import { DoctorProfileOnWire } from './doctors.api'
import { endpoint } from '../kit/endpoint'
import { RupeesOnWire } from '../kit/money'
import { Revision } from '../kit/numbers'
import { Line, LinesOrEmpty } from '../kit/written'
import { OwnProfile } from './profile'
import { LONGEST_ABOUT, LONGEST_ENTRY, MOST_ENTRIES } from './profile.rules'

const OWN = '/doctor-service/v1/doctor/own-profile'

const Entries = Schema.Array(Line(LONGEST_ENTRY)).check(Schema.isMaxLength(MOST_ENTRIES))

const OwnProfileOnWire = Schema.Struct({
  ...OwnProfile.fields,
  profile: DoctorProfileOnWire,
  videoFee: Schema.NullOr(RupeesOnWire),
}).pipe(Schema.encodeKeys({ videoFee: 'video_consultation_fee', canEdit: 'can_edit' }))

export const profileApi = {
  /** Of the doctor that the caller is or works for. */
  own: endpoint({
    method: 'GET',
    path: OWN,
    input: Schema.Struct({}),
    output: OwnProfileOnWire,
    mutates: false,
    permission: 'doctor.profile',
  }),
  /** By the doctor alone, over the revision that they have seen. */
  save: endpoint({
    method: 'PUT',
    path: OWN,
    input: Schema.Struct({
      about: LinesOrEmpty(LONGEST_ABOUT),
      languages: Entries.check(Schema.isMinLength(1)),
      expertise: Entries,
      tags: Entries,
      videoFee: Schema.NullOr(RupeesOnWire),
      revision: Revision,
    }).pipe(Schema.encodeKeys({ about: 'about_me', languages: 'language', videoFee: 'video_consultation_fee' })),
    output: OwnProfileOnWire,
    mutates: true,
    permission: 'doctor.profile',
    errors: { profileChanged: 'conflict', entryUnknown: 'badRequest', feeOutside: 'badRequest' },
  }),
}
