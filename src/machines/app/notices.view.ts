import type { SnapshotFrom } from 'xstate'
import type { Notice } from '../kit/said'
import type { noticesMachine } from './notices.machine'

type TextId = 'app.wrong' | 'app.offline' | Extract<Notice['id'], `location.${string}`>

const textIdOf = (id: Notice['id']): TextId => {
  if (id === 'offline') return 'app.offline'
  return id === 'wrong' || id === null ? 'app.wrong' : id
}

/** The toasts on screen: the server's words, or which of ours. */
export const viewNotices = (snapshot: SnapshotFrom<typeof noticesMachine>) =>
  snapshot.context.shown.map(({ id, notice }) => ({
    id,
    tone: notice.tone,
    text: notice.text,
    textId: textIdOf(notice.id),
  }))
