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

/**
 * Whether a fresh first page reaches down to a list loaded before and has all of it that it spans. Otherwise there is a
 * gap between the two, or something was struck, and the list begins anew.
 */
export const joins = (page: readonly Notification[], items: readonly Notification[]): boolean => {
  const fresh = new Set(page.map(({ id }) => id))
  const last = items.findLastIndex(({ id }) => fresh.has(id))
  const spanned = page.length < NOTIFICATION_PAGE ? items : items.slice(0, last + 1)
  return last >= 0 && spanned.every(({ id }) => fresh.has(id))
}
