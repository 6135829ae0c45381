import type { ActorRefFrom } from 'xstate'
import { queryOfSearch } from '../../core/doctors/doctors.rules'
import type { Width } from '../../core/kit/route'
import type { OpenFlow, OpenStep } from '../app/feature'
import { bookingSteps, draftOf, isArriving } from '../booking/booking.flow'
import type { findDoctorMachine } from './findDoctor.machine'

/** Where a person is in finding a doctor: the search and its list, the filters, and the booking of one doctor. */
export const findDoctorFlow = (page: ActorRefFrom<typeof findDoctorMachine>, width: Width): OpenFlow | null => {
  const snapshot = page.getSnapshot()
  const { tab, picked } = snapshot.context
  const list = snapshot.children.list?.getSnapshot()
  const { booking } = snapshot.children
  if (isArriving(booking)) return null
  const filters: readonly OpenStep[] =
    snapshot.hasTag('filtering') && width !== 'desktop'
      ? [{ name: 'filters', close: () => page.send({ type: 'filters.closed' }) }]
      : []
  const slots = picked && {
    query: { doctorId: picked.doctorId },
    close: () => page.send({ type: 'booking.closed' }),
  }
  return {
    query: {
      type: tab === 'specialities' ? 'speciality' : null,
      ...(list && !list.hasTag('settling') && queryOfSearch(list.context.query)),
    },
    state: {
      navItem: tab === 'doctors' ? 1 : 0,
      listed: Math.max(list?.context.listed ?? 0, list?.context.items.length ?? 0),
      ...draftOf(booking),
    },
    steps: [...filters, ...bookingSteps(booking, snapshot.hasTag('booking') ? slots : null)],
  }
}
