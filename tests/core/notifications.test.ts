import * as fc from 'fast-check'
import * as Schema from 'effect/Schema'
import { describe, expect, test } from 'vitest'
import { routes } from '../../src/core/app/routes'
import { actionTarget, events, eventTypes, familyOf, tapTarget } from '../../src/core/notifications/events'
import { Notification } from '../../src/core/notifications/notifications'
import { notificationsApi } from '../../src/core/notifications/notifications.api'
import { isShownByPage } from '../../src/core/notifications/notice.rules'
import { joins, NOTIFICATION_PAGE, unreadIds, withPage } from '../../src/core/notifications/notifications.rules'
import {
  isNearEnd,
  NEAR_END,
  notificationTime,
  PULL_TO_REFRESH,
  pulled,
  TIME_FORMAT,
} from '../../src/core/notifications/shown.rules'

const item = (id: string, status: Notification['status'] = 'READ'): Notification => ({
  id,
  title: 'Title',
  description: 'Text',
  eventType: 'tests.offer',
  createdAt: 0,
  status,
})

describe('Tapping a notification', () => {
  test.each([
    ['appointment.booked', 'PATIENT', { to: '/order-list' }],
    ['appointment.cancelled', 'PATIENT', { to: '/order-list' }],
    ['payment.failed', 'PATIENT', { to: '/order-list' }],
    ['videoCall.missed', 'PATIENT', { to: '/order-list' }],
    ['medicineOrder.ready', 'PATIENT', { to: '/order-list' }],
    ['testOrder.ready', 'PATIENT', { to: '/order-list' }],
    ['medicine.offer', 'GUEST', { to: '/medicines' }],
    ['tests.offer', 'GUEST', { to: '/test-reports' }],
    ['healthHub.article', 'GUEST', { to: '/health-hub' }],
    ['inPatient.admitted', 'DOCTOR', { to: '/ip-dash', state: { navItem: 1 } }],
    ['hospitalLink.added', 'JR_DOCTOR', { to: '/ip-dash', state: { navItem: 1 } }],
    ['assessment.due', 'GUEST', { to: '/health-assessment?type=Brain' }],
    ['chat.message', 'PATIENT', { to: '/chat' }],
    ['discharge.done', 'PATIENT', { to: '/chat' }],
    ['signup.welcome', 'PATIENT', { to: '/medical-records', state: { view: 'editProfile' } }],
    ['booking.received', 'DOCTOR', { to: '/schedule' }],
    ['order.received', 'PHARMACY', { to: '/orders' }],
    ['chat.message', 'DOCTOR', { to: '/chats' }],
    ['appointment.cancelled', 'JR_DOCTOR', { to: '/schedule' }],
    ['testOrder.accepted', 'DIAGNOSTIC_CENTER', { to: '/orders' }],
    ['review.received', 'PHARMACY', { to: '/profile-details' }],
    ['something.newer', 'PATIENT', null],
    ['toString', 'PATIENT', null],
  ] as const)('of %s leads a %s to %o', (event, role, target) => {
    expect(tapTarget(event, role)).toEqual(target)
  })

  test('of a chat opens its conversation, wherever its reader has it', () => {
    const about = { conversationId: 'app_d1_m1' }
    const state = { channelId: 'app_d1_m1' }
    for (const target of [tapTarget, actionTarget]) {
      expect(target('chat.message', 'PATIENT', about)).toEqual({ to: '/chat?channelId=app_d1_m1', state })
      expect(target('chat.message', 'JR_DOCTOR', about)).toEqual({ to: '/chats?channelId=app_d1_m1', state })
      expect(target('chat.solved', 'PHARMACY', about)).toEqual({ to: '/support-chat?channelId=app_d1_m1', state })
    }
    expect(tapTarget('videoCall.missed', 'PATIENT', about)).toEqual({ to: '/order-list' })
    expect(actionTarget('videoCall.missed', 'PATIENT', about)).toEqual({ to: '/chat?channelId=app_d1_m1', state })
  })

  test.each(eventTypes)('of %s leads to a page of the product', (event) => {
    const paths: readonly string[] = Object.values(routes).map(({ path }) => path)
    for (const target of [tapTarget(event, null), actionTarget(event, null)])
      expect(paths).toContain(target?.to.split('?')[0])
  })
})

describe('The button of a notification', () => {
  test.each([
    ['practice.offer', '/home'],
    ['appointment.released', '/find-doctor'],
    ['chat.message', '/chat'],
    ['tests.offer', '/test-reports'],
    ['healthHub.article', '/health-hub'],
    ['inPatient.admitted', '/ip-dash'],
    ['medicine.offer', '/medicines'],
    ['review.received', '/profile'],
  ] as const)('of %s leads to %s', (event, to) => {
    expect(actionTarget(event, null)?.to).toBe(to)
  })

  test('leads to these eight places alone', () => {
    const places = new Set<string>(Object.values(events).flatMap((lead) => ('action' in lead ? [lead.action.to] : [])))
    expect([...places].toSorted()).toEqual(
      [
        '/home',
        '/find-doctor',
        '/chat',
        '/test-reports',
        '/health-hub',
        '/ip-dash',
        '/medicines',
        '/profile',
      ].toSorted(),
    )
  })

  test('of an event that has none of its own leads where its card does', () => {
    expect(actionTarget('appointment.booked', 'PATIENT')).toEqual({ to: '/order-list' })
    expect(actionTarget('something.newer', 'PATIENT')).toBeNull()
  })
})

test('what an event is about is the beginning of its name', () => {
  expect(familyOf('inPatient.admitted')).toBe('inPatient')
  expect(familyOf('something.newer')).toBeNull()
})

describe('The time of a notification', () => {
  const at = (text: string) => Date.parse(text) / 1000

  test('is written DD MMM YYYY HH:mm in Asia/Kolkata', () => {
    expect(TIME_FORMAT).toBe('DD MMM YYYY HH:mm')
    expect(notificationTime(at('2024-03-05T09:07:00+05:30'))).toBe('05 Mar 2024 09:07')
    expect(notificationTime(at('2025-11-21T08:46:59+05:30'))).toBe('21 Nov 2025 08:46')
    expect(notificationTime(at('2024-09-01T00:00:00+05:30'))).toBe('01 Sep 2024 00:00')
  })

  test.each([
    ['hi-IN', 'नव'],
    ['gu-IN', 'નવે'],
    ['bn-IN', 'নভে'],
  ])('in %s has the month of the language and Latin digits', (locale, month) => {
    const text = notificationTime(at('2025-11-21T08:46:00+05:30'), locale)
    expect(text).toMatch(/^21 \S+ 2025 08:46$/)
    expect(text).toContain(month)
  })

  test('has the same shape at any moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (moment) => {
        expect(notificationTime(moment)).toMatch(/^\d{2} [A-Z][a-z]{2} \d{4} ([01]\d|2[0-3]):[0-5]\d$/)
      }),
    )
  })
})

describe('A list of notifications', () => {
  test('has pages of 10, and more is loaded within 100 pixels of its end', () => {
    expect([NOTIFICATION_PAGE, NEAR_END]).toEqual([10, 100])
    const list = { clientHeight: 800, scrollHeight: 2000 }
    expect(isNearEnd({ ...list, scrollTop: 1100 })).toBe(true)
    expect(isNearEnd({ ...list, scrollTop: 1099 })).toBe(false)
    expect(isNearEnd({ scrollTop: 0, clientHeight: 800, scrollHeight: 500 })).toBe(true)
  })

  test('follows the finger half as far, never up, never far beyond what refreshes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (moved) => {
        const distance = pulled(moved)
        expect(distance).toBeGreaterThanOrEqual(0)
        expect(distance).toBeLessThanOrEqual(PULL_TO_REFRESH * 1.5)
        expect(distance >= PULL_TO_REFRESH).toBe(moved >= PULL_TO_REFRESH * 2 - 1)
      }),
    )
  })

  test('drops what a later page repeats, and knows whether a fresh page reaches it', () => {
    const ids = (items: readonly Notification[]) => items.map(({ id }) => id).join('')
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => item(id))
    expect(ids(withPage([a!, b!], [b!, c!]))).toBe('abc')
    const page = Array.from({ length: NOTIFICATION_PAGE - 2 }, (_, place) => item(`page ${place}`))
    expect(joins([a!, ...page, b!], [...page, b!, c!])).toBe(true)
    expect(joins([a!, ...page, b!], [c!, d!])).toBe(false)
    expect(joins([a!], [])).toBe(false)
  })

  test('begins anew when something was struck from what a fresh page spans, or from below a short one', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => item(id))
    const page = Array.from({ length: NOTIFICATION_PAGE - 2 }, (_, place) => item(`page ${place}`))
    expect(joins([a!, ...page, c!], [b!, ...page, c!, d!])).toBe(false)
    expect(joins([a!, b!], [b!, c!])).toBe(false)
    expect(joins([a!, b!], [b!])).toBe(true)
  })

  test('counts as unread what is UNREAD alone', () => {
    expect(unreadIds([item('a', 'UNREAD'), item('b', 'READ'), item('c', 'UNREAD')])).toEqual(['a', 'c'])
  })
})

describe('The answer of the list', () => {
  const read = Schema.decodeUnknownSync(notificationsApi.list.output)
  const wire = { id: '1', title: 'T', description: 'D', event_type: 'tests.offer', created_at: 5, status: 'UNREAD' }

  test('is read from notificationData and isAllNotificationRead', () => {
    const dynamic_data = { cover_image: '/c.svg', cta_text: 'Go' }
    const answer = read({ notificationData: [{ ...wire, dynamic_data }], isAllNotificationRead: false })
    expect(answer).toEqual({
      isAllRead: false,
      items: [
        {
          id: '1',
          title: 'T',
          description: 'D',
          eventType: 'tests.offer',
          createdAt: 5,
          status: 'UNREAD',
          dynamicData: { coverImage: '/c.svg', ctaText: 'Go' },
        },
      ],
    })
  })

  test.each([undefined, null, {}, { cover_image: null }])('does not need dynamic_data %o', (dynamic_data) => {
    const notification = dynamic_data === undefined ? wire : { ...wire, dynamic_data }
    const { items } = read({ notificationData: [notification], isAllNotificationRead: true })
    expect(items[0]?.dynamicData?.coverImage ?? null).toBeNull()
  })

  test('is refused when a status is neither READ nor UNREAD', () => {
    expect(() => read({ notificationData: [{ ...wire, status: 'SEEN' }], isAllNotificationRead: true })).toThrow(
      'UNREAD',
    )
  })
})

test('what the checkout or the return from the payment says, no toast says again', () => {
  const isCovered = (address: string, leadsTo = '/order-list') => isShownByPage(leadsTo, address)
  expect(isCovered('/find-doctor?doctorId=d1&step=checkout&date=2026-11-23')).toBe(true)
  expect(isCovered('/appointment/failure?bookingId=b1')).toBe(true)
  expect(isCovered('/find-doctor?doctorId=d1&step=slots')).toBe(false)
  expect(isCovered('/find-doctor?step=checkout')).toBe(true)
  expect(isCovered('/order-list')).toBe(false)
  expect(isCovered('/help/appointment/move')).toBe(false)
  expect(isCovered('/appointment/success?bookingId=b1', '/chat')).toBe(false)
})
