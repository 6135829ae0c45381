import { useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import { type OutboxEntry, type OutboxFile, placeName } from '../../core/chat/outbox.rules'
import type { ChosenFile, FileFault } from '../../core/files/files'
import { sizeFault } from '../../core/files/files.rules'
import { MINUTE } from '../../core/kit/dates'
import { isFilledIn } from '../../core/kit/text'
import type { ChatActionsActor } from '../../machines/chat/chatActions.machine'
import type { ChatFilesActor } from '../../machines/chat/chatFiles.machine'
import type { ConversationActor } from '../../machines/chat/conversation.machine'
import { placeOf, type Reader, viewConversation } from '../../machines/chat/conversation.view'
import { viewOutbox } from '../../machines/chat/outbox.view'
import type { outboxesMachine } from '../../machines/chat/outboxes.machine'
import { viewOutboxes } from '../../machines/chat/outboxes.view'
import type { VoiceNoteActor } from '../../machines/chat/voiceNote.machine'
import { useClock } from '../app/frame/useClock'
import { useContent } from '../app/loading/useSlot'
import { useText } from '../intl/useText'
// What is written may be in any of the languages.
import '../intl/others.css'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { UploadTile } from '../kit/file-tile/UploadTile'
import { Segmented } from '../kit/Segmented'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { Arrivals } from './Arrivals'
import { ChatGone } from './ChatGone'
import { ChatOff } from './ChatOff'
import { ChatQuestion } from './ChatQuestion'
import { ChatUnsent } from './ChatUnsent'
import { Composer } from './Composer'
import { ConversationHead } from './ConversationHead'
import { MessageList } from './MessageList'
import { smallerPicture } from './smallerPicture'
import { useChatKeys } from './useChatKeys'
import { useMessageWords } from './useMessageWords'
import { useSentElsewhere } from './useSentElsewhere'

/** What stands in place of a conversation, clear of the way back. */
const alone = css({ display: 'grid', height: 'full', placeContent: 'center' })
const frame = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '0',
  height: 'full',
  background: 'surface',
  containerType: 'inline-size',
  // Lines of what comes, in the place of messages.
  '& > span[aria-hidden]': { flex: '1', padding: '16' },
})
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8', padding: '8', borderTop: 'line' })
/** What was written and cannot be sent at the moment. */
const draft = css({
  maxHeight: '[8rem]',
  margin: '0',
  padding: '16',
  overflowY: 'auto',
  borderTop: 'line',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})
const sides = css({ paddingInline: '8', paddingBlock: '4' })
const hint = css({
  minHeight: '24',
  margin: '0',
  paddingInline: '16',
  fontSize: '12',
  color: 'muted',
  '&[data-side=internal]': { background: 'calm.tint' },
})

export interface ConversationActors {
  readonly conversation: ConversationActor
  readonly actions: ChatActionsActor
  readonly files: ChatFilesActor
  readonly voice: VoiceNoteActor
}

interface ConversationProps extends ConversationActors {
  readonly reader: Reader
  /** It stands beside a call, whose microphone it does not take. */
  readonly isInCall?: boolean
}

/** One conversation: who it is with, its sides, its messages, and where one writes. */
export const Conversation = ({
  conversation: actor,
  actions,
  files,
  voice,
  reader,
  isInCall = false,
}: ConversationProps) => {
  const say = useText()
  const words = useMessageWords()
  const now = useClock(MINUTE / 4)
  const outboxes = useContent<typeof outboxesMachine>('session.chatOutbox')
  const writtenTo = useView(actor, placeOf)
  const { queue, isThere } = useView(outboxes, (snapshot) => viewOutboxes(snapshot, writtenTo))
  const { entries, isWaiting, ...running } = useView(queue, viewOutbox)
  const view = useView(actor, (snapshot) => viewConversation(snapshot, reader, entries, now))
  /** Why one of the last files was not taken, and where it was to go. */
  const [refused, setRefused] = useState<{ readonly to: string; readonly fault: FileFault } | null>(null)
  useSentElsewhere(actor, view)
  useChatKeys(view, (side) => actor.send({ type: 'side.chosen', side }))
  const { isRefused } = view
  useEffect(() => {
    if (isRefused) actor.send({ type: 'access.doubted' })
  }, [isRefused, actor])
  const uploaded = view.messages.find(({ id }) => id === running.uploading)
  const unsent = view.id !== null && <ChatUnsent outboxes={outboxes} channelId={view.id} />
  if (view.fault)
    return (
      <div className={alone}>
        <ErrorState
          message={say.fault(view.fault)}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
        {unsent}
      </div>
    )
  if (!view.isOpen && view.isLoading && !view.isGone)
    return (
      <>
        <SkeletonText lines={6} />
        {unsent}
      </>
    )
  if (view.isGone || view.isEnded)
    return (
      <ChatGone
        view={view}
        onDiscard={() => outboxes?.send({ type: 'entries.discarded', channelId: view.id!, side: view.side })}
      />
    )
  if (!view.isOpen)
    return (
      <div className={alone}>
        <EmptyState title={say('chat.choose')} />
      </div>
    )
  const title = view.title ?? say('chat.support')
  const place = { channelId: view.id!, side: view.side }
  const unreadOf = (name: string, unread: number) => (unread === 0 ? name : say('chat.sideUnread', { name, unread }))
  const add = (sent: Pick<OutboxEntry, 'text' | 'mentions' | 'file'>, content?: ChosenFile) =>
    outboxes?.send({
      type: 'entry.added',
      entry: { id: crypto.randomUUID(), ...sent, ...place, at: now, seq: null, stoppedBy: null },
      ...(content !== undefined && { content }),
    })
  const send = () => {
    add({ ...view.sent, file: null })
    actor.send({ type: 'draft.sent' })
    setRefused(null)
  }
  const addFile = (content: ChosenFile, about: Pick<OutboxFile, 'kind' | 'seconds'>) =>
    add(
      { text: content.name, mentions: [], file: { ...about, name: content.name, size: content.size, id: null } },
      content,
    )
  const to = placeName(place)
  /** One after the other, in the order in which they were chosen. */
  const attach = async (chosen: readonly File[]) => {
    setRefused(null)
    for (const file of chosen) {
      const content = await smallerPicture(file)
      const fault = sizeFault(content.size, 'chat')
      if (fault === null) addFile(content, { kind: 'attachment', seconds: null })
      else setRefused({ to, fault })
    }
  }
  return (
    <div className={frame}>
      <ConversationHead view={view} title={title} actions={actions} isInCall={isInCall} />
      {view.isTeam && (
        <div className={sides}>
          <Segmented
            label={say('chat.sides')}
            labelHidden
            options={[
              { id: 'patient', name: view.side === 'patient' ? title : unreadOf(title, view.unread.patient) },
              {
                id: 'internal',
                name:
                  view.side === 'internal'
                    ? say('chat.teamOnly')
                    : unreadOf(say('chat.teamOnly'), view.unread.internal),
              },
            ]}
            chosen={view.side}
            onChoose={(side) => actor.send({ type: 'side.chosen', side })}
          />
        </div>
      )}
      {view.isLoading ? (
        <SkeletonText lines={6} />
      ) : (
        <>
          <MessageList
            key={view.side}
            view={view}
            title={title}
            isWaiting={isWaiting}
            files={files}
            isInCall={isInCall}
            onWithdraw={(id) => outboxes?.send({ type: 'entry.withdrawn', ...place, id })}
            onOlder={() => actor.send({ type: 'older' })}
            onNewer={() => actor.send({ type: 'newer' })}
            onNewest={() => actor.send({ type: 'newest.wanted' })}
            onPoint={(seq) => actor.send({ type: 'message.wanted', side: view.side, seq })}
            onRetryOlder={() => actor.send({ type: 'retry' })}
            onTakeBack={(id) => actions.send({ type: 'wanted', deed: { is: 'takeBack', id } })}
            onRetry={(id) => outboxes?.send({ type: 'entries.retried', ...place, id, at: now })}
            onDiscard={(id) => outboxes?.send({ type: 'entries.discarded', ...place, id })}
            onEnd={() => actor.send({ type: 'end.seen' })}
          />
          <Arrivals key={`${view.id} ${view.side}`} view={view} />
        </>
      )}
      {uploaded !== undefined && running.upload !== null && (
        <UploadTile
          key={uploaded.id}
          name={words(uploaded.message)}
          upload={running.upload}
          onCancel={() => outboxes?.send({ type: 'entry.withdrawn', ...place, id: uploaded.id })}
        />
      )}
      <p className={hint} data-side={view.side} role="status">
        {view.isAway ? say('chat.away') : view.typing !== null && say('chat.typing', { name: view.typing })}
      </p>
      {view.canRetryAll && (
        <div className={row}>
          <Button size="sm" onClick={() => outboxes?.send({ type: 'entries.retried', ...place, at: now })}>
            {say('chat.retryAll')}
          </Button>
          <Button size="sm" tone="quiet" onClick={() => outboxes?.send({ type: 'entries.discarded', ...place })}>
            {say('chat.discardAll')}
          </Button>
        </div>
      )}
      {!view.canWrite && isFilledIn(view.draft.text) && (
        <p className={draft}>{say('chat.draft', { text: view.draft.text })}</p>
      )}
      {view.canWrite ? (
        <Composer
          key={`${view.id} ${view.side}`}
          view={view}
          title={title}
          own={reader.userId}
          onType={(written) => actor.send({ type: 'draft.typed', ...written })}
          onSend={send}
          isReady={isThere}
          onFiles={(files) => void attach(files)}
          voice={voice}
          onVoice={({ content, seconds }) => addFile(content, { kind: 'audio', seconds })}
          isInCall={isInCall}
          fault={refused?.to === to ? refused.fault : null}
        />
      ) : (
        <ChatOff
          view={view}
          onEnable={() =>
            actions.send({
              type: 'wanted',
              deed: { is: 'access', channelId: place.channelId, isEnabled: true, name: title },
            })
          }
        />
      )}
      <ChatQuestion actor={actions} />
    </div>
  )
}
