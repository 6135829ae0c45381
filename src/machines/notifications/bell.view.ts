import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { notificationsMachine } from './notifications.machine'

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>

/** Whether the bell shows that something is new; an empty list counts as read. */
export const hasUnread = (snapshot: SnapshotFrom<typeof notificationsMachine> | undefined): boolean =>
  snapshot !== undefined && !snapshot.context.isAllRead && snapshot.context.items.length > 0

/** Whether what the bell opens is open. */
export const isPanelOpen = (snapshot: SnapshotFrom<typeof notificationsMachine>): boolean => snapshot.hasTag('open')
