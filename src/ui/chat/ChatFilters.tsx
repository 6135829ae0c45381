import { CheckCheck } from 'lucide-react'
import { css } from 'styled-system/css'
import { listedKinds } from '../../core/chat/access'
import { loginOf } from '../../machines/app/app.view'
import type { ChatActionsActor } from '../../machines/chat/chatActions.machine'
import type { ChatListActor, ChatQuery } from '../../machines/chat/chatList.machine'
import { viewChatList } from '../../machines/chat/chatList.view'
import type { chatUnreadMachine } from '../../machines/chat/chatUnread.machine'
import { viewUnreadLists } from '../../machines/chat/chatUnread.view'
import { useApp } from '../app/frame/AppContext'
import { useContent } from '../app/loading/useSlot'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Chip } from '../kit/Chip'
import { Segmented } from '../kit/Segmented'
import { useView } from '../kit/useView'

const bars = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  // Beside a chat the column is narrow: each kind stands in one line.
  '& [role=radiogroup] label': { flexWrap: 'nowrap', paddingInline: '4', fontSize: '14', whiteSpace: 'nowrap' },
})
/** What is done to all of them stands apart from what is shown. */
const bar = css({ display: 'flex', flexWrap: 'wrap', gap: '8', '& > :last-child': { marginInlineStart: 'auto' } })
const choices = ['all', 'unread', 'favourite'] as const satisfies readonly ChatQuery['only'][]

interface ChatFiltersProps {
  readonly actor: ChatListActor
  readonly actions: ChatActionsActor
}

/** Which of the conversations are listed, and that all of them are read. */
export const ChatFilters = ({ actor, actions }: ChatFiltersProps) => {
  const say = useText()
  const { app } = useApp()
  const kinds = useView(app, (snapshot) => listedKinds(loginOf(snapshot)?.permissions ?? null))
  const { query } = useView(actor, viewChatList)
  const unread = useView(useContent<typeof chatUnreadMachine>('session.chatUnread'), viewUnreadLists)
  /** A list without anything unread has no number. */
  const counted = (of: 'own' | 'appointment' | 'inPatient') => (unread?.[of] ? { count: unread[of] } : {})
  return (
    <div className={bars}>
      <Segmented
        label={say('chat.kinds')}
        labelHidden
        options={[
          ...kinds.map((id) => ({
            id,
            name: say(id === 'appointment' ? 'chat.kind.appointment' : 'chat.kind.inPatient'),
            ...counted(id === 'appointment' ? 'appointment' : 'inPatient'),
          })),
          { id: 'support' as const, name: say('chat.support'), ...counted('own') },
        ]}
        chosen={query.kind ?? 'support'}
        onChoose={(kind) => actor.send({ type: 'query.chosen', query: { kind: kind === 'support' ? null : kind } })}
      />
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
        <Button
          size="sm"
          tone="quiet"
          onClick={() => actions.send({ type: 'wanted', deed: { is: 'readAll', kind: query.kind } })}
        >
          <CheckCheck size={16} aria-hidden />
          {say('chat.readAll')}
        </Button>
      </div>
    </div>
  )
}
