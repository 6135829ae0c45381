import { RadioGroup } from '@ark-ui/react/radio-group'
import { useId, type ReactNode } from 'react'
import { choice } from 'styled-system/recipes'
import { describe, FieldNotes, fieldLook, type FieldWords } from './FieldFrame'
import { hidden } from './VisuallyHidden'

export interface RadioCard<Id extends string = string> {
  id: Id
  name: ReactNode
  text?: ReactNode
  icon?: ReactNode
  disabled?: boolean
}

export interface RadioCardsProps<Id extends string = string> extends FieldWords {
  options: readonly RadioCard<Id>[]
  chosen: Id | null
  onChoose: (id: Id) => void
  layout?: 'column' | 'row'
  name?: string
  disabled?: boolean
}

export function RadioCards<Id extends string>(props: RadioCardsProps<Id>) {
  const { label, labelHidden, help, error, options, chosen, onChoose, layout = 'column', name, disabled } = props
  const id = useId()
  const look = choice({ look: 'card', layout })
  return (
    <RadioGroup.Root
      className={fieldLook.root}
      value={chosen}
      name={name}
      disabled={disabled}
      invalid={Boolean(error)}
      aria-describedby={describe(id, { help, error })['aria-describedby']}
      onValueChange={({ value }) => {
        const option = options.find((option) => option.id === value)
        if (option) onChoose(option.id)
      }}
    >
      <RadioGroup.Label className={labelHidden ? hidden : fieldLook.label}>{label}</RadioGroup.Label>
      <div className={look.list}>
        {options.map((option) => (
          <RadioGroup.Item key={option.id} value={option.id} disabled={option.disabled} className={look.item}>
            {option.icon}
            <span className={look.words}>
              <RadioGroup.ItemText>{option.name}</RadioGroup.ItemText>
              {option.text && <span className={look.text}>{option.text}</span>}
            </span>
            <RadioGroup.ItemControl asChild>
              <span className={look.control} />
            </RadioGroup.ItemControl>
            <RadioGroup.ItemHiddenInput />
          </RadioGroup.Item>
        ))}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </RadioGroup.Root>
  )
}
