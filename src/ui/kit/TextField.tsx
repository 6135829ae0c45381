import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { describe, FieldFrame, fieldLook, type FieldWords } from './FieldFrame'
import { latinDigits } from '../../core/kit/text'

type Numeric = 'digits' | 'decimal' | 'phone'

export interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'children'> {
  value: string
  onChange: (value: string) => void
  /** Digits of any of the four scripts become Latin; anything that is no digit is dropped, but a phone's leading plus. */
  numeric?: Numeric
  /** More than one makes it a text area. */
  lines?: number
  /** Of a text area: Enter is pressed without Shift, which begins a new line. */
  onEnter?: () => void
  before?: ReactNode
  after?: ReactNode
}

const inputModes = { digits: 'numeric', decimal: 'decimal', phone: 'tel' } as const

const kept = (text: string, numeric: Numeric | undefined) => {
  if (!numeric) return text
  const digits = latinDigits(text)
  if (numeric === 'phone') return (digits.trim().startsWith('+') ? '+' : '') + digits.replace(/\D/g, '')
  if (numeric === 'digits') return digits.replace(/\D/g, '')
  const [whole = '', ...rest] = digits.replace(/[^\d.]/g, '').split('.')
  return rest.length ? `${whole}.${rest.join('')}` : whole
}

const entered = (onEnter: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  onEnter()
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    labelHidden = false,
    help,
    error,
    value,
    onChange,
    numeric,
    lines = 1,
    onEnter,
    before,
    after,
    ...rest
  } = props
  const own = useId()
  const id = rest.id ?? own
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
            maxLength={rest.maxLength}
            placeholder={rest.placeholder}
            onKeyDown={onEnter && entered(onEnter)}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            type="text"
            inputMode={numeric && inputModes[numeric]}
            {...rest}
            {...shared}
            onChange={(event) => onChange(kept(event.target.value, numeric))}
          />
        )}
        {after && <span className={fieldLook.affix}>{after}</span>}
      </div>
    </FieldFrame>
  )
}
