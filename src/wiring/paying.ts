import { openPaymentPage } from '../adapters/browser/paymentPage'
import { PAYMENT_ORIGINS } from '../core/payment/payment'
import { unpaidPath } from '../core/payment/payment.rules'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { payingMachine } from '../machines/payment/paying.machine'
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
