import { css } from 'styled-system/css'
import { readerOf } from '../../machines/app/app.view'
import type { ConversationActor } from '../../machines/chat/conversation.machine'
import { useApp } from '../app/frame/AppContext'
import { useView } from '../kit/useView'
import { Conversation, type ConversationActors } from './Conversation'

const pane = css({
  maxWidth: '[60rem]',
  // The bars over it, and the one below it on a phone and a tablet.
  height: { base: '[calc(100dvh - 9rem)]', desktop: '[calc(100dvh - 10rem)]' },
  minHeight: '[24rem]',
  margin: { tablet: '16', desktop: '24' },
  border: { tablet: 'line' },
  borderRadius: { tablet: '8' },
  overflow: 'clip',
})

interface SupportChatPageProps {
  readonly actor: ConversationActor
  readonly beside: Omit<ConversationActors, 'conversation'>
}

/** The chat of whoever serves orders with the support. */
export const SupportChatPage = ({ actor, beside }: SupportChatPageProps) => {
  const { app } = useApp()
  const reader = useView(app, readerOf)
  return (
    <div className={pane}>
      <Conversation conversation={actor} {...beside} reader={reader} />
    </div>
  )
}
