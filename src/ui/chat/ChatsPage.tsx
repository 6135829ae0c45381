import { css } from 'styled-system/css'
import type { ChatListActor } from '../../machines/chat/chatList.machine'
import { useText } from '../intl/useText'
import { ChatFilters } from './ChatFilters'
import { ChatList } from './ChatList'

const page = css({ display: 'flex', flexDirection: 'column', gap: '16', padding: { base: '16', desktop: '24' } })
const title = css({ margin: '0', textStyle: 'title' })

/** The chats of a doctor's team. */
export const ChatsPage = ({ actor }: { readonly actor: ChatListActor }) => {
  const say = useText()
  return (
    <div className={page}>
      <h1 className={title}>{say('chat.team.title')}</h1>
      <ChatFilters actor={actor} />
      <ChatList actor={actor} empty={{ title: say('chat.team.none') }} />
    </div>
  )
}
