import { css } from 'styled-system/css'
import { type CalendarDay, startOfDay } from '../../core/kit/dates'
import type { ScheduleView } from '../../machines/schedule/schedule.view'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'
import { OptionStrip } from '../kit/OptionStrip'

const small = css({ fontSize: '12', fontWeight: 'regular', lineHeight: 'caption', whiteSpace: 'nowrap' })
const number = css({ fontSize: '18', fontWeight: 'semibold', lineHeight: 'heading' })

interface WeekStripProps {
  readonly days: ScheduleView['strip']
  readonly onChoose: (day: CalendarDay) => void
}

/** The days that are loaded, each with how much of it is taken. */
export const WeekStrip = ({ days, onChoose }: WeekStripProps) => {
  const say = useText()
  const dates = useDates()
  return (
    <OptionStrip
      label={say('schedule.week')}
      layout="week"
      chosen={days.find(({ isChosen }) => isChosen)?.date ?? null}
      onChoose={onChoose}
      options={days.map(({ date, booked, total, isToday }) => {
        const at = startOfDay(date)
        return {
          id: date,
          name: say('schedule.dayName', { day: dates.longDay(at), booked, total }),
          content: (
            <>
              <span className={small}>{isToday ? say('schedule.today') : dates.weekday(at)}</span>
              <span className={number}>{dates.dayOfMonth(at)}</span>
              <span className={small}>{total === 0 ? '–' : `${booked}/${total}`}</span>
            </>
          ),
        }
      })}
    />
  )
}
