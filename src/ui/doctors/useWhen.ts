import { addDays, dayOf, type UnixSeconds } from '../../core/kit/dates'
import { useApp } from '../app/AppContext'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'

/** `Today, 10:30 am`, `Tomorrow, 9:00 am` or `Sat, 21 Nov, 10:30 am`. */
export const useWhen = () => {
  const say = useText()
  const dates = useDates()
  const { now } = useApp()
  return (at: UnixSeconds): string => {
    const today = dayOf(now())
    const time = dates.time(at)
    const day = dayOf(at)
    if (day === today) return say('doctors.today', { time })
    if (day === addDays(today, 1)) return say('doctors.tomorrow', { time })
    return say('doctors.dayTime', { day: dates.day(at), time })
  }
}
