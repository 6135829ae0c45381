import { DatePicker, type DateValue, parseDate } from '@ark-ui/react/date-picker'
import { Portal } from '@ark-ui/react/portal'
import { CalendarDays } from 'lucide-react'
import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { css } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import { type DayBounds, writeDay } from '../../../core/kit/calendar.rules'
import { type CalendarDay, startOfDay } from '../../../core/kit/dates'
import { TIME_ZONE } from '../../../core/kit/timeZone'
import { useDates } from '../../intl/format'
import { useText } from '../../intl/useText'
import { describe, FieldNotes, fieldLook, type FieldWords } from '../FieldFrame'
import { intoView } from '../intoView'
import { useMedia } from '../useMedia'
import { DayInput } from './DayInput'

const inputId = (id: string, index: number) => `${id}-day-${index}`

/** What both pickers are given of the calendar; `id` is that of their PickerField. */
export const useCalendarProps = (id: string, bounds: DayBounds) => {
  const { locale } = useIntl()
  const say = useText()
  const dates = useDates()
  return {
    locale,
    timeZone: TIME_ZONE,
    min: bounds.min === null ? undefined : parseDate(bounds.min),
    max: bounds.max === null ? undefined : parseDate(bounds.max),
    ids: { input: (index: number) => inputId(id, index) },
    // A closed calendar has hundreds of elements, which the form around it would lay out with every key.
    lazyMount: true,
    unmountOnExit: true,
    positioning: { placement: 'bottom-start' as const, gutter: 4, strategy: 'fixed' as const },
    translations: {
      dayCell: ({ valueText, selected, unavailable, firstInRange, lastInRange }: DayCellState) =>
        [
          valueText,
          firstInRange && say('kit.date.first'),
          lastInRange && say('kit.date.last'),
          selected && !firstInRange && !lastInRange && say('kit.date.chosen'),
          unavailable && say('kit.date.unavailable'),
        ]
          .filter(Boolean)
          .join(', '),
      content: say('kit.date.calendar'),
      trigger: (isOpen: boolean) => say(isOpen ? 'kit.date.close' : 'kit.date.open'),
      prevTrigger: (view: string) => say(view === 'day' ? 'kit.date.previousMonth' : 'kit.date.previousYears'),
      nextTrigger: (view: string) => say(view === 'day' ? 'kit.date.nextMonth' : 'kit.date.nextYears'),
      viewTrigger: (view: string) => say(view === 'day' ? 'kit.date.toMonths' : 'kit.date.toYears'),
    },
    dateText: (day: CalendarDay) => dates.day(startOfDay(day)),
  }
}

interface DayCellState {
  readonly valueText: string
  readonly selected: boolean
  readonly unavailable: boolean
  readonly firstInRange: boolean
  readonly lastInRange: boolean
}

/** `2026-11-21` of the picker's own value. */
export const dayOfValue = (value: DateValue): CalendarDay => value.toString().slice(0, 10)

const control = css({ display: 'flex', gap: '8', alignItems: 'center', maxWidth: '[22rem]' })
const box = css({
  position: 'relative',
  display: 'flex',
  flex: '1',
  minWidth: '0',
  maxWidth: '[12rem]',
  // Beside the way to the calendar a day has as much room as without it.
  '&:has(button)': { flex: '[1.35]' },
})
const content = css({
  zIndex: 'popup',
  maxWidth: '[calc(100vw - 16px)]',
  padding: '12',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  boxShadow: 'overlay',
  _open: { animation: 'fadeIn {durations.tap} {easings.out}' },
})
const inSheet = css({ maxWidth: '[22rem]' })

/** A day that can be written here. */
const exampleOf = ({ min, max }: DayBounds): string => writeDay(min ?? max ?? '2026-11-21')

interface PickerFieldProps extends FieldWords {
  readonly id: string
  /** One day, or the first and the last of a range. */
  readonly days: readonly (CalendarDay | null)[]
  readonly bounds: DayBounds
  readonly isDisabled?: boolean
  /** Null where a field was emptied, or holds what is no day. */
  readonly onDay: (day: CalendarDay | null, index: number, isWrong: boolean) => void
}

/** One field or two, and the button that opens the calendar. */
export const PickerField = ({ id, label, help, error, days, bounds, isDisabled = false, onDay }: PickerFieldProps) => {
  const say = useText()
  const [wrong, setWrong] = useState<readonly number[]>([])
  const words = { help, error: wrong.length > 0 ? say('kit.date.wrong', { example: exampleOf(bounds) }) : error }
  const names = days.length === 1 ? [] : [say('kit.date.from', { label }), say('kit.date.to', { label })]
  return (
    <>
      <DatePicker.Label className={fieldLook.label}>{label}</DatePicker.Label>
      <DatePicker.Control className={control}>
        {days.map((day, index) => (
          <Fragment key={inputId(id, index)}>
            {index > 0 && '–'}
            <div className={box}>
              <DayInput
                id={inputId(id, index)}
                label={names[index]}
                describedBy={describe(id, words)['aria-describedby']}
                value={day}
                bounds={bounds}
                isDisabled={isDisabled}
                isWrong={wrong.includes(index) || error !== undefined}
                onTaken={(taken, isWrong) => {
                  setWrong((before) => [...before.filter((each) => each !== index), ...(isWrong ? [index] : [])])
                  onDay(taken, index, isWrong)
                }}
              />
              {index === days.length - 1 && (
                <span className={fieldLook.affix}>
                  <DatePicker.Trigger className={button({ tone: 'quiet', size: 'sm', shape: 'icon' })}>
                    <CalendarDays size={20} aria-hidden />
                  </DatePicker.Trigger>
                </span>
              )}
            </div>
          </Fragment>
        ))}
      </DatePicker.Control>
      <FieldNotes id={id} {...words} />
    </>
  )
}

/**
 * What opens below the fields; in a dialog it stays inside it, where it can be seen and pressed. Above a phone's sheet it
 * would stand over the title and the fields: there it is a part of what scrolls.
 */
export const PickerContent = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLSpanElement>(null)
  const isPhone = useMedia('phone')
  const [isInDialog, setInDialog] = useState(false)
  useLayoutEffect(() => setInDialog(place.current?.closest('[role=dialog]') != null), [])
  return (
    <>
      <span ref={place} hidden />
      {isInDialog && isPhone ? (
        <DatePicker.Content ref={intoView} className={inSheet}>
          {children}
        </DatePicker.Content>
      ) : (
        <Portal disabled={isInDialog}>
          <DatePicker.Positioner>
            <DatePicker.Content className={content}>{children}</DatePicker.Content>
          </DatePicker.Positioner>
        </Portal>
      )}
    </>
  )
}
