import { paymentApi } from '../../../src/core/payment/payment.api'
import { afterPayment } from '../../kit/chaos/openings'
import { type ChaosScreen, retry } from '../../kit/chaos/screen'

export const paymentScreens: readonly ChaosScreen[] = [
  {
    name: 'back from the payment',
    size: 'phone',
    open: afterPayment,
    calls: { 'the booking': { row: { endpoint: paymentApi.bookingDetail }, wayOn: retry } },
  },
]
