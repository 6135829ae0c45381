import { setImmediate as nextTurn } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import { openDatabase } from '../../server/kit/database'
import { isDatabaseAway } from '../../server/kit/databaseAway'
import { type RunningServer, startServer } from '../../server/main'
import { WAITS_FOR } from '../kit/limits'
import { type TcpDoor, tcpDoor } from '../kit/tcpDoor'
import { hourBegun, newDatabase, type TestDatabase } from '../kit/template'

/** Milliseconds after which this server takes a statement without an answer for one that hangs: longer than one takes on a busy machine. */
const HANGS_AFTER = 4000

let database: TestDatabase
let door: TcpDoor
let server: RunningServer
let token = ''
beforeAll(async () => {
  database = await newDatabase({ now: hourBegun() })
  door = await tcpDoor(database.url)
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    logLevel: 'silent',
    databaseUrl: door.url,
    dataDir: '/nowhere',
    filesBucket: { bucket: 'care', region: 'x' },
    answeredWithin: HANGS_AFTER,
  })
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  // A connection that hangs would not say that it ended.
  await door.shut()
  await door.open()
  await server.close()
  await door.shut()
  database.drop()
})

const call = async (method: 'GET' | 'POST', path: string, language = 'eng') => {
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      authorization: CLIENT_CREDENTIAL,
      accesstoken: token,
      deviceid: 'd',
      language,
      'idempotency-key': crypto.randomUUID(),
    },
    ...(method === 'POST' ? { body: '{}' } : {}),
  })
  const { message, result } = (await answer.json()) as { message?: string; result?: { token: string } }
  return { status: answer.status, again: answer.headers.get('retry-after'), message, result }
}
const read = (language?: string) => call('GET', '/doctor-service/v1/doctor/specialities', language)
const write = () => call('POST', '/user-service/v1/user/guest-login')

test('while the database is away reads and writes are answered with 503, and they go on by themselves when it is back', async () => {
  token = (await write()).result!.token
  expect((await read()).status).toBe(200)
  // Calls that are under way when it goes are among them.
  const underWay = Array.from({ length: 30 }, (_, each) => (each % 2 === 0 ? read() : write()))
  await door.shut()
  for (const { status } of await Promise.all(underWay)) expect([200, 503]).toContain(status)
  const away = { status: 503, again: '5', message: 'The service is not available for a moment. Please try again.' }
  for (let each = 0; each < 3; each += 1) expect([await read(), await write()]).toEqual([away, away])
  expect((await read('hin')).message).toContain('सेवा थोड़ी देर के लिए उपलब्ध नहीं है')
  expect((await call('GET', '/healthz')).status).toBe(503)
  await door.open()
  await vi.waitUntil(async () => (await read()).status === 200, { timeout: WAITS_FOR })
  expect([(await read()).status, (await write()).status]).toEqual([200, 200])
  expect((await call('GET', '/healthz')).status).toBe(200)
})

test('a database that hangs with its connections open ends each call with 503, and the next ones have new connections', async () => {
  token = (await write()).result!.token
  // Each of the calls that meet the jam has a connection that stood before it.
  await Promise.all(Array.from({ length: 10 }, () => read()))
  door.jam()
  const answers = await Promise.all([read(), write(), read()])
  const away = { status: 503, again: '5', message: 'The service is not available for a moment. Please try again.' }
  expect(answers).toEqual([away, away, away])
  await vi.waitUntil(async () => (await read()).status === 200, { timeout: WAITS_FOR })
  expect([(await read()).status, (await write()).status]).toEqual([200, 200])
})

test('a statement that is not answered within its limit loses its connection, and not before', async () => {
  const { connections, close } = await openDatabase({ databaseUrl: database.url, answeredWithin: 20_000 })
  const removed = vi.fn<() => void>()
  connections.on('remove', removed)
  await connections.query('select 1')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hanging = connections.query('select pg_sleep(60)').catch((error: unknown) => error)
  // The query begins on the connection that the pool has.
  await nextTurn()
  vi.advanceTimersByTime(19_999)
  await nextTurn()
  expect(removed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(isDatabaseAway(await hanging)).toBe(true)
  expect(removed).toHaveBeenCalledOnce()
  vi.useRealTimers()
  await close()
})

test('a transaction that cannot begin gives its connection back', async () => {
  const { db, connections, pool, close } = await openDatabase({ databaseUrl: database.url })
  connections.once('acquire', (client) => {
    const { connection } = client as unknown as { connection: { stream: { destroy: () => void } } }
    connection.stream.destroy()
  })
  const work = vi.fn<() => Promise<void>>()
  const failed = await db.transaction(work).catch((error: unknown) => error)
  expect(isDatabaseAway(failed)).toBe(true)
  expect(work).not.toHaveBeenCalled()
  expect(pool()).toEqual({ total: 0, idle: 0, waiting: 0 })
  await close()
})

test.each([
  ['a shutdown', Object.assign(new Error('terminating connection'), { code: '57P01' }), true],
  ['a start that is not over', new Error('failed', { cause: Object.assign(new Error(), { code: '57P03' }) }), true],
  [
    'a query that was cut',
    new DrizzleQueryError('select 1', [], Object.assign(new Error(), { code: 'ECONNRESET' })),
    true,
  ],
  ['a provider of text messages that is away', Object.assign(new Error(), { code: 'ECONNREFUSED' }), false],
  ['a constraint', new DrizzleQueryError('insert', [], Object.assign(new Error(), { code: '23505' })), false],
  ['a defect', new TypeError('x is undefined'), false],
])('%s is taken for what it is', (_, error, isAway) => {
  expect(isDatabaseAway(error)).toBe(isAway)
})
