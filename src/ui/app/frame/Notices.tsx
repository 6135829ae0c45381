import type { ActorRefFrom } from 'xstate'
import type { noticesMachine } from '../../../machines/app/notices.machine'
import { viewNotices } from '../../../machines/app/notices.view'
import { useText } from '../../intl/useText'
import { Toaster } from '../../kit/Toaster'
import { useView } from '../../kit/useView'
import { useApp } from './AppContext'

const Bound = ({ notices }: { readonly notices: ActorRefFrom<typeof noticesMachine> }) => {
  const say = useText()
  const toasts = useView(notices, viewNotices).map(({ id, tone, title, canFollow, text, textId }) => ({
    id,
    tone,
    title,
    canFollow,
    text: text ?? say(textId),
  }))
  const notifyAll = (type: 'pause' | 'resume') => toasts.forEach(({ id }) => notices.send({ type, id }))
  return (
    <Toaster
      toasts={toasts}
      dismissLabel={say('app.dismiss')}
      onFollow={(id) => notices.send({ type: 'follow', id })}
      onDismiss={(id) => notices.send({ type: 'dismiss', id })}
      onPause={() => notifyAll('pause')}
      onResume={() => notifyAll('resume')}
    />
  )
}

/** The toasts of the whole client. */
export const Notices = () => {
  const { app } = useApp()
  const notices = useView(app, (snapshot) => snapshot.children.notices)
  return notices && <Bound notices={notices} />
}
