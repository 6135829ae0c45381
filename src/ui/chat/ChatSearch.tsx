import { ArrowLeft, CheckCheck } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ChatActionsActor } from '../../machines/chat/chatActions.machine'
import type { ChatSearchActor } from '../../machines/chat/chatSearch.machine'
import { viewChatSearch } from '../../machines/chat/chatSearch.view'
import type { MessagePlace } from '../../machines/chat/conversation.setup'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { IconButton } from '../kit/IconButton'
import { SearchField } from '../kit/SearchField'
import { useView } from '../kit/useView'
import { ChatHits } from './ChatHits'

const bar = css({ display: 'flex', alignItems: 'center', gap: '8', '& > :last-child': { flex: '1', minWidth: '0' } })
const line = css({ display: 'flex', justifyContent: 'flex-end' })

interface ChatSearchProps {
  /** By patients; left out where one searches among one's own. */
  readonly chats?: ChatSearchActor
  readonly messages: ChatSearchActor
  readonly actions: ChatActionsActor
  readonly chosenId: string | null
  readonly onOpen: (id: string, at?: MessagePlace) => void
  readonly onBack: () => void
}

/** Chats by the patient's name or number, and messages by their words. */
export const ChatSearch = ({ chats, messages, actions, chosenId, onOpen, onBack }: ChatSearchProps) => {
  const say = useText()
  const { query, isAsked } = useView(messages, viewChatSearch)
  const actors = chats === undefined ? [messages] : [chats, messages]
  const label = say(chats === undefined ? 'chat.search.messages' : 'chat.search')
  return (
    <>
      <div className={bar}>
        <IconButton label={say('chat.search.back')} icon={<ArrowLeft size={20} aria-hidden />} onClick={onBack} />
        <SearchField
          label={label}
          placeholder={say(chats === undefined ? 'chat.search.messages.hint' : 'chat.search.hint')}
          value={query.search}
          onChange={(search) => {
            for (const actor of actors) actor.send({ type: 'query.typed', query: { ...query, search } })
          }}
          onClear={() => {
            for (const actor of actors) actor.send({ type: 'query.chosen', query: { search: '' } })
          }}
        />
      </div>
      {/* It is about all chats, not about those that are found. */}
      {!isAsked && (
        <span className={line}>
          <Button
            size="sm"
            tone="quiet"
            onClick={() => actions.send({ type: 'wanted', deed: { is: 'readAll', kind: query.kind } })}
          >
            <CheckCheck size={16} aria-hidden />
            {say('chat.readAll')}
          </Button>
        </span>
      )}
      {chats !== undefined && (
        <ChatHits
          actor={chats}
          title={label}
          head={say('chat.title')}
          counted={(count) => say('chat.search.count', { count })}
          none={<EmptyState title={say('chat.search.none', { search: query.search.trim() })} />}
          chosenId={chosenId}
          onOpen={onOpen}
        />
      )}
      <ChatHits
        actor={messages}
        title={say('chat.messages')}
        head={say('chat.messages')}
        counted={(count) => say('chat.search.messages.count', { count })}
        none={<p>{say('chat.search.messages.none', { search: query.search.trim() })}</p>}
        chosenId={chosenId}
        onOpen={onOpen}
      />
    </>
  )
}
