import { BedDouble, Lock } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, memo, type MouseEvent, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import type { Stay } from '../../core/inpatient/inpatient'
import type { BedTile, RoomRow } from '../../machines/inpatient/ward.view'
import { useText } from '../intl/useText'
import { Badge } from '../kit/Badge'
import { useKeptFocus } from '../kit/useKeptFocus'
import { nextTile } from './tileKeys'
import { useStayWords } from './useStayWords'
import { type TakeTurned, useTurnedFocus } from './useTurnedFocus'

const board = css({ display: 'grid', gap: '24' })
const room = css({ display: 'grid', gap: '8', contentVisibility: 'auto', containIntrinsicSize: '[auto 160px]' })
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const title = css({ margin: '0', fontSize: '16', fontWeight: 'semibold' })
const free = css({ color: 'muted', fontSize: '14' })
const tiles = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    tablet: 'repeat(4, minmax(0, 1fr))',
    desktop: '[repeat(auto-fill, minmax(160px, 1fr))]',
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
  '&[data-state=free]': { borderStyle: 'dashed', color: 'muted' },
  '&[data-state=others]': { color: 'muted', background: 'paper' },
  '&[data-changed]': { animation: 'rowTint 2s {easings.out}' },
})
const number = css({ display: 'inline-flex', alignItems: 'center', gap: '4', fontSize: '12', color: 'muted' })
const name = css({ fontWeight: 'semibold', overflowWrap: 'anywhere', lineClamp: '2' })
const history = css({ fontSize: '12', color: 'muted', lineClamp: '1', overflowWrap: 'anywhere' })

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
          {state === 'others' ? <Lock size={14} aria-hidden /> : <BedDouble size={14} aria-hidden />}
          {label}
        </span>
        <span>{say(state === 'others' ? 'inpatient.bed.others' : 'inpatient.bed.free')}</span>
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

export interface WardBoardProps {
  readonly rooms: readonly RoomRow[]
  readonly changedId: string | null
  readonly onOpen: (id: string) => void
  readonly onShift: (stay: Stay) => void
  readonly onDischarge: (stay: Stay) => void
  readonly onTurn: (id: string | undefined) => void
  readonly takeTurned: TakeTurned
}

const stayAt = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-stay]')?.dataset['stay'] : undefined

/**
 * Rooms and beds, intensive care first. The beds of one's own patients are one tab stop: arrows go from bed to bed, Enter
 * opens, M moves to another bed, D discharges, V shows the list.
 */
export const WardBoard = ({ rooms, changedId, onOpen, onShift, onDischarge, onTurn, takeTurned }: WardBoardProps) => {
  const say = useText()
  const cards = rooms.flatMap(({ tiles: beds }) => beds.flatMap(({ card }) => card ?? []))
  const [visited, setVisited] = useState<string>()
  const stop = cards.find(({ id }) => id === visited)?.id ?? cards[0]?.id
  const element = useRef<HTMLDivElement>(null)
  const kept = useKeptFocus(() => element.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
  useTurnedFocus(takeTurned, 'data-stay')
  const visit = ({ target }: FocusEvent) => {
    kept.onFocus()
    setVisited(stayAt(target))
  }
  const press = (event: MouseEvent) => {
    const id = stayAt(event.target)
    if (id !== undefined) onOpen(id)
  }
  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const stay = cards.find(({ id }) => id === stayAt(event.target))?.stay
    if (nextTile(event.currentTarget, event.key)) return event.preventDefault()
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
      {rooms.map((each) => (
        <section key={each.id} className={room} aria-label={each.name}>
          <div className={head}>
            <h2 className={title}>{each.name}</h2>
            <Badge tone={each.type === 'ICU' ? 'warm' : 'neutral'}>{say(`inpatient.room.${each.type}`)}</Badge>
            <span className={free}>{say('inpatient.room.free', { free: each.free, all: each.tiles.length })}</span>
          </div>
          <ul className={tiles}>
            {each.tiles.map((bed) => (
              <Tile
                key={bed.id}
                bed={bed}
                isStop={bed.card !== null && bed.card.id === stop}
                isChanged={bed.card !== null && bed.card.id === changedId}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
