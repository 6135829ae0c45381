import { css } from 'styled-system/css'
import type { RecordCard } from '../../machines/records/records.view'
import { useText } from '../intl/useText'
import { CategoryIcon } from './CategoryIcon'
import { useRecordWords } from './recordWords'

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  width: 'full',
  minHeight: '56',
  paddingInline: '12',
  paddingBlock: '8',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { borderColor: 'edge' },
  '& > svg': { flexShrink: '0', color: 'primary' },
})
const picture = css({
  flexShrink: '0',
  width: '36',
  height: '44',
  borderRadius: '8',
  objectFit: 'cover',
  objectPosition: 'top',
})
const words = css({ display: 'grid', gap: '[2px]', flexGrow: '1', minWidth: '0' })
const title = css({ fontWeight: 'medium', lineHeight: 'caption', overflowWrap: 'anywhere' })
const line = css({ color: 'muted', fontSize: '14', lineHeight: 'caption', overflowWrap: 'anywhere' })

interface RecordRowProps {
  readonly card: RecordCard
  readonly onOpen: (id: string) => void
}

/** A record as a row. */
export const RecordRow = ({ card, onOpen }: RecordRowProps) => {
  const say = useText()
  const { titleOf, kindOf, dayOf, sharedWithOf } = useRecordWords()
  const about = [dayOf(card.date), card.member, card.from === card.member ? null : card.from]
  return (
    <button
      type="button"
      className={row}
      aria-label={say('records.openNamed', {
        title: titleOf(card),
        kind: kindOf(card),
        day: dayOf(card.date),
        member: card.member,
      })}
      onClick={() => onOpen(card.id)}
    >
      {card.thumbnail === null ? (
        <CategoryIcon icon={card.category?.icon ?? null} size={24} />
      ) : (
        <img className={picture} src={card.thumbnail} alt="" loading="lazy" />
      )}
      <span className={words}>
        <span className={title}>{titleOf(card)}</span>
        <span className={line}>{[kindOf(card), card.category?.name].filter(Boolean).join(' · ')}</span>
        <span className={line}>{about.filter(Boolean).join(' · ')}</span>
        {sharedWithOf(card) !== null && <span className={line}>{sharedWithOf(card)}</span>}
      </span>
    </button>
  )
}
