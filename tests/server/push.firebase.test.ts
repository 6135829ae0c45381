import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { serviceAccountAt } from '../../server/config/firebase'
import { type Feed, openFeed } from '../../server/kit/feed'
import { newLogger } from '../../server/kit/logging'
import { deliverPushes } from '../../server/notifications/deliver'
import { firebaseSender, type PushSender, type Sending, type ServiceAccount } from '../../server/notifications/firebase'
import { notify } from '../../server/notifications/notify'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { users } from '../../server/people/people.tables'
import { pushOnWire, type PushOnWire } from '../../src/core/notifications/push.api'
import { NOW, startBackend, type TestBackend } from '../kit/backend'

const { patient, doctor } = demonstrationAccounts

describe('Sending through Firebase', () => {
  interface Asked {
    readonly path: string
    readonly authorization: string | undefined
    readonly body: string
  }
  let asked: Asked[] = []
  let answers: (readonly [status: number, body: unknown])[] = []
  let account: ServiceAccount
  let address = ''
  let verify: (assertion: string) => ReturnType<typeof jwtVerify>

  const bodyOf = async (request: IncomingMessage): Promise<string> => {
    let body = ''
    for await (const part of request) body += String(part)
    return body
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request)
    const path = request.url ?? ''
    asked.push({ path, authorization: request.headers.authorization, body })
    const access = [200, { access_token: `access ${asked.length}`, expires_in: 3599 }] as const
    const [status, json] = path === '/token' ? access : (answers.shift() ?? ([200, {}] as const))
    response.writeHead(status).end(JSON.stringify(json))
  }
  const google = createServer((request, response) => void answer(request, response))
  beforeAll(async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(google.address() as AddressInfo).port}`
    account = {
      project_id: 'spine',
      client_email: 'sender@spine.test',
      private_key: await exportPKCS8(privateKey),
      token_uri: `${address}/token`,
    }
    verify = (assertion) =>
      jwtVerify(assertion, publicKey, {
        issuer: account.client_email,
        audience: account.token_uri,
        currentDate: new Date(NOW * 1000),
      })
  })
  afterAll(() => google.close())
  beforeEach(() => {
    asked = []
    answers = []
  })

  const push = pushOnWire({ title: 'Booked', body: 'With Dr. Rao', eventType: 'appointment.booked' })
  const sender = (now = () => NOW) => firebaseSender({ account, now, url: address })

  test('asks for access with a signed assertion, once as long as it lasts', async () => {
    let now = NOW
    const send = sender(() => now)
    expect([await send('device', push), await send('device', push)]).toEqual(['sent', 'sent'])
    expect(asked.map(({ path }) => path)).toEqual([
      '/token',
      '/v1/projects/spine/messages:send',
      '/v1/projects/spine/messages:send',
    ])
    const { payload } = await verify(new URLSearchParams(asked[0]?.body).get('assertion') ?? '')
    expect(payload).toMatchObject({ scope: 'https://www.googleapis.com/auth/firebase.messaging', exp: NOW + 3600 })
    expect(asked[2]?.authorization).toBe('Bearer access 1')
    expect(JSON.parse(asked[2]?.body ?? '')).toEqual({
      message: {
        token: 'device',
        notification: { title: 'Booked', body: 'With Dr. Rao' },
        data: { event_type: 'appointment.booked' },
      },
    })
    now += 3600
    await send('device', push)
    expect(asked.at(-1)?.authorization).toBe('Bearer access 4')
  })

  const errorOf = (errorCode: string) => ({ error: { status: 'NOT_FOUND', details: [{ errorCode }] } })
  test.each<[number, unknown, Sending]>([
    [404, errorOf('UNREGISTERED'), 'gone'],
    [404, { error: { message: 'No such project' } }, 'refused'],
    [400, errorOf('INVALID_ARGUMENT'), 'refused'],
    [429, {}, 'busy'],
    [503, {}, 'busy'],
  ])('answered %i %j, is %s', async (status, body, outcome) => {
    answers = [[status, body]]
    expect(await sender()('device', push)).toBe(outcome)
  })

  test('asks for access anew when it is not valid any more', async () => {
    const send = sender()
    answers = [[401, {}]]
    expect([await send('device', push), await send('device', push)]).toEqual(['busy', 'sent'])
    expect(asked.map(({ path }) => path).filter((path) => path === '/token')).toHaveLength(2)
  })
})

describe('What people are told', () => {
  let practice: TestBackend
  let feed: Feed
  let stops: (() => Promise<void>)[] = []
  let sent: { token: string; push: PushOnWire }[] = []
  beforeEach(async () => {
    practice = await startBackend()
    feed = await openFeed(practice)
    sent = []
    stops = []
  })
  afterEach(async () => {
    for (const stop of stops) await stop()
    await feed.close()
    await practice.close()
  })

  const sendsAs =
    (...outcomes: readonly (Sending | Error)[]): PushSender =>
    async (token, push) => {
      sent.push({ token, push })
      const outcome = outcomes[sent.length - 1] ?? 'sent'
      if (outcome instanceof Error) throw outcome
      return outcome
    }
  const deliver = (send: PushSender, waits: readonly number[] = []) => {
    const { db, clock } = practice
    const stop = deliverPushes({ db, feed, clock, log: newLogger('silent'), send, waits })
    stops.push(stop)
    return stop
  }
  const registered = async (number: string, device: string, language = 'eng') => {
    practice.clock.pass(61)
    const token = await practice.logIn(number)
    const reply = await practice.call('notifications.registerDevice', { device_token: device }, { token, language })
    expect(reply.status).toBe(200)
    return token
  }
  const offer = (about: string, to: string = patient.id) =>
    notify(practice.db, [{ event: 'tests.offer', facts: { percent: 20 }, to: [to], about }], NOW)
  const received = (pushes: number) => vi.waitFor(() => expect(sent).toHaveLength(pushes), { timeout: 10_000 })

  test('is sent to each of their devices, in its language, and to nobody else’s', async () => {
    await registered(patient.phoneNumber, 'phone', 'hin')
    await registered(patient.phoneNumber, 'laptop')
    await registered(doctor.phoneNumber, 'doctor')
    deliver(sendsAs())
    await offer('one')
    await received(2)
    const titles = Object.fromEntries(sent.map(({ token, push }) => [token, push.notification?.title]))
    expect(titles).toEqual({ laptop: 'Flat 20% off on tests', phone: 'जाँच पर सीधे 20% की छूट' })
  })

  test('is sent once, however many servers hear it', async () => {
    await registered(patient.phoneNumber, 'phone')
    const first = deliver(sendsAs())
    const second = deliver(sendsAs())
    await offer('one')
    await received(1)
    await Promise.all([first(), second()])
    expect(sent).toHaveLength(1)
  })

  test('is not sent when it was undone, nor to a device that logged out or whose person is blocked', async () => {
    const token = await registered(patient.phoneNumber, 'phone')
    await registered(doctor.phoneNumber, 'doctor')
    const laptop = await registered(patient.phoneNumber, 'laptop')
    await practice.call('session.logout', {}, { token })
    await practice.db.update(users).set({ isBlocked: true }).where(eq(users.id, doctor.id))
    deliver(sendsAs())
    const undone = practice.db.transaction(async (tx) => {
      await notify(tx, [{ event: 'assessment.due', facts: {}, to: [patient.id], about: 'undone' }], NOW)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await offer('two', doctor.id)
    await offer('three')
    await received(1)
    expect(sent.map((each) => each.token)).toEqual(['laptop'])
    await practice.call('session.logout', {}, { token: laptop })
  })

  test('is tried again while the service is busy or cannot be reached', async () => {
    await registered(patient.phoneNumber, 'phone')
    const stop = deliver(sendsAs('busy', new Error('offline'), 'sent'), [0, 0, 0])
    await offer('one')
    await received(3)
    await stop()
    expect(sent).toHaveLength(3)
  })

  test('is given up after its tries, and the next is sent', async () => {
    await registered(patient.phoneNumber, 'phone')
    deliver(sendsAs('busy', new Error('offline'), 'refused'), [0])
    await offer('one')
    await received(2)
    await offer('two')
    await received(3)
    expect(new Set(sent.map(({ push }) => push.data?.['notificationId'])).size).toBe(2)
  })

  test('forgets a device that nobody is reached by any more', async () => {
    await registered(patient.phoneNumber, 'phone')
    const stop = deliver(sendsAs('gone'))
    await offer('one')
    await received(1)
    await stop()
    deliver(sendsAs())
    await registered(patient.phoneNumber, 'laptop')
    await offer('two')
    await received(2)
    expect(sent.map(({ token }) => token)).toEqual(['phone', 'laptop'])
  })

  test('that is waiting for another try does not hold up a server that stops', async () => {
    await registered(patient.phoneNumber, 'phone')
    const stop = deliver(sendsAs('busy', 'busy'), [60_000])
    await offer('one')
    await received(1)
    await stop()
    expect(sent).toHaveLength(2)
  })
})

describe('The service account', () => {
  test('is none where no file is named, and must be whole', () => {
    const folder = mkdtempSync(join(tmpdir(), 'account-'))
    const path = join(folder, 'account.json')
    const whole = { project_id: 'p', client_email: 'e', private_key: 'k', token_uri: 't' }
    writeFileSync(path, JSON.stringify({ ...whole, type: 'service_account' }))
    expect(serviceAccountAt(undefined)).toBeUndefined()
    expect(serviceAccountAt(path)).toEqual(whole)
    writeFileSync(path, '{"project_id":"p"}')
    expect(() => serviceAccountAt(path)).toThrow('GOOGLE_APPLICATION_CREDENTIALS must name the JSON file')
    rmSync(folder, { recursive: true })
  })
})
