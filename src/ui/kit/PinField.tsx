import { PinInput } from '@ark-ui/react/pin-input'
import { useId, useState } from 'react'
import { pin } from 'styled-system/recipes'
import { describe, FieldNotes, fieldLook, type FieldWords } from './FieldFrame'
import { ANY_DIGIT, latinDigits } from '../../core/kit/text'
import { codePasted } from '../../core/kit/typedNumber'
import { hidden } from './VisuallyHidden'

export interface PinFieldProps extends FieldWords {
  /** The digits so far, Latin, without gaps. */
  value: string
  onChange: (value: string) => void
  onComplete?: (value: string) => void
  /** The name of one box, counted from 1: "Digit 2 of 6". */
  boxName: (place: number, count: number) => string
  /** What is said of a pasted text that has no such code in it. */
  wrong: string
  count?: number
  disabled?: boolean
  autoFocus?: boolean
}

const look = pin()
const anyDigits = `^[${ANY_DIGIT}]+$`

export function PinField(props: PinFieldProps) {
  const {
    label,
    labelHidden,
    help,
    error: fault,
    wrong,
    value,
    onChange,
    onComplete,
    boxName,
    count = 6,
    disabled,
    autoFocus,
  } = props
  const id = useId()
  const [isRefused, setIsRefused] = useState(false)
  const error = isRefused ? wrong : fault
  return (
    <PinInput.Root
      asChild
      count={count}
      value={Array.from({ length: count }, (_, index) => value[index] ?? '')}
      onValueChange={({ valueAsString }) => {
        setIsRefused(false)
        onChange(latinDigits(valueAsString))
      }}
      onValueComplete={({ valueAsString }) => onComplete?.(latinDigits(valueAsString))}
      pattern={anyDigits}
      sanitizeValue={(text) => codePasted(text, count) ?? ''}
      // A typed letter is not taken; a pasted text without a code in it is nothing.
      onValueInvalid={({ value: refused }) => setIsRefused(refused === '')}
      otp
      placeholder=""
      disabled={disabled}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is all its screen asks for
      autoFocus={autoFocus}
      invalid={Boolean(error)}
      translations={{ inputLabel: (index, length) => boxName(index + 1, length) }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter is heard in each of its boxes */}
      <fieldset
        className={fieldLook.root}
        aria-describedby={describe(id, { help, error })['aria-describedby']}
        // The boxes swallow the key with which any other field sends its form.
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.form?.requestSubmit()
        }}
      >
        <legend className={labelHidden ? hidden : fieldLook.label}>{label}</legend>
        <PinInput.Control className={look.control}>
          {Array.from({ length: count }, (_, index) => (
            <PinInput.Input key={index} index={index} className={look.input} />
          ))}
        </PinInput.Control>
        <FieldNotes id={id} help={help} error={error} />
      </fieldset>
    </PinInput.Root>
  )
}
