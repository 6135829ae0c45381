import { addDays, HOUR, startOfDay } from '../../../../src/core/kit/dates'
import { appointmentAt, dayWith, scheduleAt } from '../../scheduleDays'

export const TODAY = '2026-11-23'
export const NEXT = addDays(TODAY, 1)
export const FAR = addDays(TODAY, 7)
export const now = startOfDay(TODAY) + 8 * HOUR

export const asha = appointmentAt(TODAY, 5)
const ravi = appointmentAt(TODAY, 6, { patient: { ...asha.patient, name: 'Ravi Patel' } })
const daysWith = (first: typeof asha) => [dayWith(TODAY, scheduleAt(TODAY, [first, ravi]))]

/** Today with two appointments, as it comes to be. */
export const versions = {
  asBooked: daysWith(asha),
  calledOff: daysWith({ ...asha, status: 'cancelled' }),
  completed: daysWith({ ...asha, status: 'completed' }),
}

export const versionOf = (days: readonly object[] | null): string | null =>
  Object.entries(versions).find(([, each]) => JSON.stringify(each) === JSON.stringify(days))?.[0] ?? null
