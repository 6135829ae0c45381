import type { FeatureRow, Room } from '../app/loading/features'
import type payment from '../intl/en/payment.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly payment: typeof payment
  }
}

const paymentReturn: FeatureRow = {
  view: async () => (await import('./PaymentReturnPage')).PaymentReturnPage,
  texts: ['doctors', 'booking', 'members', 'orders', 'payment', 'kit'],
  hasLogic: true,
}

/** Where a person comes back to from the payment. */
export const room: Room = {
  'page.appointmentSuccess': paymentReturn,
  'page.appointmentFailure': paymentReturn,
}
