import type { Hours } from '../../src/core/availability/availability'
import type { availabilityApi } from '../../src/core/availability/availability.api'
import { minuteNow } from '../../src/core/availability/slotPlan'
import { hoursProblems, newHoursProblems } from '../../src/core/availability/availability.rules'
import { type CalendarDay, dayOf, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import {
  insertHours,
  lockHours,
  overlappingDays,
  type Schedule,
  setBlockedRoles,
  setHours,
  renumber,
  notifyOfOpenSlots,
  announceScheduleChange,
} from '../booking/booking.port'
import { dayIn } from '../kit/dateWords'
import { rupees } from '../kit/rupees'
import { violatedConstraint } from '../kit/constraint'
import type { Database, DoctorCaller, Handlers } from '../kit/handlers'
import { newId } from '../kit/ids'
import { changed, changeOf, decideAll, shown } from './affected'
import type { WireLanguage } from '../kit/texts'
import type texts from './availability.texts.json'
import { availabilityGroups, linkedClinics } from './availability.store'
import { cancelAffected, lockMoves, moveAffected, movesOf } from './decide'
import { columnsOf, timesOf } from './hours'

export const availabilityHandlers: Handlers<typeof availabilityApi, keyof typeof texts, DoctorCaller> = {
  clinics: async (_, { db, caller: { doctorId } }) => done(await linkedClinics(db, doctorId)),

  list: async (filter, { db, caller: { doctorId }, now }) => done(await availabilityGroups(db, doctorId, filter, now)),

  create: async ({ dates, consultation, clinicId, ...hours }, { db, caller, now, language, say, refusal }) => {
    const { doctorId } = caller
    const days = [...new Set(dates)]
    const place = consultation === 'video' ? null : clinicId
    const [problem] = newHoursProblems(
      { ...hours, dates: days, consultation, clinicId: place },
      dayOf(now),
      minuteNow(now),
    )
    if (problem !== undefined) throw refusal(problem, { count: hours.totalSlots })
    if (place !== null && !(await linkedClinics(db, doctorId)).some(({ id }) => id === place))
      throw refusal('clinicUnknown')
    const rows = days.map((date) => ({
      id: newId(),
      doctorId,
      consultation,
      clinicId: place,
      ...columnsOf(hours, date),
    }))
    const written = await unlessOverlapping(db, (tx) => insertHours(tx, rows))
    if (written === null) throw refusal('hoursOverlap', { days: named(await overlappingDays(db, rows), language) })
    for (const schedule of written) await renumber(db, schedule)
    await announce(db, written)
    await notifyOfOpenSlots(db, now, [doctorId])
    return done({ ids: rows.map(({ id }) => id) }, say('created'))
  },

  update: async ({ id, revision, ...hours }, { db, caller, now, language, say, refusal }) => {
    const schedule = await lockHours(db, caller.doctorId, id)
    if (schedule === null) throw refusal('notFound')
    const [problem] = hoursProblems(hours, schedule.consultation)
    if (problem !== undefined) throw refusal(problem, { count: hours.totalSlots })
    if (isOutdated(schedule, revision)) throw refusal('hoursChanged', readOut(schedule))
    const { affected } = await changeOf(db, schedule, changed(schedule, hours), now)
    if (affected.length > 0) throw refusal('appointmentsAffected', { count: affected.length })
    const overlapping = await write(db, schedule, hours, now)
    if (overlapping !== null) throw refusal('hoursOverlap', { days: named(overlapping, language) })
    return done({ id }, say('updated'))
  },

  remove: async ({ id }, { db, caller, now, say, refusal }) => {
    const schedule = await lockHours(db, caller.doctorId, id)
    if (schedule === null) throw refusal('notFound')
    const { affected } = await changeOf(db, schedule, null, now)
    if (affected.length > 0) throw refusal('appointmentsAffected', { count: affected.length })
    await write(db, schedule, null, now)
    return done({}, say('removed'))
  },

  block: async ({ id, blockedRoles }, { db, caller: { doctorId }, now, refusal }) => {
    const schedule = await setBlockedRoles(db, doctorId, id, [...new Set(blockedRoles)])
    if (schedule === null) throw refusal('notFound')
    await announce(db, [schedule])
    await notifyOfOpenSlots(db, now, [schedule.doctorId])
    return done({ blockedRoles: schedule.blockedRoles })
  },

  affected: async ({ id, hours }, { db, caller, now, refusal, touches }) => {
    const schedule = await lockHours(db, caller.doctorId, id)
    if (schedule === null) throw refusal('notFound')
    const [problem] = hours === null ? [] : hoursProblems(hours, schedule.consultation)
    if (problem !== undefined) throw refusal(problem, { count: hours?.totalSlots ?? 0 })
    const { affected } = await changeOf(db, schedule, changed(schedule, hours), now)
    touches(affected.map(({ appointment }) => appointment.patientId))
    return done(affected.map(shown))
  },

  decide: async ({ id, hours, revision, decisions }, { db, caller, now, language, say, refusal, touches }) => {
    const schedule = await lockHours(db, caller.doctorId, id)
    if (schedule === null) throw refusal('notFound')
    const [problem] = hours === null ? [] : hoursProblems(hours, schedule.consultation)
    if (problem !== undefined) throw refusal(problem, { count: hours?.totalSlots ?? 0 })
    if (isOutdated(schedule, revision)) throw refusal('hoursChanged', readOut(schedule))
    const after = changed(schedule, hours)
    await lockMoves(db, await changeOf(db, schedule, after, now), decisions)
    const change = await changeOf(db, schedule, after, now)
    if (!decideAll(decisions, change.affected)) throw refusal('affectedChanged')
    const moves = movesOf(change, decisions)
    if (moves === null) throw refusal('moveTaken')
    const atDesk = await cancelAffected(db, decisions, now, caller.userId)
    const overlapping = await write(db, schedule, hours, now)
    if (overlapping !== null) throw refusal('hoursOverlap', { days: named(overlapping, language) })
    await moveAffected(db, moves, now).catch((error: unknown) => {
      throw taken.has(violatedConstraint(error) ?? '') ? refusal('moveTaken') : error
    })
    touches(change.affected.map(({ appointment }) => appointment.patientId))
    if (atDesk > 0) return done({}, say(hours === null ? 'removedAtDesk' : 'updatedAtDesk', { amount: rupees(atDesk) }))
    return done({}, say(hours === null ? 'removed' : 'updated'))
  },
}

/** Whether somebody wrote other hours since those that were changed. */
const isOutdated = (schedule: Schedule, revision: number | undefined): boolean =>
  revision !== undefined && revision !== schedule.revision

const readOut = (schedule: Schedule) => ({
  times: timesOf(schedule),
  count: schedule.totalSlots,
  fee: rupees(schedule.fee),
})

const taken: ReadonlySet<string> = new Set(['appointments_slot_once', 'appointments_one_at_a_time'])

/** Writes new hours, or that there are none any more. Answers the days they overlap other hours on, or null. */
const write = async (
  db: Database,
  schedule: Schedule,
  hours: Hours | null,
  now: UnixSeconds,
): Promise<readonly CalendarDay[] | null> => {
  const columns = hours === null ? { removedAt: now } : columnsOf(hours, dayOf(schedule.startsAt))
  const written = await unlessOverlapping(db, (tx) => setHours(tx, schedule.id, columns))
  if (written === null) return overlappingDays(db, [{ ...schedule, ...columns }])
  if (hours !== null) await renumber(db, written)
  await announce(db, [schedule])
  await notifyOfOpenSlots(db, now, [schedule.doctorId])
  return null
}

/** What was written, or null where it would overlap other hours: then nothing was. */
const unlessOverlapping = async <A>(db: Database, work: (tx: Database) => Promise<A>): Promise<A | null> => {
  try {
    return await db.transaction(work)
  } catch (error) {
    if (violatedConstraint(error) === 'schedules_no_overlap') return null
    throw error
  }
}

const announce = (db: Database, changed: readonly Schedule[]): Promise<void> =>
  announceScheduleChange(
    db,
    changed.map(({ doctorId, clinicId, startsAt }) => ({ doctorId, clinicId, day: dayOf(startsAt) })),
  )

/** Days as they are read, in somebody's language. */
const named = (days: readonly CalendarDay[], language: WireLanguage): string =>
  days.map((day) => dayIn(language, startOfDay(day))).join(', ')
