import type { SnapshotFrom } from 'xstate'
import type { Notice, NoticeTexts } from '../kit/appEvent'
import type { noticesMachine } from './notices.machine'

type LocationText = Extract<Notice['id'], `location.${string}`>

const isOfLocation = (id: NonNullable<Notice['id']>): id is LocationText => id.startsWith('location.')

const textIdOf = (id: Notice['id']): `app.${Exclude<keyof NoticeTexts, LocationText>}` | LocationText => {
  if (id === null) return 'app.wrong'
  return isOfLocation(id) ? id : `app.${id}`
}

/** The toasts on screen: the server's words, or which of ours. */
export const viewNotices = (snapshot: SnapshotFrom<typeof noticesMachine>) =>
  snapshot.context.shown.map(({ id, notice }) => ({
    id,
    tone: notice.tone,
    title: notice.title ?? null,
    canFollow: notice.leadsTo !== undefined,
    text: notice.text,
    textId: textIdOf(notice.id),
  }))
