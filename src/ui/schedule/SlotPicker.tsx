import { Lock, Plus } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import type { DaySlots } from '../../core/booking/booking'
import { type CalendarDay, startOfDay } from '../../core/kit/dates'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'
import { ZoneNote } from '../intl/ZoneNote'
import { OptionStrip } from '../kit/OptionStrip'
import { SelectField } from '../kit/SelectField'

const stack = css({ display: 'grid', gap: '12', minWidth: '0' })
/** In a narrow column the lock stands above the time. */
const time = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4',
  whiteSpace: 'nowrap',
})

interface SlotPickerProps {
  /** Days with free slots, in their order. */
  readonly days: readonly DaySlots[]
  readonly slotId: string | null
  readonly onChoose: (slotId: string) => void
}

const free = ({ slots }: DaySlots) => slots.filter(({ isBooked }) => !isBooked)

/** The free slots of a day for those who work here, reserved ones and one beyond the hours marked. */
export const SlotPicker = ({ days, slotId, onChoose }: SlotPickerProps) => {
  const say = useText()
  const dates = useDates()
  const ofSlot = days.find((day) => day.slots.some(({ id }) => id === slotId))
  const [looked, setLooked] = useState<CalendarDay | null>(null)
  const day = days.find(({ date }) => date === looked) ?? ofSlot ?? days[0]
  return (
    <div className={stack}>
      <SelectField
        label={say('schedule.move.day')}
        value={day?.date ?? ''}
        options={days.map(({ date }) => ({ id: date, name: dates.longDay(startOfDay(date)) }))}
        onChange={setLooked}
      />
      {day && <ZoneNote at={startOfDay(day.date)} />}
      {day && (
        <OptionStrip
          label={say('schedule.move.slot')}
          layout="grid"
          chosen={slotId}
          onChoose={onChoose}
          options={free(day).map(({ id, startsAt, isReserved, isExtra }) => {
            const extra = isExtra && say('schedule.slots.extra', { time: dates.time(startsAt) })
            return {
              id,
              name:
                extra ||
                (isReserved ? say('schedule.slots.reserved', { time: dates.time(startsAt) }) : dates.time(startsAt)),
              content: (
                <span className={time}>
                  {isReserved && <Lock size={16} aria-hidden />}
                  {isExtra && <Plus size={16} aria-hidden />}
                  {dates.time(startsAt)}
                </span>
              ),
            }
          })}
        />
      )}
    </div>
  )
}
