import { readerOf } from '../../machines/app/app.view'
import type { ConversationActor } from '../../machines/chat/conversation.machine'
import type { OutboxActor } from '../../machines/chat/outbox.machine'
import { useApp } from '../app/frame/AppContext'
import { useView } from '../kit/useView'
import { Conversation } from './Conversation'

interface ConversationPanelProps {
  readonly actor: ConversationActor
  readonly beside: { readonly outbox: OutboxActor }
}

/** One conversation beside something else: a call. */
export const ConversationPanel = ({ actor, beside: { outbox } }: ConversationPanelProps) => {
  const { app } = useApp()
  const reader = useView(app, readerOf)
  return <Conversation actor={actor} outbox={outbox} reader={reader} />
}
