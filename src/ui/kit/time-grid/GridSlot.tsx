import { SquareCheckBig, Square } from 'lucide-react'
import { memo } from 'react'
import { css, cva } from 'styled-system/css'
import type { PlacedSlot } from '../../../core/kit/timeGrid.rules'
import type { TimeGridEvent, TimeGridSlot } from './timeGrid.types'

interface GridSlotProps {
  readonly slot: TimeGridSlot
  readonly placed: PlacedSlot
  readonly column: number
  readonly isStop: boolean
  readonly isOpen: boolean
  readonly isMarked: boolean | null
  readonly onFocus: (id: string) => void
  readonly on: (event: TimeGridEvent) => void
}

const look = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8',
    minWidth: '0',
    minHeight: '[calc(var(--slot) - 2px)]',
    margin: '[1px 2px]',
    paddingInline: '8',
    paddingBlock: '0',
    border: '[1px solid transparent]',
    borderInlineStart: '[3px solid]',
    borderRadius: '8',
    textAlign: 'start',
    cursor: 'pointer',
    outlineOffset: '[-2px]',
    '& > svg': {
      position: 'relative',
      zIndex: 'raised',
      width: '16',
      height: '16',
      flexShrink: 0,
      background: '[inherit]',
    },
    '&[data-narrow]': { gap: '4', paddingInline: '4' },
    _hover: { boxShadow: 'card' },
    '&[aria-selected=true]': { boxShadow: '[inset 0 0 0 2px {colors.primary}]' },
  },
  variants: {
    tone: {
      free: {
        border: '[1px dashed {colors.edge}]',
        borderInlineStart: '[1px dashed {colors.edge}]',
        background: 'surface',
        color: 'muted',
      },
      neutral: { background: 'paper', borderColor: 'line', borderInlineStartColor: 'edge', color: 'ink' },
      warm: { background: 'tint', borderInlineStartColor: 'brand', color: 'ink', '& > svg': { color: 'primary' } },
      info: { background: 'info.tint', borderInlineStartColor: 'info', color: 'ink', '& > svg': { color: 'info' } },
      good: { background: 'good.tint', borderInlineStartColor: 'good', color: 'ink', '& > svg': { color: 'good' } },
      bad: { background: 'bad.tint', borderInlineStartColor: 'bad', color: 'ink', '& > svg': { color: 'bad' } },
      calm: { background: 'calm.tint', borderInlineStartColor: 'calm', color: 'ink', '& > svg': { color: 'calm' } },
    },
  },
})
const words = css({
  position: 'relative',
  zIndex: 'raised',
  lineClamp: 2,
  minWidth: '0',
  background: '[inherit]',
  overflowWrap: 'anywhere',
  _dense: { lineClamp: 1 },
})
const title = css({ fontWeight: 'medium' })
const note = css({ color: 'muted', fontSize: '12' })

/** One slot of the grid; a change of one renders that one. */
export const GridSlot = memo(({ slot, placed, column, isStop, isOpen, isMarked, onFocus, on }: GridSlotProps) => {
  const { row, span, lane, lanes } = placed
  return (
    <div
      role="gridcell"
      tabIndex={isStop ? 0 : -1}
      data-id={slot.id}
      aria-label={slot.name}
      aria-selected={isMarked ?? isOpen}
      data-narrow={lanes > 1 || undefined}
      className={look({ tone: slot.tone ?? 'free' })}
      style={{
        gridColumn: column,
        gridRow: `${row + 2} / span ${span}`,
        ...(lanes > 1 && {
          width: `calc(${100 / lanes}% - 4px)`,
          marginInlineStart: `calc(${(lane * 100) / lanes}% + 2px)`,
        }),
      }}
      onFocus={() => onFocus(slot.id)}
      onClick={() => on({ type: isMarked === null ? 'slot.opened' : 'slot.marked', id: slot.id })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        on({ type: isMarked === null ? 'slot.opened' : 'slot.marked', id: slot.id })
      }}
    >
      {isMarked === null ? slot.icon : isMarked ? <SquareCheckBig aria-hidden /> : <Square aria-hidden />}
      <span className={words} aria-hidden>
        <span className={title}>{slot.title}</span>
        {slot.note && <span className={note}> {slot.note}</span>}
      </span>
    </div>
  )
})
