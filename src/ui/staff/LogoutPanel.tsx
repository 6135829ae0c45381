import { useApp } from '../app/frame/AppContext'
import { Confirmation } from '../app/frame/Confirmation'
import type { SlotActor } from '../app/loading/features'
import { useText } from '../intl/useText'

/** Asks staff whether they want to log out. */
export const LogoutPanel = ({ slot }: { readonly slot: SlotActor }) => {
  const { app } = useApp()
  const say = useText()
  const close = () => slot.send({ type: 'close' })
  return (
    <Confirmation
      open
      title={say('staff.logout.title')}
      message={say('staff.logout.message')}
      onNo={close}
      onYes={() => {
        close()
        app.send({ type: 'logout' })
      }}
    />
  )
}
