import { startOfDay } from '../../core/kit/dates'
import type { ScheduledAppointment } from '../../core/schedule/schedule'
import type { Card } from '../../machines/schedule/card.view'
import type { ShownDay } from '../../machines/schedule/schedule.view'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'
import type { TimeGridDay, TimeGridSlot } from '../kit/time-grid/timeGrid.types'

/** Entries of the schedule as the grid draws them, in words. */
export const useDayGrid = () => {
  const say = useText()
  const dates = useDates()
  const wordOf = ({ here, wait, status }: Card): string => {
    if (here === null) return say(`staff.status.${status}`)
    return say(`schedule.here.${here}`, { hours: Math.floor(wait / 60), minutes: wait % 60 })
  }
  const taken = (
    { patient, paymentStatus, startsAt, consultation }: ScheduledAppointment,
    card: Card,
  ): Omit<TimeGridSlot, 'id' | 'startsAt' | 'endsAt'> => {
    const name = patient.name ?? say('schedule.unnamed')
    const word = wordOf(card)
    const { here, wait } = card
    // A card is narrow: how long somebody waits is a number beside an hourglass, and its name has the words.
    const short =
      here === null ? word : say(`schedule.short.${here}`, { hours: Math.floor(wait / 60), minutes: wait % 60 })
    const payment = say(`kit.payment.${paymentStatus}`)
    const rest = short === word ? payment : `${payment}, ${word}`
    return {
      title: name,
      ...(patient.age !== null && { mark: String(patient.age) }),
      ...(card.hasStatusText && { note: short }),
      noteIcon: here === 'waiting' ? 'hourglass' : consultation === 'video' ? 'video' : 'building',
      ...(card.owes && { alert: say('schedule.unpaid') }),
      name: say('schedule.entry', {
        time: dates.time(startsAt),
        patient: patient.age === null ? name : `${name}, ${patient.age}`,
        // In the order in which the card has them; what it does not write comes last.
        status: card.hasStatusText ? short : payment,
        payment: card.hasStatusText ? rest : word,
      }),
      tone: card.tone,
      isFaded: card.isFaded,
    }
  }
  const slotOf = (entry: ShownDay['entries'][number]): TimeGridSlot => {
    const { id, startsAt, endsAt, kind, slotNo, appointment, card, isChanged, isMarkable } = entry
    const place = { id, startsAt, endsAt, isChanged, isFixed: !isMarkable }
    if (appointment !== null && card !== null) return { ...place, ...taken(appointment, card) }
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
