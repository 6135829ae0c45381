import { BedDouble, Lock } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, memo, type MouseEvent, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import type { Stay } from '../../core/inpatient/inpatient'
import type { BedTile, RoomRow } from '../../machines/inpatient/board.view'
import { useRoomName } from '../intl/useRoomName'
import { useText } from '../intl/useText'
import { Badge } from '../kit/Badge'
import { Button } from '../kit/Button'
import { useKeptFocus } from '../kit/useKeptFocus'
import { placeAfter, tileBeyond } from './tileKeys'
import { useStayWords } from './useStayWords'
import { type TakeTurned, useTurnedFocus } from './useTurnedFocus'

const board = css({ display: 'grid', gap: '24' })
const roomLook = css({ display: 'grid', gap: '8', contentVisibility: 'auto', containIntrinsicSize: '[auto 176px]' })
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const roomTitle = css({ margin: '0', fontSize: '16', fontWeight: 'semibold' })
const freeBeds = css({ color: 'muted', fontSize: '14' })
const tiles = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    tablet: 'repeat(3, minmax(0, 1fr))',
    desktop: '[repeat(auto-fill, minmax(240px, 1fr))]',
  },
  gap: '8',
})
const tile = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '4',
  minHeight: '96',
  minWidth: '0',
  padding: '8',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  color: 'ink',
  fontSize: '14',
  lineHeight: 'caption',
  textAlign: 'start',
  '&[data-state=own]': { borderColor: 'calm', background: 'calm.tint', cursor: 'pointer' },
  '&[data-state=others]': { color: 'muted', background: 'paper' },
  '&[data-changed]': { animation: 'rowTint 2s {easings.out}' },
})
const bare = css({ minHeight: '96' })
const number = css({ display: 'inline-flex', alignItems: 'center', gap: '4', fontSize: '12', color: 'muted' })
const name = css({ fontWeight: 'semibold', overflowWrap: 'anywhere', lineClamp: '2' })
const history = css({ fontSize: '12', color: 'muted', lineHeight: '[16px]', lineClamp: '3', overflowWrap: 'anywhere' })
const freeRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  minHeight: '40',
  paddingInline: '12',
  border: 'line',
  borderStyle: 'dashed',
  borderRadius: '12',
  color: 'muted',
  fontSize: '14',
  lineHeight: 'caption',
})

interface TileProps {
  readonly bed: BedTile
  readonly isStop: boolean
  readonly isChanged: boolean
}

const Tile = memo(({ bed, isStop, isChanged }: TileProps) => {
  const say = useText()
  const words = useStayWords()
  const { card, state } = bed
  const label = say('inpatient.bed', { number: bed.number })
  if (card === null)
    return (
      <li className={tile} data-state={state}>
        <span className={number}>
          <Lock size={14} aria-hidden />
          {label}
        </span>
        <span>{say('inpatient.bed.others')}</span>
      </li>
    )
  return (
    <li className={css({ display: 'grid', minWidth: '0' })}>
      <button
        type="button"
        className={tile}
        data-state={state}
        data-stay={card.id}
        data-changed={isChanged || undefined}
        tabIndex={isStop ? 0 : -1}
      >
        <span className={number}>{label}</span>
        <span className={name}>{card.name}</span>
        <span>{words.since(card)}</span>
        <span className={history}>{card.caseHistory}</span>
      </button>
    </li>
  )
})

interface RoomProps {
  readonly room: RoomRow
  /** Shown before it is known what is in sight. */
  readonly isFirst: boolean
  /** The stay whose bed is the tab stop, where it is in this room. */
  readonly stop: string | undefined
  readonly changedId: string | null
  readonly onAdmit: ((bed: string) => void) | null
}

/** Rooms drawn at once: more than a window holds. */
const FIRST = 6

/** A room with its beds: those of rooms far out of sight are room alone, so that a large hospital costs what is seen of it. */
const BedsOfRoom = memo(({ room, isFirst, stop, changedId, onAdmit }: RoomProps) => {
  const { type, isTypeOpen, count, free, tiles: beds } = room
  const [first] = free
  const say = useText()
  const title = useRoomName()(room.name)
  const [isNear, setNear] = useState(isFirst)
  const watch = useCallback((element: HTMLElement) => {
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)!.isIntersecting), {
      rootMargin: '25% 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const isShown = isNear || stop !== undefined
  return (
    <section ref={watch} className={roomLook} aria-label={title}>
      <div className={head}>
        <h2 className={roomTitle}>{title}</h2>
        {isTypeOpen && <Badge tone={type === 'ICU' ? 'warm' : 'neutral'}>{say(`inpatient.room.${type}`)}</Badge>}
        <span className={freeBeds}>{say('inpatient.room.free', { free: free.length, all: count })}</span>
      </div>
      <ul className={tiles}>
        {beds.map((bed) =>
          isShown ? (
            <Tile
              key={bed.id}
              bed={bed}
              isStop={bed.card !== null && bed.card.id === stop}
              isChanged={bed.card !== null && bed.card.id === changedId}
            />
          ) : (
            <li key={bed.id} className={bare} />
          ),
        )}
      </ul>
      {first && (
        <div className={freeRow}>
          <BedDouble size={16} aria-hidden />
          {say('inpatient.bed.freeHere', {
            beds: free.map(({ number: each }) => say('inpatient.bed', { number: each })).join(', '),
          })}
          {onAdmit && (
            <Button
              size="sm"
              tone="quiet"
              aria-label={say('inpatient.bed.admitNamed', { room: title, bed: first.number })}
              onClick={() => onAdmit(`${room.id} ${first.id}`)}
            >
              {say('inpatient.bed.admit')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
})

export interface WardBoardProps {
  readonly rooms: readonly RoomRow[]
  readonly changedId: string | null
  readonly onOpen: (id: string) => void
  readonly onShift: (stay: Stay) => void
  readonly onDischarge: (stay: Stay) => void
  readonly onTurn: (id: string | undefined) => void
  /** Admits somebody to a free bed, named by its room and itself. */
  readonly onAdmit: ((bed: string) => void) | null
  readonly takeTurned: TakeTurned
}

const stayAt = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-stay]')?.dataset['stay'] : undefined

/**
 * Rooms and beds, intensive care first. The beds of one's own patients are one tab stop: arrows go from bed to bed, Enter
 * opens, M moves to another bed, D discharges, V shows the list.
 */
export const WardBoard = ({
  rooms,
  changedId,
  onOpen,
  onShift,
  onDischarge,
  onTurn,
  onAdmit,
  takeTurned,
}: WardBoardProps) => {
  const cards = rooms.flatMap(({ tiles: beds }) => beds.flatMap(({ card }) => card ?? []))
  const [visited, setVisited] = useState(useTurnedFocus(takeTurned, 'data-stay'))
  const stop = cards.find(({ id }) => id === visited)?.id ?? cards[0]?.id
  const element = useRef<HTMLDivElement>(null)
  const kept = useKeptFocus(() => element.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
  const visit = ({ target }: FocusEvent) => {
    kept.onFocus()
    setVisited(stayAt(target))
  }
  /** Its room may have been out of sight. */
  const go = (event: KeyboardEvent<HTMLDivElement>, id: string) => {
    event.preventDefault()
    flushSync(() => setVisited(id))
    event.currentTarget.querySelector<HTMLElement>(`[data-stay="${CSS.escape(id)}"]`)?.focus()
  }
  const press = (event: MouseEvent) => {
    const id = stayAt(event.target)
    if (id !== undefined) onOpen(id)
  }
  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const at = cards.findIndex(({ id }) => id === stayAt(event.target))
    const stay = cards[at]?.stay
    const next = at < 0 ? undefined : placeAfter(event.key, at, cards.length)
    if (next !== undefined) return go(event, cards[next]!.id)
    if (tileBeyond(event.currentTarget, event.key)) return event.preventDefault()
    if (event.key === 'v' || event.key === 'V') onTurn(stayAt(event.target))
    else if (stay && (event.key === 'm' || event.key === 'M')) onShift(stay)
    else if (stay && (event.key === 'd' || event.key === 'D')) onDischarge(stay)
    else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- one handler for all tiles, which are buttons
    <div
      ref={element}
      data-stops
      className={board}
      onClick={press}
      onKeyDown={key}
      onFocus={visit}
      onBlur={kept.onBlur}
    >
      {rooms.map((each, place) => (
        <BedsOfRoom
          key={each.id}
          room={each}
          isFirst={place < FIRST}
          stop={each.tiles.some(({ card }) => card !== null && card.id === stop) ? stop : undefined}
          changedId={changedId}
          onAdmit={onAdmit}
        />
      ))}
    </div>
  )
}
