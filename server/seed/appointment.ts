import { addDays, type CalendarDay, dayOf, HOUR, type UnixSeconds } from '../../src/core/kit/dates'
import { CASH, LATER, ONLINE } from '../../src/core/payment/payment'
import type { appointments, availabilityPatterns, schedules } from '../booking/booking.tables'
import { slotTimes } from '../booking/slot'
import type { Practice } from './practice'
import type { Patients } from './patient'
import type { Dice } from './random'
import { scheduleOf, weekdayOf } from '../booking/patterns.store'

type Appointment = typeof appointments.$inferInsert
type Pattern = typeof availabilityPatterns.$inferInsert
type Schedule = typeof schedules.$inferInsert

export interface Diary {
  /** Of days gone by; those to come are renewed from the patterns. */
  readonly schedules: Schedule[]
  readonly appointments: Appointment[]
}

/** Unpaid appointments to come of one person: fewer than may be, so that there is room to try more. */
const MOST_OWED = 2
const PAID_ONLINE: Outcome = { status: 'upcoming', paymentMethodId: ONLINE, paymentStatus: 'PAID' }
const PAST = 160
const COMING = 240

type Outcome = Pick<Appointment, 'status' | 'paymentMethodId' | 'paymentStatus'>

const outcome = (roll: Dice, { consultation }: Pattern, isPast: boolean): Outcome => {
  const paymentMethodId = roll.pick(consultation === 'video' ? [ONLINE, LATER] : [CASH, ONLINE, LATER])
  const isCancelled = roll.chance(0.12)
  const status = isCancelled ? 'cancelled' : isPast ? 'completed' : 'upcoming'
  const isPaid = paymentMethodId === ONLINE || (isPast && !isCancelled)
  return { status, paymentMethodId, paymentStatus: !isPaid ? 'UNPAID' : isCancelled ? 'REFUNDED' : 'PAID' }
}

/** Past and coming appointments of the demonstration's families; nobody is in two places at once. */
export const diaryOf = (roll: Dice, practice: Practice, { members }: Patients, now: UnixSeconds): Diary => {
  const made: Diary = { schedules: [], appointments: [] }
  const people = members.filter(({ name }) => name != null)
  const patterns = practice.patterns.slice(0, 1200)
  const taken = new Set<string>()
  const owing = new Map<string, number>()
  const today = dayOf(now)
  const write = (pattern: Pattern, day: CalendarDay, isPast: boolean) => {
    const schedule = scheduleOf(pattern, day)
    const slotNo = roll.between(1, schedule.totalSlots)
    const { startsAt, endsAt } = slotTimes(schedule, slotNo)
    const member = roll.pick(people)
    const keys = [`${schedule.id}.${slotNo}`, `${member.id} ${day}`]
    const rolled = outcome(roll, pattern, isPast)
    const isOwing = !isPast && rolled.paymentStatus === 'UNPAID'
    const owed = owing.get(member.patientId) ?? 0
    const facts = isOwing && owed >= MOST_OWED ? PAID_ONLINE : rolled
    if (keys.some((key) => taken.has(key)) || (!isPast && startsAt < now + HOUR)) return
    for (const key of keys) taken.add(key)
    if (facts.paymentStatus === 'UNPAID' && !isPast) owing.set(member.patientId, owed + 1)
    if (isPast && !made.schedules.some(({ id }) => id === schedule.id)) made.schedules.push(schedule)
    made.appointments.push({
      id: roll.uuid(),
      scheduleId: schedule.id,
      slotNo,
      startsAt,
      endsAt,
      ...facts,
      doctorId: schedule.doctorId,
      consultation: schedule.consultation,
      clinicId: schedule.clinicId ?? null,
      memberId: member.id,
      patientId: member.patientId,
      createdAt: Math.min(startsAt, now) - roll.between(1, 90) * HOUR,
      consultationFee: schedule.fee,
      finalAmount: schedule.fee,
    })
  }
  for (let count = 0; count < PAST + COMING; count++) {
    const isPast = count < PAST
    const day = addDays(today, isPast ? -roll.between(1, 60) : roll.between(0, 12))
    const fitting = patterns.filter(({ weekday }) => weekday === weekdayOf(day))
    if (fitting.length > 0) write(roll.pick(fitting), day, isPast)
  }
  return made
}
