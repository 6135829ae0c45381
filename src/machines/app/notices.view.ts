import type { SnapshotFrom } from 'xstate'
import type { noticesMachine } from './notices.machine'

/** The toasts on screen: the server's words, or which of ours. */
export const viewNotices = (snapshot: SnapshotFrom<typeof noticesMachine>) =>
  snapshot.context.shown.map(({ id, notice }) => ({
    id,
    tone: notice.tone,
    title: notice.title ?? null,
    canFollow: notice.leadsTo !== undefined,
    text: notice.text,
    textId: notice.id ?? ('wrong' as const),
  }))
