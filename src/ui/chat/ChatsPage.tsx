import { css } from 'styled-system/css'
import { useText } from '../intl/useText'
import { ChatFilters } from './ChatFilters'
import { type ChatActors, ChatPanes } from './ChatPanes'

const page = css({ display: 'flex', flexDirection: 'column', gap: '16', padding: { base: '16', desktop: '24' } })
const title = css({ margin: '0', textStyle: 'title' })

/** The chats of a doctor's team. */
export const ChatsPage = (actors: ChatActors) => {
  const say = useText()
  return (
    <div className={page}>
      <h1 className={title}>{say('chat.team.title')}</h1>
      <ChatPanes
        {...actors}
        filters={<ChatFilters actor={actors.actor} actions={actors.beside.actions} />}
        empty={{ title: say('chat.team.none') }}
      />
    </div>
  )
}
