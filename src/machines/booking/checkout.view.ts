import type { SnapshotFrom } from 'xstate'
import type { Member } from '../../core/members/members'
import { CASH } from '../../core/payment/payment'
import { paysOnline } from '../../core/payment/payment.rules'
import { roundToTwo } from '../../core/kit/money'
import { faultBeside, faultOf } from '../kit/fault.view'
import { viewClinic } from './booking.view'
import { type checkoutMachine, isTreatable } from './checkout.machine'

const missingOf = (member: Member | null, paymentMethodId: number | null) =>
  member === null
    ? ('member' as const)
    : !isTreatable(member)
      ? ('details' as const)
      : paymentMethodId === null
        ? ('payment' as const)
        : null

export const viewCheckout = (snapshot: SnapshotFrom<typeof checkoutMachine>) => {
  const { choice, slot, draft, attempt, members, paymentMethods, booked, bookedWords, failure } = snapshot.context
  const member = members.find(({ id }) => id === draft.memberId) ?? null
  return {
    isPreparing: snapshot.hasTag('preparing'),
    isUnprepared: snapshot.hasTag('unprepared'),
    isUnsettled: snapshot.hasTag('unsettled'),
    isPlacing: snapshot.hasTag('busy'),
    isPaying: snapshot.hasTag('paying'),
    isBooked: snapshot.hasTag('booked'),
    /** A step that did not open says why in its place; beside a button, what is not allowed is left to its dialog. */
    fault: snapshot.hasTag('unprepared') ? faultOf(failure) : faultBeside(failure),
    consultation: choice.consultation,
    doctorId: choice.doctorId,
    slot,
    minutes: slot ? roundToTwo(slot.duration) : null,
    clinic: slot ? viewClinic(slot) : null,
    /** Paise; null while the fee of a booking sent before a reload is not known. */
    total: slot?.fee ?? attempt?.request.amount ?? null,
    member: member && { name: member.name ?? '', age: member.age, gender: member.gender },
    paymentMethods,
    paymentMethodId: draft.paymentMethodId,
    paysOnline: draft.paymentMethodId !== null && paysOnline(draft.paymentMethodId),
    missing: missingOf(member, draft.paymentMethodId),
    canBook: snapshot.can({ type: 'book' }),
    canChangeMember: snapshot.can({ type: 'member.changing' }),
    canGoBack: snapshot.can({ type: 'back' }),
    booked,
    /** When what a booking costs is paid that was not paid with it. */
    owed:
      draft.paymentMethodId === CASH
        ? ('clinic' as const)
        : choice.consultation === 'video'
          ? ('call' as const)
          : ('visit' as const),
    /** The server's words for it. */
    bookedWords,
  }
}

export type CheckoutView = ReturnType<typeof viewCheckout>
