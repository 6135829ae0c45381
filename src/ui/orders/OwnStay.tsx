import { MessageCircle } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import { ownStayChat } from '../../core/chat/chat.params'
import { stayDays } from '../../core/inpatient/inpatient.rules'
import { dayOf } from '../../core/kit/dates'
import type { ownStayMachine } from '../../machines/orders/ownStay.machine'
import { viewOwnStay } from '../../machines/orders/ownStay.view'
import type { SlotActor } from '../app/loading/features'
import { useApp } from '../app/frame/AppContext'
import { Link } from '../app/frame/Link'
import { useRoomName } from '../intl/useRoomName'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Badge } from '../kit/Badge'
import { DayStrip } from '../kit/DayStrip'
import { DocumentLink } from '../kit/DocumentLink'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { LinkButton } from '../kit/LinkButton'
import { Modal } from '../kit/Modal'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'

const look = css({ display: 'grid', gap: '16', justifyItems: 'start', '& > *': { margin: '0' } })
const heading = css({ fontSize: '16' })
const list = css({ display: 'grid', gap: '8', padding: '0', listStyle: 'none', fontSize: '14' })
const quiet = css({ display: 'block', color: 'muted', fontSize: '14', lineHeight: 'caption' })

interface OwnStayProps {
  readonly actor: ActorRefFrom<typeof ownStayMachine>
  readonly slot: SlotActor
}

/** How a stay goes on: where somebody is now, what happened, and the summary to take along. */
export const OwnStay = ({ actor, slot }: OwnStayProps) => {
  const say = useText()
  const roomName = useRoomName()
  const when = useWhen()
  const { now } = useApp()
  const { stay, url, linkFault, isEmpty, isLoading, isAwaited, isOverdue, fault } = useView(actor, viewOwnStay)
  const days = stay === null ? [] : stayDays(stay, dayOf(now()))
  const retry = () => actor.send({ type: 'retry' })
  return (
    <Modal
      open
      size="sm"
      title={stay ? say('orders.stay.updateTitle', { name: stay.patientName }) : say('orders.stay.update')}
      closeLabel={say('app.close')}
      onClose={() => slot.send({ type: 'close' })}
    >
      {fault ? (
        <ErrorState message={say.fault(fault)} retryLabel={say('app.retry')} onRetry={retry} />
      ) : isEmpty ? (
        <EmptyState title={say('orders.stay.gone')} />
      ) : stay === null ? (
        <SkeletonText lines={6} />
      ) : (
        <div className={look}>
          <Badge tone={stay.status === 'admit' ? 'calm' : 'neutral'}>{say(`orders.status.${stay.status}`)}</Badge>
          <p>
            {stay.status === 'admit' && (
              <strong>{say('orders.stay.place', { room: roomName(stay.roomName), bed: stay.bedNumber })}</strong>
            )}
            <span className={quiet}>
              {stay.hospitalName} · {stay.doctorName}
            </span>
          </p>
          <DayStrip
            label={say('orders.stay.days', { count: days.length })}
            days={days.map(({ day, isMarked }) => ({ id: day, isMarked }))}
          />
          <Link href={ownStayChat(stay)} asChild>
            <LinkButton tone="secondary">
              <MessageCircle size={20} aria-hidden />
              {say('orders.act.message')}
            </LinkButton>
          </Link>
          {url !== null || linkFault !== null || isAwaited || isOverdue ? (
            <DocumentLink
              url={url}
              label={say('orders.stay.openSummary')}
              isAwaited={isAwaited}
              message={
                isAwaited
                  ? say('orders.stay.making')
                  : isOverdue
                    ? say('orders.stay.late')
                    : say('orders.stay.summaryFailed', { why: say.fault(linkFault) })
              }
              retryLabel={say('app.retry')}
              busy={isLoading}
              onRetry={retry}
            />
          ) : (
            stay.status === 'discharged' && <p className={quiet}>{say('orders.stay.noSummary')}</p>
          )}
          <h3 className={heading}>{say('orders.stay.what')}</h3>
          <ol className={list}>
            {stay.history.map(({ id, action, at, place }) => (
              <li key={id}>
                {say(`orders.stay.event.${action}`)}
                {place !== null && action !== 'discharged' && ` · ${say('orders.stay.place', place)}`}
                <span className={quiet}>{when.at(at)}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </Modal>
  )
}
