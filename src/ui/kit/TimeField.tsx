import { type KeyboardEvent, useId, useState } from 'react'
import { readTime, stepTime, timesLike, writeTime } from '../../core/kit/clockTyped'
import { useText } from '../intl/useText'
import { describe, FieldFrame, fieldLook, type FieldWords } from './FieldFrame'
import { useRefusal } from './refusedFields'

interface TimeFieldProps extends FieldWords {
  /** `HH:MM`, '' where none is chosen. */
  readonly value: string
  readonly onChange: (time: string) => void
  readonly isDisabled?: boolean
  /** Its name as it is sent: a refusal of the server is said beside it. */
  readonly asSent?: string
}

/**
 * A time of day as it is typed: "10" is 10:00 am at once, so that a field that waits for it can be gone to with Tab, and
 * is written out by Enter and on leaving the field; the up and down arrows go in steps of five minutes. What is no time
 * stays as it was typed, and is refused in words.
 */
export const TimeField = (props: TimeFieldProps) => {
  const { label, labelHidden, help, error, value, onChange, isDisabled = false, asSent } = props
  const say = useText()
  const refusal = useRefusal(asSent, value)
  const id = useId()
  /** The text since the last time was taken, null before anything is typed. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const take = (text: string | null) => {
    if (text === null) return
    const time = text.trim() === '' ? '' : readTime(text)
    setWrong(time === null)
    if (time !== null) setTyped(null)
    onChange(time ?? '')
  }
  const type = (text: string) => {
    setTyped(text)
    const time = readTime(text)
    if (time !== null && time !== value) onChange(time)
  }
  const press = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined
    const current = typed === null ? value : readTime(typed)
    if (event.key === 'Enter' && typed !== null) take(typed)
    else if (direction !== undefined && typed === null && current) onChange(stepTime(current, direction))
    else return
    event.preventDefault()
  }
  const words = { help, error: isWrong ? say('kit.time.wrong') : (error ?? refusal) }
  return (
    <FieldFrame id={id} label={label} {...(labelHidden && { labelHidden })} {...words}>
      <input
        {...describe(id, words)}
        id={id}
        type="text"
        autoComplete="off"
        list={`${id}-times`}
        className={fieldLook.input}
        placeholder={writeTime('10:00')}
        disabled={isDisabled}
        value={typed ?? writeTime(value)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onBlur={() => take(typed)}
      />
      <datalist id={`${id}-times`}>
        {typed !== null &&
          timesLike(typed).map((time) => <option key={time} value={writeTime(time)} aria-label={writeTime(time)} />)}
      </datalist>
    </FieldFrame>
  )
}
