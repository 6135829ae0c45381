import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { done, failed, type Outcome } from '../../src/core/kit/outcome'
import type { Notification, NotificationPage } from '../../src/core/notifications/notifications'
import type { Role } from '../../src/core/session/permissions'
import { fromPort } from '../../src/machines/kit/fromPort'
import type { AppEvent } from '../../src/machines/kit/appEvent'
import { hasUnread } from '../../src/machines/notifications/bell.view'
import { notificationsMachine } from '../../src/machines/notifications/notifications.machine'
import { viewNotifications } from '../../src/machines/notifications/notifications.view'
import { worldOf } from '../kit/world'

const item = (id: number, status: Notification['status'] = 'READ', more: Partial<Notification> = {}): Notification => ({
  id: `n${id}`,
  title: `Title ${id}`,
  description: 'Text',
  eventType: 'tests.offer',
  createdAt: 1_709_610_000 + id,
  status,
  dynamicData: { coverImage: null, ctaText: 'Book a test' },
  ...more,
})
const items = (from: number, count: number, unread = 0): Notification[] =>
  Array.from({ length: count }, (_, index) => item(from + index, index < unread ? 'UNREAD' : 'READ'))
const page = (all: readonly Notification[], isAllRead = false): Outcome<NotificationPage> =>
  done({ items: all, isAllRead })

interface Server {
  readonly list?: (page: number, call: number) => Outcome<NotificationPage>
  readonly mark?: (call: number) => Outcome<{ isAllRead?: boolean }>
}

/** The notifications of a person, with a server that answers as told; what it was asked and what was said. */
const begin = ({ list, mark }: Server, role: Role = 'PATIENT') => {
  const pages: number[] = []
  const marked: { ids: readonly string[]; key: string }[] = []
  const emitted: AppEvent[] = []
  const actor = createActor(
    notificationsMachine.provide({
      actors: {
        loadPage: fromPort<{ page: number }, NotificationPage>(async (asked) => {
          pages.push(asked.page)
          return list?.(asked.page, pages.length) ?? page([], true)
        }),
        markRead: fromPort<{ ids: readonly string[]; key: string }, { isAllRead?: boolean }>(async (asked) => {
          marked.push(asked)
          return mark?.(marked.length) ?? done({ isAllRead: true })
        }),
      },
    }),
    { input: { role } },
  )
  worldOf(actor, (event) => emitted.push(event))
  actor.start()
  const quiet = async () => {
    await waitFor(actor, (snapshot) => {
      const { list: at, reading } = snapshot.value
      return !['loading', 'loadingMore', 'refreshing', 'catchingUp'].includes(at) && reading !== 'marking'
    })
    return viewNotifications(actor.getSnapshot())
  }
  return { actor, pages, marked, emitted, quiet, bell: () => hasUnread(actor.getSnapshot()) }
}

describe('The bell', () => {
  test('shows nothing new before anybody is asked', () => {
    expect(hasUnread(undefined)).toBe(false)
  })

  test.each([
    ['something is unread', page(items(1, 3, 1), false), true],
    ['everything is read', page(items(1, 3), true), false],
    ['there is nothing, whatever the server says', page([], false), false],
  ])('when %s', async (_, answer, isUnread) => {
    const { quiet, bell } = begin({ list: () => answer })
    await quiet()
    expect(bell()).toBe(isUnread)
  })
})

describe('A guest', () => {
  test('is not asked for at the start, and is when looking', async () => {
    const { actor, pages, quiet } = begin({}, 'GUEST')
    expect((await quiet()).isEmpty).toBe(true)
    expect(pages).toEqual([])
    actor.send({ type: 'open' })
    expect(await quiet()).toMatchObject({ isOpen: true, isEmpty: true })
    expect(pages).toEqual([1])
  })
})

describe('Opening the panel', () => {
  test('marks what was loaded as read, each later page with all before it', async () => {
    const { actor, pages, marked, quiet, bell } = begin({
      list: (asked) => (asked === 1 ? page(items(1, 10, 3)) : page(items(11, 4, 2))),
      mark: (call) => done({ isAllRead: call === 2 }),
    })
    await quiet()
    expect(marked).toEqual([])
    actor.send({ type: 'open' })
    await quiet()
    expect(marked.map(({ ids }) => ids)).toEqual([['n1', 'n2', 'n3']])
    expect(bell()).toBe(true)
    actor.send({ type: 'more' })
    await quiet()
    expect(pages).toEqual([1, 2])
    expect(marked[1]?.ids).toEqual(['n1', 'n2', 'n3', 'n11', 'n12'])
    expect(bell()).toBe(false)
  })

  test('shows what was new as new until it is opened again', async () => {
    const { actor, quiet } = begin({ list: () => page(items(1, 2, 1)) })
    await quiet()
    actor.send({ type: 'open' })
    expect((await quiet()).cards.map(({ isNew }) => isNew)).toEqual([true, false])
    actor.send({ type: 'close' })
    actor.send({ type: 'open' })
    expect((await quiet()).cards.map(({ isNew }) => isNew)).toEqual([false, false])
  })

  test('says so when they cannot be marked, and tries again with the same key when nobody knows how it ended', async () => {
    const { actor, marked, emitted, quiet, bell } = begin({
      list: () => page(items(1, 2, 2)),
      // A server that does not say whether all is read is taken to mean so.
      mark: (call) => (call === 1 ? failed('network', '') : done({})),
    })
    await quiet()
    actor.send({ type: 'open' })
    await quiet()
    expect(emitted).toEqual([{ type: 'notice', notice: { tone: 'bad', text: null, id: 'wrong' } }])
    expect(bell()).toBe(true)
    actor.send({ type: 'close' })
    actor.send({ type: 'open' })
    await quiet()
    expect(marked.length).toBe(2)
    expect(marked[1]).toEqual(marked[0])
    expect(bell()).toBe(false)
  })

  test('tries again with another key what was refused for good', async () => {
    const { actor, marked, quiet } = begin({
      list: () => page(items(1, 2, 2)),
      mark: (call) => (call === 1 ? failed('badRequest', 'Not so') : done({})),
    })
    await quiet()
    for (const type of ['open', 'close', 'open'] as const) {
      actor.send({ type })
      await quiet()
    }
    const ids = ['n1', 'n2']
    expect(marked).toMatchObject([{ ids }, { ids }])
    expect(marked[1]?.key).not.toBe(marked[0]?.key)
  })
})

describe('The list', () => {
  test('that fails shows the server’s words or ours, and is tried again', async () => {
    const { actor, quiet } = begin({
      list: (_, call) =>
        call === 1 ? failed('internal', '') : call === 2 ? failed('internal', 'Not now') : page(items(1, 1), true),
    })
    expect((await quiet()).failed).toEqual({ text: null, id: 'wrong' })
    actor.send({ type: 'retry' })
    expect((await quiet()).failed).toEqual({ text: 'Not now', id: 'wrong' })
    actor.send({ type: 'retry' })
    expect(await quiet()).toMatchObject({ failed: null, isEmpty: false, cards: [{ id: 'n1' }] })
  })

  test('ends with a page that is not full, and is asked for no more', async () => {
    const { actor, pages, quiet } = begin({ list: (asked) => page(asked === 1 ? items(1, 10) : items(11, 5), true) })
    expect((await quiet()).isAtEnd).toBe(false)
    actor.send({ type: 'more' })
    actor.send({ type: 'more' })
    expect(await quiet()).toMatchObject({ isAtEnd: true, cards: { length: 15 } })
    actor.send({ type: 'more' })
    await quiet()
    expect(pages).toEqual([1, 2])
  })

  test('goes on page by page as long as they are full', async () => {
    const { actor, pages, quiet } = begin({ list: (asked) => page(items(asked * 10, asked < 3 ? 10 : 1), true) })
    for (const isAtEnd of [false, false, true, true]) {
      expect((await quiet()).isAtEnd).toBe(isAtEnd)
      actor.send({ type: 'more' })
    }
    expect(pages).toEqual([1, 2, 3])
  })

  test('keeps what it has when more does not come, and goes on from there', async () => {
    const { actor, pages, quiet } = begin({
      list: (asked, call) =>
        call === 2 ? failed('timeout', '') : page(asked === 1 ? items(1, 10) : items(11, 1), true),
    })
    await quiet()
    actor.send({ type: 'more' })
    expect(await quiet()).toMatchObject({ stalled: { id: 'late' }, failed: null, cards: { length: 10 } })
    actor.send({ type: 'retry' })
    expect(await quiet()).toMatchObject({ stalled: null, cards: { length: 11 } })
    expect(pages).toEqual([1, 2, 2])
  })

  test('is replaced when it is refreshed, and kept when that fails', async () => {
    const { actor, pages, emitted, quiet } = begin({
      list: (_, call) =>
        call === 1 ? page(items(1, 10)) : call === 2 ? failed('internal', 'Not now') : page(items(50, 2), true),
    })
    await quiet()
    actor.send({ type: 'refresh' })
    expect((await quiet()).cards.length).toBe(10)
    expect(emitted).toEqual([{ type: 'notice', notice: { tone: 'bad', text: 'Not now', id: null } }])
    actor.send({ type: 'refresh' })
    expect((await quiet()).cards.map(({ id }) => id)).toEqual(['n50', 'n51'])
    expect(pages).toEqual([1, 1, 1])
  })

  test('takes in what is pushed at its head, without losing the pages below', async () => {
    const { actor, quiet, bell } = begin({
      list: (asked, call) =>
        call === 3 ? page([item(0, 'UNREAD'), ...items(1, 9)]) : page(asked === 1 ? items(1, 10) : items(11, 10), true),
    })
    await quiet()
    actor.send({ type: 'more' })
    await quiet()
    expect(bell()).toBe(false)
    actor.send({ type: 'arrived' })
    const { cards } = await quiet()
    expect(cards.map(({ id }) => id)).toEqual(Array.from({ length: 21 }, (_, index) => `n${index}`))
    expect(bell()).toBe(true)
  })

  test('begins anew when so much was missed that there would be a gap', async () => {
    const { actor, quiet } = begin({ list: (_, call) => page(call === 1 ? items(20, 10) : items(1, 10)) })
    await quiet()
    actor.send({ type: 'arrived' })
    expect((await quiet()).cards[9]?.id).toBe('n10')
  })

  test('asks again for what was pushed while it was being loaded', async () => {
    const { actor, pages, quiet } = begin({ list: (_, call) => page(call === 1 ? items(1, 3) : items(0, 4)) })
    actor.send({ type: 'arrived' })
    expect((await quiet()).cards.length).toBe(4)
    expect(pages).toEqual([1, 1])
  })
})

describe('Following a notification', () => {
  const open = async (role: Role, more: Partial<Notification>) => {
    const begun = begin({ list: () => page([item(1, 'READ', more)], true) }, role)
    await begun.quiet()
    begun.actor.send({ type: 'open' })
    if (role === 'GUEST') await begun.quiet()
    return begun
  }

  test('by its card or its button closes the panel and goes there', async () => {
    const card = await open('DOCTOR', { eventType: 'inPatient.admitted' })
    card.actor.send({ type: 'card.followed', id: 'n1' })
    expect(card.emitted).toEqual([{ type: 'go', to: '/ip-dash', state: { navItem: 1 } }])
    expect((await card.quiet()).isOpen).toBe(false)
    const button = await open('PATIENT', { eventType: 'appointment.released' })
    button.actor.send({ type: 'action.followed', id: 'n1' })
    expect(button.emitted).toEqual([{ type: 'go', to: '/find-doctor' }])
  })

  test('leads where that one does, to the doctor it is about where that is said', async () => {
    const opened = { eventType: 'slots.opened', dynamicData: { coverImage: null, ctaText: null } }
    const list = [
      item(1, 'READ', { eventType: 'chat.message' }),
      item(2, 'READ', { ...opened, dynamicData: { ...opened.dynamicData, doctorId: 'd7' } }),
      item(3, 'READ', opened),
    ]
    const { actor, emitted, quiet } = begin({ list: () => page(list, true) })
    await quiet()
    for (const id of ['n2', 'n3']) {
      actor.send({ type: 'open' })
      actor.send({ type: 'card.followed', id })
    }
    expect(emitted).toEqual([
      { type: 'go', to: '/doctor-profile?doctorId=d7' },
      { type: 'go', to: '/find-doctor' },
    ])
  })

  test('of an event this client does not know leads nowhere, and its card offers nothing', async () => {
    const { actor, emitted, quiet } = await open('PATIENT', { eventType: 'something.newer' })
    actor.send({ type: 'card.followed', id: 'n1' })
    actor.send({ type: 'action.followed', id: 'n1' })
    actor.send({ type: 'card.followed', id: 'nothing' })
    expect(emitted).toEqual([])
    expect(await quiet()).toMatchObject({ isOpen: true, cards: [{ canFollow: false, action: null, family: null }] })
  })

  test.each([undefined, null, {}])('does not need dynamic data %o', async (dynamicData) => {
    const more = dynamicData === undefined ? {} : { dynamicData }
    const { dynamicData: _, ...bare } = item(1)
    const { quiet } = begin({ list: () => page([{ ...bare, ...more }], true) })
    expect((await quiet()).cards[0]).toMatchObject({ coverImage: null, action: null, canFollow: true })
  })
})
