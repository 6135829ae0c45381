import { orderPaymentMachine } from '../../../src/machines/orders/orderPayment.machine'
import { modelOf } from '../../kit/paths/model'
import { ends } from '../../kit/paths/outcomes'

/** Paying for a booking that still waits for it, from My orders. */
export const orderPaymentModel = modelOf(orderPaymentMachine)({
  name: 'orderPayment',
  facts: ({ context }) => ({ bookingId: context.bookingId }),
  starts: {
    'Open my orders while a booking waits to be paid': {
      input: undefined,
      to: 'resting',
      facts: { bookingId: '' },
      how: 'Account 90000 00001: book a slot with Pay online and leave the payment page',
    },
  },
  states: {
    resting: 'The orders; one that is not paid says Pay with the amount, and how long its slot is held.',
    paying: {
      sees: 'That the payment page is on its way.',
      asks: ({ bookingId }: { readonly bookingId: string }) => ({ paying: { bookingId } }),
    },
  },
  steps: {
    'Press Pay': {
      event: { type: 'pay', bookingId: 'b1' },
      leads: { in: 'resting', to: 'paying', now: { bookingId: 'b1' } },
    },
    'Close the payment': {
      event: ends('paying', undefined),
      leads: { in: 'paying', to: 'resting' },
    },
  },
})
