import * as Schema from 'effect/Schema'
import { Id } from '../kit/written'
import { ConsultationOnWire } from '../booking/booking.wire'
import { withConstants } from '../kit/constants'
import { endpoint } from '../kit/endpoint'
import { RupeesOnWire } from '../kit/money'
import { BookingDetail, PaymentPage } from './payment'

const BookingDetailOnWire = Schema.Struct({
  ...BookingDetail.fields,
  consultation: ConsultationOnWire,
  amount: RupeesOnWire,
}).pipe(
  Schema.encodeKeys({
    consultation: 'consultationType',
    doctorPhotoUrl: 'doctorImage',
    startsAt: 'slotStartTime',
    endsAt: 'slotEndTime',
    amount: 'finalAmount',
  }),
)

export const paymentApi = {
  requestPage: endpoint({
    method: 'POST',
    path: '/booking-service/v1/payment',
    input: Schema.Struct({ bookingId: Id }),
    output: PaymentPage.pipe(Schema.encodeKeys({ markup: 'page' })),
    mutates: true,
    permission: 'appointment.create',
    errors: { alreadyPaid: 'conflict', released: 'conflict', gatewayDown: 'internal' },
  }),
  bookingDetail: endpoint({
    method: 'GET',
    path: '/booking-service/v1/booking-appointment/:bookingId',
    input: withConstants(Schema.Struct({ bookingId: Id }), { isDetailed: 'true' }),
    output: BookingDetailOnWire,
    mutates: false,
    permission: 'appointment.bookingStatus',
  }),
}
