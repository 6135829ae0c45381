import { css } from 'styled-system/css'
import type { RecordCard } from '../../machines/records/records.view'
import { useText } from '../intl/useText'
import { CategoryIcon } from './CategoryIcon'
import { useRecordWords } from './recordWords'

const tile = css({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  width: 'full',
  aspectRatio: '[3 / 4]',
  // Higher where a title needs it: it may end in a strength, which is never cut.
  overflow: 'clip',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { borderColor: 'edge' },
})
const picture = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '0',
  overflow: 'hidden',
  background: 'paper',
  color: 'muted',
})
const image = css({ width: 'full', height: 'full', objectFit: 'cover', objectPosition: 'top' })
const words = css({ display: 'grid', gap: '[2px]', padding: '8', minWidth: '0' })
const title = css({
  fontSize: '14',
  fontWeight: 'medium',
  lineHeight: 'caption',
  overflowWrap: 'anywhere',
})
const line = css({ color: 'muted', fontSize: '12', lineHeight: 'caption', truncate: true })

interface RecordTileProps {
  readonly card: RecordCard
  readonly onOpen: (id: string) => void
}

/** A record as a tile: how it looks, what it is, when it is of, and whose. */
export const RecordTile = ({ card, onOpen }: RecordTileProps) => {
  const say = useText()
  const { titleOf, kindOf, dayOf, sharedWithOf } = useRecordWords()
  return (
    <button
      type="button"
      data-tile
      className={tile}
      aria-label={say('records.openNamed', {
        title: titleOf(card),
        kind: kindOf(card),
        day: dayOf(card.date),
        member: card.member,
      })}
      onClick={() => onOpen(card.id)}
    >
      <span className={picture}>
        {card.thumbnail === null ? (
          <CategoryIcon icon={card.category?.icon ?? null} size={40} strokeWidth={1.5} />
        ) : (
          <img className={image} src={card.thumbnail} alt="" loading="lazy" />
        )}
      </span>
      <span className={words}>
        <span className={title}>{titleOf(card)}</span>
        <span className={line}>
          {[dayOf(card.date), card.from === card.member ? null : card.from].filter(Boolean).join(' · ')}
        </span>
        <span className={line}>{[kindOf(card), card.member].filter(Boolean).join(' · ')}</span>
        {sharedWithOf(card) !== null && <span className={line}>{sharedWithOf(card)}</span>}
      </span>
    </button>
  )
}
