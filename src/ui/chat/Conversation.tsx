import { css } from 'styled-system/css'
import type { ConversationActor } from '../../machines/chat/conversation.machine'
import { type Reader, viewConversation } from '../../machines/chat/conversation.view'
import type { OutboxActor } from '../../machines/chat/outbox.machine'
import { viewOutbox } from '../../machines/chat/outbox.view'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'
import { Avatar } from '../kit/Avatar'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { Segmented } from '../kit/Segmented'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { ChatBanner } from './ChatBanner'
import { Composer } from './Composer'
import { MessageList } from './MessageList'

const frame = css({ display: 'flex', flexDirection: 'column', minHeight: '0', height: 'full', background: 'surface' })
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  minHeight: '56',
  paddingInline: '16',
  borderBottom: 'line',
})
const heading = css({ margin: '0', fontSize: '16', lineHeight: 'caption', fontWeight: 'semibold' })
const under = css({ margin: '0', fontSize: '14', lineHeight: 'caption', color: 'muted' })
const sides = css({ padding: '8' })

interface ConversationProps {
  readonly actor: ConversationActor
  readonly outbox: OutboxActor
  readonly reader: Reader
}

/** One conversation: who it is with, its sides, its messages, and where one writes. */
export const Conversation = ({ actor, outbox, reader }: ConversationProps) => {
  const say = useText()
  const { now } = useApp()
  const { entries, isWaiting } = useView(outbox, viewOutbox)
  const view = useView(actor, (snapshot) => viewConversation(snapshot, reader, entries, now()))
  if (view.id === null) return <EmptyState title={say('chat.choose')} />
  if (view.isGone) return <EmptyState title={say('chat.gone')} />
  if (view.fault)
    return (
      <ErrorState
        message={say.fault(view.fault)}
        retryLabel={say('app.retry')}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  if (!view.isOpen) return <SkeletonText lines={6} />
  const title = view.title ?? say('chat.support')
  const place = { channelId: view.id, side: view.side }
  const details = [
    view.isTeam ? null : view.memberName,
    view.isTeam && view.age !== null ? say('chat.age', { age: view.age }) : null,
    view.room === null ? null : say('chat.bed', { room: view.room.name, bed: view.room.bed }),
  ].filter((text) => text !== null)
  const send = () => {
    const entry = { id: crypto.randomUUID(), ...place, text: view.draft, mentions: [], seq: null, stoppedBy: null }
    outbox.send({ type: 'entry.added', entry })
    actor.send({ type: 'draft.sent' })
  }
  return (
    <div className={frame}>
      <header className={head}>
        <Avatar name={title} src={view.photo ?? undefined} size="sm" decorative />
        <div>
          <h2 className={heading}>{title}</h2>
          {details.length > 0 && <p className={under}>{details.join(' · ')}</p>}
        </div>
      </header>
      {view.isTeam && (
        <div className={sides}>
          <Segmented
            label={say('chat.sides')}
            labelHidden
            options={[
              { id: 'patient', name: title },
              { id: 'internal', name: say('chat.teamOnly') },
            ]}
            chosen={view.side}
            onChoose={(side) => actor.send({ type: 'side.chosen', side })}
          />
        </div>
      )}
      {view.isLoading ? (
        <SkeletonText lines={6} />
      ) : (
        <MessageList
          key={view.side}
          view={view}
          isWaiting={isWaiting}
          onOlder={() => actor.send({ type: 'older' })}
          onRetryOlder={() => actor.send({ type: 'retry' })}
          onEnd={() => actor.send({ type: 'end.seen' })}
        />
      )}
      {view.isStopped && (
        <div className={head}>
          <Button size="sm" onClick={() => outbox.send({ type: 'entries.retried', ...place })}>
            {say('chat.retryAll')}
          </Button>
          <Button size="sm" tone="quiet" onClick={() => outbox.send({ type: 'entries.discarded', ...place })}>
            {say('chat.discard')}
          </Button>
        </div>
      )}
      {view.canWrite ? (
        <Composer
          view={view}
          title={title}
          onType={(text) => actor.send({ type: 'draft.typed', text })}
          onSend={send}
        />
      ) : (
        <ChatBanner state={view.state} moment={view.moment} isTeam={view.isTeam} />
      )}
    </div>
  )
}
