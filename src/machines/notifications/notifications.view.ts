import type { SnapshotFrom } from 'xstate'
import { dayOf } from '../../core/kit/dates'
import { actionTarget, familyOf, tapTarget } from '../../core/notifications/events'
import { faultOf } from '../kit/fault.view'
import type { notificationsMachine } from './notifications.machine'

type Snapshot = SnapshotFrom<typeof notificationsMachine>

const cardOf = ({ role }: Snapshot['context'], item: Snapshot['context']['items'][number]) => {
  const { id, title, description, eventType, createdAt, status, dynamicData } = item
  return {
    id,
    title,
    description,
    family: familyOf(eventType),
    createdAt,
    isNew: status === 'UNREAD',
    coverImage: dynamicData?.coverImage || null,
    action: actionTarget(eventType, role) === null ? null : dynamicData?.ctaText || null,
    canFollow: tapTarget(eventType, role) !== null,
  }
}
export type NotificationCard = ReturnType<typeof cardOf>

export const viewNotifications = (snapshot: Snapshot) => {
  const { items, hasMore, failure } = snapshot.context
  const cards = items.map((item) => cardOf(snapshot.context, item))
  const isListed = !snapshot.hasTag('loading') && !snapshot.hasTag('failed')
  return {
    isOpen: snapshot.hasTag('open'),
    isArriving: snapshot.hasTag('loading'),
    isRefreshing: snapshot.hasTag('refreshing'),
    isLoadingMore: snapshot.hasTag('loadingMore'),
    isEmpty: items.length === 0 && !snapshot.hasTag('loading') && !snapshot.hasTag('failed'),
    isAtEnd: isListed && !hasMore && items.length > 0,
    failed: snapshot.hasTag('failed') ? faultOf(failure) : null,
    stalled: snapshot.hasTag('stalled') ? faultOf(failure) : null,
    cards,
    /** The same by the day of the practice, latest first. */
    days: [...new Set(cards.map(({ createdAt }) => dayOf(createdAt)))].map((day) => ({
      day,
      cards: cards.filter(({ createdAt }) => dayOf(createdAt) === day),
    })),
  }
}
export type NotificationsView = ReturnType<typeof viewNotifications>
