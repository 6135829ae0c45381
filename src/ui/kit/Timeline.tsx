import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useText } from '../intl/useText'

export interface TimelineEntry {
  readonly id: string
  readonly name: ReactNode
  /** `stopped` is where it ended otherwise: rejected, cancelled. */
  readonly state: 'done' | 'current' | 'coming' | 'stopped'
  readonly time?: ReactNode
  readonly note?: ReactNode
}

interface TimelineProps {
  /** What the entries are of. */
  readonly label: string
  readonly entries: readonly TimelineEntry[]
}

const list = css({
  display: 'grid',
  margin: '0',
  padding: '0',
  listStyle: 'none',
  fontSize: '14',
  lineHeight: 'caption',
})
const entry = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '12',
  paddingBlockEnd: '12',
  color: 'ink',
  '&[data-state=coming]': { color: 'muted' },
  '&[data-state=current]': { fontWeight: 'semibold' },
  '&:not(:last-child)': {
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '[9px]',
      insetBlockStart: '24',
      insetBlockEnd: '0',
      borderInlineStart: '[2px solid {colors.line}]',
    },
    '&[data-state=done]': { _before: { borderColor: 'calm' } },
  },
})
const mark = css({
  display: 'inline-grid',
  placeContent: 'center',
  width: '20',
  height: '20',
  border: '[2px solid {colors.edge}]',
  borderRadius: 'full',
  background: 'surface',
  '[data-state=done] > &': {
    borderColor: 'calm',
    background: 'calm',
    color: 'onPrimary',
    _highContrast: { background: '[CanvasText]', color: '[Canvas]' },
  },
  '[data-state=current] > &': {
    borderColor: 'primary',
    boxShadow: '[inset 0 0 0 3px {colors.surface}]',
    background: 'primary',
    _highContrast: { borderWidth: '[4px]', borderColor: '[Highlight]' },
  },
  '[data-state=stopped] > &': { borderColor: 'bad', background: 'bad', color: 'onPrimary' },
})
// A time that is said in two zones goes under a name rather than squeezing it.
const beside = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '12',
  minWidth: '0',
})
const words = css({ minWidth: '0', overflowWrap: 'anywhere' })
const quiet = css({ color: 'muted', fontWeight: 'regular', fontVariantNumeric: 'tabular-nums' })
const below = css({ display: 'block', color: 'muted', fontWeight: 'regular' })

/** What happened and what is to come, one under another: an order, a stay, a record. */
export const Timeline = ({ label, entries }: TimelineProps) => {
  const say = useText()
  return (
    <ol className={list} aria-label={label}>
      {entries.map(({ id, name, state, time, note }) => (
        <li key={id} className={entry} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={mark}>
            {state === 'done' && <Check size={12} aria-label={say('kit.steps.done')} />}
            {state === 'stopped' && <X size={12} aria-hidden />}
          </span>
          <span className={beside}>
            <span className={words}>
              {name}
              {note && <span className={below}>{note}</span>}
            </span>
            {time && <span className={quiet}>{time}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
