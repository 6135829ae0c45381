import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { MINUTE, startOfDay, type UnixSeconds } from '../../../core/kit/dates'
import { nowIn, slotAfter, type TimeGridLayout, timeGridOf, type TimeRow } from '../../../core/kit/timeGrid.rules'
import { useDates } from '../../intl/format'
import { useText } from '../../intl/useText'
import { useKeptFocus } from '../useKeptFocus'
import { FIRST_LINE, GridSlot } from './GridSlot'
import { slotIcons } from './slotIcons'
import { look } from './timeGrid.styles'
import type { TimeGridDay, TimeGridEvent, TimeGridProps, TimeGridSlot } from './timeGrid.types'
import { useClearOfHeading, useOpenInSight, useOpensAtNow } from './useOpensAtNow'

/** Height of the lines below the two of the headings: a folded gap is one line, slots share the height of the shortest of them. */
const linesOf = (rows: readonly TimeRow[], unit: number): string =>
  [
    'auto auto',
    ...rows.map(({ kind }) => (kind === 'gap' ? '28px' : `minmax(calc(var(--slot) / ${unit}), auto)`)),
  ].join(' ')

/** The least pixels of a day among others, and of one of several slots side by side: as many as a name needs. */
const DAY = 150
const LANE = 128

/** The columns of the days: one in which slots stand side by side is wider than the others. */
const columnsOf = (days: TimeGridLayout['days']) => {
  const columns = days.map(({ slots }) => {
    const lanes = Math.max(1, ...slots.map((placed) => placed.lanes))
    const least = Math.max(days.length > 1 ? DAY : 0, lanes > 1 ? lanes * LANE : 0)
    return { least, share: Math.max(1, least / DAY) }
  })
  return {
    '--columns': columns.map(({ least, share }) => `minmax(${least}px, ${share}fr)`).join(' '),
    '--least': `${columns.reduce((sum, { least }) => sum + least, 0)}px`,
  }
}

/** Seconds to now below which two times would stand over one another. */
const NEAR = 8 * MINUTE

const placeOf = (days: TimeGridLayout['days'], id: string | null) => {
  for (const [day, { slots }] of days.entries()) {
    const slot = slots.findIndex(({ slot }) => slot.id === id)
    if (slot !== -1) return { day, slot }
  }
  return null
}

const idAt = (days: readonly TimeGridDay[], startsAt: UnixSeconds): string | null =>
  days.flatMap((day) => day.slots).find((slot) => slot.startsAt === startsAt)?.id ?? null

/** The slot that runs or comes next; in the evening, where no other day is shown, the last of today, else the first. */
const currentId = (days: readonly TimeGridDay[], now: UnixSeconds): string | null => {
  const slots = days.flatMap((day) => day.slots)
  const next = slots.find(({ endsAt }) => endsAt > now)
  return (next ?? slots.at(days.some(({ isToday }) => isToday) ? -1 : 0))?.id ?? null
}

/** The same function for as long as the grid is there: a slot whose page is rendered again stays as it is. */
const useSteady = (on: TimeGridProps['on']): TimeGridProps['on'] => {
  const latest = useRef(on)
  useLayoutEffect(() => {
    latest.current = on
  })
  return useCallback((event: TimeGridEvent) => latest.current(event), [])
}

/**
 * Slots of a day or a week on one axis of time: hours without any are folded, now is a line. One tab stop; arrow keys go
 * through the slots, Enter opens, `[` and `]` change the day, T goes to now, X marks, ? asks for the keys.
 */
export const TimeGrid = ({ view, on: handle }: TimeGridProps) => {
  const on = useSteady(handle)
  const { label, days, now, openId, marked, hasLetters, opening = 0 } = view
  const say = useText()
  const dates = useDates()
  const texts = (minutes: number) => dates.time(startOfDay(days[0]!.day) + minutes * MINUTE)
  const box = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLDivElement>(null)
  const [visited, setVisited] = useState<TimeGridSlot | null>(null)
  const layout = useMemo(() => timeGridOf(days), [days])
  const stop =
    [visited?.id ?? null, visited && idAt(days, visited.startsAt), openId, currentId(days, now)].find(
      (id) => placeOf(layout.days, id) !== null,
    ) ?? null

  const today = days.find(({ isToday }) => isToday)?.day
  /** The time of now stands in the place of the nearest. */
  const isBesideNow = (minutes: number): boolean =>
    today !== undefined && Math.abs(startOfDay(today) + minutes * MINUTE - now) < NEAR
  const isMarking = marked !== null
  const headRows = isMarking ? '1 / span 2' : '1'
  useClearOfHeading(box, isMarking)
  useOpensAtNow(box, {
    id: openId ?? currentId(days, now),
    isOpen: openId !== null,
    of: `${days[0]?.day} ${days.length} ${opening}`,
  })

  useOpenInSight(box, openId)

  const focus = (id: string | undefined | null) => {
    if (id) element.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus()
  }
  // A slot that is booked meanwhile has another name: the focus goes on to what stands at its time now.
  const kept = useKeptFocus(() => focus(stop))
  const letter = (key: string): boolean => {
    if (key === 'x' && stop !== null) on({ type: 'slot.marked', id: stop })
    else if (key === '[' || key === ']') on({ type: 'day.moved', by: key === ']' ? 1 : -1 })
    else if (key === 't') {
      focus(currentId(days, now))
      on({ type: 'now.wanted' })
    } else if (/^[a-z/]$/.test(key)) on({ type: 'letter.pressed', key, id: stop })
    else return false
    return true
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === '?') {
      event.preventDefault()
      on({ type: 'keys.wanted' })
    } else if (hasLetters && letter(event.key.toLowerCase())) event.preventDefault()
    else {
      const from = placeOf(layout.days, stop)
      const to = from && slotAfter(event.key, from, layout.days)
      if (/^(Arrow|Home|End)/.test(event.key)) event.preventDefault()
      focus(to && layout.days[to.day]?.slots[to.slot]?.slot.id)
    }
  }

  return (
    <div ref={box} data-opens-at-now className={look.scroller} style={slotIcons}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the slots in it are what is focused */}
      <div
        ref={element}
        role="grid"
        aria-label={label}
        aria-keyshortcuts={hasLetters ? '[ ] T X ?' : '?'}
        data-narrow={days.length > 1 || undefined}
        className={look.grid}
        style={{
          ...columnsOf(layout.days),
          gridTemplateRows: linesOf(layout.rows, layout.unit),
        }}
        onKeyDown={press}
        {...kept}
      >
        {days.map(({ day }, index) => (
          <div key={day} aria-hidden className={look.column} style={{ gridColumn: index + 2 }} />
        ))}
        <div aria-hidden className={look.times} />
        {layout.rows.map((row, index) =>
          row.kind === 'gap' ? (
            <div key={row.from} aria-hidden className={look.gap} style={{ gridRow: index + FIRST_LINE }}>
              <span className={look.gapWords}>{say('kit.time.gap', { from: texts(row.from), to: texts(row.to) })}</span>
            </div>
          ) : (
            row.isLabelled &&
            !isBesideNow(row.from) && (
              <div key={row.from} aria-hidden className={look.time} style={{ gridRow: index + FIRST_LINE }}>
                {texts(row.from)}
              </div>
            )
          ),
        )}
        {days.map(({ day, title, name, note: under, head, isToday }, index) => {
          const line = isToday ? nowIn(layout.rows, day, now) : null
          const atNow = line && { gridColumn: index + 2, gridRow: line.row + FIRST_LINE }
          const part = line && { top: `${line.part * 100}%` }
          return (
            <div key={day} role="row" className={look.contents}>
              <div role="rowheader" aria-label={under ? `${name}, ${under}` : name} className={look.contents}>
                <div
                  data-heading
                  className={look.heading}
                  data-today={isToday || undefined}
                  style={{ gridColumn: index + 2, gridRow: headRows }}
                >
                  {title}
                  {under && <span className={look.note}>{under}</span>}
                  {isMarking && head}
                </div>
                {head && !isMarking && (
                  <div className={look.whole} style={{ gridColumn: index + 2 }}>
                    {head}
                  </div>
                )}
              </div>
              {layout.days[index]?.slots.map((placed) => (
                <GridSlot
                  key={placed.slot.id}
                  slot={placed.slot}
                  placed={placed}
                  column={index + 2}
                  isStop={placed.slot.id === stop}
                  isOpen={placed.slot.id === openId}
                  isMarked={marked === null || placed.slot.isFixed ? null : marked.has(placed.slot.id)}
                  onFocus={setVisited}
                  on={on}
                />
              ))}
              {layout.days[index]?.slots.length === 0 && (
                <div
                  role="gridcell"
                  className={look.note}
                  style={{ gridColumn: index + 2, gridRow: FIRST_LINE, padding: 8 }}
                >
                  {say('kit.time.none')}
                </div>
              )}
              {atNow && part && (
                <>
                  <div aria-hidden className={look.nowLine} style={atNow}>
                    <span data-now className={look.nowRule} style={part} />
                  </div>
                  <div aria-hidden className={look.nowGutter} style={{ gridRow: atNow.gridRow }}>
                    <span className={look.nowTime} style={part}>
                      {dates.time(now)}
                    </span>
                  </div>
                </>
              )}
            </div>
          )
        })}
        <div aria-hidden className={look.corner} style={{ gridRow: headRows }} />
      </div>
    </div>
  )
}
