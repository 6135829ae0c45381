import { readerOf } from '../../machines/app/app.view'
import type { ConversationActor } from '../../machines/chat/conversation.machine'
import { useApp } from '../app/frame/AppContext'
import { useView } from '../kit/useView'
import { Conversation, type ConversationActors } from './Conversation'

interface ConversationPanelProps {
  readonly actor: ConversationActor
  readonly beside: Omit<ConversationActors, 'conversation'>
}

/** One conversation beside something else: a call. */
export const ConversationPanel = ({ actor, beside }: ConversationPanelProps) => {
  const { app } = useApp()
  const reader = useView(app, readerOf)
  return <Conversation conversation={actor} {...beside} reader={reader} isInCall />
}
