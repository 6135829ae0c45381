import { assign, setup } from 'xstate'
import { outcomeTransitions } from '../kit/onOutcome'
import { payingMachine } from '../payment/paying.machine'

const orderPaymentSetup = setup({
  types: {
    context: {} as { readonly bookingId: string },
    events: {} as { type: 'pay'; bookingId: string },
    children: {} as { paying: 'paying' },
  },
  actors: { paying: payingMachine },
  actions: { chooseBooking: assign((_, bookingId: string) => ({ bookingId })) },
})

const { onOutcome } = outcomeTransitions(orderPaymentSetup)

/** Paying for a booking from the list of orders. */
export const orderPaymentMachine = orderPaymentSetup.createMachine({
  id: 'orderPayment',
  context: { bookingId: '' },
  initial: 'resting',
  states: {
    resting: {
      on: {
        pay: { target: 'paying', actions: { type: 'chooseBooking', params: ({ event }) => event.bookingId } },
      },
    },
    paying: {
      invoke: {
        id: 'paying',
        src: 'paying',
        input: ({ context }) => ({ bookingId: context.bookingId }),
        onDone: onOutcome('paying', { done: { target: 'resting' } }),
      },
    },
  },
})
