import { useState } from 'react'
import { isPanelOpen, type NotificationsActor } from '../../machines/notifications/bell.view'
import { onDemand } from '../app/loading/onDemand'
import { useView } from '../kit/useView'

const NotificationsPanel = onDemand(async () => (await import('./NotificationsPanel')).NotificationsPanel)

/** What the bell opens: the panel arrives when it is opened first, and stays to close as it opened. */
export const Notifications = ({ actor }: { readonly actor: NotificationsActor }) => {
  const isOpen = useView(actor, isPanelOpen)
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return wasOpened ? <NotificationsPanel actor={actor} /> : null
}
