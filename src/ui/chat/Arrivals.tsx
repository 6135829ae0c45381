import { useState } from 'react'
import { cutText } from '../../core/kit/text'
import type { ConversationView } from '../../machines/chat/conversation.view'
import { useText } from '../intl/useText'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import { useMessageWords } from './useMessageWords'

/** Characters of a message that are read out when it comes. */
const READ_OUT = 80

/** Reads out what others write while the side is open; nothing of before, and nothing of one's own. */
export const Arrivals = ({ view }: { readonly view: ConversationView }) => {
  const say = useText()
  const words = useMessageWords()
  const [known] = useState(view.messages.at(-1)?.message.seq ?? 0)
  const last = view.messages.findLast(({ isOwn }) => !isOwn)
  const isNew = last !== undefined && last.message.seq > known
  return (
    <VisuallyHidden>
      <span role="status">
        {isNew &&
          say('chat.arrived', {
            name: last.senderName ?? say(view.isSupport ? 'chat.support' : 'chat.formerColleague'),
            text: cutText(words(last.message, view.people), READ_OUT),
          })}
      </span>
    </VisuallyHidden>
  )
}
