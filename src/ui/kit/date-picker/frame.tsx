import { DatePicker, type DateValue, parseDate } from '@ark-ui/react/date-picker'
import { Portal } from '@ark-ui/react/portal'
import { CalendarDays } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { css } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import { readDay, writeDay } from '../../../core/kit/calendar.rules'
import { type CalendarDay, startOfDay } from '../../../core/kit/dates'
import { TIME_ZONE } from '../../../core/kit/timeZone'
import { useDates } from '../../intl/format'
import { useText } from '../../intl/useText'
import { describe, FieldNotes, fieldLook, type FieldWords } from '../FieldFrame'

/** What both pickers are given of the calendar. */
export const useCalendarProps = (bounds: { readonly min: CalendarDay | null; readonly max: CalendarDay | null }) => {
  const { locale } = useIntl()
  const say = useText()
  const dates = useDates()
  return {
    locale,
    timeZone: TIME_ZONE,
    min: bounds.min === null ? undefined : parseDate(bounds.min),
    max: bounds.max === null ? undefined : parseDate(bounds.max),
    format: (date: DateValue) => writeDay(dayOfValue(date)),
    parse: (text: string) => {
      const day = readDay(text)
      return day === null ? undefined : parseDate(day)
    },
    placeholder: say('kit.date.pattern'),
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
const box = css({ position: 'relative', display: 'flex', flex: '1', minWidth: '0', maxWidth: '[12rem]' })
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

interface PickerFieldProps extends FieldWords {
  readonly id: string
  readonly isRange?: boolean
}

/** One field or two, and the button that opens the calendar. */
export const PickerField = ({ id, label, help, error, isRange = false }: PickerFieldProps) => {
  const say = useText()
  const described = describe(id, { help, error })
  const shared = { className: fieldLook.input, inputMode: 'numeric', ...described } as const
  const trigger = (
    <span className={fieldLook.affix}>
      <DatePicker.Trigger className={button({ tone: 'quiet', size: 'sm', shape: 'icon' })}>
        <CalendarDays size={20} aria-hidden />
      </DatePicker.Trigger>
    </span>
  )
  return (
    <>
      <DatePicker.Label className={fieldLook.label}>{label}</DatePicker.Label>
      <DatePicker.Control className={control}>
        <div className={box}>
          <DatePicker.Input {...shared} {...(isRange && { 'aria-label': say('kit.date.from', { label }) })} />
          {!isRange && trigger}
        </div>
        {isRange && (
          <>
            –
            <div className={box}>
              <DatePicker.Input {...shared} index={1} aria-label={say('kit.date.to', { label })} />
              {trigger}
            </div>
          </>
        )}
      </DatePicker.Control>
      <FieldNotes id={id} help={help} error={error} />
    </>
  )
}

/** What opens below the fields; in a dialog it stays inside it, where it can be seen and pressed. */
export const PickerContent = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLSpanElement>(null)
  const [isInDialog, setInDialog] = useState(false)
  useLayoutEffect(() => setInDialog(place.current?.closest('[role=dialog]') != null), [])
  return (
    <>
      <span ref={place} hidden />
      <Portal disabled={isInDialog}>
        <DatePicker.Positioner>
          <DatePicker.Content className={content}>{children}</DatePicker.Content>
        </DatePicker.Positioner>
      </Portal>
    </>
  )
}
