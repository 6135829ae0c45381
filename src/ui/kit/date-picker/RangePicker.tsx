import { DatePicker as Ark, parseDate } from '@ark-ui/react/date-picker'
import { useId, useState } from 'react'
import { css } from 'styled-system/css'
import {
  type DayRange,
  lengthOf,
  presetOf,
  presetRange,
  rangeBetween,
  type RangePreset,
} from '../../../core/kit/calendar.rules'
import type { CalendarDay } from '../../../core/kit/dates'
import { useText } from '../../intl/useText'
import { Chip } from '../Chip'
import { fieldLook } from '../FieldFrame'
import { useMedia } from '../useMedia'
import { Calendar } from './Calendar'
import { dayOfValue, PickerContent, PickerField, useCalendarProps } from './frame'

export interface RangePickerView {
  readonly label: string
  readonly value: DayRange | null
  readonly min: CalendarDay | null
  readonly max: CalendarDay | null
  readonly today: CalendarDay
  /** Ranges that are one press. */
  readonly presets?: readonly RangePreset[]
  readonly help?: string
  readonly error?: string
}

export type RangePickerEvent = { readonly type: 'range.chosen'; readonly range: DayRange | null }

export interface RangePickerProps {
  readonly view: RangePickerView
  readonly on: (event: RangePickerEvent) => void
}

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8', marginBlockEnd: '4' })
const status = css({ margin: '0', marginBlockStart: '8', color: 'muted', fontSize: '14', minHeight: '20' })

/** The first and the last day of a stretch of days: typed, chosen, or one of the presets. */
export const RangePicker = ({ view, on }: RangePickerProps) => {
  const { label, value, today, presets = [], help, error } = view
  const say = useText()
  const id = useId()
  const isDesktop = useMedia('desktop')
  const { dateText, ...calendar } = useCalendarProps(id, view)
  /** The first day while the last one is not chosen yet: no range, so nobody else's business. */
  const [first, setFirst] = useState<CalendarDay | null>(null)
  /** A range of the calendar or a preset takes the place of what was typed. */
  const [choices, setChoices] = useState(0)
  const choose = (range: DayRange | null) => {
    setChoices(choices + 1)
    on({ type: 'range.chosen', range })
  }
  const typed = (day: CalendarDay | null, index: number, isWrong: boolean) => {
    const other = index === 0 ? value?.to : value?.from
    if (day === null) {
      if (!isWrong && value !== null) on({ type: 'range.chosen', range: null })
    } else on({ type: 'range.chosen', range: rangeBetween(day, other ?? day, view) })
  }
  const chosen = value && presetOf(value, today)
  return (
    <div className={fieldLook.root}>
      {presets.length > 0 && (
        <div className={chips} role="group" aria-label={label}>
          {presets.map((preset) => (
            <Chip key={preset} chosen={preset === chosen} onChange={() => choose(presetRange(preset, today))}>
              {say(`kit.date.preset.${preset}`)}
            </Chip>
          ))}
        </div>
      )}
      <Ark.Root
        {...calendar}
        className={fieldLook.root}
        selectionMode="range"
        numOfMonths={isDesktop ? 2 : 1}
        value={first !== null ? [parseDate(first)] : value === null ? [] : [parseDate(value.from), parseDate(value.to)]}
        invalid={error !== undefined}
        onOpenChange={({ open }) => !open && setFirst(null)}
        onValueChange={({ value: [from, to] }) => {
          setFirst(from && !to ? dayOfValue(from) : null)
          if (from && to) choose({ from: dayOfValue(from), to: dayOfValue(to) })
          if (!from && !to) choose(null)
        }}
      >
        <PickerField
          key={choices}
          id={id}
          label={label}
          help={help}
          error={error}
          days={[value?.from ?? null, value?.to ?? null]}
          bounds={view}
          onDay={typed}
        />
        <PickerContent>
          <Calendar count={isDesktop ? 2 : 1} />
          <Ark.Context>
            {({ value: picked }) => (
              <p className={status} role="status">
                {picked.length === 1 && say('kit.date.chooseLast', { from: dateText(dayOfValue(picked[0]!)) })}
                {picked.length === 2 &&
                  say('kit.date.days', {
                    from: dateText(dayOfValue(picked[0]!)),
                    to: dateText(dayOfValue(picked[1]!)),
                    count: lengthOf({ from: dayOfValue(picked[0]!), to: dayOfValue(picked[1]!) }),
                  })}
              </p>
            )}
          </Ark.Context>
        </PickerContent>
      </Ark.Root>
    </div>
  )
}
