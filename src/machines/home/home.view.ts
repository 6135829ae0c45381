import type { SnapshotFrom } from 'xstate'
import { statedDelay, visitState } from '../../core/booking/appointment.status'
import { partOfDay, type UnixSeconds } from '../../core/kit/dates'
import { type AppointmentOrder, isProviderOrder, isStayOrder, type Order } from '../../core/orders/orders'
import type { QueuePosition } from '../../core/reception/reception'
import { beforeOf, lateOf, waitFor, withPlace } from '../../core/reception/reception.rules'
import { directionsTo } from '../kit/directions.view'
import { faultOf } from '../kit/fault.view'
import { cardOf } from '../orders/orders.view'
import type { homeMachine } from './home.machine'

/** A booking, whose hero tells of its day; of a slot that is only held also how long, and how it is paid. */
const isVisit = (order: Order): order is AppointmentOrder => !isProviderOrder(order) && !isStayOrder(order)

/** What comes first, and what follows it in lines. */
const upcomingView = (
  upcoming: readonly Order[],
  next: AppointmentOrder | null,
  now: UnixSeconds,
  places: readonly QueuePosition[] | null,
) => {
  const [first = next, ...others] = upcoming
  const visit = first !== null && isVisit(first) ? first : null
  const delay = visit && statedDelay(withPlace(places, visit), now)
  return {
    /** The appointment that comes first. */
    next: visit && {
      order: visit,
      state: visitState(withPlace(places, visit), now),
      directions: visit.consultation === 'inClinic' ? directionsTo(visit) : null,
      /** How many people are before the patient in the queue; null in none. */
      before: beforeOf(places, visit),
      /** By how much the doctor said to run late, and when the visit is expected; null where nobody said so. */
      delay,
      /** Minutes by which that queue is late as it is seen, where nothing was said; null where it is not. */
      late: delay === null ? lateOf(places, visit) : null,
      /** In how many minutes the patient is probably called; null where that is not known. */
      wait: waitFor(places, visit),
    },
    /** What comes first and is no appointment: a stay, a parcel, tests, a report. */
    first: first === null || visit !== null ? null : cardOf(first, now),
    others: others.map((order) => cardOf(order, now, places)),
  }
}

const firstName = (name: string | null): string | null => name?.trim().split(/\s+/)[0] || null

/** The patient's home: who is greeted, what comes next, what can be looked for. */
export const viewHome = (
  snapshot: SnapshotFrom<typeof homeMachine>,
  places: readonly QueuePosition[] | null = null,
) => {
  const { name, isGuest, now, goesOn, next, upcoming, specialities, failure, nextFailure } = snapshot.context
  return {
    greeting: partOfDay(now),
    name: isGuest ? null : firstName(name),
    isGuest,
    goesOn,
    ...upcomingView(upcoming, next, now, places),
    specialities: specialities ?? [],
    isArriving: snapshot.hasTag('loading'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    nextFault: snapshot.hasTag('nextFailed') ? faultOf(nextFailure) : null,
  }
}
