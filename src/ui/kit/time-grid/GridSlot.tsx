import { memo } from 'react'
import { css, cx } from 'styled-system/css'
import type { PlacedSlot } from '../../../core/kit/timeGrid.rules'
import { iconOf } from './slotIcons'
import type { TimeGridEvent, TimeGridSlot } from './timeGrid.types'

/** Heights of the usual slot below which there is room for one line. */
const ONE_LINE = 0.9

/** The line of the grid below a day's heading and what is done with the whole day. */
export const FIRST_LINE = 3

interface GridSlotProps {
  readonly slot: TimeGridSlot
  readonly placed: PlacedSlot
  readonly column: number
  readonly isStop: boolean
  readonly isOpen: boolean
  readonly isMarked: boolean | null
  readonly onFocus: (slot: TimeGridSlot) => void
  readonly on: (event: TimeGridEvent) => void
}

/** Where lines are clamped, Safari centres them by this old name alone. */
const inMiddle = { WebkitBoxPack: 'center' } as const

const look = css({
  position: 'relative',
  alignContent: 'center',
  ...inMiddle,
  minWidth: '0',
  height: '[calc(var(--slot) * var(--part, 1) - 2px)]',
  minHeight: '[calc(var(--slot) * var(--part, 1) - 2px)]',
  margin: '[1px 2px]',
  paddingInline: '8',
  borderRadius: '8',
  lineHeight: '[calc((var(--slot) * var(--part, 1) - 4px) / var(--lines))]',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outlineOffset: '[-2px]',
  '&[data-icon]': {
    _before: {
      content: '""',
      position: 'relative',
      display: 'inline-block',
      width: '16',
      height: '16',
      marginInlineEnd: '8',
      verticalAlign: '[-3px]',
      background: 'var(--ink)',
      mask: '[var(--icon) center / contain no-repeat]',
      forcedColorAdjust: 'none',
    },
  },
  '&[data-narrow]': { paddingInline: '4', '&[data-icon]': { _before: { marginInlineEnd: '4' } } },
  '&[data-low]': { '--lines': '1', '--name': '{fontSizes.12}' },
  '&[data-changed]': { animation: 'rowTint 2s {easings.out}' },
  '&:not([aria-selected=true])': { _hover: { boxShadow: 'card' } },
  '&[aria-selected=true]': {
    boxShadow: '[inset 0 0 0 2px {colors.primary}]',
    _highContrast: { outline: '[3px solid Highlight]', outlineOffset: '[-3px]' },
  },
})
const filled = css({ border: '[1px solid transparent]', borderInlineStart: '[3px solid]' })
const tones = {
  free: css({
    '--ink': '{colors.muted}',
    border: '[1px dashed {colors.edge}]',
    borderInlineStart: '[1px dashed {colors.edge}]',
    background: 'surface',
  }),
  reserved: css({
    '--ink': '{colors.calm}',
    border: '[1px dotted {colors.calm}]',
    borderInlineStart: '[3px dotted {colors.calm}]',
    background: 'surface',
  }),
  blocked: css({
    '--ink': '{colors.muted}',
    borderColor: 'line',
    borderInlineStartColor: 'edge',
    background: '[repeating-linear-gradient(135deg, {colors.surface} 0 6px, {colors.paper} 6px 12px)]',
  }),
  neutral: css({ '--ink': '{colors.muted}', background: 'paper', borderColor: 'line', borderInlineStartColor: 'edge' }),
  warm: css({ '--ink': '{colors.primary}', background: 'tint', borderInlineStartColor: 'brand' }),
  info: css({ '--ink': '{colors.info}', background: 'info.tint', borderInlineStartColor: 'info' }),
  good: css({ '--ink': '{colors.good}', background: 'good.tint', borderInlineStartColor: 'good' }),
  bad: css({ '--ink': '{colors.bad}', background: 'bad.tint', borderInlineStartColor: 'bad' }),
  calm: css({ '--ink': '{colors.calm}', background: 'calm.tint', borderInlineStartColor: 'calm' }),
} as const
const twoLines = {
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: '4',
  '&[data-icon]': { _before: { gridRow: '1 / -1' } },
} as const
const below = { gridColumn: '2 / -1', justifyContent: 'flex-start' } as const

/** One line in a wide column, two in a narrow one; all of the name is in the accessible name. */
const taken = css({
  display: 'grid',
  gridTemplateColumns: 'auto fit-content(60%) auto minmax(0, 1fr)',
  columnGap: '8',
  alignItems: 'center',
  color: 'ink',
  fontSize: '[var(--name)]',
  fontWeight: 'medium',
  '&[data-icon]': { _before: { marginInlineEnd: '0!' } },
  '[data-narrow] > [role=row] > &': twoLines,
  tabletDown: twoLines,
  // Paler than the others, in words that keep their contrast.
  '&[data-faded]': {
    '--ink': '{colors.muted}',
    borderColor: 'line',
    borderInlineStartColor: 'edge',
    background: 'surface',
    color: 'muted',
  },
})
const quiet = css({ lineClamp: '[var(--lines)]', color: 'muted', fontSize: '12' })
/** Beside others a name has a line of its own. */
const BESIDE = '[role=row] > [data-narrow]:not([data-low]) > &'
/** As many of its letters as there is room for. */
const title = css({
  gridColumn: '2',
  minWidth: '0',
  lineClamp: '1',
  wordBreak: 'break-all',
  [BESIDE]: { gridColumn: '2 / -1' },
})
const mark = css({
  gridColumn: '3',
  fontSize: '12',
  fontWeight: 'regular',
  fontVariantNumeric: 'tabular-nums',
  [BESIDE]: { gridRow: '2' },
})
const note = css({
  gridColumn: '4',
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4',
  minWidth: '0',
  color: 'var(--ink)',
  fontSize: '12',
  fontWeight: 'regular',
  '&[data-icon]': {
    _before: {
      content: '""',
      flexShrink: 0,
      width: '16',
      height: '16',
      background: 'var(--ink)',
      mask: '[var(--note-icon) center / contain no-repeat]',
      forcedColorAdjust: 'none',
    },
  },
  '[data-narrow] > [role=row] > * > &': below,
  tabletDown: below,
  '[data-narrow] > [role=row] > [data-low] > &': { display: 'none' },
  [BESIDE]: { gridColumn: '2', gridRow: '2' },
})
const word = css({ minWidth: '0', lineClamp: '1', wordBreak: 'break-all' })
/** Something is open: a dot and its word. */
const alert = css({
  flexShrink: 0,
  whiteSpace: 'nowrap',
  color: 'primary.pressed',
  _before: {
    content: '""',
    display: 'inline-block',
    width: '8',
    height: '8',
    marginInlineEnd: '4',
    borderRadius: 'full',
    background: 'brand',
    forcedColorAdjust: 'none',
  },
})
/** Where there is room for one word alone, the dot stands for this one, which the name of the slot has too. */
const alertWord = css({ '@container (width < 11.25rem)': { 'span + span > &': { display: 'none' } } })

/** One slot of the grid; a change of one renders that one. */
export const GridSlot = memo(({ slot, placed, column, isStop, isOpen, isMarked, onFocus, on }: GridSlotProps) => {
  const { row, span, lane, lanes, height } = placed
  const tone = slot.tone ?? 'free'
  const icon = isMarked === null ? slot.icon : isMarked ? 'boxChecked' : 'box'
  const isTaken = slot.tone !== undefined && slot.tone !== 'reserved' && slot.tone !== 'blocked'
  const press = () => on({ type: isMarked === null ? 'slot.opened' : 'slot.marked', id: slot.id })
  return (
    <div
      role="gridcell"
      tabIndex={isStop ? 0 : -1}
      data-id={slot.id}
      data-icon={icon}
      data-faded={slot.isFaded || undefined}
      data-changed={slot.isChanged || undefined}
      aria-label={slot.name}
      aria-selected={isMarked ?? isOpen}
      data-narrow={lanes > 1 || undefined}
      data-low={height < ONE_LINE || undefined}
      className={cx(look, isTaken ? taken : quiet, tone !== 'free' && tone !== 'reserved' && filled, tones[tone])}
      style={{
        gridColumn: column,
        gridRow: `${row + FIRST_LINE} / span ${span}`,
        ...(icon && { ['--icon' as string]: iconOf(icon) }),
        ...(height < 1 && { ['--part' as string]: height }),
        ...(lanes > 1 && {
          width: `calc(${100 / lanes}% - 4px)`,
          marginInlineStart: `calc(${(lane * 100) / lanes}% + 2px)`,
        }),
      }}
      onFocus={() => onFocus(slot)}
      onClick={press}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        press()
      }}
    >
      {isTaken ? (
        <>
          <span className={title}>{slot.title}</span> {slot.mark && <span className={mark}>{slot.mark}</span>}{' '}
          <span
            className={note}
            data-icon={slot.noteIcon}
            style={slot.noteIcon && { ['--note-icon' as string]: iconOf(slot.noteIcon) }}
          >
            {slot.note && <span className={word}>{slot.note}</span>}{' '}
            {slot.alert && (
              <span className={alert}>
                <span className={alertWord}>{slot.alert}</span>
              </span>
            )}
          </span>
        </>
      ) : (
        slot.title
      )}
    </div>
  )
})
