import { completeErrors } from '../members/members'
import * as Schema from 'effect/Schema'
import { Id } from '../kit/written'
import { DayOnWire } from '../kit/dates'
import { endpoint } from '../kit/endpoint'
import { RupeesOnWire } from '../kit/money'
import { BookedAppointment, BookingForPatient, BookingRequest, CancelRequest, SeenAppointment, Slot } from './booking'
import { ConsultationOnWire } from './booking.wire'
import { SlotOutlook } from './slotAlert'
import { BlockPlace, PatientBlock } from './patientBlock'

const SlotOnWire = Schema.Struct({ ...Slot.fields, fee: RupeesOnWire }).pipe(
  Schema.encodeKeys({
    id: 'slotId',
    startsAt: 'slotStartTime',
    endsAt: 'slotEndTime',
    fee: 'consultationFee',
    duration: 'slotDuration',
  }),
)
const Days = Schema.Array(Schema.Struct({ date: DayOnWire, slots: Schema.Array(SlotOnWire) }))

/** `tooLate`: to a patient, of an appointment that has begun. */
const cancelErrors = {
  alreadyCancelled: 'conflict',
  notCancellable: 'conflict',
  tooLate: 'conflict',
  nothingChosen: 'badRequest',
} as const

const BLOCK = '/user-service/v1/user/block-patient'
/** The doctor takes no bookings from this patient. */
const notTaken = { patientBlocked: 'conflict' } as const

const booked = { consultation: ConsultationOnWire, amount: RupeesOnWire }

const atReception = {
  'opdReceptionWeb.blockPatient': ({ place }: { readonly place?: BlockPlace | undefined }) => place === 'reception',
} as const

export const bookingApi = {
  slots: endpoint({
    method: 'GET',
    path: '/doctor-service/v1/schedule-slots/:doctorId',
    input: Schema.Struct({ doctorId: Id, clinicId: Schema.optionalKey(Id) }),
    output: Schema.Struct({ video: Days, inClinic: Days }).pipe(
      Schema.encodeKeys({ video: 'videoAppointment', inClinic: 'clinicAppointment' }),
    ),
    mutates: false,
    permission: 'scheduleSlots.byDoctor',
  }),
  outlook: endpoint({
    method: 'GET',
    path: '/doctor-service/v1/schedule-slots/:doctorId/outlook',
    input: Schema.Struct({ doctorId: Id }),
    output: SlotOutlook,
    mutates: false,
    permission: 'scheduleSlots.byDoctor',
  }),
  askForAlert: endpoint({
    method: 'POST',
    path: '/booking-service/v1/slot-alert',
    input: Schema.Struct({ doctorId: Id }),
    output: Schema.Struct({}),
    mutates: true,
    permission: 'appointment.create',
  }),
  book: endpoint({
    method: 'POST',
    path: '/booking-service/v1/booking-appointment',
    /** Patients book for their family, staff for a patient, whom they name. */
    input: Schema.Union([
      Schema.Struct({ ...BookingForPatient.fields, ...booked }).pipe(
        Schema.encodeKeys({
          consultation: 'consultationType',
          amount: 'paymentAmount',
          name: 'patientName',
          age: 'patientAge',
          gender: 'patientGender',
        }),
      ),
      Schema.Struct({ ...BookingRequest.fields, ...booked }).pipe(
        Schema.encodeKeys({ consultation: 'consultationType', amount: 'paymentAmount' }),
      ),
    ]),
    output: BookedAppointment,
    mutates: true,
    permission: 'appointment.create',
    errors: {
      slotTaken: 'conflict',
      slotGone: 'conflict',
      alreadyBooked: 'conflict',
      tooManyHolds: 'conflict',
      tooManyUnpaid: 'conflict',
      feeChanged: 'badRequest',
      memberIncomplete: 'badRequest',
      ...completeErrors,
      methodUnknown: 'badRequest',
      /** A video visit of somebody who has no mobile number. */
      numberNeeded: 'badRequest',
      ...notTaken,
    },
  }),
  /** Of the patient whose appointment it is, or of one whom the caller's doctor treats. */
  patientBlock: endpoint({
    method: 'GET',
    path: BLOCK,
    input: Schema.Struct({
      bookingId: Schema.optionalKey(Id),
      patientId: Schema.optionalKey(Id),
      place: Schema.optionalKey(BlockPlace),
    }),
    output: PatientBlock,
    mutates: false,
    permission: 'user.blockPatient',
    alsoNeeds: atReception,
  }),
  /** A patient who is blocked cannot book the caller's doctor any more; what is booked stays. */
  blockPatient: endpoint({
    method: 'POST',
    path: BLOCK,
    input: Schema.Struct({
      patientId: Id,
      isBlocked: Schema.Boolean,
      place: Schema.optionalKey(BlockPlace),
    }),
    output: PatientBlock,
    mutates: true,
    permission: 'user.blockPatient',
    alsoNeeds: atReception,
  }),
  /** Notes that nobody came to an appointment whose time is over, or takes the note back. */
  noShow: endpoint({
    method: 'POST',
    path: '/booking-service/v1/booking-appointment/no-show',
    input: Schema.Struct({ id: Id, isNoShow: Schema.Boolean }).pipe(Schema.encodeKeys({ id: 'bookingId' })),
    output: Schema.Struct({ id: Schema.String, isNoShow: Schema.Boolean }).pipe(Schema.encodeKeys({ id: 'bookingId' })),
    mutates: true,
    permission: 'appointment.bookingStatus',
    errors: { notOver: 'conflict' },
  }),
  cancelScheduled: endpoint({
    method: 'DELETE',
    path: '/booking-service/v1/schedule/appointments',
    input: CancelRequest,
    output: Schema.Struct({ cancelled: Schema.Array(Schema.String) }),
    mutates: true,
    permission: 'appointment.cancel',
    errors: cancelErrors,
  }),
  /** Patients cancel appointments of their own, before they begin; staff those of their doctor. */
  cancel: endpoint({
    method: 'POST',
    path: '/booking-service/v1/booking-appointment/cancel',
    input: CancelRequest,
    output: Schema.Struct({ cancelled: Schema.Array(Schema.String) }),
    mutates: true,
    permission: 'appointment.cancel',
    errors: cancelErrors,
  }),
  reschedule: endpoint({
    method: 'POST',
    path: '/booking-service/v1/booking-appointment/reschedule',
    input: Schema.Struct({
      id: Id,
      amount: RupeesOnWire,
      slotId: Id,
      /** How it stood where it was chosen: what somebody else changed since is not moved unasked. */
      seen: Schema.optionalKey(SeenAppointment),
    }).pipe(Schema.encodeKeys({ amount: 'paymentAmount' })),
    output: BookedAppointment,
    mutates: true,
    permission: 'appointment.reschedule',
    errors: {
      slotTaken: 'conflict',
      slotGone: 'conflict',
      alreadyBooked: 'conflict',
      notMovable: 'conflict',
      changedMeanwhile: 'conflict',
      tooManyUnpaid: 'conflict',
      dearerSlot: 'conflict',
      feeChanged: 'badRequest',
      ...notTaken,
    },
  }),
}
