import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { useOnceAlive } from './enteredBefore'
import { describe, FieldFrame, fieldLook, type FieldWords } from './FieldFrame'
import { charactersIn, cleanLines } from '../../core/kit/text'
import { numberTyped } from '../../core/kit/typedNumber'
import { useText } from '../intl/useText'
import { type AsSent, useRefusal } from './refusedFields'

type Numeric = 'digits' | 'money' | 'phone'

export interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'children'> {
  value: string
  onChange: (value: string) => void
  /** Digits of every script become Latin, letters are not taken; what else is typed stays, to be refused in words. */
  numeric?: Numeric
  /** More than one makes it a text area. */
  lines?: number
  /** Of a text area: Enter is pressed without Shift, which begins a new line. */
  onEnter?: () => void
  /** The most characters; a longer text stays as it was typed or pasted, and is refused in words. */
  maxLength?: number
  /** Its name as it is sent: a refusal of the server is said beside it. */
  asSent?: AsSent | undefined
  before?: ReactNode
  after?: ReactNode
}

const inputModes = { digits: 'numeric', money: 'decimal', phone: 'tel' } as const

const entered = (onEnter: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  onEnter()
}

/** As a browser keeps a text in a field: no line ends in one line, and one kind of them. */
const inField = (text: string, lines: number) =>
  lines > 1 ? text.replace(/\r\n?/g, '\n') : text.replace(/[\r\n]/g, '')

export function TextField(props: TextFieldProps) {
  const {
    label,
    labelHidden = false,
    help,
    error: ownError,
    value,
    onChange,
    numeric,
    maxLength,
    asSent,
    lines = 1,
    onEnter,
    before,
    after,
    ...rest
  } = props
  const say = useText()
  const own = useId()
  const refusal = useRefusal(asSent, value)
  const over = maxLength === undefined ? 0 : charactersIn(cleanLines(value)) - maxLength
  const error = ownError ?? (over > 0 ? say('app.tooLong', { over }) : refusal)
  const id = rest.id ?? own
  const take = (typed: string) => onChange(numeric ? numberTyped(typed, value) : typed)
  useOnceAlive(() => {
    const field = document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement | null
    if (field && inField(field.value, lines) !== inField(value, lines)) take(field.value)
  })
  const shared = {
    ...describe(id, { help, error }),
    id,
    value,
    className: fieldLook.input,
    // A dialog looks for it: React focuses the field before the dialog does.
    'data-autofocus': rest.autoFocus || undefined,
  }
  return (
    <FieldFrame id={id} label={label} labelHidden={labelHidden} help={help} error={error}>
      <div className={fieldLook.box}>
        {before && <span className={fieldLook.affix}>{before}</span>}
        {lines > 1 ? (
          <textarea
            {...shared}
            rows={lines}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- decided where the field stands
            autoFocus={rest.autoFocus}
            name={rest.name}
            required={rest.required}
            disabled={rest.disabled}
            readOnly={rest.readOnly}
            placeholder={rest.placeholder}
            onKeyDown={onEnter && entered(onEnter)}
            onChange={({ target }) => take(target.value)}
          />
        ) : (
          <input
            type="text"
            inputMode={numeric && inputModes[numeric]}
            {...rest}
            {...shared}
            onChange={({ target }) => take(target.value)}
          />
        )}
        {after && <span className={fieldLook.affix}>{after}</span>}
      </div>
    </FieldFrame>
  )
}
