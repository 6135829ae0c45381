import { FileDown, MessageCircle, Phone, PhoneCall } from 'lucide-react'
import { css } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import { teamStayChat } from '../../core/chat/chat.params'
import type { SheetView } from '../../machines/inpatient/sheet.view'
import { Link } from '../app/frame/Link'
import { useRoomName } from '../intl/useRoomName'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Badge } from '../kit/Badge'
import { Button } from '../kit/Button'
import { ErrorState } from '../kit/ErrorState'
import { LinkButton } from '../kit/LinkButton'
import { SkeletonText } from '../kit/Skeleton'
import { StayFacts } from './StayFacts'
import { useStayWords } from './useStayWords'

const look = css({ display: 'grid', gap: '16' })
const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '16',
  rowGap: '8',
  margin: '0',
  fontSize: '14',
  lineHeight: 'caption',
  '& > dt': { color: 'muted' },
  '& > dd': { margin: '0', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
})
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })
const heading = css({ margin: '0', fontSize: '16' })
const list = css({ display: 'grid', gap: '8', margin: '0', padding: '0', listStyle: 'none', fontSize: '14' })
const member = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: '8' })
const quiet = css({ display: 'block', color: 'muted', lineHeight: 'caption' })

interface StayPanelProps {
  readonly view: SheetView
  readonly onEdit: () => void
  readonly onShift: () => void
  readonly onDischarge: () => void
  readonly onReadmit: () => void
  readonly onRetry: () => void
  readonly onAgain: () => void
}

/** A stay: where and why, what can be done now, who looks after the patient, and what happened to it. */
export const StayPanel = ({ view, onEdit, onShift, onDischarge, onReadmit, onRetry, onAgain }: StayPanelProps) => {
  const say = useText()
  const when = useWhen()
  const words = useStayWords()
  const roomName = useRoomName()
  const { detail, team } = view
  if (view.stayFault)
    return <ErrorState message={say.fault(view.stayFault)} retryLabel={say('app.retry')} onRetry={onRetry} />
  if (!detail) return view.isStayLoading ? <SkeletonText lines={8} /> : null
  const { card, stay } = detail
  return (
    <div className={look}>
      {view.changedBy !== null && (
        <div role="status">
          <Button size="sm" tone="secondary" onClick={onAgain}>
            {say('inpatient.changedBy', { name: view.changedBy })}
          </Button>
        </div>
      )}
      <div className={row}>
        <Badge tone={card.isDischarged ? 'neutral' : 'calm'}>
          {card.isDischarged ? words.discharged(card) : say('inpatient.admitted')}
        </Badge>
        {card.isSummaryDue && <Badge tone="warm">{say('inpatient.summary.due')}</Badge>}
        {!stay.isChatEnabled && !card.isDischarged && <Badge tone="neutral">{say('inpatient.chat.isOff')}</Badge>}
      </div>
      <Link href={teamStayChat(stay)} asChild>
        <LinkButton tone={card.isDischarged ? 'secondary' : 'primary'}>
          <MessageCircle size={20} aria-hidden />
          {say('inpatient.chat.open')}
        </LinkButton>
      </Link>
      {stay.nameNow !== undefined && <p className={quiet}>{say('inpatient.nameNow', { name: stay.nameNow })}</p>}
      <StayFacts facts={detail.facts} />
      <dl className={facts}>
        <dt>{say('inpatient.fact.stay')}</dt>
        <dd>{card.isDischarged ? words.span(card) : words.since(card)}</dd>
        <dt>{say('inpatient.fact.bed')}</dt>
        <dd>{words.place(card)}</dd>
        <dt>{say('inpatient.fact.history')}</dt>
        <dd>{card.caseHistory}</dd>
        <dt>{say('inpatient.fact.sponsor')}</dt>
        <dd>{stay.sponsor}</dd>
        <dt>{say('inpatient.fact.uhid')}</dt>
        <dd>{stay.uhid}</dd>
      </dl>
      {card.isDischarged ? (
        <div className={row}>
          <Button onClick={onReadmit}>{say('inpatient.readmit')}</Button>
          <Button tone="secondary" onClick={onDischarge}>
            {say(card.isSummaryDue ? 'inpatient.summary.writeNow' : 'inpatient.summary')}
          </Button>
          {view.summaryUrl !== null && (
            <LinkButton tone="secondary" href={view.summaryUrl} target="_blank" rel="noopener">
              <FileDown size={20} aria-hidden />
              {say('inpatient.summary.pdf')}
            </LinkButton>
          )}
        </div>
      ) : (
        <div className={row}>
          <Button tone="secondary" onClick={onShift}>
            {say('inpatient.shift')}
          </Button>
          <Button tone="secondary" onClick={onEdit}>
            {say('inpatient.edit')}
          </Button>
          <Button tone="secondary" onClick={onDischarge}>
            {say('inpatient.discharge')}
          </Button>
        </div>
      )}
      <div className={row}>
        {detail.callRoom !== null && !card.isDischarged && (
          <LinkButton tone="secondary" size="sm" href={detail.callRoom}>
            <PhoneCall size={20} aria-hidden />
            {say('inpatient.call.room')}
          </LinkButton>
        )}
        {detail.callPatient !== null && (
          <LinkButton tone="secondary" size="sm" href={detail.callPatient}>
            <PhoneCall size={20} aria-hidden />
            {say('inpatient.call.patient')}
          </LinkButton>
        )}
      </div>
      <h3 className={heading}>{say('inpatient.team')}</h3>
      {view.teamFault ? (
        <span className={quiet}>{say.fault(view.teamFault)}</span>
      ) : view.isTeamLoading ? (
        <SkeletonText lines={3} />
      ) : team === null ? null : team.length === 0 ? (
        <span className={quiet}>{say('inpatient.team.none')}</span>
      ) : (
        <ul className={list}>
          {team.map(({ userId, name, role, link }) => (
            <li key={userId} className={member}>
              <span>
                {name}
                <span className={quiet}>{role}</span>
              </span>
              <a
                className={button({ tone: 'secondary', shape: 'icon' })}
                href={link}
                aria-label={say('inpatient.call.person', { name })}
              >
                <Phone size={20} aria-hidden />
              </a>
            </li>
          ))}
        </ul>
      )}
      <h3 className={heading}>{say('inpatient.history')}</h3>
      <ol className={list}>
        {detail.history.map(({ id, action, by, at, place }) => (
          <li key={id}>
            {say(`inpatient.event.${action}`)}
            {place !== null && ` · ${say('inpatient.place', { ...place, room: roomName(place.room) })}`}
            <span className={quiet}>
              {when.at(at)} · {by}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
