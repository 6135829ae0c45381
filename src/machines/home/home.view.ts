import type { SnapshotFrom } from 'xstate'
import { partOfDay } from '../../core/kit/dates'
import { directionsTo } from '../kit/directions.view'
import { faultOf } from '../kit/fault.view'
import type { homeMachine } from './home.machine'

const firstName = (name: string | null): string | null => name?.trim().split(/\s+/)[0] || null

/** The patient's home: who is greeted, what comes next, what can be looked for. */
export const viewHome = (snapshot: SnapshotFrom<typeof homeMachine>) => {
  const { name, isGuest, now, goesOn, next, specialities, failure, nextFailure } = snapshot.context
  return {
    greeting: partOfDay(now),
    name: isGuest ? null : firstName(name),
    isGuest,
    goesOn,
    next: next && { order: next, directions: next.consultation === 'inClinic' ? directionsTo(next) : null },
    specialities: specialities ?? [],
    isArriving: snapshot.hasTag('loading'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    nextFault: snapshot.hasTag('nextFailed') ? faultOf(nextFailure) : null,
  }
}
