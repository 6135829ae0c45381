import * as Schema from 'effect/Schema'
import { CalendarDay } from '../kit/dates'
import { Gender } from '../members/members'
import type { AdmitDraft } from './inpatient.rules'
import { DischargeMedicine, FreeMedicine, SummaryText } from './summary'
import { summaryOf } from './summary.rules'

/** The patient who was found by number, with the family. */
const FoundPatient = Schema.Struct({
  userId: Schema.String,
  countryCode: Schema.NullOr(Schema.String),
  phoneNumber: Schema.NullOr(Schema.String),
  patientNo: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  members: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      name: Schema.NullOr(Schema.String),
      age: Schema.NullOr(Schema.Int),
      gender: Schema.NullOr(Gender),
      isDefault: Schema.Boolean,
    }),
  ),
})

/** What was typed into the form of an admission, with the patient who was found for it. */
export interface TypedAdmission {
  readonly patient: typeof FoundPatient.Type | null
  readonly draft: AdmitDraft
}

const OnDevice = Schema.fromJsonString(
  Schema.Struct({
    patient: Schema.NullOr(FoundPatient),
    draft: Schema.Struct({
      memberId: Schema.NullOr(Schema.String),
      name: Schema.String,
      age: Schema.String,
      gender: Schema.NullOr(Gender),
      hospitalId: Schema.String,
      roomId: Schema.String,
      bedId: Schema.String,
      sponsor: Schema.String,
      caseHistory: Schema.String,
      uhid: Schema.String,
      admittedOn: Schema.NullOr(CalendarDay),
    }),
  }),
)
const SummaryOnDevice = Schema.fromJsonString(
  Schema.Struct({
    text: Schema.Struct({
      ...SummaryText.fields,
      medicines: Schema.Array(Schema.Union([DischargeMedicine, FreeMedicine])),
      dismissals: Schema.optionalKey(SummaryText.fields.dismissals),
    }),
    revision: Schema.Int,
  }),
)

const orNull =
  <A>(schema: Schema.Codec<A, string>) =>
  (text: string): A | null => {
    const read = Schema.decodeUnknownOption(schema)(text)
    return read._tag === 'Some' ? read.value : null
  }

/** The form as the device kept it; null where it is none of this version's. */
export const readTypedAdmission: (text: string) => TypedAdmission | null = orNull(OnDevice)

/** A summary as the device kept it, and the revision of the server that it was written on. */
export const readTypedSummary = (text: string): { text: SummaryText; revision: number } | null => {
  const read = orNull(SummaryOnDevice)(text)
  return read === null ? null : { ...read, text: summaryOf(read.text) }
}
