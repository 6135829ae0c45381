import { Ban, Pencil, Trash2 } from 'lucide-react'
import { css } from 'styled-system/css'
import type { AvailabilityActor } from '../../machines/availability/availability.machine'
import { ROLES } from '../../machines/availability/availability.setup'
import type { AvailabilityView } from '../../machines/availability/availability.view'
import { minutesText } from '../../core/booking/booking.rules'
import { useText } from '../intl/useText'
import { Badge } from '../kit/Badge'
import { Button } from '../kit/Button'
import { Chip } from '../kit/Chip'
import { Money } from '../kit/Money'
import { useHoursText } from './useHoursText'

const look = css({
  display: 'grid',
  gap: '12',
  alignContent: 'start',
  position: { tablet: 'sticky' },
  insetBlockStart: '0',
})
const title = css({ margin: '0', fontSize: '16', lineHeight: 'heading' })
const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '16',
  rowGap: '4',
  margin: '0',
  fontSize: '14',
  lineHeight: 'caption',
  '& > dt': { color: 'muted' },
  '& > dd': { margin: '0', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
})
const sentence = css({ margin: '0', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums', lineHeight: 'caption' })
const summary = css({
  display: 'list-item',
  minHeight: '36',
  paddingBlock: '8',
  color: 'primary',
  fontSize: '14',
  cursor: 'pointer',
  _touch: { minHeight: '44' },
})
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8', alignItems: 'center' })
const heading = css({ margin: '0', fontSize: '14', fontWeight: 'semibold' })
const problem = css({ margin: '0', color: 'bad', fontSize: '14' })

interface DetailProps {
  readonly view: AvailabilityView
  readonly entry: NonNullable<AvailabilityView['chosen']>
  readonly send: (event: Parameters<AvailabilityActor['send']>[0]) => void
  /** It stands in a sheet, whose title is the day. */
  readonly isSheet: boolean
  /** Whether the chips of Block Booking are open. */
  readonly isChoosing: boolean
  readonly onChoosing: () => void
}

/** The hours of one day: what is booked, for whom they are blocked, and what can be done with them. */
export const AvailabilityDetail = (props: DetailProps) => {
  const { view, entry, send, isSheet, isChoosing, onChoosing } = props
  const { roles, isBlocking, blockFault } = view
  const say = useText()
  const hours = useHoursText()
  const minutes = minutesText(Math.round(entry.slotMinutes * 100) / 100)
  const Heading = isSheet ? 'h3' : 'h4'
  return (
    <section className={look} aria-label={hours.longDay(entry.date)}>
      {!isSheet && <h3 className={title}>{hours.longDay(entry.date)}</h3>}
      <p className={sentence}>
        {entry.ranges.map((range) => hours.range(entry.date, range)).join(', ')}
        {' · '}
        {say('availability.slotsOf', { count: entry.totalSlots, minutes })}
        {' · '}
        <Money paise={entry.fee} />
        {' · '}
        {say('availability.bookedCountOf', { count: entry.booked })}
      </p>
      <details>
        <summary className={summary}>{say('availability.details')}</summary>
        <dl className={facts}>
          <dt>{say('availability.type')}</dt>
          <dd>
            {say(`availability.type.${entry.consultation}`)}
            {entry.clinicName !== null && ` · ${entry.clinicName}`}
          </dd>
          <dt>{say('availability.slotCount')}</dt>
          <dd>{entry.totalSlots}</dd>
          <dt>{say('availability.bookedCount')}</dt>
          <dd>{entry.booked}</dd>
          <dt>{say('availability.times')}</dt>
          <dd>{entry.ranges.map((range) => hours.range(entry.date, range)).join(', ')}</dd>
          <dt>{say('availability.slotDuration')}</dt>
          <dd>{say('availability.minutes', { minutes })}</dd>
          <dt>{say('availability.buffer')}</dt>
          <dd>{say('availability.minutes', { minutes: String(entry.bufferMinutes) })}</dd>
          <dt>{say('availability.fee')}</dt>
          <dd>
            <Money paise={entry.fee} />
          </dd>
          <dt>{say('availability.display')}</dt>
          <dd>{entry.shownSlots}</dd>
          <dt>{say('availability.reserve')}</dt>
          <dd>
            {entry.reservedSlots === 0
              ? say('availability.blocked.none')
              : `${entry.reservedSlots} · ${say(`availability.reservedFrom.${entry.reservedFrom}`)}`}
          </dd>
        </dl>
      </details>
      <div className={chips} role="group" aria-label={say('availability.blocked')}>
        <Heading className={heading}>{say('availability.blocked')}</Heading>
        {entry.blockedRoles.length === 0 ? (
          <span>{say('availability.blocked.none')}</span>
        ) : (
          entry.blockedRoles.map((role) => (
            <Badge key={role} tone="warm">
              {say(`availability.role.${role}`)}
            </Badge>
          ))
        )}
      </div>
      <div className={chips}>
        <Button size="sm" tone="secondary" aria-keyshortcuts="e" onClick={() => send({ type: 'edit' })}>
          <Pencil size={16} aria-hidden />
          {say('availability.edit')}
        </Button>
        <Button size="sm" tone="secondary" aria-expanded={isChoosing} aria-keyshortcuts="b" onClick={onChoosing}>
          <Ban size={16} aria-hidden />
          {say('availability.block')}
        </Button>
        <Button size="sm" tone="quiet" onClick={() => send({ type: 'delete' })}>
          <Trash2 size={16} aria-hidden />
          {say('availability.delete')}
        </Button>
      </div>
      {isChoosing && (
        <div className={chips} role="group" aria-label={say('availability.block')} aria-busy={isBlocking}>
          <Chip
            chosen={entry.blockedRoles.length === ROLES.length}
            onChange={() => send({ type: 'role.toggled', role: 'all' })}
          >
            {say('availability.role.all')}
          </Chip>
          {roles.map(({ role, isBlocked }) => (
            <Chip key={role} chosen={isBlocked} onChange={() => send({ type: 'role.toggled', role })}>
              {say(`availability.role.${role}`)}
            </Chip>
          ))}
        </div>
      )}
      {blockFault !== null && (
        <p className={problem} role="alert">
          {say.fault(blockFault)}
        </p>
      )}
    </section>
  )
}
