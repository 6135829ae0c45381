import { css } from 'styled-system/css'
import { readerOf } from '../../machines/app/app.view'
import type { ConversationActor } from '../../machines/chat/conversation.machine'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'
import { useView } from '../kit/useView'
import { hidden } from '../kit/VisuallyHidden'
import { Conversation, type ConversationActors } from './Conversation'

const pane = css({
  width: { base: 'full', tablet: '[calc(100% - 32px)]', desktop: '[calc(100% - 48px)]' },
  maxWidth: '[60rem]',
  // The bars over it, and the one below it on a phone and a tablet.
  height: { base: '[calc(100dvh - 7.625rem)]', tablet: '[calc(100dvh - 9rem)]', desktop: '[calc(100dvh - 10rem)]' },
  minHeight: '[24rem]',
  marginBlock: { tablet: '16', desktop: '24' },
  marginInline: 'auto',
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
  const say = useText()
  const { app } = useApp()
  const reader = useView(app, readerOf)
  return (
    <div className={pane}>
      <h1 className={hidden}>{say('app.title.supportChat')}</h1>
      <Conversation conversation={actor} {...beside} reader={reader} />
    </div>
  )
}
