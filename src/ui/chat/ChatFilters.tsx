import { css } from 'styled-system/css'
import type { ChatListActor, ChatQuery } from '../../machines/chat/chatList.machine'
import { viewChatList } from '../../machines/chat/chatList.view'
import { useText } from '../intl/useText'
import { Chip } from '../kit/Chip'
import { useView } from '../kit/useView'

const bar = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })
const choices: readonly ChatQuery['only'][] = ['all', 'unread', 'favourite']

/** Which of the conversations are listed. */
export const ChatFilters = ({ actor }: { readonly actor: ChatListActor }) => {
  const say = useText()
  const { query } = useView(actor, viewChatList)
  return (
    <div className={bar}>
      {choices.map((only) => (
        <Chip
          key={only}
          chosen={only === query.only}
          onChange={() => actor.send({ type: 'query.chosen', query: { only } })}
        >
          {say(`chat.only.${only}`)}
        </Chip>
      ))}
    </div>
  )
}
