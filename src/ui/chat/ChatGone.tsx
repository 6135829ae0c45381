import { css } from 'styled-system/css'
import { isFilledIn } from '../../core/kit/text'
import type { ConversationView } from '../../machines/chat/conversation.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { useMessageWords } from './useMessageWords'

/** Clear of the way back. */
const alone = css({ display: 'grid', height: 'full', placeContent: 'center', overflowY: 'auto' })
const kept = css({ display: 'grid', justifyItems: 'center', gap: '8', paddingInline: '16', paddingBlockEnd: '16' })
const words = css({
  margin: '0',
  maxWidth: '[26rem]',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})

interface ChatGoneProps {
  readonly view: ConversationView
  readonly onDiscard: () => void
}

/** Stands in place of a conversation that is not its reader's: they still have what they wrote themselves. */
export const ChatGone = ({ view, onDiscard }: ChatGoneProps) => {
  const say = useText()
  const textOf = useMessageWords()
  const { messages, draft } = view
  return (
    <div className={alone}>
      <EmptyState title={say(view.isEnded ? 'chat.ended' : 'chat.gone')} />
      {(messages.length > 0 || isFilledIn(draft.text)) && (
        <div className={kept}>
          {messages.map(({ id, message }) => (
            <p key={id} className={words}>
              {say('chat.unsent', { text: textOf(message) })}
            </p>
          ))}
          {isFilledIn(draft.text) && <p className={words}>{say('chat.draft', { text: draft.text })}</p>}
          {messages.length > 0 && (
            <Button size="sm" tone="quiet" onClick={onDiscard}>
              {say('chat.discard')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
