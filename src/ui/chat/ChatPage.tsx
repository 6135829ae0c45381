import { Headset, Search } from 'lucide-react'
import { useState } from 'react'
import { css, cx } from 'styled-system/css'
import { ownChatOf } from '../../core/chat/chat.params'
import { supportChannelOf } from '../../core/chat/chat.rules'
import { readerOf, roleOf } from '../../machines/app/app.view'
import type { ChatSearchActor } from '../../machines/chat/chatSearch.machine'
import { chosenChat } from '../../machines/chat/conversation.view'
import { useApp } from '../app/frame/AppContext'
import { PhoneBar } from '../app/frame/PhoneBar'
import { VerifyButton } from '../app/frame/VerifyButton'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { IconButton } from '../kit/IconButton'
import { useView } from '../kit/useView'
import { type ChatActors, ChatPanes } from './ChatPanes'
import { ChatSearch } from './ChatSearch'

const page = css({
  // The bars, the title and the page's own edges.
  '--around': { base: '[calc(56px + 4rem)]', desktop: '[13rem]' },
  display: 'flex',
  flexDirection: 'column',
  gap: '16',
  width: 'full',
  maxWidth: 'content',
  marginInline: 'auto',
  padding: { base: '16', tablet: '24' },
})
const title = css({ margin: '0', textStyle: 'title' })
/** The bar over it has the same words. */
const named = css({ desktopDown: { srOnly: true } })
const small = css({
  display: { base: 'block', desktop: 'none' },
  // A phone's conversation has a bar of its own.
  '&[data-open]': { tabletDown: { display: 'none' } },
})

interface ChatPageProps extends ChatActors {
  readonly beside: ChatActors['beside'] & { readonly messages: ChatSearchActor }
}

/** A person's own chats; a guest is asked who they are. */
export const ChatPage = ({ actor, beside: { messages, ...beside } }: ChatPageProps) => {
  const say = useText()
  const { app } = useApp()
  const isGuest = useView(app, (snapshot) => roleOf(snapshot) === 'GUEST')
  const path = useView(app, ({ context: { place } }) => ownChatOf(place?.params ?? {}))
  const { userId } = useView(app, readerOf)
  const askSupport = () => beside.conversation.send({ type: 'conversation.opened', id: supportChannelOf(userId ?? '') })
  const chosenId = useView(beside.conversation, chosenChat)
  const [isSearching, setSearching] = useState(false)
  return (
    <div className={page}>
      <div className={small} data-open={chosenId !== null || undefined}>
        <PhoneBar title={say('chat.title')} above="/home" />
      </div>
      <h1 className={cx(title, named)}>{say('chat.title')}</h1>
      {isGuest ? (
        <EmptyState title={say('chat.guest')} action={<VerifyButton path={path}>{say('chat.verify')}</VerifyButton>} />
      ) : (
        <ChatPanes
          actor={actor}
          beside={beside}
          search={
            isSearching ? (
              <ChatSearch
                messages={messages}
                actions={beside.actions}
                chosenId={chosenId}
                onOpen={(id, at) => beside.conversation.send({ type: 'conversation.opened', id, ...(at && { at }) })}
                onBack={() => setSearching(false)}
              />
            ) : null
          }
          tool={
            <IconButton
              label={say('chat.search.messages')}
              icon={<Search size={20} aria-hidden />}
              onClick={() => {
                messages.send({ type: 'query.chosen', query: { search: '' } })
                setSearching(true)
              }}
            />
          }
          filters={
            <Button size="sm" tone="secondary" onClick={askSupport}>
              <Headset size={20} aria-hidden />
              {say('chat.askSupport')}
            </Button>
          }
          empty={{ title: say('chat.none') }}
        />
      )}
    </div>
  )
}
