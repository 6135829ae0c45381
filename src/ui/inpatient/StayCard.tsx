import { AtSign, BedDouble, LogOut, MessageCircle } from 'lucide-react'
import { memo } from 'react'
import { css } from 'styled-system/css'
import type { Stay } from '../../core/inpatient/inpatient'
import type { CalendarDay } from '../../core/kit/dates'
import { cardOf } from '../../machines/inpatient/stayCard.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Badge } from '../kit/Badge'
import { useStayWords } from './useStayWords'

const card = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    tablet: 'minmax(0, 1fr) auto',
    // A row of a table: who and how long, why, where.
    desktop: 'minmax(0, 5fr) minmax(0, 6fr) minmax(0, 4fr)',
  },
  columnGap: '16',
  rowGap: '4',
  alignItems: { base: 'start', desktop: 'center' },
  width: 'full',
  minHeight: { base: '64', desktop: '48' },
  padding: { base: '12', desktop: '[4px 12px]' },
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  color: 'ink',
  textAlign: 'start',
  lineHeight: 'caption',
  cursor: 'pointer',
  _hover: { background: 'paper', borderColor: 'ink' },
  '&[data-changed]': { animation: 'rowTint 2s {easings.out}' },
})
const name = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' })
const line = css({ display: 'block', color: 'muted', fontSize: '14', overflowWrap: 'anywhere' })
const history = css({
  gridColumn: { base: '1 / -1', desktop: '2' },
  gridRow: { desktop: '1' },
  lineClamp: '2',
  fontSize: '14',
})
const marks = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { desktop: 'flex-end' },
  gap: '4',
  gridColumn: { desktop: '3' },
  gridRow: { desktop: '1' },
})

interface StayCardProps {
  readonly stay: Stay
  readonly today: CalendarDay
  readonly isChanged: boolean
  readonly onOpen: (id: string) => void
}

/** A stay in the list: who, since when, where, and why they came. */
export const StayCard = memo(({ stay: listed, today, isChanged, onOpen }: StayCardProps) => {
  const stay = cardOf(listed, today)
  const say = useText()
  const words = useStayWords()
  const when = useWhen()
  return (
    <button
      type="button"
      className={card}
      data-id={stay.id}
      data-changed={isChanged || undefined}
      onClick={() => onOpen(stay.id)}
    >
      <span>
        <span className={name}>{stay.name}</span>
        <span className={line}>
          {words.person(stay)} · {words.since(stay)}
        </span>
        {stay.talk?.lastAt != null && (
          <span className={line}>
            {say('inpatient.lastMessage', { at: when.ago(stay.talk.lastAt) ?? when.day(stay.talk.lastAt) })}
          </span>
        )}
      </span>
      <span className={marks}>
        {stay.isDischarged ? (
          <Badge tone="neutral" icon={<LogOut aria-hidden />}>
            {words.discharged(stay)}
          </Badge>
        ) : (
          <Badge tone="calm" icon={<BedDouble aria-hidden />}>
            {words.place(stay)}
          </Badge>
        )}
        {stay.talk !== null && stay.talk.unread > 0 && (
          <Badge tone="warm" icon={<MessageCircle aria-hidden />}>
            {say('inpatient.unread', { count: stay.talk.unread })}
          </Badge>
        )}
        {stay.talk !== null && stay.talk.mentions > 0 && (
          <Badge tone="warm" icon={<AtSign aria-hidden />}>
            {say('inpatient.mentions', { count: stay.talk.mentions })}
          </Badge>
        )}
        {stay.isSummaryDue && <Badge tone="warm">{say('inpatient.summary.due')}</Badge>}
      </span>
      <span className={history}>{stay.caseHistory}</span>
    </button>
  )
})
