import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import { firebaseOf } from '../../server/config/firebase'
import { setPermission } from '../../server/admin/staff'
import { announce, openFeed } from '../../server/kit/feed'
import { startServer } from '../../server/main'
import { HEARTBEAT } from '../../server/notifications/stream'
import { pushTopic, notify } from '../../server/notifications/notify'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { SESSION_LIFETIME } from '../../server/people/people.store'
import { users } from '../../server/people/people.tables'
import { PUSH_STREAM, STREAM_GAP } from '../../src/core/notifications/push.api'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { openTestDatabase } from '../kit/template'

const { patient, doctor } = demonstrationAccounts
let practice: TestBackend
beforeEach(async () => {
  practice = await startBackend()
})
afterEach(async () => {
  vi.useRealTimers()
  await practice.close()
})

const headersOf = (token: string | null, language = 'eng'): Record<string, string> => ({
  authorization: CLIENT_CREDENTIAL,
  language,
  ...(token === null ? {} : { accesstoken: token }),
})

/** A stream as a client hears it: its events one after the other; null when it has ended. */
const received = (response: Response) => {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<string | null> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const event = text.slice(0, end)
        text = text.slice(end + 2)
        return event
      }
      const { done, value } = await reader.read()
      if (done) return null
      text += value
    }
  }
  return { next, leave: () => reader.cancel() }
}
/** A stream of a tab that may have missed what came in so many milliseconds before; null of one that says nothing of it. */
const openStream = async (token: string, language = 'eng', gap: number | null = null) => {
  const headers = { ...headersOf(token, language), ...(gap !== null && { [STREAM_GAP]: `${gap}` }) }
  const response = await practice.get(PUSH_STREAM, headers)
  expect(response.status).toBe(200)
  const stream = received(response)
  expect(await stream.next()).toBe('event: opened\ndata: {}')
  return stream
}
const offer = (about: string, to: string = patient.id) =>
  notify(practice.db, [{ event: 'tests.offer', facts: { percent: 20 }, to: [to], about }], NOW)
const messageOf = (event: string | null): unknown => JSON.parse(event!.replace(/^event: push\ndata: /, ''))

const ENDED = 'event: ended\ndata: {}'

describe('The stream of pushes', () => {
  test('tells a person, in their language, what they are told', async () => {
    const english = await openStream(await practice.logIn(patient.phoneNumber))
    practice.clock.pass(61)
    const hindi = await openStream(await practice.logIn(patient.phoneNumber), 'hin')
    await offer('another', doctor.id)
    await offer('one')
    const message = messageOf(await english.next())
    expect(message).toEqual({
      notification: {
        title: 'Flat 20% off on tests',
        body: 'At the centres that show it. It is taken off the sum when you book.',
      },
      data: { event_type: 'tests.offer', notificationId: expect.any(String) },
    })
    expect(messageOf(await hindi.next())).toMatchObject({ notification: { title: 'जाँच पर सीधे 20% की छूट' } })
  })

  test('keeps the order of what is told, and passes on what is not kept', async () => {
    const stream = await openStream(await practice.logIn(patient.phoneNumber))
    const call = { notification: { title: 'Call', body: 'Ringing' }, data: { type: 'call' } }
    await offer('one')
    await announce(practice.db, [{ topic: pushTopic(patient.id), payload: call }])
    await offer('two')
    const messages = [messageOf(await stream.next()), messageOf(await stream.next()), messageOf(await stream.next())]
    expect(messages).toEqual([expect.objectContaining({ data: expect.any(Object) }), call, expect.any(Object)])
    expect(JSON.stringify(messages[0])).not.toBe(JSON.stringify(messages[2]))
  })

  test('tells whoever opens it what they were told since they began to read, and nobody else', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const token = await practice.logIn(patient.phoneNumber)
    const listening = await openStream(token)
    const announceTo = (userId: string, title: string) =>
      announce(practice.db, [{ topic: pushTopic(userId), payload: { notification: { title, body: '' }, data: {} } }])
    const say = async (title: string) => {
      await announceTo(patient.id, title)
      await listening.next()
    }
    await say('Known')
    // Further before the request than a reading may have arrived.
    vi.advanceTimersByTime(500)
    await announceTo(doctor.id, 'Another')
    await say('Missed')
    vi.advanceTimersByTime(100)
    const stream = await openStream(token, 'eng', 100)
    expect(await stream.next()).toContain(
      'event: missed\ndata: {"event":"push","data":{"notification":{"title":"Missed"',
    )
    const other = await openStream(token)
    await say('Live')
    expect(await stream.next()).toContain('event: push\ndata: {"notification":{"title":"Live"')
    expect(await other.next()).toContain('event: push\ndata: {"notification":{"title":"Live"')
  })

  test('tells of much that was announced before it opened the last, the same once, and stays open', async () => {
    const token = await practice.logIn(patient.phoneNumber)
    const heavy = (title: string) => ({ notification: { title, body: 'x'.repeat(500) }, data: {} })
    const titles = Array.from({ length: 300 }, (_, index) => `${index % 150}`)
    const listening = await openStream(token)
    for (const title of titles) {
      await announce(practice.db, [{ topic: pushTopic(patient.id), payload: heavy(title) }])
      await listening.next()
    }
    const stream = await openStream(token, 'eng', 30_000)
    const missed: string[] = []
    while (missed.length < 50) {
      const [, title] = /"title":"(\d+)"/.exec((await stream.next()) ?? '') ?? []
      missed.push(title ?? 'ended')
    }
    expect(missed).toEqual(titles.slice(-50))
    await offer('after')
    expect(messageOf(await stream.next())).toMatchObject({ data: { event_type: 'tests.offer' } })
  })

  test('says nothing of what was undone', async () => {
    const stream = await openStream(await practice.logIn(patient.phoneNumber))
    const undone = practice.db.transaction(async (tx) => {
      await notify(tx, [{ event: 'assessment.due', facts: {}, to: [patient.id], about: 'undone' }], NOW)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await offer('one')
    expect(messageOf(await stream.next())).toMatchObject({ data: { event_type: 'tests.offer' } })
  })

  test('ends when its session is logged out, and no other', async () => {
    const token = await practice.logIn(patient.phoneNumber)
    const stream = await openStream(token)
    const doctors = await openStream(await practice.logIn(doctor.phoneNumber))
    await practice.call('session.logout', {}, { token })
    // Said, so that whoever reads it does not ask again a while later and rings until then.
    expect([await stream.next(), await stream.next()]).toEqual([ENDED, null])
    await offer('one', doctor.id)
    expect(messageOf(await doctors.next())).toMatchObject({ data: { event_type: 'tests.offer' } })
  })

  test('shows a sign of life, and ends when the session has expired or the person is blocked', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const first = await openStream(await practice.logIn(patient.phoneNumber))
    const second = await openStream(await practice.logIn(doctor.phoneNumber))
    vi.advanceTimersByTime(HEARTBEAT)
    expect([await first.next(), await second.next()]).toEqual([': alive', ': alive'])
    await practice.db.update(users).set({ isBlocked: true }).where(eq(users.id, patient.id))
    vi.advanceTimersByTime(HEARTBEAT)
    expect([await first.next(), await second.next()]).toEqual([ENDED, ': alive'])
    practice.clock.pass(SESSION_LIFETIME)
    vi.advanceTimersByTime(HEARTBEAT)
    expect(await second.next()).toBe(ENDED)
  })

  test('ends for whoever may read something else by now: of another team, or without a permission', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const junior = await openStream(await practice.logIn(demonstrationAccounts.juniorDoctor.phoneNumber))
    const own = await openStream(await practice.logIn(doctor.phoneNumber))
    await practice.db.update(users).set({ doctorId: null }).where(eq(users.id, demonstrationAccounts.juniorDoctor.id))
    vi.advanceTimersByTime(HEARTBEAT)
    expect([await junior.next(), await own.next()]).toEqual([null, ': alive'])
    const change = { permission: 'chat.viewAppointmentList', isAllowed: false }
    await setPermission(practice.db, { countryCode: '+91', phoneNumber: doctor.phoneNumber }, change)
    expect(await own.next()).toBeNull()
  })

  test('of a person’s twelve others the oldest gives way to a thirteenth', async () => {
    const token = await practice.logIn(patient.phoneNumber)
    const oldest = await openStream(token)
    for (let more = 0; more < 12; more += 1) await openStream(token)
    expect(await oldest.next()).toBeNull()
  })

  test('that was left is told nothing more', async () => {
    const stream = await openStream(await practice.logIn(patient.phoneNumber))
    await stream.leave()
    await offer('one')
    expect(await stream.next()).toBeNull()
  })

  test.each([
    ['nobody', 401, async () => null],
    ['a forged token', 401, async () => 'forged'],
    ['a guest', 403, async () => practice.guest()],
  ])('is refused to %s', async (_, status, token) => {
    const response = await practice.get(PUSH_STREAM, headersOf(await token()))
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ statusCode: status })
  })

  test('is refused to who brings the token in the address, or no client credential', async () => {
    const token = await practice.logIn(patient.phoneNumber)
    expect((await practice.get(`${PUSH_STREAM}?accesstoken=${token}`, headersOf(null))).status).toBe(401)
    expect((await practice.get(PUSH_STREAM, { accesstoken: token })).status).toBe(401)
  })
})

describe('A server that stops', () => {
  test('ends its streams instead of waiting for them', async () => {
    const server = await startServer({
      port: 0,
      host: '127.0.0.1',
      logLevel: 'silent',
      database: await openTestDatabase({ now: NOW, size: { doctors: 6, days: 5 } }),
    })
    const ask = async (path: string, body: object, token: string | null = null) => {
      const headers = { ...headersOf(token), 'idempotency-key': crypto.randomUUID() }
      const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      return ((await answer.json()) as { result: Record<string, string> }).result
    }
    const sent = await ask('/user-service/v1/user/login', { country_code: '+91', phone_number: patient.phoneNumber })
    const outbox = (await (await fetch(`${server.url}/dev/outbox.json`)).json()) as { text: string }[]
    const code = /\d{6}/.exec(outbox.at(-1)!.text)![0]
    const { token } = await ask('/user-service/v1/user/verify-otp', { otp_code: code, token: sent['OtpId'] })
    const response = await fetch(`${server.url}${PUSH_STREAM}`, { headers: headersOf(token!) })
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const stream = received(response)
    expect(await stream.next()).toBe('event: opened\ndata: {}')
    await server.close()
    // What its jobs push may come before. A stream that is cut, after it was waited for in vain, rejects.
    const end = async (): Promise<null> => ((await stream.next()) === null ? null : end())
    await expect(end()).resolves.toBeNull()
  })
})

describe('The feed', () => {
  const fakeListen = () => {
    const listeners: { received: (text: string) => void; lost: () => void }[] = []
    const listen = async (_: string, listener: (typeof listeners)[number]) => {
      listeners.push(listener)
      return async () => undefined
    }
    return { listeners, listen }
  }

  test('tells topics apart, and that something may have been missed', async () => {
    const { listeners, listen } = fakeListen()
    const feed = await openFeed({ listen })
    const got: unknown[] = []
    const stop = feed.on('a', (payload) => got.push(payload))
    feed.on('b', (payload) => got.push(payload))
    feed.onEnd(() => got.push('ended'))
    listeners[0]!.received(JSON.stringify({ topic: 'a', payload: 1 }))
    stop()
    listeners[0]!.received(JSON.stringify({ topic: 'a', payload: 2 }))
    listeners[0]!.received(JSON.stringify({ topic: 'b', payload: 3 }))
    listeners[0]!.lost()
    expect(got).toEqual([1, 3, 'ended'])
  })
})

describe('The configuration of Firebase', () => {
  const project = { apiKey: 'k', projectId: 'p', appId: 'a', messagingSenderId: 'm', vapidKey: 'v' }

  test('is none where nothing is set, and must be whole', () => {
    expect(firebaseOf(undefined)).toBeUndefined()
    expect(firebaseOf(' ')).toBeUndefined()
    expect(firebaseOf(JSON.stringify(project))).toEqual(project)
    expect(() => firebaseOf('{"apiKey":"k"}')).toThrow('FIREBASE_CONFIG must be JSON with the texts apiKey')
  })

  test('is told to browsers, and that there is none too', async () => {
    const read = () => practice.call('config.read', { key: 'firebase' })
    expect((await read()).result).toEqual({ firebase: null })
  })
})
