import { useEffect, useMemo, useRef, useState } from 'react'
import { eventName } from '../definition/words'
import { shownRows } from '../timeline/search'
import { type ActorState, type Row, valueText } from '../timeline/timeline'
import type { Session } from './session'
import { useAutoplay } from './useAutoplay'
import type { View } from './useView'

const HEIGHT = 26
/** Rows that are drawn above and below those that are seen. */
const MORE = 6

const timeOf = (at: number): string => {
  const time = new Date(at)
  return `${time.toTimeString().slice(0, 8)}.${String(time.getMilliseconds()).padStart(3, '0')}`
}

interface LineProps {
  readonly row: Row
  readonly at: number
  readonly isCurrent: boolean
  readonly actor: ActorState | undefined
  readonly onChoose: () => void
}

const Line = ({ row, at, isCurrent, actor, onChoose }: LineProps) => {
  const [from, to] = [valueText(row.from), valueText(row.to)]
  return (
    <div
      role="option"
      id={`row-${at}`}
      aria-selected={isCurrent}
      className="row"
      onClick={onChoose}
      tabIndex={-1}
      onKeyDown={() => undefined}
    >
      <span className="time">{timeOf(row.at)}</span>
      <span className="who">{actor?.machine?.id ?? actor?.name ?? '?'}</span>
      <span className="event">{eventName(row.event)}</span>
      <span className="moves">{from === to ? <span className="same">{to}</span> : `${from || '·'} → ${to}`}</span>
      <span className="changes">{row.changed.join(', ')}</span>
    </div>
  )
}

/** The events of a tab, row by row; only those that are seen are in the document. */
export const Timeline = ({ view, session }: { readonly view: View; readonly session: Session }) => {
  const { timeline, count, cursor } = view.state
  const [isFiltered, setIsFiltered] = useState(false)
  const [event, setEvent] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const [scroll, setScroll] = useState({ top: 0, height: 200 })
  const actor = isFiltered ? (view.actor?.id ?? null) : null
  // oxlint-disable-next-line react/exhaustive-deps -- the count tells that the timeline has grown
  const shown = useMemo(() => shownRows(timeline?.rows ?? [], { actor, event }), [timeline, count, actor, event])
  // oxlint-disable-next-line react/exhaustive-deps -- the count tells that the timeline has grown
  const actors = useMemo(() => timeline?.momentAt(Infinity).actors, [timeline, count])
  const place = shown.findLastIndex((index) => index <= view.at)

  useEffect(() => {
    const box = list.current
    if (!box || place < 0) return
    const top = place * HEIGHT
    if (top < box.scrollTop || top + HEIGHT > box.scrollTop + box.clientHeight)
      box.scrollTop = top - box.clientHeight + HEIGHT * 2
  }, [place])

  const first = Math.max(0, Math.floor(scroll.top / HEIGHT) - MORE)
  const last = Math.min(shown.length, Math.ceil((scroll.top + scroll.height) / HEIGHT) + MORE)
  const step = (by: number) => session.goTo(shown[Math.max(0, place + by)] ?? null)
  const { isPlaying, toggle } = useAutoplay(place < shown.length - 1, () => step(1))
  const cause = view.row && timeline ? timeline.rows.findIndex(({ begun }) => begun === view.row!.cause) : -1

  return (
    <section className="timeline" aria-label="Timeline">
      <div className="bar">
        <button type="button" aria-label="Step back" disabled={place <= 0} onClick={() => step(-1)}>
          ‹
        </button>
        <button type="button" aria-label="Step on" disabled={place >= shown.length - 1} onClick={() => step(1)}>
          ›
        </button>
        <button
          type="button"
          aria-label={isPlaying ? 'Pause' : 'Play from here'}
          disabled={place >= shown.length - 1}
          onClick={toggle}
        >
          {isPlaying ? '❚❚' : '▶'}
        </button>
        <span className="place" role="status">
          {timeline === null ? 'No events yet' : `${view.at + 1} of ${timeline.rows.length}`}
        </span>
        {cursor !== null && (
          <button type="button" className="live" onClick={() => session.goTo(null)}>
            {view.state.source.kind === 'live' ? 'Back to live' : 'To the end'}
          </button>
        )}
        <button
          type="button"
          disabled={cause < 0}
          title={cause < 0 ? 'Who sent this is unknown' : 'To the event that sent this'}
          onClick={() => session.goTo(cause)}
        >
          Cause
        </button>
        <label className="check">
          <input type="checkbox" checked={isFiltered} onChange={() => setIsFiltered(!isFiltered)} /> This actor alone
        </label>
        <input
          className="filter"
          aria-label="Show events whose name has"
          placeholder="Event…"
          value={event}
          onChange={({ target }) => setEvent(target.value)}
        />
      </div>
      <div
        className="rows"
        ref={list}
        role="listbox"
        aria-label="Events"
        tabIndex={0}
        aria-activedescendant={place < 0 ? undefined : `row-${shown[place]}`}
        onScroll={({ currentTarget: { scrollTop, clientHeight } }) =>
          setScroll({ top: scrollTop, height: clientHeight })
        }
      >
        <div className="all" style={{ height: shown.length * HEIGHT }}>
          {shown.slice(first, last).map((index, offset) => (
            <div key={index} className="slot" style={{ top: (first + offset) * HEIGHT }}>
              <Line
                row={timeline!.rows[index]!}
                at={index}
                isCurrent={index === view.at}
                actor={actors?.get(timeline!.rows[index]!.actor)}
                onChoose={() => {
                  session.goTo(index)
                  const of = actors?.get(timeline!.rows[index]!.actor)
                  if (of?.machine) view.chooseActor(of)
                }}
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
