import { Headset } from 'lucide-react'
import { css } from 'styled-system/css'
import { supportChannelOf } from '../../core/chat/chat.rules'
import { readerOf, roleOf } from '../../machines/app/app.view'
import { useApp } from '../app/frame/AppContext'
import { VerifyButton } from '../app/frame/VerifyButton'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { useView } from '../kit/useView'
import { type ChatActors, ChatPanes } from './ChatPanes'

const page = css({ display: 'flex', flexDirection: 'column', gap: '16', padding: { base: '16', desktop: '24' } })
const title = css({ margin: '0', textStyle: 'title' })

/** A person's own chats; a guest is asked who they are. */
export const ChatPage = (actors: ChatActors) => {
  const say = useText()
  const { app } = useApp()
  const isGuest = useView(app, (snapshot) => roleOf(snapshot) === 'GUEST')
  const { userId } = useView(app, readerOf)
  const askSupport = () =>
    actors.beside.conversation.send({ type: 'conversation.opened', id: supportChannelOf(userId ?? '') })
  return (
    <div className={page}>
      <h1 className={title}>{say('chat.title')}</h1>
      {isGuest ? (
        <EmptyState title={say('chat.guest')} action={<VerifyButton path="/chat">{say('chat.verify')}</VerifyButton>} />
      ) : (
        <ChatPanes
          {...actors}
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
