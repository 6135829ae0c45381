import { useCallback, useState } from 'react'
import { css } from 'styled-system/css'
import { viewChatList } from '../../machines/chat/chatList.view'
import type { ChatSearchActor } from '../../machines/chat/chatSearch.machine'
import { chosenChat } from '../../machines/chat/conversation.view'
import { useOwnSearch } from '../app/loading/pageSearch'
import { useText } from '../intl/useText'
import { useMedia } from '../kit/useMedia'
import { useView } from '../kit/useView'
import { hidden } from '../kit/VisuallyHidden'
import { ChatFilters } from './ChatFilters'
import { type ChatActors, ChatPanes } from './ChatPanes'
import { ChatSearch } from './ChatSearch'

const page = css({
  // The bars and the page's own edges.
  '--around': { base: '[calc(57px + 2rem + var(--below))]', desktop: '[calc(114px + 3rem)]' },
  display: 'flex',
  flexDirection: 'column',
  gap: '16',
  padding: { base: '16', desktop: '24' },
})

interface ChatsPageProps extends ChatActors {
  readonly beside: ChatActors['beside'] & { readonly search: ChatSearchActor; readonly messages: ChatSearchActor }
}

/** The chats of a doctor's team, and the search among them. */
export const ChatsPage = ({ actor, beside: { search, messages, ...beside } }: ChatsPageProps) => {
  const say = useText()
  const { query } = useView(actor, viewChatList)
  const chosenId = useView(beside.conversation, chosenChat)
  const [isSearching, setSearching] = useState(false)
  const isPhone = useMedia('phone')
  const kind = query.kind ?? 'appointment'
  const { conversation } = beside
  const beginSearch = useCallback(() => {
    for (const each of [search, messages]) each.send({ type: 'query.chosen', query: { search: '', kind } })
    // Where there is room for one of both, what is found stands in place of the chat.
    if (isPhone) conversation.send({ type: 'conversation.left' })
    setSearching(true)
  }, [search, messages, conversation, kind, isPhone])
  useOwnSearch(beginSearch)
  return (
    <div className={page}>
      {/* The bar over it has the same words. */}
      <h1 className={hidden}>{say('chat.team.title')}</h1>
      <ChatPanes
        actor={actor}
        beside={beside}
        filters={<ChatFilters actor={actor} actions={beside.actions} />}
        search={
          isSearching ? (
            <ChatSearch
              chats={search}
              messages={messages}
              actions={beside.actions}
              chosenId={chosenId}
              onOpen={(id, at) => beside.conversation.send({ type: 'conversation.opened', id, ...(at && { at }) })}
              onBack={() => setSearching(false)}
            />
          ) : null
        }
        empty={{ title: say('chat.team.none') }}
      />
    </div>
  )
}
