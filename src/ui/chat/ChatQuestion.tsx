import { offReasons } from '../../core/chat/chat.lifecycle'
import { LONGEST_NOTE } from '../../core/chat/chat.rules'
import type { ChatActionsActor } from '../../machines/chat/chatActions.machine'
import { viewChatActions } from '../../machines/chat/chatActions.view'
import { useText } from '../intl/useText'
import { ConfirmReason } from '../kit/ConfirmReason'
import { ConfirmDialog } from '../kit/ConfirmDialog'
import { useView } from '../kit/useView'

/** What is asked before a chat is turned off or on, or a message taken back. */
export const ChatQuestion = ({ actor }: { readonly actor: ChatActionsActor }) => {
  const say = useText()
  const { asked, canConfirm, isBusy } = useView(actor, viewChatActions)
  const words = () => {
    if (asked?.is === 'resolve')
      return {
        title: say('chat.desk.resolve.title', { name: asked.name }),
        message: say('chat.desk.resolve.text'),
        yes: say('chat.desk.resolve'),
      }
    if (asked?.is !== 'access')
      return { title: say('chat.takeBack.title'), message: say('chat.takeBack.text'), yes: say('chat.takeBack') }
    const { name } = asked
    return asked.isEnabled
      ? { title: say('chat.enable.title', { name }), message: say('chat.enable.text'), yes: say('chat.enable') }
      : { title: say('chat.disable.title', { name }), message: say('chat.disable.text'), yes: say('chat.disable') }
  }
  if (asked?.is === 'access' && !asked.isEnabled)
    return (
      <ConfirmReason
        open
        title={words().title}
        yes={words().yes}
        no={say('chat.cancel')}
        closeLabel={say('app.close')}
        label={say('chat.off.why')}
        reasons={offReasons.map((id) => ({ id, name: say(`chat.off.${id}`) }))}
        chosen={asked.reason ?? null}
        onChoose={(reason) => actor.send({ type: 'reason.chosen', reason })}
        words={
          asked.reason === undefined
            ? null
            : {
                label: say('chat.off.note'),
                help: say('chat.off.noteHelp'),
                value: asked.note ?? '',
                most: LONGEST_NOTE,
                onChange: (note) => actor.send({ type: 'note.typed', note }),
              }
        }
        isReady={canConfirm || isBusy}
        fault={null}
        busy={isBusy}
        onYes={() => actor.send({ type: 'confirm' })}
        onNo={() => actor.send({ type: 'dismiss' })}
      />
    )
  return (
    <ConfirmDialog
      open={asked !== null}
      {...words()}
      no={say('chat.cancel')}
      closeLabel={say('app.close')}
      busy={isBusy}
      onYes={() => actor.send({ type: 'confirm' })}
      onNo={() => actor.send({ type: 'dismiss' })}
    />
  )
}
