import type { Notification } from '../../../src/core/notifications/notifications'
import type { notificationsMachine } from '../../../src/machines/notifications/notifications.machine'
import type { LeafOf } from '../../kit/paths/model'
import { answered, refused } from '../../kit/paths/outcomes'

/** `notifications(3, 2)`: two from the third on, all unread; those of a place in the list are always the same. */
export const notifications = (from: number, count: number, status: Notification['status'] = 'UNREAD') =>
  Array.from({ length: count }, (_, index) => ({
    id: `n${from + index}`,
    title: `Notification ${from + index}`,
    description: 'What happened',
    eventType: 'tests.offer',
    createdAt: 1_767_589_200 - from - index,
    status,
    dynamicData: { coverImage: null, ctaText: 'Book a test' },
  }))
export const page = (items: readonly unknown[], isAllRead: boolean) => answered({ items, isAllRead })
export const nothing = page([], true)
export const lost = refused('network')

/** Each item as a letter: U unread, M unread and marked as read since, R read. */
export const TEN = 'U'.repeat(10)
export const first = {
  role: 'PATIENT' as string | null,
  items: '',
  first: null as string | null,
  hasMore: true,
  isAllRead: true,
  hasNews: false,
  dot: false,
  isOpen: false,
  failure: null as string | null,
}

export type At = ReadonlySet<string>
export const isResting = (at: At) =>
  !at.has('reading.marking') && !at.has('list.loadingMore') && !at.has('list.refreshing') && !at.has('list.catchingUp')
export const isQuiet = (_: unknown, at: At) => isResting(at) && at.has('panel.open')

export const loaded = (items: string, id: string | null, isAllRead: boolean, hasMore = items.length >= 10) => ({
  items,
  first: id,
  isAllRead,
  hasMore,
  dot: items !== '' && !isAllRead,
  failure: null,
})
export type Leaf = LeafOf<typeof notificationsMachine>

/** Once a page of a list came, what was pushed meanwhile is fetched; what is unread before one's eyes is marked. */
export const goesOn =
  (list: Leaf, items: (before: typeof first) => string = (before) => before.items) =>
  (before: typeof first, at: ReadonlySet<Leaf>): readonly Leaf[] => [
    before.hasNews ? 'list.catchingUp' : list,
    ...(before.isOpen && at.has('reading.resting') && items(before).includes('U')
      ? (['reading.marking'] as const)
      : []),
  ]

/** A fresh first page in front of what was loaded before: what the server was told to be read stays marked. */
export const withNews = ({ items, first: id }: typeof first) =>
  id === 'n0'
    ? `${items.slice(0, 10).replaceAll('R', 'U')}${items.slice(10)}`
    : `U${items.slice(0, 9).replaceAll('R', 'U')}${items.slice(9)}`

export const sees = (words: string) => ({ sees: ({ isOpen }: { readonly isOpen: boolean }) => (isOpen ? words : '') })
