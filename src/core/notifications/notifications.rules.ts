import type { Notification } from './notifications'

export const NOTIFICATION_PAGE = 10

/** Ids of those that were unread when they were loaded. */
export const unreadIds = (items: readonly Notification[]): readonly string[] =>
  items.filter(({ status }) => status === 'UNREAD').map(({ id }) => id)

/** A later page added to a list; what came again because the list has shifted is dropped. */
export const withPage = (items: readonly Notification[], page: readonly Notification[]): readonly Notification[] => {
  const known = new Set(items.map(({ id }) => id))
  return [...items, ...page.filter(({ id }) => !known.has(id))]
}

/** Whether a fresh first page reaches down to a list loaded before; otherwise there is a gap between the two. */
export const joins = (page: readonly Notification[], items: readonly Notification[]): boolean => {
  const known = new Set(items.map(({ id }) => id))
  return page.some(({ id }) => known.has(id))
}
