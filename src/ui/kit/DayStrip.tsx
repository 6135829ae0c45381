import { css } from 'styled-system/css'

export interface StripDay {
  readonly id: string
  /** Something happened on it that is told below. */
  readonly isMarked: boolean
}

interface DayStripProps {
  /** What the strip says, read in its place: "Since 25 Nov · 4 days". */
  readonly label: string
  readonly days: readonly StripDay[]
}

const strip = css({ display: 'flex', flexWrap: 'wrap', gap: '4', width: 'full' })
const cell = css({
  flex: '[0 1 1.5rem]',
  minWidth: '8',
  height: '12',
  border: '[1px solid {colors.calm}]',
  borderRadius: '[3px]',
  background: 'calm.tint',
  '&[data-marked]': { background: 'calm', _highContrast: { background: '[CanvasText]' } },
  '&:last-child': { borderWidth: '[2px]', borderColor: 'primary', _highContrast: { borderColor: '[Highlight]' } },
})

/** Days in a row, those on which something happened filled, the last of them framed; the same is told in words beside it. */
export const DayStrip = ({ label, days }: DayStripProps) => (
  <span className={strip} role="img" aria-label={label}>
    {days.map(({ id, isMarked }) => (
      <span key={id} className={cell} data-marked={isMarked || undefined} />
    ))}
  </span>
)
