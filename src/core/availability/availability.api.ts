import * as Schema from 'effect/Schema'
import { Decimal, Revision } from '../kit/numbers'
import { Id } from '../kit/written'
import { decodeTo } from 'effect/Schema'
import { transform } from 'effect/SchemaTransformation'
import { BlockableRole, ConsultationType } from '../booking/booking'
import { DayOnWire } from '../kit/dates'
import { endpoint } from '../kit/endpoint'
import { RupeesOnWire } from '../kit/money'
import {
  AffectedAppointment,
  AffectedDecision,
  AvailabilityEntry,
  AvailabilityGroup,
  Hours,
  LinkedClinic,
  MinuteOfDay,
  NewHours,
} from './availability'
import { weekdays } from './availability.rules'
import { durationOf, minutesOfTime, timeText } from './slotPlan'

const TimeOnWire = Schema.String.check(Schema.isPattern(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/)).pipe(
  decodeTo(MinuteOfDay, transform({ decode: (text) => minutesOfTime(text) ?? 0, encode: timeText })),
)
const RangesOnWire = Schema.Array(
  Schema.Struct({ start: TimeOnWire, end: TimeOnWire }).pipe(
    Schema.encodeKeys({ start: 'start_time', end: 'end_time' }),
  ),
)
/** From start 1, from end 2. */
const ReservedFromOnWire = Schema.Literals([1, 2]).transform(['start', 'end'])

const fields = {
  ...Hours.fields,
  ranges: RangesOnWire,
  fee: RupeesOnWire.pipe(decodeTo(Hours.fields.fee, transform({ decode: (fee) => fee, encode: (fee) => fee }))),
  reservedFrom: ReservedFromOnWire,
}
const keys = {
  ranges: 'start_and_end_time',
  totalSlots: 'total_slots',
  bufferMinutes: 'buffer_between_slots',
  fee: 'consultation_fee',
  shownSlots: 'appointment_display',
  reservedSlots: 'reserved_slots_count',
  reservedFrom: 'slot_reserve_from',
} as const

/** Computed, and computed again by whoever receives it. */
const SlotMinutes = Decimal(-1440, 1440)

const duration = Schema.Struct({ ...Hours.fields, slotMinutes: SlotMinutes })
/** The computed duration travels with the hours; what counts is what the hours make of it. */
const HoursOnWire = Schema.Struct({ ...fields, slotMinutes: SlotMinutes }).pipe(
  Schema.encodeKeys({ ...keys, slotMinutes: 'slot_duration' }),
  decodeTo(
    Hours,
    transform({
      decode: ({ slotMinutes: _, ...hours }: typeof duration.Type) => hours,
      encode: (hours) => ({ ...hours, slotMinutes: durationOf(hours) }),
    }),
  ),
)

const NewHoursOnWire = Schema.Struct({
  ...fields,
  slotMinutes: SlotMinutes,
  consultation: ConsultationType,
  clinicId: Schema.NullOr(Id),
  dates: Schema.Array(DayOnWire),
}).pipe(
  Schema.encodeKeys({
    ...keys,
    slotMinutes: 'slot_duration',
    consultation: 'type_of_consultation',
    clinicId: 'clinic_id',
    dates: 'schedule_dates',
  }),
  decodeTo(
    NewHours,
    transform({
      decode: ({ slotMinutes: _, ...hours }) => hours,
      encode: (hours) => ({ ...hours, slotMinutes: durationOf(hours) }),
    }),
  ),
)

const EntryOnWire = Schema.Struct({
  ...fields,
  id: Schema.String,
  date: DayOnWire,
  revision: Schema.Int,
  booked: Schema.Int,
  bookedAt: AvailabilityEntry.fields.bookedAt,
  slotMinutes: SlotMinutes,
  blockedRoles: AvailabilityEntry.fields.blockedRoles,
}).pipe(
  Schema.encodeKeys({
    ...keys,
    date: 'schedule_date',
    bookedAt: 'booked_at',
    slotMinutes: 'slot_duration',
    blockedRoles: 'blocked_roles',
  }),
)
const GroupOnWire = Schema.Struct({ ...AvailabilityGroup.fields, entries: Schema.Array(EntryOnWire) }).pipe(
  Schema.encodeKeys({
    clinicId: 'clinic_id',
    clinicName: 'clinic_name',
    consultation: 'type_of_consultation',
    entries: 'schedules',
  }),
)

const problems = {
  clinicMissing: 'badRequest',
  datesMissing: 'badRequest',
  tooManyDates: 'badRequest',
  dateInPast: 'badRequest',
  dateTooFar: 'badRequest',
  rangesMissing: 'badRequest',
  tooManyRanges: 'badRequest',
  oneRangeOnVideo: 'badRequest',
  rangeTurned: 'badRequest',
  rangePast: 'badRequest',
  rangesOverlap: 'badRequest',
  slotsMissing: 'badRequest',
  tooManySlots: 'badRequest',
  slotsDoNotFit: 'badRequest',
  feeMissing: 'badRequest',
  reservedTooMany: 'badRequest',
  shownMissing: 'badRequest',
} as const

const BASE = '/doctor-service/v1/availability-setting'
/** The hours that were changed: others, which somebody wrote meanwhile, refuse. Without it any are written over. */
const revision = Schema.optionalKey(Revision)
/** New hours of an entry, or null: it is to be deleted. */
const change = { id: Id, hours: Schema.NullOr(HoursOnWire) }

export const availabilityApi = {
  clinics: endpoint({
    method: 'GET',
    path: '/doctor-service/v1/doctor/clinics',
    input: Schema.Struct({}),
    output: Schema.Array(
      Schema.Struct({ ...LinkedClinic.fields, fee: RupeesOnWire }).pipe(Schema.encodeKeys({ fee: 'consultationFee' })),
    ),
    mutates: false,
    permission: 'doctor.linkedClinics',
  }),
  list: endpoint({
    method: 'GET',
    path: BASE,
    input: Schema.Struct({
      day: Schema.optionalKey(Schema.Literals(weekdays)),
      start: Schema.optionalKey(DayOnWire),
      end: Schema.optionalKey(DayOnWire),
    }),
    output: Schema.Array(GroupOnWire),
    mutates: false,
    permission: 'availabilitySetting.viewList',
  }),
  create: endpoint({
    method: 'POST',
    path: BASE,
    input: NewHoursOnWire,
    output: Schema.Struct({ ids: Schema.Array(Schema.String) }),
    mutates: true,
    permission: 'availabilitySetting.create',
    errors: { ...problems, hoursOverlap: 'conflict', clinicUnknown: 'badRequest' },
  }),
  update: endpoint({
    method: 'PATCH',
    path: `${BASE}/:id`,
    input: Schema.Struct({ ...fields, slotMinutes: SlotMinutes, id: Id, revision }).pipe(
      Schema.encodeKeys({ ...keys, slotMinutes: 'slot_duration' }),
      decodeTo(
        Schema.Struct({ ...Hours.fields, id: Schema.String, revision }),
        transform({
          decode: ({ slotMinutes: _, ...hours }) => hours,
          encode: (hours) => ({ ...hours, slotMinutes: durationOf(hours) }),
        }),
      ),
    ),
    output: Schema.Struct({ id: Schema.String }),
    mutates: true,
    permission: 'availabilitySetting.update',
    errors: { ...problems, hoursOverlap: 'conflict', appointmentsAffected: 'conflict', hoursChanged: 'conflict' },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${BASE}/:id`,
    input: Schema.Struct({ id: Id }),
    output: Schema.Struct({}),
    mutates: true,
    permission: 'availabilitySetting.delete',
    errors: { appointmentsAffected: 'conflict' },
  }),
  block: endpoint({
    method: 'PATCH',
    path: `${BASE}/:id/block-booking`,
    input: Schema.Struct({ id: Id, blockedRoles: Schema.Array(BlockableRole) }).pipe(
      Schema.encodeKeys({ blockedRoles: 'block_booking' }),
    ),
    output: Schema.Struct({ blockedRoles: Schema.Array(BlockableRole) }).pipe(
      Schema.encodeKeys({ blockedRoles: 'blocked_roles' }),
    ),
    mutates: true,
    permission: 'availabilitySetting.update',
  }),
  /** Which appointments a change leaves without their slot. */
  affected: endpoint({
    method: 'POST',
    path: `${BASE}/:id/affected`,
    input: Schema.Struct(change),
    output: Schema.Array(
      Schema.Struct({ ...AffectedAppointment.fields, amount: RupeesOnWire }).pipe(
        Schema.encodeKeys({
          startsAt: 'slotStartTime',
          endsAt: 'slotEndTime',
          amount: 'finalAmount',
        }),
      ),
    ),
    mutates: false,
    permission: 'availabilitySetting.update',
    errors: problems,
  }),
  /** Makes a change together with what becomes of each affected appointment, or nothing of it. */
  decide: endpoint({
    method: 'POST',
    path: `${BASE}/:id/decisions`,
    input: Schema.Struct({ ...change, revision, decisions: Schema.Array(AffectedDecision) }),
    output: Schema.Struct({}),
    mutates: true,
    permission: 'availabilitySetting.update',
    errors: {
      ...problems,
      hoursOverlap: 'conflict',
      affectedChanged: 'conflict',
      moveTaken: 'conflict',
      hoursChanged: 'conflict',
    },
  }),
}
