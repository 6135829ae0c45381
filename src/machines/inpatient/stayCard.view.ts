import type { Stay } from '../../core/inpatient/inpatient'
import { daysOfStay } from '../../core/inpatient/inpatient.rules'
import type { CalendarDay } from '../../core/kit/dates'

/** A stay as its card and its tile show it. */
export const cardOf = (stay: Stay, today: CalendarDay) => ({
  id: stay.id,
  stay,
  name: stay.name,
  age: stay.age,
  gender: stay.gender,
  admittedOn: stay.admittedOn,
  dischargedOn: stay.dischargedOn,
  days: daysOfStay(stay, today),
  isDischarged: stay.status === 'discharged',
  isSummaryDue: stay.isSummaryDue,
  place: { room: stay.roomName, bed: stay.bedNumber },
  caseHistory: stay.caseHistory,
  /** Of its chat; null where nothing was written yet. */
  talk: stay.talk ?? null,
})

export type StayCard = ReturnType<typeof cardOf>
