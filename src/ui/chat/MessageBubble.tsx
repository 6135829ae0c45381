import { Check, CheckCheck, CircleAlert, Clock, Lock, RotateCcw, Trash2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { ChatSide } from '../../core/chat/chat'
import { addressesIn } from '../../core/chat/addresses.rules'
import { piecesOf } from '../../core/chat/mention.rules'
import { GONE, OVERDUE } from '../../core/chat/outbox.rules'
import type { ChatFilesActor } from '../../machines/chat/chatFiles.machine'
import type { MessageState, ShownMessage } from '../../machines/chat/conversation.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'
import { IconButton } from '../kit/IconButton'
import { useFileFault } from '../kit/useFileFault'
import { nameAmong } from './nameAmong'
import { type CardPlace, isCard, MessageCard } from './MessageCard'
import { FileName, MessageFile } from './MessageFile'
import { useMessageWords } from './useMessageWords'

const bubble = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  alignSelf: 'flex-start',
  maxWidth: '[min(85%, 560px)]',
  paddingInline: '12',
  paddingBlock: '8',
  borderRadius: '12',
  border: 'line',
  background: 'surface',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '&[data-own]': { alignSelf: 'flex-end', background: 'brand.tint', borderColor: 'transparent' },
  // Nobody takes it for what the patient reads.
  '&[data-side=internal]': { borderStyle: 'dashed', borderColor: 'calm' },
  '&[data-own][data-side=internal]': { background: 'calm.tint' },
  '&[data-pointed]': { outline: 'focus' },
})
const small = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', fontSize: '12', color: 'muted' })
/** A finger's size reaches over the edge of the bubble, which stays as low as its words. */
const takeBack = css({
  display: 'inline-flex',
  marginBlock: '-8',
  marginInline: '[-8px -12px]',
  _touch: { marginBlock: '[-14px]' },
})
const named = css({ fontWeight: 'semibold', color: 'primary.pressed' })
const led = css({ color: 'primary.pressed', textDecoration: 'underline' })
const gone = css({ color: 'muted', fontStyle: 'italic' })

const icons = { sending: Clock, sent: Check, seen: CheckCheck, stopped: CircleAlert } as const

/** What somebody wrote; addresses in it are pressed. */
const Written = ({ text }: { readonly text: string }) =>
  addressesIn(text).map((piece, index) =>
    piece.href === undefined ? (
      piece.text
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- an address may stand twice
      <a
        key={index}
        className={led}
        href={piece.href}
        target={piece.href.startsWith('https:') ? '_blank' : undefined}
        rel="noopener noreferrer"
      >
        {piece.text}
      </a>
    ),
  )

interface MessageBubbleProps {
  readonly shown: ShownMessage
  readonly side: ChatSide
  /** It is of a chat with the support, of whom only who answers at the moment has a name here. */
  readonly isSupport: boolean
  /** Of which chat it is. */
  readonly place: CardPlace
  readonly isWaiting: boolean
  /** What can be done about it, below its words. */
  readonly more: ReactNode
  readonly files: ChatFilesActor
  readonly onWithdraw: (id: string) => void
  /** It is the one that was searched or named. */
  readonly isPointed: boolean
  readonly onTakeBack: (id: string) => void
  readonly onRetry: (id: string) => void
  readonly onDiscard: (id: string) => void
}

/** One message: who wrote it, its words, when, and how far it has come. */
export const MessageBubble = ({
  shown,
  side,
  isSupport,
  place,
  isWaiting,
  isPointed,
  files,
  more,
  ...on
}: MessageBubbleProps) => {
  const say = useText()
  const when = useWhen()
  const words = useMessageWords()
  const { id, message, isOwn, senderName, state, stoppedBy, fileFault } = shown
  const fileFaultWords = useFileFault('chat')
  const reasonWords = (): string => {
    if (fileFault !== null) return fileFaultWords(fileFault)
    return stoppedBy === GONE ? say('chat.gone') : (stoppedBy ?? '')
  }
  const stateWords = (at: MessageState) => {
    if (at === 'stopped')
      return stoppedBy === OVERDUE ? say('chat.state.overdue') : say('chat.state.stopped', { reason: reasonWords() })
    if (at === 'seen' && shown.seenBy !== null) return say('chat.state.seenBy', { name: shown.seenBy })
    return say(at === 'sending' && isWaiting ? 'chat.state.waiting' : `chat.state.${at}`)
  }
  const Icon = state === null ? null : icons[state]
  const isWritten = message.type === 'text' && message.takenBackAt === null
  return (
    <div className={bubble} data-own={isOwn || undefined} data-side={side} data-pointed={isPointed || undefined}>
      {message.senderId !== null && (!isOwn || side === 'internal') && (
        <span className={small}>
          {side === 'internal' && <Lock size={12} aria-hidden />}
          {senderName ?? say(isSupport ? 'chat.support' : 'chat.formerColleague')}
          {side === 'internal' && ` · ${say('chat.teamOnly')}`}
        </span>
      )}
      {isCard(message) ? (
        <MessageCard message={message} place={place} />
      ) : isWritten ? (
        <span>
          {piecesOf(message.text, message.mentions).map((piece, index) =>
            'text' in piece ? (
              // oxlint-disable-next-line react/no-array-index-key -- a text may stand twice
              <Written key={index} text={piece.text} />
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- the same person may be named twice
              <span key={index} className={named}>
                @{nameAmong(place.people, piece.userId) ?? say('chat.formerColleague')}
              </span>
            ),
          )}
        </span>
      ) : message.file !== null && message.seq > 0 && message.takenBackAt === null ? (
        <MessageFile id={id} file={message.file} isVoice={message.type === 'audio'} files={files} />
      ) : message.type === 'attachment' && message.takenBackAt === null ? (
        <FileName name={words(message)} />
      ) : (
        <span className={message.takenBackAt === null ? undefined : gone}>{words(message)}</span>
      )}
      {more}
      <span className={small}>
        {when.time(message.sentAt)}
        {Icon !== null && state !== null && (
          <>
            <Icon size={14} aria-hidden />
            {stateWords(state)}
          </>
        )}
        {shown.canTakeBack && (
          <span className={takeBack}>
            <IconButton
              size="sm"
              label={say('chat.takeBack')}
              icon={<Undo2 size={14} aria-hidden />}
              onClick={() => on.onTakeBack(id)}
            />
          </span>
        )}
      </span>
      {shown.canWithdraw && (
        <span className={small}>
          <Button size="sm" tone="quiet" onClick={() => on.onWithdraw(id)}>
            <Trash2 size={16} aria-hidden />
            {say('chat.discard')}
          </Button>
        </span>
      )}
      {state === 'stopped' && (
        <span className={small}>
          {fileFault === null && (
            <Button size="sm" onClick={() => on.onRetry(id)}>
              <RotateCcw size={16} aria-hidden />
              {say('chat.sendAgain')}
            </Button>
          )}
          <Button size="sm" tone="quiet" onClick={() => on.onDiscard(id)}>
            <Trash2 size={16} aria-hidden />
            {say('chat.discard')}
          </Button>
        </span>
      )}
    </div>
  )
}
