import type { ConversationView } from '../../machines/chat/conversation.view'
import { useText } from '../intl/useText'
import { EmptyState } from '../kit/EmptyState'

interface NoMessagesProps {
  readonly view: ConversationView
  /** With whom it is. */
  readonly title: string
}

/** A side in which nobody has written yet, and what can be written there. */
export const NoMessages = ({ view, title }: NoMessagesProps) => {
  const say = useText()
  const words = () => {
    if (view.side === 'internal') return say('chat.nothing.internal')
    if (view.isTeam || view.desk !== null) return say('chat.nothing.team', { name: title })
    return say(view.isSupport ? 'chat.nothing.support' : 'chat.nothing.patient')
  }
  return <EmptyState title={say('chat.nothing')} text={view.canWrite ? words() : undefined} />
}
