import { Building2, Video } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { css } from 'styled-system/css'
import { hoursOf } from '../../core/schedule/schedule.rules'
import type { Markable } from '../../core/schedule/selection.rules'
import type { ShownDay } from '../../machines/schedule/schedule.view'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'
import { useChosenBefore } from '../kit/enteredBefore'

const list = css({ display: 'grid', gap: '4', margin: '0', marginBlockStart: '4', padding: '0', listStyle: 'none' })
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  minHeight: '24',
  color: 'muted',
  fontSize: '12',
  fontWeight: 'regular',
  overflowWrap: 'anywhere',
  '& > svg': { flexShrink: 0, width: '16', height: '16', color: 'calm' },
  '& > input': { width: '20', height: '20', flexShrink: 0, margin: '0', accentColor: 'primary' },
  _touch: { '&:has(> input)': { minHeight: '44' } },
})

interface HoursBoxProps {
  readonly label: string
  readonly isMarked: boolean
  readonly onMark: () => void
  readonly children: ReactNode
}

/** Hours that are marked as a whole. */
const HoursBox = ({ label, isMarked, onMark, children }: HoursBoxProps) => {
  const id = useId()
  useChosenBefore(id, ({ checked }) => checked !== isMarked && onMark())
  return (
    <label className={line}>
      <input id={id} type="checkbox" checked={isMarked} aria-label={label} onChange={onMark} />
      {children}
    </label>
  )
}

interface DayHeadProps {
  readonly day: ShownDay
  readonly isSelecting: boolean
  readonly onMark: (mark: Markable) => void
}

/** The hours of a day below its name: type, times, how many are taken; to be marked as a whole while several are. */
export const DayHead = ({ day: { date, isToday, schedules }, isSelecting, onMark }: DayHeadProps) => {
  const say = useText()
  const dates = useDates()
  return (
    <ul className={list}>
      {schedules.map(({ schedule, isMarked, isMarkable }) => {
        const { id, consultation, clinicName, booked, totalSlots, delayMinutes } = schedule
        const isVideo = consultation === 'video'
        const type = isVideo ? say('schedule.video') : (clinicName ?? say('schedule.clinic'))
        const range = hoursOf(schedule)
          .map(({ start, end }) => dates.range(start, end))
          .join(', ')
        const delay = isToday && delayMinutes !== null ? say('reception.delay.is', { minutes: delayMinutes }) : null
        const words = [range, `${booked}/${totalSlots}`, delay].filter(Boolean).join(' · ')
        const hours = say('schedule.hours', { type, range })
        const Icon = isVideo ? Video : Building2
        return (
          <li key={id}>
            {isSelecting && isMarkable ? (
              <HoursBox
                label={say('schedule.mark.schedule', { hours })}
                isMarked={isMarked}
                onMark={() => onMark({ scheduleId: id, date })}
              >
                {words}
              </HoursBox>
            ) : (
              <span className={line} title={hours}>
                <Icon aria-label={type} />
                {words}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
