import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serviceAccountAt } from '../../server/config/firebase'
import { newId } from '../../server/kit/ids'
import { failedJobs } from '../../server/kit/jobs.read'
import type { ServiceAccount } from '../../server/kit/serviceAccount'
import { firebaseSender, type PushSender, type Sending } from '../../server/notifications/firebase'
import { notify } from '../../server/notifications/notify'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { users } from '../../server/people/people.tables'
import { pushOnWire, type PushOnWire } from '../../src/core/notifications/push.api'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { callNow, tokenFor } from '../kit/calls'

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
    expect([await send('device', push, 'n1'), await send('device', push, 'n1')]).toEqual(['sent', 'sent'])
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
        webpush: { headers: { Topic: 'n1' }, notification: { tag: 'n1' } },
      },
    })
    now += 3600
    await send('device', push, 'n1')
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
    expect(await sender()('device', push, 'n1')).toBe(outcome)
  })

  test('asks for access anew when it is not valid any more', async () => {
    const send = sender()
    answers = [[401, {}]]
    expect([await send('device', push, 'n1'), await send('device', push, 'n1')]).toEqual(['busy', 'sent'])
    expect(asked.map(({ path }) => path).filter((path) => path === '/token')).toHaveLength(2)
  })
})

describe('What people are told', () => {
  let practice: TestBackend
  let sent: { token: string; push: PushOnWire; key: string }[] = []
  let outcomes: readonly (Sending | Error)[] = []
  const send: PushSender = async (token, push, key) => {
    sent.push({ token, push, key })
    const outcome = outcomes[sent.length - 1] ?? 'sent'
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  beforeEach(async () => {
    sent = []
    outcomes = []
    practice = await startBackend({ push: send })
  })
  afterEach(() => practice.close())

  const registered = async (number: string, device: string, language = 'eng') => {
    practice.clock.pass(61)
    const token = await practice.logIn(number)
    const reply = await practice.call('notifications.registerDevice', { device_token: device }, { token, language })
    expect(reply.status).toBe(200)
    return token
  }
  const offer = (about: string, to: string = patient.id) =>
    notify(practice.db, [{ event: 'tests.offer', facts: { percent: 20 }, to: [to], about }], NOW)
  const devices = () => sent.map(({ token }) => token)

  test('is sent to each of their devices, in its language, and to nobody else’s', async () => {
    await registered(patient.phoneNumber, 'phone', 'hin')
    await registered(patient.phoneNumber, 'laptop')
    await registered(doctor.phoneNumber, 'doctor')
    await offer('one')
    expect(sent).toEqual([])
    await practice.runJobs()
    const titles = Object.fromEntries(sent.map(({ token, push }) => [token, push.notification?.title]))
    expect(titles).toEqual({ laptop: 'Flat 20% off on tests', phone: 'जाँच पर सीधे 20% की छूट' })
  })

  test('is sent once, however many servers do jobs, and what is told again is not sent again', async () => {
    await registered(patient.phoneNumber, 'phone')
    await offer('one')
    await Promise.all([practice.runJobs(), practice.runJobs(), practice.runJobs()])
    await offer('one')
    await practice.runJobs()
    expect(devices()).toEqual(['phone'])
  })

  test('is not sent when it was undone, nor to a device that logged out or whose person is blocked', async () => {
    const token = await registered(patient.phoneNumber, 'phone')
    await registered(doctor.phoneNumber, 'doctor')
    await registered(patient.phoneNumber, 'laptop')
    const undone = practice.db.transaction(async (tx) => {
      await notify(tx, [{ event: 'assessment.due', facts: {}, to: [patient.id], about: 'undone' }], NOW)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await offer('two', doctor.id)
    await offer('three')
    // Between the commit and its push.
    await practice.call('session.logout', {}, { token })
    await practice.db.update(users).set({ isBlocked: true }).where(eq(users.id, doctor.id))
    await practice.runJobs()
    expect(devices()).toEqual(['laptop'])
  })

  test('is tried again while the service is busy or cannot be reached, under the key by which a device shows it once', async () => {
    await registered(patient.phoneNumber, 'phone')
    outcomes = ['busy', new Error('offline'), 'sent']
    await offer('one')
    await practice.runJobs()
    expect(sent).toHaveLength(1)
    await practice.runJobs({ again: true })
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(sent[0]!.key).toBe(sent[0]!.push.data?.['notificationId'])
  })

  test('is given up after four tries and shown to operators, and the next is sent', async () => {
    await registered(patient.phoneNumber, 'phone')
    outcomes = ['busy', new Error('9812345678 is offline'), 'busy', 'refused']
    await offer('one')
    await practice.runJobs({ again: true })
    expect(sent).toHaveLength(4)
    expect(await failedJobs(practice.db)).toMatchObject([
      { job: 'push to a device', attempts: 4, error: '{"name":"PushNotSent: refused"}' },
    ])
    await offer('two')
    await practice.runJobs()
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })

  test('rings, and is taken away again when the ring has ended elsewhere', async () => {
    await registered(patient.phoneNumber, 'phone')
    const call = await callNow(practice)
    const token = await tokenFor(practice, 'doctor')
    const ring = (type: 'call' | 'rejected') =>
      practice.call('ring.notify', { id: newId(), type, bookingId: call.bookingId }, { token })
    await ring('call')
    await practice.runJobs()
    await ring('rejected')
    await practice.runJobs()
    const data = sent.map(({ push }) => push.data)
    expect(data).toMatchObject([
      { type: 'call', declineToken: expect.any(String) },
      { type: 'rejected', outcome: 'cancelled', id: data[0]!['id'] },
    ])
    expect(data[1]).not.toHaveProperty('title')
    // One that has ended before it was sent rings nowhere.
    await ring('call')
    await ring('rejected')
    await practice.runJobs()
    expect(sent.slice(2).map(({ push }) => push.data?.['type'])).toEqual(['rejected'])
  })

  test('forgets a device that nobody is reached by any more', async () => {
    await registered(patient.phoneNumber, 'phone')
    outcomes = ['gone']
    await offer('one')
    await practice.runJobs()
    await registered(patient.phoneNumber, 'laptop')
    await offer('two')
    await practice.runJobs()
    expect(devices()).toEqual(['phone', 'laptop'])
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
