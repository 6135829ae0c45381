import { useId, type ComponentProps, type ReactNode } from 'react'
import { choice } from 'styled-system/recipes'
import { useChosenBefore } from './enteredBefore'
import { describe, FieldNotes, fieldLook } from './FieldFrame'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'children'> {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  help?: string | undefined
  error?: string | undefined
}

const look = choice()

export function Checkbox({ label, checked, onChange, help, error, ...rest }: CheckboxProps) {
  const own = useId()
  const id = rest.id ?? own
  useChosenBefore(id, (box) => onChange(box.checked))
  return (
    <div className={fieldLook.root}>
      <label className={look.item}>
        <input
          {...rest}
          {...describe(id, { help, error })}
          id={id}
          type="checkbox"
          className={look.control}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={look.words}>{label}</span>
      </label>
      <FieldNotes id={id} help={help} error={error} />
    </div>
  )
}
