import { createActor } from 'xstate'
import type { SlotCalendar } from '../../src/core/booking/booking'
import { NOT_BEGUN, type BookingProgress } from '../../src/core/booking/checkout'
import { type BookingInput, bookingMachine } from '../../src/machines/booking/booking.machine'
import { checkoutMachine } from '../../src/machines/booking/checkout.machine'
import { slotAlertMachine } from '../../src/machines/booking/slotAlert.machine'
import { memberChooserMachine } from '../../src/machines/members/memberChooser.machine'
import { personFormMachine } from '../../src/machines/members/personForm.machine'
import { payingMachine } from '../../src/machines/payment/paying.machine'
import { never } from './pending'
import { calendar } from '../rooms/booking/practice'
import { answered, ends } from './paths/outcomes'

export const asha = {
  id: 'm1',
  name: 'Asha Patel',
  age: 42,
  gender: 'Female',
  isDefault: true,
  countryCode: null,
  phoneNumber: null,
  mobileNo: null,
} as const
export const ravi = { ...asha, id: 'm2', name: 'Ravi Patel', isDefault: false } as const
export const later = { id: 3, frontendText: 'Pay later' }
export const online = { id: 2, frontendText: 'Pay online' }

/** A booking that was this far. */
export const wasAt = (more: Partial<BookingProgress>): BookingProgress => ({ ...NOT_BEGUN, ...more })

export const bookingInput: BookingInput = {
  doctorId: 'd1',
  isGuest: false,
  from: 'doctorProfile',
  consultation: null,
  progress: NOT_BEGUN,
}

export const checkout = checkoutMachine.provide({
  actors: {
    loadChoices: never,
    book: never,
    paying: payingMachine.provide({ actors: { requestPage: never } }),
    chooser: memberChooserMachine.provide({
      actors: { loadMembers: never, person: personFormMachine },
    }),
  },
})
export const slotAlert = slotAlertMachine.provide({ actors: { loadOutlook: never, ask: never } })
/** A booking whose slots are asked for. */
export const begin = (more: Partial<BookingInput> = {}) =>
  createActor(bookingMachine.provide({ actors: { loadSlots: never, checkout, slotAlert } }), {
    input: { ...bookingInput, ...more },
  }).start()
export type Booking = ReturnType<typeof begin>
export const come = (booking: Booking, slots: SlotCalendar = calendar) =>
  booking.send(ends('loadingSlots', answered(slots)) as never)
