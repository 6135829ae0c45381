import type { SnapshotFrom } from 'xstate'
import { dayWith, firstFreeDay } from '../../core/booking/booking.rules'
import type { CalendarDay } from '../../core/kit/dates'
import { daysOf, groupsOf } from '../booking/booking.view'
import { faultBeside, faultOf } from '../kit/fault.view'
import { chosenSlot, priceOf, type rescheduleMachine } from '../schedule/reschedule.machine'

/** A patient's appointment being moved: the days, the slots of the one that is looked at, and what became of it. */
export const viewOrderMove = (
  snapshot: SnapshotFrom<typeof rescheduleMachine>,
  today: CalendarDay,
  looked: CalendarDay | null,
) => {
  const { appointment, calendar, slotId, loadFailure, failure, output } = snapshot.context
  const { consultation } = appointment
  const slot = chosenSlot(snapshot.context)
  const date = looked ?? (calendar && firstFreeDay(calendar, consultation))
  const slots = (calendar && dayWith(calendar, consultation, date)?.slots) ?? []
  return {
    appointment,
    isLoading: snapshot.hasTag('loading') && calendar === null,
    isMoving: snapshot.hasTag('moving'),
    days: calendar === null ? [] : daysOf(calendar, consultation, today),
    hasNone: calendar !== null && firstFreeDay(calendar, consultation) === null,
    date,
    groups: groupsOf(slots),
    slotId,
    canMove: snapshot.can({ type: 'move' }),
    fault: snapshot.hasTag('failed') ? faultOf(loadFailure) : null,
    refusal: faultBeside(failure),
    price: priceOf(snapshot.context),
    /** With what goes into the person's calendar. */
    moved:
      output.kind === 'moved'
        ? { ...output, endsAt: slot?.endsAt ?? output.startsAt, clinicName: slot?.clinicName ?? null }
        : null,
  }
}
