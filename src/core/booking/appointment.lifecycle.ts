import type { UnixSeconds } from '../kit/dates'
import { lifecycle } from '../kit/lifecycle'
import type { AppointmentStatus } from '../orders/orders'
import { DOCTORS } from '../session/roles'

export type AppointmentAction = 'pay' | 'release' | 'cancel' | 'reschedule' | 'start' | 'complete' | 'noShow'

const booked = ['PATIENT', ...DOCTORS] as const

/** What can become of an appointment. An unpaid online booking is pending until it is paid or its hold has passed. */
export const appointmentLifecycle = lifecycle<AppointmentStatus, AppointmentAction>(
  [
    { from: 'pending', action: 'pay', by: ['PRACTICE'], to: 'upcoming' },
    // Whoever chose to pay later may still pay online.
    { from: 'upcoming', action: 'pay', by: ['PRACTICE'], to: 'upcoming' },
    { from: 'pending', action: 'release', by: ['PRACTICE'], to: 'cancelled' },
    { from: 'pending', action: 'cancel', by: booked, to: 'cancelled', beforeEnd: true },
    { from: 'pending', action: 'complete', by: DOCTORS, to: 'completed' },
    { from: 'upcoming', action: 'cancel', by: booked, to: 'cancelled', beforeEnd: ['PATIENT'] },
    { from: 'upcoming', action: 'reschedule', by: booked, to: 'upcoming', beforeEnd: ['PATIENT'] },
    { from: 'upcoming', action: 'start', by: DOCTORS, to: 'active', beforeEnd: true },
    { from: 'upcoming', action: 'complete', by: DOCTORS, to: 'completed' },
    // Nobody came: a note on the appointment, which ends nothing and can be taken back.
    { from: 'upcoming', action: 'noShow', by: DOCTORS, to: 'upcoming', afterEnd: true },
    { from: 'active', action: 'cancel', by: booked, to: 'cancelled', beforeEnd: true },
    { from: 'active', action: 'complete', by: DOCTORS, to: 'completed' },
    { from: 'accepted', action: 'cancel', by: booked, to: 'cancelled', beforeEnd: ['PATIENT'] },
    { from: 'accepted', action: 'complete', by: DOCTORS, to: 'completed' },
    { from: 'accepted', action: 'noShow', by: DOCTORS, to: 'accepted', afterEnd: true },
    { from: 'confirmed', action: 'cancel', by: booked, to: 'cancelled', beforeEnd: ['PATIENT'] },
    { from: 'confirmed', action: 'complete', by: DOCTORS, to: 'completed' },
    { from: 'confirmed', action: 'noShow', by: DOCTORS, to: 'confirmed', afterEnd: true },
    { from: 'cancelled', action: 'reschedule', by: booked, to: 'upcoming' },
  ],
  ['cancelled', 'rejected', 'completed', 'discharged'],
)

/** The statuses whose slot is free for others. */
export const FREE_SLOT: readonly AppointmentStatus[] = ['cancelled', 'rejected']

export interface Held {
  readonly status: AppointmentStatus
  /** Until when an unpaid online booking keeps its slot; null for every other. */
  readonly holdExpiresAt: UnixSeconds | null
}

/** What keeps a slot from others at a moment: a booking that was not given up and, unpaid, is still held. */
export const holdsSlot = ({ status, holdExpiresAt }: Held, now: UnixSeconds): boolean =>
  !FREE_SLOT.includes(status) && !(awaitsPayment(status) && holdExpiresAt !== null && holdExpiresAt <= now)

/** Whether a booking can be paid: it waits for its payment with its slot still held, or is to be paid later. */
export const isPayable = (booking: Held, now: UnixSeconds): boolean =>
  appointmentLifecycle.from('pay').includes(booking.status) &&
  holdsSlot(booking, now) &&
  !(awaitsPayment(booking.status) && booking.holdExpiresAt === null)

/** Whether a booking is only held: it becomes an appointment when it is paid. */
export const awaitsPayment = (status: AppointmentStatus): boolean =>
  appointmentLifecycle.from('release').includes(status)
