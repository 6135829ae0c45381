import { paymentReturnParams } from '../core/payment/payment.params'
import { outcomeOfPath } from '../core/payment/payment.rules'
import { fromPort } from '../machines/kit/fromPort'
import type { OpenedFeature } from '../machines/app/feature'
import { paymentReturnMachine, type PaymentReturnInput } from '../machines/payment/paymentReturn.machine'
import type { OpenRequest, RoomWiring } from './features'
import { plugPaying } from './paying'
import type { Ports } from './ports'

export const openPaymentReturn = (ports: Ports, { place }: Pick<OpenRequest, 'place'>): OpenedFeature | null => {
  const { bookingId } = paymentReturnParams(place.params)
  // An address without an id shows where bookings are found.
  if (bookingId === null) return null
  const input: PaymentReturnInput = {
    bookingId,
    outcome: outcomeOfPath(place.path.split('?')[0] ?? ''),
  }
  const logic = paymentReturnMachine.provide({
    actors: { loadDetail: fromPort(ports.payment.bookingDetail), paying: plugPaying(ports) },
  })
  return { logic, input }
}

export const features: RoomWiring = {
  'page.appointmentSuccess': openPaymentReturn,
  'page.appointmentFailure': openPaymentReturn,
}
