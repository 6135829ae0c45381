import { type KeyboardEvent, useState } from 'react'
import { type DayBounds, isWithin, readDay, writeDay } from '../../../core/kit/calendar.rules'
import type { CalendarDay } from '../../../core/kit/dates'
import { useText } from '../../intl/useText'
import { fieldLook } from '../FieldFrame'

interface DayInputProps {
  readonly id: string
  readonly label?: string | undefined
  readonly describedBy: string | undefined
  readonly value: CalendarDay | null
  readonly bounds: DayBounds
  readonly isDisabled: boolean
  readonly isWrong: boolean
  /** Null where the field was emptied, or holds what is no day that can be chosen. */
  readonly onTaken: (day: CalendarDay | null, isWrong: boolean) => void
}

/**
 * A day as it is typed: taken by Enter and on leaving the field. What cannot be taken stays as it was typed. Ark's own
 * input puts another day in its place.
 */
export const DayInput = ({ id, label, describedBy, value, bounds, isDisabled, isWrong, onTaken }: DayInputProps) => {
  const say = useText()
  /** The text since the last day was taken, null before anything is typed. */
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    if (typed === null) return
    const day = readDay(typed)
    const isTaken = typed.trim() === '' || (day !== null && isWithin(day, bounds))
    if (isTaken) setTyped(null)
    onTaken(isTaken ? day : null, !isTaken)
  }
  const takeByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed === null) return
    event.preventDefault()
    take()
  }
  return (
    <input
      id={id}
      className={fieldLook.input}
      inputMode="numeric"
      autoComplete="off"
      placeholder={say('kit.date.pattern')}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      disabled={isDisabled}
      value={typed ?? (value === null ? '' : writeDay(value))}
      // A day is written anew, not in the middle of the one that stands there.
      onFocus={({ target }) => target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={takeByEnter}
      onBlur={take}
    />
  )
}
