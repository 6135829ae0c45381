import { paymentApi } from '../../../src/core/payment/payment.api'
import { afterPayment } from '../../kit/chaos/openings'
import { type ChaosScreen, retry } from '../../kit/chaos/screen'

export const paymentScreens: readonly ChaosScreen[] = [
  {
    name: 'back from the payment',
    size: 'phone',
    open: afterPayment,
    // A booking that nobody here knows is said in the page's own words, and not asked for again.
    calls: { 'the booking': { row: { endpoint: paymentApi.bookingDetail }, endedBy: /with 404/, wayOn: retry } },
  },
]
