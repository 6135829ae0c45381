import type { SnapshotFrom } from 'xstate'
import { phoneLink } from '../../core/app/brand'
import type { Width } from '../../core/app/routes'
import { visitState } from '../../core/booking/appointment.status'
import { addDays, dayOf, type UnixSeconds } from '../../core/kit/dates'
import { actionsOf, isCancellable } from '../../core/schedule/appointment.actions'
import type { ScheduleDay } from '../../core/schedule/schedule'
import {
  daysFrom,
  entriesOf,
  entryOf,
  reportOf,
  SHOWN_DAYS,
  type SlotEntry,
  STRIP_DAYS,
} from '../../core/schedule/schedule.rules'
import { comingOf, isMarked, isScheduleMarked } from '../../core/schedule/selection.rules'
import { faultBeside, faultOf } from '../kit/fault.view'
import { cardOf } from './card.view'
import type { scheduleMachine } from './schedule.machine'
import { chosen } from './schedule.setup'
import type { RescheduleActor } from './reschedule.machine'

type Snapshot = SnapshotFrom<typeof scheduleMachine>

const NO_DAYS: readonly ScheduleDay[] = []

/** The days that fit beside each other, the chosen one among them. */
const shownDays = ({ from, day }: Snapshot['context'], width: Width) => {
  const count = SHOWN_DAYS[width]
  const last = addDays(from, STRIP_DAYS - count)
  return daysFrom(count === STRIP_DAYS ? from : day < last ? day : last, count)
}

const shownOf = ({ appointment }: SlotEntry, now: UnixSeconds) => appointment && visitState(appointment, now)

/** The days of the page with what stands on them. */
export const viewDays = ({ context }: Snapshot, width: Width, now: UnixSeconds) => {
  const { days, selection, role } = context
  const today = dayOf(now)
  return shownDays(context, width).map((date) => {
    const day = days?.find((each) => each.date === date) ?? { date, schedules: [] }
    return {
      date,
      isToday: date === today,
      schedules: day.schedules.map((schedule) => ({
        schedule,
        isMarked: isScheduleMarked(selection, { scheduleId: schedule.id, date }),
        isMarkable: comingOf(schedule, { role, now }).length > 0,
      })),
      entries: entriesOf(day, now).map((entry) => ({
        ...entry,
        card: entry.appointment && cardOf(entry.appointment, now),
        isMarked: entry.appointment !== null && isMarked(selection, days ?? NO_DAYS, entry.id, { role, now }),
        isMarkable: entry.appointment !== null && isCancellable(entry.appointment, { role, now }),
        isChanged: context.changed.includes(entry.id),
      })),
    }
  })
}

/** The week above the days: how much of each day is taken. */
const stripOf = ({ from, day, days }: Snapshot['context'], now: UnixSeconds) =>
  daysFrom(from, STRIP_DAYS).map((date) => {
    const schedules = days?.find((each) => each.date === date)?.schedules ?? []
    return {
      date,
      isToday: date === dayOf(now),
      isChosen: date === day,
      total: schedules.reduce((sum, { totalSlots }) => sum + totalSlots, 0),
      booked: schedules.reduce((sum, { booked }) => sum + booked, 0),
    }
  })

/** What is open beside the days: a slot, or an appointment with what can be done with it. */
const openOf = ({ openId, days, role }: Snapshot['context'], width: Width, now: UnixSeconds) => {
  const entry = entryOf(days ?? NO_DAYS, openId, now)
  if (entry === null) return null
  const { appointment, schedule } = entry
  return {
    ...entry,
    shown: shownOf(entry, now),
    actions: appointment === null ? [] : actionsOf(appointment, { role, width, now }),
    patientCall:
      appointment === null || appointment.patient.phoneNumber === null
        ? null
        : phoneLink(appointment.patient.phoneNumber),
    clinicCall: schedule.clinicPhone === null ? null : phoneLink(schedule.clinicPhone),
  }
}

/** The schedule as its page shows it at a moment, on a screen of a width. */
export const viewSchedule = (snapshot: Snapshot, width: Width, now: UnixSeconds) => {
  const { context } = snapshot
  const days = context.days ?? NO_DAYS
  const ofDay = days.find(({ date }) => date === context.day)
  const going = chosen(context)
  return {
    from: context.from,
    day: context.day,
    strip: stripOf(context, now),
    isLoading: snapshot.hasTag('loading'),
    isStale: snapshot.hasTag('stale'),
    fault: snapshot.hasTag('failed') ? faultOf(context.failure) : null,
    changes: context.changed.length,
    open: openOf(context, width, now),
    isSelecting: context.bar.selection != null,
    going: going.map(({ id, patient, startsAt }) => ({ id, name: patient.name, startsAt })),
    lost:
      context.selection.appointments.length > going.length ? context.selection.appointments.length - going.length : 0,
    confirming: snapshot.hasTag('confirming') || snapshot.hasTag('cancelling'),
    isCancelling: snapshot.hasTag('cancelling'),
    isRefused: snapshot.hasTag('refused'),
    cancelFault: faultBeside(context.cancelFailure),
    report: snapshot.hasTag('reporting') ? { date: context.day, ...reportOf(ofDay?.schedules ?? [], now) } : null,
    rescheduling: ((snapshot.children as Record<string, unknown>)['rescheduling'] ?? null) as RescheduleActor | null,
  }
}

export type ScheduleView = ReturnType<typeof viewSchedule>
export type ShownDay = ReturnType<typeof viewDays>[number]
