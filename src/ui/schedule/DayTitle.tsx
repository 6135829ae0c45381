import { css } from 'styled-system/css'
import { type CalendarDay, startOfDay } from '../../core/kit/dates'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'

const look = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '4',
  width: 'full',
  padding: '0',
  border: 'none',
  borderBlockEnd: '[2px solid transparent]',
  background: 'transparent',
  color: 'current',
  fontSize: '12',
  fontWeight: 'medium',
  textAlign: 'start',
  cursor: 'pointer',
  outlineOffset: '[-2px]',
  _pressed: { borderBlockEndColor: 'primary' },
  _hover: { borderBlockEndColor: 'edge' },
  _highContrast: { '&:not([aria-pressed=true])': { borderBlockEndColor: '[Canvas]' } },
})
const number = css({ fontSize: '18', fontWeight: 'semibold', lineHeight: 'heading' })

interface DayTitleProps {
  readonly day: CalendarDay
  readonly isToday: boolean
  readonly isChosen: boolean
  readonly onChoose: (day: CalendarDay) => void
}

/** The head of a day in a week that stands side by side: a press chooses the day, whose report is asked for. */
export const DayTitle = ({ day, isToday, isChosen, onChoose }: DayTitleProps) => {
  const say = useText()
  const dates = useDates()
  const at = startOfDay(day)
  return (
    <button type="button" className={look} aria-pressed={isChosen} onClick={() => onChoose(day)}>
      {isToday ? say('schedule.today') : dates.weekday(at)} <span className={number}>{dates.dayOfMonth(at)}</span>
    </button>
  )
}
