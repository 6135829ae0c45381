import type { Slot } from '../../../src/core/booking/booking'

/** A video slot of a quarter of an hour for ₹800. */
export const slot = (id: string, isBooked = false): Slot => ({
  id,
  startsAt: 1_795_000_000,
  endsAt: 1_795_000_900,
  isBooked,
  fee: 80_000,
  clinicId: null,
  clinicName: null,
  clinicAddress: null,
  clinicCity: null,
  latitude: null,
  longitude: null,
  duration: 15,
})

const day = (date: string, ...slots: Slot[]) => ({ date, slots })

/** Two days of video slots and one of slots in the clinic. */
export const calendar = {
  video: [day('2026-11-21', slot('v1'), slot('v2')), day('2026-11-22', slot('v3'))],
  inClinic: [day('2026-11-21', slot('c1'))],
}
/** The same after somebody else took the first slot. */
export const calendarTaken = { video: [day('2026-11-21', slot('v1', true), slot('v2'))], inClinic: [] }

export const draft = { memberId: 'm1', paymentMethodId: 1 }
export const choice = { doctorId: 'd1', consultation: 'video', date: '2026-11-21', slotId: 'v1' } as const
/** A booking that was sent, and whose answer was not seen before a reload. */
export const attempt = {
  key: 'k1',
  slot: slot('v1'),
  request: { doctorId: 'd1', memberId: 'm1', slotId: 'v1', consultation: 'video', paymentMethodId: 1, amount: 80_000 },
} as const

export const nothingChosen = { memberId: null, paymentMethodId: null }

/** What whoever books is about to do, to be gone on with after verifying. */
export const verify = ({ memberId }: { readonly memberId?: unknown }) => ({
  verification: {
    intent: {
      _tag: 'BookSlot',
      slot: choice,
      from: 'doctorProfile',
      draft: memberId === null ? nothingChosen : draft,
    },
  },
})
