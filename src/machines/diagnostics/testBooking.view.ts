import type { SnapshotFrom } from 'xstate'
import { sumOf } from '../../core/diagnostics/cart.rules'
import { answersTo, preparationOf } from '../../core/diagnostics/preparation.rules'
import { firstFastingDay, visitDays } from '../../core/diagnostics/visit.rules'
import { startOfDay } from '../../core/kit/dates'
import { isProfileComplete } from '../../core/members/members.rules'
import { rangeOn } from '../../core/provider/openHours.rules'
import { pauseAt } from '../../core/provider/provider'
import { faultOf } from '../kit/fault.view'
import { directionsTo } from '../kit/directions.view'
import type { testBookingMachine } from './testBooking.machine'
import { askedOf, missingOf } from './testBooking.setup'

const stepOf = (snapshot: SnapshotFrom<typeof testBookingMachine>) => {
  if (snapshot.hasTag('booked')) return 'booked' as const
  if (snapshot.hasTag('reviewing')) return 'reviewing' as const
  return 'choosing' as const
}

export const viewTestBooking = (snapshot: SnapshotFrom<typeof testBookingMachine>) => {
  const { context } = snapshot
  const { centre, tests, day, members, memberId, answers, failure, oldTotal, booked, now } = context
  const pause = centre && pauseAt(centre.pausedUntil, now)
  const member = members.find(({ id }) => id === memberId)
  const range = centre && day !== null ? rangeOn(centre.hours, day) : null
  const days = centre ? visitDays(centre.hours, now) : []
  const sum = sumOf(tests, centre?.offer ?? null)
  const preparation = preparationOf(tests, range?.from ?? null, now)
  return {
    step: stepOf(snapshot),
    isPreparing: snapshot.hasTag('preparing'),
    isUnprepared: snapshot.hasTag('unprepared'),
    isSending: snapshot.hasTag('sending'),
    isUnsettled: snapshot.hasTag('unsettled'),
    fault: failure && faultOf(failure),
    /** No day of this centre will do. */
    isPaused: failure?.code === 'centrePaused' || pause !== null,
    pause,
    /** Others have to be answered first. */
    isFull: failure?.code === 'tooManyOpen',
    /** It stands already: the way on is the order itself. */
    isBookedAlready: failure?.code === 'alreadyBooked',
    centre: centre && { ...centre, directions: directionsTo(centre) },
    days: days.map((each) => ({ ...each, at: startOfDay(each.day) })),
    day,
    range,
    member: member ? { ...member, isComplete: isProfileComplete(member) } : null,
    questions: askedOf(context).map((question) => ({
      question,
      answer: answers[question] ?? null,
      answers: answersTo(question),
    })),
    hasYes: askedOf(context).some((question) => answers[question] === 'yes'),
    missing: missingOf(context),
    tests,
    ...sum,
    oldTotal: oldTotal === sum.payable ? null : oldTotal,
    preparation,
    /** The day on which one can still fast for the tests, where the chosen one is none. */
    fastingDay: preparation.isFastLate ? firstFastingDay(days, preparation.fastHours, now) : null,
    booked,
  }
}

export type TestBookingView = ReturnType<typeof viewTestBooking>
