import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { css, cx } from 'styled-system/css'
import { numberTyped } from '../../core/kit/typedNumber'
import { useText } from '../intl/useText'
import { Chip } from './Chip'
import { describe, FieldFrame, fieldLook, type FieldWords } from './FieldFrame'
import { IconButton } from './IconButton'

interface NumberStepperProps extends FieldWords {
  /** As it was typed: what is no whole number stays, to be refused in words. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly min: number
  readonly max: number
  /** What is counted, after the number: "days". */
  readonly unit?: string
  /** Usual numbers, one press each. */
  readonly presets?: readonly number[]
  readonly isDisabled?: boolean
}

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const box = css({
  display: 'inline-flex',
  alignItems: 'center',
  border: 'edge',
  borderRadius: '8',
  background: 'surface',
})
const input = css({
  width: '56!',
  paddingInline: '4!',
  border: 'none!',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
const counted = css({ color: 'muted', fontSize: '14' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '4' })

/** A small whole number: typed, one up or down by a press or an arrow key, or a usual one. */
export const NumberStepper = (props: NumberStepperProps) => {
  const { label, labelHidden, help, error, value, onChange, min, max, unit, presets = [], isDisabled = false } = props
  const say = useText()
  const id = useId()
  const current = /^\d+$/.test(value) ? Number(value) : null
  const step = (by: 1 | -1) => {
    const next = current === null ? min : Math.min(max, Math.max(min, current + by))
    onChange(String(next))
  }
  return (
    <FieldFrame id={id} label={label} {...(labelHidden && { labelHidden })} help={help} error={error}>
      <div className={line}>
        <span className={box}>
          <IconButton
            size="sm"
            label={say('kit.number.less', { label })}
            icon={<Minus size={16} aria-hidden />}
            disabled={isDisabled || (current !== null && current <= min)}
            onClick={() => step(-1)}
          />
          <input
            {...describe(id, { help, error })}
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className={cx(fieldLook.input, input)}
            disabled={isDisabled}
            value={value}
            onChange={({ target }) => onChange(numberTyped(target.value, value))}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
              event.preventDefault()
              step(event.key === 'ArrowUp' ? 1 : -1)
            }}
          />
          <IconButton
            size="sm"
            label={say('kit.number.more', { label })}
            icon={<Plus size={16} aria-hidden />}
            disabled={isDisabled || (current !== null && current >= max)}
            onClick={() => step(1)}
          />
        </span>
        {unit && <span className={counted}>{unit}</span>}
        {presets.length > 0 && (
          <span className={chips}>
            {presets.map((preset) => (
              <Chip
                key={preset}
                chosen={current === preset}
                disabled={isDisabled}
                onChange={() => onChange(String(preset))}
              >
                {preset}
              </Chip>
            ))}
          </span>
        )}
      </div>
    </FieldFrame>
  )
}
