import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import { type ServerProcess, startServerProcess } from '../kit/process'
import { newDatabase, type TestDatabase } from '../kit/template'

const demonstrationDoctor = '9000000002'

const settings = (databaseUrl: string) => ({
  NODE_ENV: 'production',
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  DATABASE_URL: databaseUrl,
  ORIGIN: 'https://care.example',
  SECRET: 'a secret of thirty-two characters or more',
  SMS_URL: 'http://127.0.0.1:9/send',
  SMS_BODY: '{"to":"{to}","text":"{text}"}',
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'hook',
})

describe('Production that lacks something', () => {
  test('does not start, and lists all of it', async () => {
    const server = startServerProcess({ NODE_ENV: 'production', PORT: '0' })
    expect(await server.ended).toBe(1)
    for (const name of ['DATABASE_URL', 'DATABASE=embedded', 'ORIGIN', 'SECRET', 'SMS_URL', 'RAZORPAY_KEY_ID'])
      expect(server.printed()).toContain(name)
    expect(server.printed()).not.toContain('Opening')
  })
})

describe('Production that has everything', () => {
  let database: TestDatabase
  let server: ServerProcess
  let url: string
  beforeAll(async () => {
    database = await newDatabase('empty')
    server = startServerProcess(settings(database.url))
    url = await server.ready
  })
  afterAll(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    database.drop()
  })

  const rowsOf = async (statement: string): Promise<Record<string, unknown>[]> => {
    const client = new Client(database.url)
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(statement)
    await client.end()
    return rows
  }
  const ask = (phoneNumber: string) =>
    fetch(`${url}/user-service/v1/user/login`, {
      method: 'POST',
      headers: { authorization: CLIENT_CREDENTIAL, deviceid: 'd', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ country_code: '+91', phone_number: phoneNumber }),
    })

  test('says nothing of demonstration accounts', () => {
    expect(server.printed()).toContain('Ready at')
    expect(server.printed()).not.toContain(demonstrationDoctor)
    expect(server.printed()).not.toContain('outbox')
  })

  test('holds nobody and nothing of the demonstration', async () => {
    const [counts] = await rowsOf(
      `select (select count(*)::int from users) users, (select count(*)::int from doctors) doctors,
        (select count(*)::int from banners) banners, (select count(*)::int from secrets) secrets`,
    )
    expect(counts).toEqual({ users: 0, doctors: 0, banners: 0, secrets: 0 })
  })

  test.each(['/dev/outbox', '/dev/outbox.json', '/dev/enquiries', '/gateway/style.css', '/media/covers/1.svg'])(
    'has no %s',
    async (path) => {
      expect((await fetch(url + path)).status).toBe(404)
    },
  )

  test('keeps no text of a message, and says when one could not be sent', async () => {
    const answer = await ask(demonstrationDoctor)
    expect(answer.status).toBe(500)
    expect(await rowsOf('select * from outbox_messages')).toEqual([])
  })

  test('believes nothing of a forged Host', async () => {
    const { port } = new URL(url)
    const paths = [
      '/user-service/v1/config?key=countryCodes',
      '/booking-service/v1/payment/razorpay/cancelled?reference=x',
    ]
    for (const path of paths) {
      const asked = request({
        host: '127.0.0.1',
        port,
        path,
        headers: { host: 'evil.example', authorization: CLIENT_CREDENTIAL },
      })
      asked.end()
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]
      expect(JSON.stringify(answer.headers) + (await text(answer))).not.toContain('evil')
    }
  })

  test('asked to stop, answers what it has accepted and takes no more', async () => {
    const holder = new Client(database.url)
    await holder.connect()
    await holder.query('begin; lock table limits in access exclusive mode')
    const accepted = fetch(`${url}/user-service/v1/user/guest-login`, {
      method: 'POST',
      headers: { authorization: CLIENT_CREDENTIAL, deviceid: 'd', 'idempotency-key': crypto.randomUUID() },
      body: '{}',
    })
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    // What the server does by itself may wait for it as well.
    await expect.poll(async () => (await holder.query(waiting)).rowCount).toBeGreaterThan(0)
    server.child.kill('SIGTERM')
    // A connection that is accepted a moment before is answered.
    const again = () => fetch(`${url}/healthz`, { headers: { connection: 'close' } })
    await expect
      .poll(() =>
        again()
          .then(() => 'answered')
          .catch(() => 'refused'),
      )
      .toBe('refused')
    await holder.query('rollback')
    await holder.end()
    const { status, headers } = await accepted
    expect([status, headers.get('connection')]).toEqual([200, 'close'])
    expect(await server.ended).toBe(0)
  })
})
