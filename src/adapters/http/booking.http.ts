import { bookingApi } from '../../core/booking/booking.api'
import type { BookingPort } from '../../core/booking/booking.ports'
import { paymentApi } from '../../core/payment/payment.api'
import type { PaymentPort } from '../../core/payment/payment.ports'
import type { Caller } from './callEndpoint'

export const bookingOverHttp = (call: Caller): BookingPort => ({
  slots: (input, signal: AbortSignal) => call(bookingApi.slots, input, { signal }),
  book: ({ key, ...request }, signal: AbortSignal) => call(bookingApi.book, request, { signal, key }),
})

export const paymentOverHttp = (call: Caller): PaymentPort => ({
  requestPage: ({ bookingId, key }, signal: AbortSignal) =>
    call(paymentApi.requestPage, { bookingId }, { signal, key }),
  bookingDetail: ({ bookingId }, signal: AbortSignal) =>
    call(paymentApi.bookingDetail, { bookingId, isDetailed: 'true' }, { signal }),
})
