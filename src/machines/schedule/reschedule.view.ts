import type { SnapshotFrom } from 'xstate'
import { freeSlots } from '../../core/booking/booking.rules'
import { faultBeside, faultOf } from '../kit/fault.view'
import { priceOf, type rescheduleMachine } from './reschedule.machine'

/** Moving an appointment: the free slots of its doctor, and what became of it. */
export const viewReschedule = (snapshot: SnapshotFrom<typeof rescheduleMachine>) => {
  const { appointment, calendar, slotId, loadFailure, failure, output } = snapshot.context
  const days = (calendar?.[appointment.consultation] ?? []).filter((day) => freeSlots(day).length > 0)
  const isFree = days.some((day) => freeSlots(day).some(({ id }) => id === slotId))
  return {
    appointment,
    isLoading: snapshot.hasTag('loading'),
    days,
    slotId: isFree ? slotId : null,
    isMoving: snapshot.hasTag('moving'),
    fault: snapshot.hasTag('failed') ? faultOf(loadFailure) : null,
    refusal: faultBeside(failure),
    price: priceOf(snapshot.context),
    moved: output.kind === 'moved' ? output : null,
  }
}
