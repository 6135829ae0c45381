import * as Schema from 'effect/Schema'
import { transform } from 'effect/SchemaTransformation'
import { withTag } from '../kit/constants'
import { DayOnWire } from '../kit/dates'
import { endpoint } from '../kit/endpoint'
import { DocumentLink } from '../kit/documentLink'
import { completeErrors, joinErrors } from '../members/members'
import { LimitInQuery, PageInQuery, Revision } from '../kit/numbers'
import { Id, Opaque, SearchTerm } from '../kit/written'
import {
  AdmitRequest,
  Bed,
  BedOccupant,
  Hospital,
  OwnStay,
  Room,
  Stay,
  StayChanges,
  StayDetail,
  StayPage,
} from './inpatient'
import { MedicinesBefore, Summary, SummaryText } from './summary'

const IpDash = '/doctor-service/v1/ip-dash'
const maybe = Schema.optionalKey
const YesOnWire = Schema.Literals(['true', 'false']).transform([true, false])

/** `A,B` on the wire. */
const SponsorsOnWire = Schema.String.pipe(
  Schema.decodeTo(
    Hospital.fields.sponsors,
    transform({
      decode: (text: string): readonly string[] => (text === '' ? [] : text.split(',')),
      encode: (names: readonly string[]) => names.join(','),
    }),
  ),
)

const HospitalOnWire = Schema.Struct({ ...Hospital.fields, sponsors: SponsorsOnWire }).pipe(
  Schema.encodeKeys({ id: 'hospital_id' }),
)

const changesByKey = {
  sponsor: 'sponsor_name',
  caseHistory: 'case_history',
  uhid: 'hospital_uhid',
  admittedOn: 'admission_date',
} as const
const bedByKey = { roomId: 'hospital_room_id', bedId: 'room_bed_id' } as const

const StayOnWire = Schema.Struct({
  ...Stay.fields,
  admittedOn: DayOnWire,
  dischargedOn: Schema.NullOr(DayOnWire),
}).pipe(
  Schema.encodeKeys({
    memberId: 'member_id',
    patientId: 'patient_id',
    doctorId: 'doctor_id',
    hospitalId: 'hospital_id',
    roomName: 'room_name',
    roomType: 'room_type',
    roomPhone: 'room_phone',
    bedNumber: 'bed_number',
    dischargedOn: 'discharged_date',
    phoneNumber: 'phone_number',
    countryCode: 'country_code',
    isChatEnabled: 'is_chat_enabled',
    isSummaryDue: 'is_summary_due',
    ...changesByKey,
    ...bedByKey,
  }),
)

const OccupantOnWire = Schema.Struct({
  ...BedOccupant.fields,
  since: DayOnWire,
  stay: Schema.NullOr(StayOnWire),
}).pipe(Schema.encodeKeys({ stay: 'patient' }))

const RoomOnWire = Schema.Struct({
  ...Room.fields,
  beds: Schema.Array(Schema.Struct({ ...Bed.fields, occupant: Schema.NullOr(OccupantOnWire) })),
}).pipe(Schema.encodeKeys({ phone: 'room_phone' }))

const StayPageOnWire = Schema.Struct({ ...StayPage.fields, stays: Schema.Array(StayOnWire) }).pipe(
  Schema.encodeKeys({ stays: 'data' }),
)

const AskedStays = Schema.Struct({
  hospitalId: maybe(Id),
  memberId: maybe(Id),
  roomId: maybe(Id),
  bedId: maybe(Id),
  startDate: maybe(DayOnWire),
  endDate: maybe(DayOnWire),
  isDischarged: maybe(YesOnWire),
  keyword: maybe(SearchTerm),
  page: PageInQuery,
  limit: LimitInQuery,
}).pipe(
  Schema.encodeKeys({
    hospitalId: 'hospital_id',
    memberId: 'member_id',
    roomId: 'room_id',
    bedId: 'room_bed_id',
    startDate: 'start_date',
    endDate: 'end_date',
    isDischarged: 'discharged',
  }),
)

const AskedRooms = Schema.Struct({
  hospitalId: Id,
  /** For an admission: who lies in a bed is left out. */
  isForAdmission: maybe(YesOnWire),
  /** Free beds alone. */
  isAvailable: maybe(YesOnWire),
  startDate: maybe(DayOnWire),
  endDate: maybe(DayOnWire),
}).pipe(
  Schema.encodeKeys({
    hospitalId: 'hospital_id',
    isForAdmission: 'admit',
    isAvailable: 'available',
    startDate: 'start_date',
    endDate: 'end_date',
  }),
)

const id = Id
const dates = { admittedOn: DayOnWire }

const AdmitOnWire = Schema.Struct({
  status: Schema.Literal('admit'),
  ...AdmitRequest.fields,
  ...dates,
}).pipe(
  Schema.encodeKeys({
    patientId: 'patient_id',
    memberId: 'member_id',
    hospitalId: 'hospital_id',
    readmits: 'id',
    isAnother: 'is_another',
    ...changesByKey,
    ...bedByKey,
  }),
)
const DischargeOnWire = Schema.Struct({ status: Schema.Literal('discharged'), id })

const ShiftOnWire = Schema.Struct({ id, roomId: Id, bedId: Id }).pipe(Schema.encodeKeys(bedByKey))
const ChangesOnWire = Schema.Struct({ ...StayChanges.fields, ...dates }).pipe(Schema.encodeKeys(changesByKey))
/** `seen` is what stood there when the correction was begun: another, saved by somebody else meanwhile, refuses. */
const EditOnWire = Schema.Struct({
  id,
  ...StayChanges.fields,
  ...dates,
  seen: Schema.optionalKey(ChangesOnWire),
}).pipe(Schema.encodeKeys(changesByKey))
const ChatOnWire = Schema.Struct({ id, status: Schema.Literals(['active', 'disabled']) })

const DetailOnWire = Schema.Struct({ ...StayDetail.fields, stay: StayOnWire }).pipe(
  Schema.encodeKeys({ stay: 'patient', hospitalName: 'hospital_name', doctorName: 'doctor_name' }),
)

const OwnStayOnWire = Schema.Struct({
  ...OwnStay.fields,
  admittedOn: DayOnWire,
  dischargedOn: Schema.NullOr(DayOnWire),
}).pipe(
  Schema.encodeKeys({
    admittedOn: 'admission_date',
    dischargedOn: 'discharged_date',
    doctorId: 'doctor_id',
    memberId: 'member_id',
    patientName: 'name',
    hospitalName: 'hospital_name',
    doctorName: 'doctor_name',
    roomName: 'room_name',
    bedNumber: 'bed_number',
    hasSummary: 'has_summary',
  }),
)

const FollowUp = { followUpOn: Schema.NullOr(DayOnWire) }
const SummaryOnWire = Schema.Struct({ ...Summary.fields, ...FollowUp })

const dateErrors = { dateWrong: 'badRequest', sponsorUnknown: 'badRequest' } as const

export const inpatientApi = {
  hospitals: endpoint({
    method: 'GET',
    path: `${IpDash}/hospitals`,
    input: Schema.Struct({}),
    output: Schema.Array(HospitalOnWire),
    mutates: false,
    permission: 'ipDashboard.view',
  }),
  stays: endpoint({
    method: 'GET',
    path: `${IpDash}/patients`,
    input: AskedStays,
    output: StayPageOnWire,
    mutates: false,
    permission: 'ipDashboard.view',
    alsoNeeds: { 'ipDashboard.search': ({ keyword }) => (keyword ?? '').trim() !== '' },
  }),
  rooms: endpoint({
    method: 'GET',
    path: `${IpDash}/rooms`,
    input: AskedRooms,
    output: Schema.Array(RoomOnWire),
    mutates: false,
    permission: 'ipDashboard.viewRoomsAndBeds',
  }),
  stay: endpoint({
    method: 'GET',
    path: `${IpDash}/admission/:id`,
    input: Schema.Struct({ id }),
    output: DetailOnWire,
    mutates: false,
    permission: 'ipDashboard.viewDetails',
  }),
  /** Admits, admits again or discharges, by its status. */
  admission: endpoint({
    method: 'POST',
    path: `${IpDash}/admission`,
    input: Schema.Union([AdmitOnWire, DischargeOnWire]),
    output: StayOnWire,
    mutates: true,
    permission: null,
    alsoNeeds: {
      'ipDashboard.admit': ({ status }) => status === 'admit',
      'ipDashboard.dischargeAndEdit': ({ status }) => status !== 'admit',
    },
    /** `memberExists`: somebody of that name and age is in the family already; with `isAnother` it is another. */
    errors: {
      bedTaken: 'conflict',
      alreadyAdmitted: 'conflict',
      stayOver: 'conflict',
      ...completeErrors,
      ...joinErrors,
      ...dateErrors,
    },
  }),
  /** Another bed, corrected fields, or the state of the chat. */
  update: endpoint({
    method: 'PUT',
    path: `${IpDash}/admission/:id`,
    input: Schema.Union([
      withTag('change', 'shift', ShiftOnWire),
      withTag('change', 'edit', EditOnWire),
      withTag('change', 'chat', ChatOnWire),
    ]),
    output: StayOnWire,
    mutates: true,
    permission: 'ipDashboard.dischargeAndEdit',
    errors: {
      bedTaken: 'conflict',
      alreadyAdmitted: 'conflict',
      stayOver: 'conflict',
      stayChanged: 'conflict',
      ...dateErrors,
    },
  }),
  summary: endpoint({
    method: 'GET',
    path: `${IpDash}/admission/:id/summary`,
    input: Schema.Struct({ id }),
    output: SummaryOnWire,
    mutates: false,
    permission: 'ipDashboard.viewDetails',
  }),
  /** What the medicines of a discharge are compared with and checked against. */
  medicines: endpoint({
    method: 'GET',
    path: `${IpDash}/admission/:id/medicines`,
    input: Schema.Struct({ id }),
    output: MedicinesBefore,
    mutates: false,
    permission: 'ipDashboard.viewDetails',
  }),
  saveSummary: endpoint({
    method: 'PUT',
    path: `${IpDash}/admission/:id/summary`,
    input: Schema.Struct({
      id,
      ...SummaryText.fields,
      ...FollowUp,
      isFinished: Schema.Boolean,
      /** The one that was written on: another, saved elsewhere meanwhile, refuses. Null writes over any. */
      revision: Schema.NullOr(Revision),
      /** The tab it is written in, whose own last save is written over: its answer may have been lost. */
      tab: Schema.optionalKey(Opaque(60)),
    }),
    output: SummaryOnWire,
    mutates: true,
    permission: 'ipDashboard.dischargeAndEdit',
    errors: {
      summaryChanged: 'conflict',
      /** A product that is no longer in the catalogue. */
      medicineUnknown: 'badRequest',
      /** Of a summary that is finished: own words with a number of two meanings. */
      lineUnclear: 'badRequest',
      /** Of a summary that is finished: a way of giving that the form of a medicine cannot have. */
      routeImpossible: 'badRequest',
      /** Of a summary that is finished: a serious warning without a reason. */
      seriousUnanswered: 'badRequest',
      unprintable: 'badRequest',
    },
  }),
  /** A fresh address of the PDF of a finished summary, once it is written, for the doctor's team and for the patient. */
  summaryLink: endpoint({
    method: 'POST',
    path: `${IpDash}/admission/:id/summary/link`,
    input: Schema.Struct({ id }),
    output: DocumentLink,
    mutates: true,
    permission: 'medicalRecord.view',
    errors: { summaryDue: 'conflict' },
  }),
  /** A stay as the patient and the family follow it. */
  ownStay: endpoint({
    method: 'GET',
    path: `${IpDash}/own/:id`,
    input: Schema.Struct({ id }),
    output: OwnStayOnWire,
    mutates: false,
    permission: 'medicalRecord.view',
  }),
}
