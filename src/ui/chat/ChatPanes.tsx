import { type ReactNode, useLayoutEffect } from 'react'
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
import { markRoot } from '../kit/markRoot'
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
})
const side = css({ minWidth: '0', '&[data-away]': { display: { base: 'none', tablet: 'block' } } })
/** List and conversation scroll each for itself, in what the page leaves: nobody writes without seeing to whom. */
const between = {
  height: { tablet: '[calc(100dvh - var(--around))]' },
  minHeight: { tablet: '[24rem]' },
} as const
const listed = css({ ...between, display: { tablet: 'flex' }, flexDirection: 'column' })
const scroller = css({
  // What is there for a screen reader alone scrolls with the rest.
  position: 'relative',
  flex: '1',
  minHeight: '0',
  overflowY: { tablet: 'auto' },
  overscrollBehavior: { tablet: 'contain' },
  // An outline has its room.
  paddingInline: { tablet: '4' },
  marginInline: { tablet: '-4' },
})
const over = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '8',
  paddingBlockEnd: '12',
  '& > :is(div, fieldset):first-child': { flex: '1', minWidth: '0' },
})
const pane = css({
  ...between,
  // On a phone a conversation is all there is, with the way back before its name.
  '--head-start': { base: '56px', tablet: '16px' },
  position: { base: 'fixed', tablet: 'relative' },
  insetInline: { base: '0', tablet: '[auto]' },
  zIndex: { base: 'raised', tablet: '[auto]' },
  top: { base: '[var(--above)]', tablet: '[auto]' },
  bottom: { base: '0', tablet: '[auto]' },
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
  useLayoutEffect(() => (isAway ? markRoot('data-conversation') : undefined), [isAway])
  return (
    <div className={layout}>
      <section aria-label={say('chat.list')} className={side} data-away={isAway} data-chat-part="list">
        <div className={listed}>
          {search === null ? (
            <>
              <div className={over}>
                {filters}
                {tool}
              </div>
              <div className={scroller}>
                <ChatList actor={actor} chosenId={chosenId} onOpen={open} empty={empty} />
              </div>
            </>
          ) : (
            <div className={scroller}>{search}</div>
          )}
        </div>
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
