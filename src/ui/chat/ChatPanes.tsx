import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { readerOf } from '../../machines/app/app.view'
import type { ChatListActor } from '../../machines/chat/chatList.machine'
import { chosenChat } from '../../machines/chat/conversation.view'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'
import { ArrowLeft } from 'lucide-react'
import { FindStep } from '../kit/art.first'
import { EmptyState } from '../kit/EmptyState'
import { IconButton } from '../kit/IconButton'
import { useView } from '../kit/useView'
import { ChatList } from './ChatList'
import { Conversation, type ConversationActors } from './Conversation'

const layout = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    tablet: 'minmax(0, 20rem) minmax(0, 1fr)',
    desktop: '24rem minmax(0, 1fr)',
  },
  gap: { tablet: '16', desktop: '24' },
  alignItems: 'start',
})
const side = css({ minWidth: '0', '&[data-away]': { display: { base: 'none', tablet: 'block' } } })
const over = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '8',
  paddingBlockEnd: '12',
  '& > :is(div, fieldset):first-child': { flex: '1', minWidth: '0' },
})
const pane = css({
  // On a phone a conversation is all between the bars, with the way back before its name.
  '--head-start': { base: '56px', tablet: '16px' },
  position: { base: 'fixed', tablet: 'sticky' },
  insetInline: { base: '0', tablet: '[auto]' },
  zIndex: { base: 'raised', tablet: '[auto]' },
  top: { base: '[var(--above)]', tablet: '64' },
  bottom: { base: '[var(--below)]', tablet: '[auto]' },
  height: {
    tablet: '[calc(100dvh - max(var(--above), 64px) - var(--below) - 4rem)]',
    desktop: '[calc(100dvh - 13rem)]',
  },
  minHeight: { tablet: '[24rem]' },
  border: { tablet: 'line' },
  borderRadius: { tablet: '12' },
  background: 'surface',
  overflow: 'clip',
  '& > span[aria-hidden]': {
    display: 'block',
    padding: '16',
    // Under the way back.
    paddingBlockStart: { base: '[64px]', tablet: '16' },
  },
})
const back = css({
  position: 'absolute',
  insetBlockStart: '8',
  insetInlineStart: '8',
  display: { base: 'block', tablet: 'none' },
})
const nothing = css({ display: 'grid', height: 'full', placeContent: 'center' })

export interface ChatActors {
  readonly actor: ChatListActor
  readonly beside: ConversationActors
}

interface ChatPanesProps extends ChatActors {
  readonly empty: { readonly title: string; readonly action?: ReactNode }
  /** What is pressed beside that. */
  readonly tool?: ReactNode
  /** What stands over the list. */
  readonly filters?: ReactNode
  /** What stands in place of the list. */
  readonly search?: ReactNode
}

/** The conversations with the one that is open beside them; on a phone one after the other. */
export const ChatPanes = ({ actor, beside, empty, filters, tool, search = null }: ChatPanesProps) => {
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
            <div className={over}>
              {filters}
              {tool}
            </div>
            <ChatList actor={actor} chosenId={chosenId} onOpen={open} empty={empty} />
          </>
        ) : (
          search
        )}
      </section>
      <section aria-label={say('chat.messages')} className={side} data-away={isAway === undefined || undefined}>
        <div className={pane}>
          {isAway === undefined ? (
            <div className={nothing}>
              <EmptyState drawing={<FindStep />} title={say('chat.choose')} />
            </div>
          ) : (
            <>
              <Conversation {...beside} reader={reader} />
              <span className={back}>
                <IconButton
                  label={say('chat.back')}
                  icon={<ArrowLeft size={24} aria-hidden />}
                  onClick={() => conversation.send({ type: 'conversation.left' })}
                />
              </span>
            </>
          )}
        </div>
      </section>
    </div>
  )
}
