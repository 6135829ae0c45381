import { PAYMENT_ORIGINS } from '../core/payment/payment'
import { openPaymentPage } from '../adapters/browser/paymentPage'
import { done, failed, type Outcome } from '../core/kit/outcome'
import { bookingMachine, NO_SLOTS } from '../machines/booking/booking.machine'
import { checkoutMachine } from '../machines/booking/checkout.machine'
import { fromPort, userAction, withFallback } from '../machines/kit/fromPort'
import { memberChooserMachine } from '../machines/members/memberChooser.machine'
import { personFormMachine } from '../machines/members/personForm.machine'
import { payingMachine } from '../machines/payment/paying.machine'
import type { Ports } from './ports'

export const plugPaying = ({ payment }: Ports) =>
  payingMachine.provide({
    actors: {
      requestPage: userAction(payment.requestPage),
      openPage: fromPort(openPaymentPage(() => [location.origin, ...PAYMENT_ORIGINS])),
    },
  })

const plugChooser = ({ members }: Ports) =>
  memberChooserMachine.provide({
    actors: {
      loadMembers: fromPort(withFallback(members.list, [])),
      person: personFormMachine.provide({
        actors: {
          savePerson: userAction(async (form, signal): Promise<Outcome<{ id: string | null }>> =>
            members.add(form, signal),
          ),
        },
      }),
    },
  })

const plugCheckout = (ports: Ports) =>
  checkoutMachine.provide({
    actors: {
      loadChoices: fromPort(async ({ consultation }, signal) => {
        const [members, config] = await Promise.all([
          withFallback(ports.members.list, [])({}, signal),
          ports.config.read({ key: 'paymentMethods' }, signal),
        ])
        if (!members.ok) return members
        if (!config.ok) return config
        const paymentMethods = config.value.paymentMethods?.[consultation] ?? []
        // Without a way to pay nothing can be booked: asking again is the way on.
        if (paymentMethods.length === 0) return failed('unreadable', '')
        return done({ members: members.value, paymentMethods })
      }),
      book: userAction(ports.booking.book),
      paying: plugPaying(ports),
      chooser: plugChooser(ports),
    },
  })

export const plugBooking = (ports: Ports) =>
  bookingMachine.provide({
    actors: {
      loadSlots: fromPort(withFallback(({ doctorId }, signal) => ports.booking.slots({ doctorId }, signal), NO_SLOTS)),
      checkout: plugCheckout(ports),
    },
  })
