import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { readerOf } from '../../machines/app/app.view'
import type { ChatListActor } from '../../machines/chat/chatList.machine'
import { chosenChat } from '../../machines/chat/conversation.view'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'
import { ChevronLeft } from 'lucide-react'
import { Button } from '../kit/Button'
import { useView } from '../kit/useView'
import { ChatList } from './ChatList'
import { Conversation, type ConversationActors } from './Conversation'

const layout = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    tablet: 'minmax(0, 20rem) minmax(0, 1fr)',
    desktop: '26rem minmax(0, 1fr)',
  },
  gap: { tablet: '16', desktop: '24' },
  alignItems: 'start',
})
const side = css({ minWidth: '0', '&[data-away]': { display: { base: 'none', tablet: 'block' } } })
const back = css({ display: { base: 'block', tablet: 'none' } })
const pane = css({
  position: { tablet: 'sticky' },
  top: { tablet: '64' },
  // The bars over it, and the one below it on a tablet.
  height: { base: '[calc(100dvh - 11rem)]', tablet: '[calc(100dvh - 14rem)]', desktop: '[calc(100dvh - 13rem)]' },
  minHeight: '[24rem]',
  border: 'line',
  borderRadius: '8',
  overflow: 'clip',
})

export interface ChatActors {
  readonly actor: ChatListActor
  readonly beside: ConversationActors
}

interface ChatPanesProps extends ChatActors {
  readonly empty: { readonly title: string; readonly action?: ReactNode }
  /** What stands over the list. */
  readonly filters?: ReactNode
  /** What stands in place of the list. */
  readonly search?: ReactNode
}

/** The conversations with the one that is open beside them; on a phone one after the other. */
export const ChatPanes = ({ actor, beside, empty, filters, search = null }: ChatPanesProps) => {
  const { conversation } = beside
  const say = useText()
  const { app } = useApp()
  const reader = useView(app, readerOf)
  const chosenId = useView(conversation, chosenChat)
  const open = (id: string) => conversation.send({ type: 'conversation.opened', id })
  const isAway = chosenId !== null || undefined
  return (
    <div className={layout}>
      <section aria-label={say('chat.list')} className={side} data-away={isAway}>
        {search === null ? (
          <>
            {filters}
            <ChatList actor={actor} chosenId={chosenId} onOpen={open} empty={empty} />
          </>
        ) : (
          search
        )}
      </section>
      <section aria-label={say('chat.messages')} className={side} data-away={isAway === undefined || undefined}>
        <div className={back}>
          <Button tone="quiet" size="sm" onClick={() => conversation.send({ type: 'conversation.left' })}>
            <ChevronLeft size={20} aria-hidden />
            {say('chat.back')}
          </Button>
        </div>
        <div className={pane}>
          <Conversation {...beside} reader={reader} />
        </div>
      </section>
    </div>
  )
}
