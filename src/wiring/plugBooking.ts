import { done, failed } from '../core/kit/outcome'
import { bookingMachine } from '../machines/booking/booking.machine'
import { checkoutMachine } from '../machines/booking/checkout.machine'
import { slotAlertMachine } from '../machines/booking/slotAlert.machine'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { plugChooser } from './members.wiring'
import { plugPaying } from './paying'
import type { Ports } from './ports'

const plugCheckout = (ports: Ports) =>
  checkoutMachine.provide({
    actors: {
      loadChoices: fromPort(async ({ consultation }, signal) => {
        const [members, config] = await Promise.all([
          ports.members.list({}, signal),
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
      paying: plugPaying(ports, 'booking'),
      chooser: plugChooser(ports),
    },
  })

export const plugBooking = (ports: Ports) =>
  bookingMachine.provide({
    actors: {
      loadSlots: fromPort(ports.booking.slots),
      checkout: plugCheckout(ports),
      slotAlert: slotAlertMachine.provide({
        actors: { loadOutlook: fromPort(ports.booking.outlook), ask: userAction(ports.booking.askForAlert) },
      }),
    },
  })
