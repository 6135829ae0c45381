import { Check, CheckCheck, CircleAlert, Clock, Lock } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ChatSide } from '../../core/chat/chat'
import type { MessageState, ShownMessage } from '../../machines/chat/conversation.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { useMessageWords } from './useMessageWords'

const bubble = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  alignSelf: 'flex-start',
  maxWidth: { base: '[80%]', tablet: '[560px]' },
  paddingInline: '12',
  paddingBlock: '8',
  borderRadius: '8',
  border: 'line',
  background: 'surface',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'isolate',
  '&[data-own]': { alignSelf: 'flex-end', background: 'tint', borderColor: 'primary' },
  '&[data-side=internal]': { borderStyle: 'dashed' },
})
const small = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', fontSize: '12', color: 'muted' })

const icons = { sending: Clock, sent: Check, seen: CheckCheck, stopped: CircleAlert } as const

interface MessageBubbleProps {
  readonly shown: ShownMessage
  readonly side: ChatSide
  readonly isWaiting: boolean
}

/** One message: who wrote it, its words, when, and how far it has come. */
export const MessageBubble = ({ shown, side, isWaiting }: MessageBubbleProps) => {
  const say = useText()
  const when = useWhen()
  const words = useMessageWords()
  const { message, isOwn, senderName, state, stoppedBy } = shown
  const stateWords = (at: MessageState) => {
    if (at === 'stopped') return say('chat.state.stopped', { reason: stoppedBy ?? '' })
    return say(at === 'sending' && isWaiting ? 'chat.state.waiting' : `chat.state.${at}`)
  }
  const Icon = state === null ? null : icons[state]
  return (
    <div className={bubble} data-own={isOwn || undefined} data-side={side}>
      {(!isOwn || side === 'internal') && (
        <span className={small}>
          {side === 'internal' && <Lock size={12} aria-hidden />}
          {senderName ?? say('chat.formerColleague')}
          {side === 'internal' && ` · ${say('chat.teamOnly')}`}
        </span>
      )}
      <span>{words(message)}</span>
      <span className={small}>
        {when.time(message.sentAt)}
        {Icon !== null && state !== null && (
          <>
            <Icon size={14} aria-hidden />
            {stateWords(state)}
          </>
        )}
      </span>
    </div>
  )
}
