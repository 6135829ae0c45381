import * as Schema from 'effect/Schema'
import { CalendarDay } from '../kit/dates'
import { LineOrEmpty } from '../kit/written'
import { LONGEST_TITLE } from './records.limits'

/** What a record is. */
export const RecordType = Schema.Literals(['prescription', 'report'])
export type RecordType = typeof RecordType.Type

/** Where a record comes from: the family, a doctor's signature, a discharge, a diagnostic centre. */
export const RecordSource = Schema.Literals(['upload', 'prescription', 'summary', 'report'])
export type RecordSource = typeof RecordSource.Type

/** What a record is about, in the reader's language; `icon` is one of the kit's. */
export const HealthCategory = Schema.Struct({ id: Schema.String, name: Schema.String, icon: Schema.String })
export type HealthCategory = typeof HealthCategory.Type

/** What a family calls a record; empty where they did not name it. */
export const RecordTitle = LineOrEmpty(LONGEST_TITLE)

/** What a family keeps of one visit, test or stay. */
export const MedicalRecord = Schema.Struct({
  id: Schema.String,
  memberId: Schema.String,
  memberName: Schema.NullOr(Schema.String),
  /** Empty where nothing but its type is known. */
  title: Schema.String,
  type: RecordType,
  healthCategoryId: Schema.NullOr(Schema.String),
  healthCategory: Schema.NullOr(Schema.Struct({ name: Schema.String, icon: Schema.String })),
  documentDate: CalendarDay,
  source: RecordSource,
  bookingId: Schema.NullOr(Schema.String),
  orderId: Schema.NullOr(Schema.String),
  /** The signed prescription that it is. */
  prescriptionId: Schema.NullOr(Schema.String),
  doctorName: Schema.NullOr(Schema.String),
  uploaderBy: Schema.NullOr(Schema.String),
  uploaderByUserId: Schema.String,
  /** Works for the session alone. Null while what it is made of is not laid out yet. */
  url: Schema.NullOr(Schema.String),
  /** Null where there is no small picture of it. */
  thumbnailUrl: Schema.NullOr(Schema.String),
  pages: Schema.NullOr(Schema.Int),
  /** For whom links to it were made that work; a family's own alone. */
  sharedWith: Schema.Array(Schema.String),
})
export type MedicalRecord = typeof MedicalRecord.Type

/** The record of the prescription that a member was given last. */
export const ActivePrescription = Schema.Struct({ id: Schema.String, memberId: Schema.String })
export type ActivePrescription = typeof ActivePrescription.Type

/** Which records are looked at. */
export interface RecordQuery {
  /** Of one member; null for the whole family. */
  readonly memberId: string | null
  readonly type: RecordType | null
  readonly search: string
}
