import type { ChatActionsActor } from '../../machines/chat/chatActions.machine'
import { viewChatActions } from '../../machines/chat/chatActions.view'
import { useText } from '../intl/useText'
import { ConfirmDialog } from '../kit/ConfirmDialog'
import { useView } from '../kit/useView'

/** What is asked before a chat is turned off or on, or a message taken back. */
export const ChatQuestion = ({ actor }: { readonly actor: ChatActionsActor }) => {
  const say = useText()
  const { asked, isBusy } = useView(actor, viewChatActions)
  const words = () => {
    if (asked?.is !== 'access')
      return { title: say('chat.takeBack.title'), message: say('chat.takeBack.text'), yes: say('chat.takeBack') }
    const { name } = asked
    return asked.isEnabled
      ? { title: say('chat.enable.title', { name }), message: say('chat.enable.text'), yes: say('chat.enable') }
      : { title: say('chat.disable.title', { name }), message: say('chat.disable.text'), yes: say('chat.disable') }
  }
  return (
    <ConfirmDialog
      open={asked !== null}
      {...words()}
      no={say('chat.cancel')}
      closeLabel={say('app.close')}
      danger={asked?.is === 'access' && !asked.isEnabled}
      busy={isBusy}
      onYes={() => actor.send({ type: 'confirm' })}
      onNo={() => actor.send({ type: 'dismiss' })}
    />
  )
}
