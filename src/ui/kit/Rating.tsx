import { Star } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { usePressedBefore } from './enteredBefore'
import { fieldLook } from './FieldFrame'
import { hidden, VisuallyHidden } from './VisuallyHidden'

const row = css({ display: 'inline-flex', gap: '[2px]', color: 'brand.strong' })
const empty = css({ color: 'edge' })
const full = css({ fill: 'current' })
const choices = css({ display: 'inline-flex', color: 'brand.strong' })
const choice = css({
  display: 'grid',
  placeContent: 'center',
  width: '44',
  height: '44',
  borderRadius: '8',
  cursor: 'pointer',
  position: 'relative',
  '&:has(:focus-visible)': { outline: 'focus' },
})
const STARS = [1, 2, 3, 4, 5]

/** Stars for a rating from 0 to 5; `name` says it: "4.6 of 5, 128 reviews". */
export function Rating({ value, name, size = 16 }: { value: number; name: string; size?: 16 | 20 }) {
  return (
    <span className={row}>
      <VisuallyHidden>{name}</VisuallyHidden>
      {STARS.map((star) => (
        <Star key={star} size={size} aria-hidden className={star <= Math.round(value) ? full : empty} />
      ))}
    </span>
  )
}

export interface RatingFieldProps {
  label: string
  /** 0 before the first choice. */
  value: number
  onChange: (value: number) => void
  starName: (stars: number) => string
}

export function RatingField({ label, value, onChange, starName }: RatingFieldProps) {
  const name = useId()
  usePressedBefore(name, (index) => onChange(STARS[index]!))
  return (
    <fieldset className={fieldLook.root}>
      <legend className={fieldLook.label}>{label}</legend>
      <span className={choices}>
        {STARS.map((star) => (
          <label key={star} className={choice}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              aria-label={starName(star)}
              className={hidden}
              onChange={() => onChange(star)}
            />
            <Star size={24} aria-hidden className={star <= value ? full : empty} />
          </label>
        ))}
      </span>
    </fieldset>
  )
}
