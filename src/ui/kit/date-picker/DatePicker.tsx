import { DatePicker as Ark, parseDate } from '@ark-ui/react/date-picker'
import { useId, useState } from 'react'
import type { CalendarDay } from '../../../core/kit/dates'
import { fieldLook } from '../FieldFrame'
import { useRefusal } from '../refusedFields'
import { Calendar } from './Calendar'
import { dayOfValue, PickerContent, PickerField, useCalendarProps } from './frame'

export interface DatePickerView {
  readonly label: string
  readonly value: CalendarDay | null
  readonly min: CalendarDay | null
  readonly max: CalendarDay | null
  readonly isDisabled?: boolean
  readonly help?: string
  readonly error?: string
  /** Its name as it is sent: a refusal of the server is said beside it. */
  readonly asSent?: string
}

export type DatePickerEvent = { readonly type: 'day.chosen'; readonly day: CalendarDay | null }

export interface DatePickerProps {
  readonly view: DatePickerView
  readonly on: (event: DatePickerEvent) => void
}

/** A day of the calendar, typed day first or chosen. For seven days beside each other there is OptionStrip. */
export const DatePicker = ({ view, on }: DatePickerProps) => {
  const { label, value, help, isDisabled = false } = view
  const refusal = useRefusal(view.asSent, value ?? '')
  const error = view.error ?? refusal
  const id = useId()
  const { dateText: _, ...calendar } = useCalendarProps(id, view)
  /** A day of the calendar takes the place of what was typed. */
  const [choices, setChoices] = useState(0)
  const choose = (day: CalendarDay | null) => on({ type: 'day.chosen', day })
  return (
    <Ark.Root
      {...calendar}
      className={fieldLook.root}
      value={value === null ? [] : [parseDate(value)]}
      disabled={isDisabled}
      invalid={error !== undefined}
      onValueChange={({ value: [next] }) => {
        setChoices(choices + 1)
        choose(next ? dayOfValue(next) : null)
      }}
    >
      <PickerField
        key={choices}
        id={id}
        label={label}
        help={help}
        error={error}
        days={[value]}
        bounds={view}
        isDisabled={isDisabled}
        onDay={choose}
      />
      <PickerContent>
        <Calendar count={1} />
      </PickerContent>
    </Ark.Root>
  )
}
