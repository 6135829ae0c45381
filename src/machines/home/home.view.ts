import type { SnapshotFrom } from 'xstate'
import { partOfDay, type UnixSeconds } from '../../core/kit/dates'
import { type AppointmentOrder, isProviderOrder, isStayOrder, type Order } from '../../core/orders/orders'
import { directionsTo } from '../kit/directions.view'
import { faultOf } from '../kit/fault.view'
import { cardOf } from '../orders/orders.view'
import type { homeMachine } from './home.machine'

/** A booking, whose hero tells of its day; of a slot that is only held also how long, and how it is paid. */
const isVisit = (order: Order): order is AppointmentOrder => !isProviderOrder(order) && !isStayOrder(order)

/** What comes first, and what follows it in lines. */
const upcomingView = (upcoming: readonly Order[], next: AppointmentOrder | null, now: UnixSeconds) => {
  const [first = next, ...others] = upcoming
  const visit = first !== null && isVisit(first) ? first : null
  return {
    /** The appointment that comes first. */
    next: visit && { order: visit, directions: visit.consultation === 'inClinic' ? directionsTo(visit) : null },
    /** What comes first and is no appointment: a stay, a parcel, tests, a report. */
    first: first === null || visit !== null ? null : cardOf(first, now),
    others: others.map((order) => cardOf(order, now)),
  }
}

const firstName = (name: string | null): string | null => name?.trim().split(/\s+/)[0] || null

/** The patient's home: who is greeted, what comes next, what can be looked for. */
export const viewHome = (snapshot: SnapshotFrom<typeof homeMachine>) => {
  const { name, isGuest, now, goesOn, next, upcoming, specialities, failure, nextFailure } = snapshot.context
  return {
    greeting: partOfDay(now),
    name: isGuest ? null : firstName(name),
    isGuest,
    goesOn,
    ...upcomingView(upcoming, next, now),
    specialities: specialities ?? [],
    isArriving: snapshot.hasTag('loading'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    nextFault: snapshot.hasTag('nextFailed') ? faultOf(nextFailure) : null,
  }
}
