import { openPaymentPage } from '../adapters/browser/paymentPage'
import { paymentReturnParams } from '../core/payment/payment.params'
import { PAYMENT_ORIGINS } from '../core/payment/payment'
import { outcomeOfPath, unpaidPath } from '../core/payment/payment.rules'
import { fromPort, userAction } from '../machines/kit/fromPort'
import type { OpenedFeature } from '../machines/app/feature'
import { payingMachine } from '../machines/payment/paying.machine'
import { paymentReturnMachine, type PaymentReturnInput } from '../machines/payment/paymentReturn.machine'
import type { OpenRequest, RoomWiring } from './features'
import type { Ports } from './ports'

const openPayment = openPaymentPage(() => [location.origin, ...PAYMENT_ORIGINS])

/** A booking that was left for its payment page is found by going back, unless its own page shows it anyway. */
export const plugPaying = ({ payment }: Ports, comesBackTo: 'booking' | 'page' = 'page') =>
  payingMachine.provide({
    actors: {
      requestPage: userAction(payment.requestPage),
      openPage: fromPort(({ bookingId, ...page }) =>
        openPayment(page, comesBackTo === 'booking' ? unpaidPath(bookingId) : null),
      ),
    },
  })

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
