import type { ActorRefFrom } from 'xstate'
import type { Width } from '../../core/kit/route'
import type { OpenFlow } from '../app/feature'
import { bookingSteps, draftOf, isArriving } from '../booking/booking.flow'
import type { doctorProfileMachine } from './doctorProfile.machine'

/** Where a person is on a doctor's page: on a desktop the slots stand beside it, elsewhere they are a sheet. */
export const doctorProfileFlow = (page: ActorRefFrom<typeof doctorProfileMachine>, width: Width): OpenFlow | null => {
  const snapshot = page.getSnapshot()
  const { booking } = snapshot.children
  if (isArriving(booking)) return null
  const pick = booking?.getSnapshot().context
  const isSheet = width !== 'desktop' && snapshot.matches({ slots: 'open' })
  return {
    query: width === 'desktop' && pick ? { consultation: pick.consultation, date: pick.date, slotId: pick.slotId } : {},
    state: { doctorId: snapshot.context.doctorId, ...draftOf(booking) },
    steps: bookingSteps(booking, isSheet ? { close: () => page.send({ type: 'slots.closed' }) } : null),
  }
}
