import { type ShownStatus, statusLooks } from '../../core/booking/appointment.status'
import { startOfDay } from '../../core/kit/dates'
import type { ScheduledAppointment } from '../../core/schedule/schedule'
import type { ShownDay } from '../../machines/schedule/schedule.view'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'
import type { TimeGridDay, TimeGridSlot } from '../kit/time-grid/timeGrid.types'

const payments = { PAID: 'schedule.paid', UNPAID: 'schedule.unpaid', REFUNDED: 'schedule.refunded' } as const

/** Entries of the schedule as the grid draws them, in words. */
export const useDayGrid = () => {
  const say = useText()
  const dates = useDates()
  const taken = (
    appointment: ScheduledAppointment,
    status: ShownStatus,
  ): Omit<TimeGridSlot, 'id' | 'startsAt' | 'endsAt'> => {
    const { patient, paymentStatus, startsAt } = appointment
    const name = patient.name ?? say('schedule.unnamed')
    const word = say(`staff.status.${status}`)
    const age = patient.age === null ? '' : `, ${patient.age}`
    return {
      title: `${name}${age}`,
      note: word,
      name: say('schedule.entry', {
        time: dates.time(startsAt),
        patient: `${name}${age}`,
        status: word,
        payment: say(payments[paymentStatus]),
      }),
      ...statusLooks[status],
    }
  }
  const slotOf = (entry: ShownDay['entries'][number]): TimeGridSlot => {
    const { id, startsAt, endsAt, kind, slotNo, appointment, shown, isChanged, isMarkable } = entry
    const place = { id, startsAt, endsAt, isChanged, isFixed: !isMarkable }
    if (appointment !== null && shown !== null) return { ...place, ...taken(appointment, shown) }
    const state = say(`schedule.${kind === 'appointment' ? 'free' : kind}`)
    return {
      ...place,
      title: state,
      name: say('schedule.slot', { time: dates.time(startsAt), slotNo, state }),
      ...(kind === 'reserved' && { tone: 'reserved', icon: 'lock' }),
      ...(kind === 'blocked' && { tone: 'blocked', icon: 'ban' }),
    }
  }
  return ({ date, isToday, schedules, entries }: ShownDay): Omit<TimeGridDay, 'head'> => {
    const at = startOfDay(date)
    const total = schedules.reduce((sum, { schedule }) => sum + schedule.totalSlots, 0)
    const booked = schedules.reduce((sum, { schedule }) => sum + schedule.booked, 0)
    return {
      day: date,
      isToday,
      title: isToday ? say('schedule.today') : dates.day(at),
      name: dates.longDay(at),
      note: total === 0 ? say('schedule.noHours') : say('schedule.booked', { booked, total }),
      slots: entries.map(slotOf),
    }
  }
}
