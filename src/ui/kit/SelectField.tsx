import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { useChosenBefore } from './enteredBefore'
import { describe, FieldFrame, fieldLook, type FieldWords } from './FieldFrame'
import { type AsSent, useRefusal } from './refusedFields'

export interface SelectOption {
  id: string
  name: string
  disabled?: boolean
}

export interface SelectFieldProps
  extends FieldWords, Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
  /** The first, empty choice; without it the first option is what stands there. */
  placeholder?: string
  /** Its name as it is sent: a refusal of the server is said beside it. */
  asSent?: AsSent
}

export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden = false, help, error: ownError, options, value, onChange, placeholder, ...more } = props
  const { asSent, ...rest } = more
  const refusal = useRefusal(asSent, value)
  const error = ownError ?? refusal
  const own = useId()
  const id = rest.id ?? own
  useChosenBefore(id, (select) => onChange(select.value))
  return (
    <FieldFrame id={id} label={label} labelHidden={labelHidden} help={help} error={error}>
      <div className={fieldLook.box}>
        <select
          {...rest}
          {...describe(id, { help, error })}
          id={id}
          value={value}
          className={fieldLook.input}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id} disabled={option.disabled}>
              {option.name}
            </option>
          ))}
        </select>
        <span className={fieldLook.affix}>
          <ChevronDown size={20} aria-hidden />
        </span>
      </div>
    </FieldFrame>
  )
}
