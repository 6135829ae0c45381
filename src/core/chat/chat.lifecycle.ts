import type { AppointmentStatus } from '../orders/orders'
import { awaitsPayment, FREE_SLOT } from '../booking/appointment.lifecycle'
import { addDays, dayOf, MINUTE, oneMonthAfter, startOfDay, type UnixSeconds } from '../kit/dates'
import { lifecycle } from '../kit/lifecycle'
import { DOCTORS } from '../session/roles'

/** What is stored of a conversation. That it has not begun or is over is a matter of the clock. */
export const chatStatuses = ['active', 'disabled', 'discharged', 'resolved'] as const
export type ChatStatus = (typeof chatStatuses)[number]

export type ChatAction = 'enable' | 'disable' | 'discharge' | 'readmit' | 'resolve' | 'reopen'

/** Why a team turned a chat off, as it chooses. */
export const offReasons = ['callClinic', 'answered', 'bookAgain', 'conduct', 'other'] as const
export type OffReason = (typeof offReasons)[number]

/** Reasons that the patient reads as well; of the others, and of what is noted beside one, the team alone knows. */
export const TOLD_REASONS: readonly OffReason[] = ['callClinic', 'answered', 'bookAgain']

/** What can become of a conversation. */
export const chatLifecycle = lifecycle<ChatStatus, ChatAction>(
  [
    { from: 'active', action: 'disable', by: DOCTORS, to: 'disabled' },
    { from: 'disabled', action: 'enable', by: DOCTORS, to: 'active' },
    { from: 'active', action: 'discharge', by: DOCTORS, to: 'discharged' },
    { from: 'disabled', action: 'discharge', by: DOCTORS, to: 'discharged' },
    { from: 'discharged', action: 'readmit', by: DOCTORS, to: 'active' },
    { from: 'active', action: 'resolve', by: ['ADMIN'], to: 'resolved' },
    {
      from: 'resolved',
      action: 'reopen',
      by: ['PATIENT', ...DOCTORS, 'PHARMACY', 'DIAGNOSTIC_CENTER', 'ADMIN'],
      to: 'active',
    },
  ],
  [],
)

/** Days after a discharge on which the patient may still write. */
export const DISCHARGE_DAYS = 15
/** How long before an appointment its patient may write. */
export const OPENS_BEFORE = 5 * MINUTE

/** The chat of an appointment is open from 5 minutes before it until a month after its end. */
export const windowOf = ({ startsAt, endsAt }: { readonly startsAt: UnixSeconds; readonly endsAt: UnixSeconds }) => ({
  opensAt: startsAt - OPENS_BEFORE,
  closesAt: oneMonthAfter(endsAt),
})

/** Whether the patient of an appointment may write at a moment. */
export const isWindowOpen = (
  { opensAt, closesAt }: { readonly opensAt: UnixSeconds; readonly closesAt: UnixSeconds },
  now: UnixSeconds,
): boolean => opensAt <= now && now <= closesAt

/** A booking that has a chat: neither given up nor only held. */
export const isLiveBooking = (status: AppointmentStatus): boolean =>
  !FREE_SLOT.includes(status) && !awaitsPayment(status)

/** The last second in which a discharged patient may write. */
export const endAfterDischarge = (dischargedAt: UnixSeconds): UnixSeconds =>
  startOfDay(addDays(dayOf(dischargedAt), DISCHARGE_DAYS + 1)) - 1
