import * as Schema from 'effect/Schema'
import { CalendarDay, DayOnWire, UnixSeconds } from '../kit/dates'
import { Id } from '../kit/written'
import { RecordSource, RecordType } from '../records/records'
import { MOST_LINES } from './medicines.limits'
import { WantedLine, Way } from './medicines'

/** A medicine of a signed prescription: what was prescribed of it, and what is left to order. */
export const SupplyLine = Schema.Struct({
  line: Schema.Int,
  name: Schema.String,
  medicineId: Schema.NullOr(Schema.String),
  /** Units of its form; null where they cannot be counted (as needed). */
  prescribed: Schema.NullOr(Schema.Int),
  left: Schema.NullOr(Schema.Int),
  /** `tablet`, `ml`, or the packs that were prescribed (`strip`); empty where none was named. */
  unit: Schema.String,
  /** Of what cannot be counted how much is handed over at once at most; null where nothing is known of it. */
  most: Schema.NullOr(Schema.Int),
  /** Days for which all that was prescribed lasts; null where nobody said it. */
  days: Schema.NullOr(Schema.Int),
  /** Schedule X and narcotics never are. */
  isSold: Schema.Boolean,
})
export type SupplyLine = typeof SupplyLine.Type

/** Whether something can be ordered with a record, and why not. */
export const SupplyState = Schema.Literals(['free', 'tooOld', 'notSold', 'inUse', 'spent'])
export type SupplyState = typeof SupplyState.Type

/** A record with which medicines can be ordered. Lines are those of a prescription that was typed here. */
export const Orderable = Schema.Struct({
  id: Schema.String,
  /** Of a signed prescription its own id. */
  prescriptionId: Schema.NullOr(Schema.String),
  title: Schema.String,
  type: RecordType,
  source: RecordSource,
  documentDate: CalendarDay,
  doctorName: Schema.NullOr(Schema.String),
  /** How its first page looks; null where it has no picture. */
  thumbnailUrl: Schema.NullOr(Schema.String),
  state: SupplyState,
  /** A live order that holds it. */
  openOrder: Schema.NullOr(Schema.Struct({ id: Schema.String, orderNo: Schema.String, pharmacyName: Schema.String })),
  /** When it was supplied last. */
  suppliedAt: Schema.NullOr(UnixSeconds),
  lines: Schema.Array(SupplyLine),
})
export type Orderable = typeof Orderable.Type
export const OrderableOnWire = Schema.Struct({ ...Orderable.fields, documentDate: DayOnWire }).pipe(
  Schema.encodeKeys({
    prescriptionId: 'prescription_id',
    documentDate: 'document_date',
    thumbnailUrl: 'thumbnail_url',
    openOrder: 'open_order',
    suppliedAt: 'supplied_at',
  }),
)

/** What is sent to a pharmacy. `replaces` is the request at another one that it takes the place of. */
export const MedicineRequest = Schema.Struct({
  medicalRecordId: Id,
  memberId: Id,
  pharmacyId: Id,
  type: Way,
  /** The version of the address that the patient saw. */
  addressId: Schema.optionalKey(Id),
  /** How much of each medicine is asked for, as it was seen; of one that is not named all that is left. */
  lines: Schema.optionalKey(Schema.Array(WantedLine).check(Schema.isMaxLength(MOST_LINES))),
  replaces: Schema.optionalKey(Id),
})
export type MedicineRequest = typeof MedicineRequest.Type

export const PlacedOrder = Schema.Struct({
  id: Schema.String,
  orderNo: Schema.String,
  /** Until when the pharmacy answers. */
  answerBy: Schema.NullOr(UnixSeconds),
})
export type PlacedOrder = typeof PlacedOrder.Type
