import { useIntl } from 'react-intl'
import { TIME_ZONE, type UnixSeconds } from '../../core/kit/dates'
import { rupees } from './rupees'

const inPractice = { timeZone: TIME_ZONE } as const

/** Dates and times as people read them: the practice's time zone, the person's language, its locale's Latin digits. */
export const useDates = () => {
  const { locale } = useIntl()
  const write = (at: UnixSeconds, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...inPractice, ...options }).format(at * 1000)
  return {
    /** `10:30 am` */
    time: (at: UnixSeconds) => write(at, { hour: 'numeric', minute: '2-digit' }),
    /** `Sat, 21 Nov` */
    day: (at: UnixSeconds) => write(at, { weekday: 'short', day: 'numeric', month: 'short' }),
    /** `Saturday 21 November 2026` */
    longDay: (at: UnixSeconds) => write(at, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    weekday: (at: UnixSeconds) => write(at, { weekday: 'short' }),
    dayOfMonth: (at: UnixSeconds) => write(at, { day: 'numeric' }),
    month: (at: UnixSeconds) => write(at, { month: 'short' }),
    /** `21 Nov 2026` */
    date: (at: UnixSeconds) => write(at, { day: '2-digit', month: 'short', year: 'numeric' }),
  }
}

/** Rupees from integer paise as the person's language writes them: `money(80000)` is "₹800". */
export const useMoney = (): ((paise: number) => string) => {
  const { locale } = useIntl()
  return (paise) => rupees(paise, locale)
}
