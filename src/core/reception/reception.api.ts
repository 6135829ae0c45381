import * as Schema from 'effect/Schema'
import { withConstants } from '../kit/constants'
import { DayOnWire } from '../kit/dates'
import { endpoint } from '../kit/endpoint'
import { Revision, Whole } from '../kit/numbers'
import { Id } from '../kit/written'
import { RupeesOnWire } from '../kit/money'
import { LEAST_DELAY, MOST_DELAY } from './delay.rules'
import {
  Called,
  ClinicQueue,
  PaymentDetail,
  QueueDisplay,
  QueueEntry,
  QueuePosition,
  QueueStep,
  ReceptionDay,
  RoomName,
} from './reception'

const Reception = '/booking-service/v1/opd-reception'

const slotByKey = { startsAt: 'slotStartTime', endsAt: 'slotEndTime' } as const
const amounts = { consultationFee: RupeesOnWire, discountAmount: RupeesOnWire, finalAmount: RupeesOnWire }

const EntryOnWire = Schema.Struct({ ...QueueEntry.fields, finalAmount: RupeesOnWire }).pipe(
  Schema.encodeKeys({ id: 'bookingId', name: 'patientName', ...slotByKey }),
)
const QueueOnWire = Schema.Struct({ ...ClinicQueue.fields, entries: Schema.Array(EntryOnWire) }).pipe(
  Schema.encodeKeys({ clinicId: 'clinic_id', clinicName: 'clinic_name', entries: 'appointments' }),
)
const CalledOnWire = Schema.Struct({ ...Called.fields, entry: Schema.NullOr(EntryOnWire) }).pipe(
  Schema.encodeKeys({ entry: 'appointment' }),
)
const DetailOnWire = Schema.Struct({ ...PaymentDetail.fields, ...amounts }).pipe(Schema.encodeKeys(slotByKey))

const clinicId = Id

export const receptionApi = {
  queue: endpoint({
    method: 'GET',
    path: Reception,
    input: Schema.Struct({}),
    output: Schema.Struct({ ...ReceptionDay.fields, day: DayOnWire, clinics: Schema.Array(QueueOnWire) }),
    mutates: false,
    permission: 'opdReceptionWeb.view',
  }),
  display: endpoint({
    method: 'GET',
    path: `${Reception}/display`,
    input: Schema.Struct({ clinicId: Schema.optionalKey(clinicId) }).pipe(Schema.encodeKeys({ clinicId: 'clinic_id' })),
    output: Schema.NullOr(
      QueueDisplay.pipe(
        Schema.encodeKeys({ clinicId: 'clinic_id', clinicName: 'clinic_name', doctorName: 'doctor_name' }),
      ),
    ),
    mutates: false,
    permission: 'opdReceptionWeb.view',
  }),
  /** One person for all who call at once: whoever saw an older number is answered with who was called meanwhile. */
  callNext: endpoint({
    method: 'POST',
    path: `${Reception}/call-next`,
    input: Schema.Struct({ clinicId, calls: Revision }).pipe(Schema.encodeKeys({ clinicId: 'clinic_id' })),
    output: CalledOnWire,
    mutates: true,
    permission: 'opdReceptionWeb.view',
    errors: { nobodyWaiting: 'conflict' },
  }),
  step: endpoint({
    method: 'POST',
    path: `${Reception}/:id/step`,
    /** With a call, whom the desk sees with the doctor: their consultation ends, and nobody else's does. */
    input: Schema.Struct({ id: Id, step: QueueStep, current: Schema.optionalKey(Schema.NullOr(Id)) }),
    output: EntryOnWire,
    mutates: true,
    permission: 'opdReceptionWeb.view',
    errors: { notPossible: 'conflict', roomTaken: 'conflict' },
  }),
  undo: endpoint({
    method: 'POST',
    path: `${Reception}/:id/undo`,
    /** Which step, as it was seen: a later one of somebody else is not taken back in its place. */
    input: Schema.Struct({ id: Id, step: QueueStep }),
    output: EntryOnWire,
    mutates: true,
    permission: 'opdReceptionWeb.view',
    errors: { notUndoable: 'conflict' },
  }),
  setRoom: endpoint({
    method: 'PUT',
    path: `${Reception}/room`,
    input: Schema.Struct({ clinicId, room: RoomName }).pipe(Schema.encodeKeys({ clinicId: 'clinic_id' })),
    output: Schema.Struct({ room: Schema.NullOr(Schema.String) }),
    mutates: true,
    permission: 'opdReceptionWeb.view',
  }),
  /** How late the doctor runs in hours of today; null ends it. No booking is moved. */
  stateDelay: endpoint({
    method: 'PUT',
    path: `${Reception}/delay`,
    input: Schema.Struct({ scheduleId: Id, minutes: Schema.NullOr(Whole(LEAST_DELAY, MOST_DELAY)) }),
    output: Schema.Struct({ minutes: Schema.NullOr(Schema.Int) }),
    mutates: true,
    permission: 'opdReceptionWeb.view',
    errors: { notToday: 'conflict' },
  }),
  receivePayment: endpoint({
    method: 'POST',
    path: `${Reception}/:id/payment`,
    input: Schema.Struct({ id: Id, paymentMethodId: Whole(0, 1000) }),
    output: EntryOnWire,
    mutates: true,
    permission: 'opdReceptionWeb.receivePayment',
    errors: { alreadyPaid: 'conflict', notPossible: 'conflict', methodUnknown: 'badRequest' },
  }),
  /** How something was paid that the desk received, where it was noted wrongly. */
  correctPayment: endpoint({
    method: 'PUT',
    path: `${Reception}/:id/payment`,
    input: Schema.Struct({ id: Id, paymentMethodId: Whole(0, 1000) }),
    output: EntryOnWire,
    mutates: true,
    permission: 'opdReceptionWeb.receivePayment',
    errors: { notCorrectable: 'conflict', methodUnknown: 'badRequest' },
  }),
  paymentDetail: endpoint({
    method: 'GET',
    path: '/booking-service/v1/payment/detail',
    input: withConstants(Schema.Struct({ bookingId: Id }), { isDetailed: 'true' }),
    output: DetailOnWire,
    mutates: false,
    permission: 'opdReceptionWeb.billReceipt',
  }),
  /** Of the caller's own appointments of today: how many people are before each. */
  positions: endpoint({
    method: 'GET',
    path: `${Reception}/position`,
    input: Schema.Struct({}),
    output: Schema.Array(QueuePosition),
    mutates: false,
    permission: 'appointment.view',
  }),
}
