import { dayNamed, dayOf, MINUTE, timeUntil, type UnixSeconds } from '../../core/kit/dates'
import { useApp } from '../app/frame/AppContext'
import { useDates } from './format'
import { useText } from './useText'
import { useLead } from './useZone'

/** Moments as a person reads them, from now: the one formatter of every page. */
export const useWhen = () => {
  const say = useText()
  const dates = useDates()
  const { now } = useApp()
  const lead = useLead()
  /** On a device whose clock shows another time: `2:50 pm India time, 4:20 am yours`, with the day where it is another. */
  const zoned = (written: string, at: UnixSeconds): string => {
    const ahead = lead(at)
    if (ahead === 0) return written
    const isSameDay = dayOf(at) === dayOf(at + ahead * MINUTE)
    const own = isSameDay
      ? dates.ownTime(at)
      : say('app.dayTime', { day: dates.ownWeekday(at), time: dates.ownTime(at) })
    return say('app.inBothZones', { time: written, own })
  }
  const daysIn = (place: 'app' | 'app.within') => {
    const day = (at: UnixSeconds): string => {
      const name = dayNamed(at, now())
      if (name === 'date') return dates.day(at)
      return name === 'dateOfYear' ? dates.dayOfYear(at) : say(`${place}.${name}`)
    }
    return {
      /** `Today`, `Tomorrow`, `Tue, 24 Nov`, `Tue, 5 Jan 2027`. */
      day,
      /** `Today, 8:50 pm`. */
      at: (at: UnixSeconds): string => zoned(say('app.dayTime', { day: day(at), time: dates.time(at) }), at),
      /** `Tue, 24 Nov · 12:05–12:25 pm`. */
      range: (from: UnixSeconds, to: UnixSeconds): string =>
        zoned(say('app.dayRange', { day: day(from), range: dates.range(from, to) }), from),
    }
  }
  return {
    ...daysIn('app'),
    /** Within a sentence: `today, 8:50 pm`. */
    within: daysIn('app.within'),
    time: (at: UnixSeconds): string => zoned(dates.time(at), at),
    /** `12:05–12:25 pm`. */
    timeRange: (from: UnixSeconds, to: UnixSeconds): string => zoned(dates.range(from, to), from),
    /** `5 min ago`, `3 h ago`; null on another day. */
    ago: (at: UnixSeconds): string | null => {
      const minutes = Math.floor((now() - at) / MINUTE)
      if (minutes < 1) return say('app.justNow')
      if (minutes < 60) return say('app.minutesAgo', { minutes })
      return dayNamed(at, now()) === 'today' ? say('app.hoursAgo', { hours: Math.floor(minutes / 60) }) : null
    },
    /** `in 1 h 40`; null when it is over or far. */
    until: (at: UnixSeconds): string | null => {
      const left = timeUntil(at, now())
      if (left === null) return null
      if (left.hours === 0) return say('app.inMinutes', { minutes: left.minutes })
      return say(left.minutes === 0 ? 'app.inHours' : 'app.inHoursMinutes', left)
    },
  }
}
