import { css } from 'styled-system/css'
import type { CalendarDay } from '../../core/kit/dates'
import type { BookingView } from '../../machines/booking/booking.view'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'
import { OptionStrip } from '../kit/OptionStrip'

interface DateStripProps {
  days: BookingView['days']
  chosen: CalendarDay | null
  onChoose: (date: CalendarDay) => void
}

const small = css({ fontSize: '12', fontWeight: 'regular', lineHeight: 'caption' })
const number = css({ fontSize: '18', fontWeight: 'semibold', lineHeight: 'heading' })
const free = css({ fontSize: '12', fontWeight: 'medium', lineHeight: 'caption', color: 'good' })
const none = css({ fontSize: '12', fontWeight: 'regular', lineHeight: 'caption' })

/** The 45 days a person can book ahead, each with its free slots. */
export function DateStrip({ days, chosen, onChoose }: DateStripProps) {
  const say = useText()
  const dates = useDates()
  return (
    <OptionStrip
      label={say('booking.dates')}
      layout="strip"
      scrollLabels={{ previous: say('booking.earlier'), next: say('booking.later') }}
      chosen={chosen}
      onChoose={onChoose}
      options={days.map((day) => ({
        id: day.date,
        disabled: day.free === 0,
        name: say(day.free === 0 ? 'booking.dayNone' : 'booking.dayFree', {
          day: dates.longDay(day.at),
          free: day.free,
        }),
        content: (
          <>
            <span className={small}>{dates.weekday(day.at)}</span>
            <span className={number}>{dates.dayOfMonth(day.at)}</span>
            <span className={small}>{dates.month(day.at)}</span>
            <span className={day.free === 0 ? none : free}>
              {day.free === 0 ? '–' : say('booking.free', { free: day.free })}
            </span>
          </>
        ),
      }))}
    />
  )
}
