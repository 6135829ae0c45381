import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../server/kit/database'
import { newToken } from '../../server/kit/ids'
import { texts } from '../../server/assembly'
import { factsOf } from '../../server/notifications/facts'
import { notificationsHandlers } from '../../server/notifications/notifications.server'
import { notifications, pushDevices } from '../../server/notifications/notifications.tables'
import { type NotificationEvent, notify } from '../../server/notifications/notify'
import { render } from '../../server/notifications/words'
import { openAttempt, settleAttempt } from '../../server/payment/payment.store'
import { releaseUnpaid } from '../../server/payment/release'
import { endSession } from '../../server/session/session.store'
import { openSession } from '../../server/people/people.store'
import { sessions, users } from '../../server/people/people.tables'
import { actionTarget, events, eventTypes } from '../../src/core/notifications/events'
import { ONLINE } from '../../src/core/payment/payment'
import { UNPAID_HOLD } from '../../src/core/payment/payment.rules'
import { NOW } from '../kit/backend'
import { aPractice, book, callOf, FEE, somePatients, type TestPatient, TOMORROW } from '../kit/practice'
import { emptyTables, openTestDatabase } from '../kit/template'

let opened: OpenDatabase
let [anil, bela]: TestPatient[] = []
const doctorUser = '00000000-0000-4000-8000-000000000002'
const juniorUser = '00000000-0000-4000-8000-000000000003'

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  await emptyTables(opened, ['users', 'specialities', 'clinics', 'secrets'])
  await aPractice(opened.db)
  ;[anil, bela] = await somePatients(opened.db, 2)
  const staff = (id: string, role: 'DOCTOR' | 'JR_DOCTOR', phoneNumber: string) => ({
    id,
    role,
    phoneNumber,
    countryCode: '+91',
    doctorId: 'doctor',
    createdAt: NOW,
  })
  await opened.db
    .insert(users)
    .values([staff(doctorUser, 'DOCTOR', '7000000002'), staff(juniorUser, 'JR_DOCTOR', '7000000003')])
})

/** What everybody was told: who, of what, with which facts. */
const reported = async () =>
  (await opened.db.select().from(notifications).orderBy(asc(notifications.position))).map(
    ({ userId, event, facts }) => ({ userId, event, facts }),
  )
const clear = () => opened.db.delete(notifications)
const list = async (userId: string, page = 1, limit = 10, language: keyof typeof texts = 'eng') => {
  const outcome = await notificationsHandlers.list({ page, limit }, { ...callOf(opened.db, userId), language })
  if (!outcome.ok) throw new Error(outcome.failure.kind)
  return outcome.value
}
const mark = async (userId: string, ids: readonly string[]) => {
  const outcome = await notificationsHandlers.markRead({ ids }, callOf(opened.db, userId, NOW + 5))
  if (!outcome.ok) throw new Error(outcome.failure.kind)
  return outcome.value
}
const someEvents = (to: string, count: number): NotificationEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    event: 'tests.offer',
    facts: { percent: index },
    to: [to],
    about: `offer-${index}`,
  }))
const bookingOf = (answer: object): string => ('bookingId' in answer ? (answer.bookingId as string) : '')
const meeting = { doctor: 'Dr. Asha Rao', when: TOMORROW, amount: FEE }
const visit = { patient: 'Patient', when: TOMORROW }
const settle = async (bookingId: string, status: 'PAID' | 'FAILED', now = NOW) => {
  const { reference } = await openAttempt(opened.db, { id: bookingId, finalAmount: FEE }, now)
  const about = { reference, bookingId, amount: FEE, status, nonce: newToken() }
  expect(await settleAttempt(opened.db, about, now)).toBe('settled')
  expect(await settleAttempt(opened.db, about, now)).toBe('replayed')
}

describe('Of an appointment', () => {
  test('that is paid later, the patient and those who work for the doctor are told', async () => {
    await book(opened.db, anil!)
    expect(await reported()).toEqual([
      { userId: anil!.userId, event: 'appointment.booked', facts: meeting },
      { userId: doctorUser, event: 'booking.received', facts: visit },
      { userId: juniorUser, event: 'booking.received', facts: visit },
    ])
  })

  test('that is paid online, the doctor is told once it is paid', async () => {
    const bookingId = bookingOf(await book(opened.db, anil!, { paymentMethodId: ONLINE }))
    expect(await reported()).toEqual([{ userId: anil!.userId, event: 'appointment.held', facts: meeting }])
    await clear()
    await settle(bookingId, 'PAID')
    expect(await reported()).toEqual([
      { userId: anil!.userId, event: 'appointment.confirmed', facts: meeting },
      { userId: doctorUser, event: 'booking.received', facts: visit },
      { userId: juniorUser, event: 'booking.received', facts: visit },
    ])
  })

  test('whose payment fails twice, the patient is told twice and nobody else', async () => {
    const bookingId = bookingOf(await book(opened.db, anil!, { paymentMethodId: ONLINE }))
    await clear()
    await settle(bookingId, 'FAILED')
    await settle(bookingId, 'FAILED')
    const failed = { userId: anil!.userId, event: 'payment.failed', facts: meeting }
    expect(await reported()).toEqual([failed, failed])
  })

  test('that was released unpaid, and of money that came after it, the patient is told once', async () => {
    const bookingId = bookingOf(await book(opened.db, anil!, { paymentMethodId: ONLINE }))
    await clear()
    const late = NOW + UNPAID_HOLD
    expect(await releaseUnpaid(opened.db, late)).toBe(1)
    expect(await releaseUnpaid(opened.db, late)).toBe(0)
    await settle(bookingId, 'PAID', late)
    expect(await reported()).toEqual([
      { userId: anil!.userId, event: 'appointment.released', facts: meeting },
      { userId: anil!.userId, event: 'payment.refunded', facts: meeting },
    ])
  })

  test('that gave way to another’s booking, its patient is told', async () => {
    await book(opened.db, anil!, { paymentMethodId: ONLINE })
    await clear()
    await book(opened.db, bela!, {}, NOW + UNPAID_HOLD)
    expect((await reported()).slice(0, 2)).toEqual([
      { userId: anil!.userId, event: 'appointment.released', facts: meeting },
      { userId: bela!.userId, event: 'appointment.booked', facts: meeting },
    ])
  })

  test('that was refused, nobody is told', async () => {
    await book(opened.db, anil!)
    await clear()
    expect(await book(opened.db, bela!)).toMatchObject({ kind: 'conflict' })
    expect(await reported()).toEqual([])
  })
})

describe('Telling', () => {
  test('is undone with the transaction it happened in', async () => {
    await expect(
      opened.db.transaction(async (tx) => {
        await notify(tx, someEvents(anil!.userId, 2), NOW)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await reported()).toEqual([])
  })

  test('strikes what it settles of the same record, and of no other', async () => {
    const facts = { doctor: 'Dr. Asha Rao', when: TOMORROW, amount: FEE }
    const of = (event: 'appointment.held' | 'payment.failed' | 'appointment.confirmed', about: string, to: string) =>
      notify(opened.db, [{ event, facts, to: [to], about }], NOW)
    await of('appointment.held', 'b1', anil!.userId)
    await of('payment.failed', 'b1 try1', anil!.userId)
    await of('appointment.held', 'b2', anil!.userId)
    await of('appointment.held', 'b1', bela!.userId)
    await of('appointment.confirmed', 'b1', anil!.userId)
    expect((await list(anil!.userId)).items.map(({ eventType }) => eventType)).toEqual([
      'appointment.confirmed',
      'appointment.held',
    ])
    expect((await list(bela!.userId)).items).toHaveLength(1)
  })

  test('the same of the same record again tells nobody anything', async () => {
    await notify(opened.db, someEvents(anil!.userId, 1), NOW)
    await notify(opened.db, someEvents(anil!.userId, 2), NOW + 1)
    expect((await reported()).map(({ facts }) => facts)).toEqual([{ percent: 0 }, { percent: 1 }])
  })
})

describe('The list of notifications', () => {
  test('comes in pages, the latest first, one’s own alone', async () => {
    await notify(opened.db, someEvents(anil!.userId, 25), NOW)
    await notify(opened.db, someEvents(bela!.userId, 1), NOW)
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(anil!.userId, page)))
    expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 5, 0])
    expect(pages.flatMap(({ items }) => items.map(({ title }) => title))).toEqual(
      Array.from({ length: 25 }, (_, index) => `Flat ${24 - index}% off on tests`),
    )
    expect((await list(bela!.userId)).items.length).toBe(1)
  })

  test('tells each whole, in the caller’s language', async () => {
    await notify(
      opened.db,
      [
        {
          event: 'tests.offer',
          facts: { percent: 20 },
          to: [anil!.userId],
          about: 'o',
          coverImage: '/media/covers/1.svg',
        },
        {
          event: 'appointment.booked',
          facts: { doctor: 'Dr. Asha Rao', when: TOMORROW },
          to: [anil!.userId],
          about: 'a',
        },
      ],
      NOW,
    )
    const { items, isAllRead } = await list(anil!.userId)
    expect(isAllRead).toBe(false)
    expect(items).toEqual([
      {
        id: expect.any(String),
        title: 'Appointment booked',
        description: 'Your appointment with Dr. Asha Rao is on 6 January at 10:30 am.',
        eventType: 'appointment.booked',
        createdAt: NOW,
        status: 'UNREAD',
        dynamicData: { coverImage: null, ctaText: null },
      },
      {
        id: expect.any(String),
        title: 'Flat 20% off on tests',
        description: 'At the centres that show it. It is taken off the sum when you book.',
        eventType: 'tests.offer',
        createdAt: NOW,
        status: 'UNREAD',
        dynamicData: { coverImage: '/media/covers/1.svg', ctaText: 'Book a test' },
      },
    ])
    const titles = async (language: keyof typeof texts) => (await list(anil!.userId, 1, 1, language)).items[0]?.title
    expect(await titles('hin')).toBe('अपॉइंटमेंट बुक हो गया')
    expect(await titles('guj')).toBe('એપોઇન્ટમેન્ટ બુક થઈ ગઈ')
    expect(await titles('ben')).toBe('অ্যাপয়েন্টমেন্ট বুক হয়েছে')
  })

  test('of a guest is empty and read', async () => {
    const outcome = await notificationsHandlers.list({ page: 1, limit: 10 }, callOf(opened.db, null))
    expect(outcome).toEqual({ ok: true, value: { items: [], isAllRead: true } })
  })
})

describe('Marking as read', () => {
  test('marks one’s own alone and says whether any is left', async () => {
    await notify(opened.db, [...someEvents(anil!.userId, 2), ...someEvents(bela!.userId, 1)], NOW)
    const [newest, oldest] = (await list(anil!.userId)).items.map(({ id }) => id)
    const [belas] = (await list(bela!.userId)).items.map(({ id }) => id)
    expect(await mark(anil!.userId, [newest!, belas!, 'nothing'])).toEqual({ isAllRead: false })
    expect((await list(anil!.userId)).items.map(({ status }) => status)).toEqual(['READ', 'UNREAD'])
    expect((await list(bela!.userId)).isAllRead).toBe(false)
    expect(await mark(anil!.userId, [newest!, oldest!])).toEqual({ isAllRead: true })
    const [first] = await opened.db.select().from(notifications).where(eq(notifications.id, newest!))
    expect(first?.readAt).toBe(NOW + 5)
  })

  test('nothing marks nothing', async () => {
    await notify(opened.db, someEvents(anil!.userId, 1), NOW)
    expect(await mark(anil!.userId, [])).toEqual({ isAllRead: false })
  })
})

describe('A device', () => {
  const devices = () => opened.db.select({ userId: pushDevices.userId, token: pushDevices.token }).from(pushDevices)
  const register = async ({ userId }: TestPatient, token: string): Promise<string> => {
    await openSession(opened.db, { userId, role: 'PATIENT', deviceId: 'd' }, NOW)
    const [session] = await opened.db.select().from(sessions).where(eq(sessions.userId, userId))
    const call = callOf(opened.db, userId)
    const caller = { ...call.caller, sessionId: session!.id }
    await notificationsHandlers.registerDevice({ token }, { ...call, caller })
    return session!.id
  }

  test('belongs to whoever registered it last, until the session ends', async () => {
    await register(anil!, 'token-1')
    const belas = await register(bela!, 'token-1')
    expect(await devices()).toEqual([{ userId: bela!.userId, token: 'token-1' }])
    await register(anil!, 'token-2')
    await endSession(opened.db, belas, NOW)
    expect(await devices()).toEqual([{ userId: anil!.userId, token: 'token-2' }])
  })
})

describe('The words of notifications', () => {
  const blanks = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

  test.each(eventTypes)('of %s ask for its facts alone, but for ids, in every language', (event) => {
    for (const catalogue of Object.values(texts)) {
      const asked = [`notifications.${event}.title`, `notifications.${event}.text`].flatMap((id) =>
        blanks(catalogue[id as keyof typeof catalogue]),
      )
      expect([...new Set(asked)].toSorted()).toEqual(factsOf[event].filter((fact) => !fact.endsWith('Id')).toSorted())
    }
  })

  test.each(eventTypes)('of %s have a button exactly when it leads somewhere', (event) => {
    const { action } = render(event, {}, 'eng')
    expect(action !== null).toBe('action' in events[event])
    expect(actionTarget(event, 'PATIENT')).not.toBeNull()
  })

  test('write money and time as India does, with Latin digits in every script', () => {
    const facts = { amount: 1_23_456_50, doctor: 'Dr. Rao' }
    expect(render('payment.failed', facts, 'eng').text).toContain('₹1,23,456.50')
    expect(render('payment.failed', facts, 'ben').text).toMatch(/1,23,456\.50/)
    expect(render('booking.received', { patient: 'A', when: TOMORROW }, 'hin').text).toMatch(/6 .*10:30/)
  })
})
