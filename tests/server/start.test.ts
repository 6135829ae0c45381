import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CannotStart } from '../../server/kit/cannotStart'
import { checkVersion, explainDatabase } from '../../server/kit/databaseFaults'
import { TIMEOUTS } from '../../server/kit/httpServer'
import { type ServerProcess, startServerProcess } from '../kit/process'
import { newDatabase, type TestDatabase } from '../kit/template'

const production = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  ORIGIN: 'https://care.example',
  SECRET: 'a secret of thirty-two characters or more',
  SMS_URL: 'http://127.0.0.1:9/send',
  SMS_BODY: '{"to":"{to}","text":"{text}"}',
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'hook',
}

let folder: string
let server: ServerProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
})
afterEach(async () => {
  server?.child.kill('SIGTERM')
  await server?.ended
  server = undefined
  rmSync(folder, { recursive: true })
})
const start = (environment: Record<string, string>) =>
  (server = startServerProcess({ PORT: '0', LOG_LEVEL: 'silent', ...environment }, folder))

describe('The data folder', () => {
  test.each([
    ['is .data where nothing is set', {}, '.data'],
    ['may be relative, with blanks and letters of any language', { DATA_DIR: 'my data/ডেটা' }, 'my data/ডেটা'],
    ['may be deeper than the path of a socket', { DATA_DIR: 'deep/'.repeat(30) }, 'deep/'.repeat(30)],
  ])('%s', async (_, environment, dataDir) => {
    const url = await start({ ...production, DATABASE: 'embedded', ...environment }).ready
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect(server!.printed()).toContain(`Opening the database in ${join(folder, dataDir).replace(/\/$/, '')}…`)
  })
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a server that nobody waits for ends at %s, and holds no connection that is kept alive',
  async (signal) => {
    const url = await start({ ...production, DATABASE: 'embedded' }).ready
    // Its connection stays open after the answer.
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    const from = performance.now()
    server!.child.kill(signal)
    expect(await server!.ended).toBe(0)
    expect(performance.now() - from).toBeLessThan(TIMEOUTS.grace)
  },
)

/** Milliseconds in which a server that cannot start has said so and ended, once it is loaded. */
const SAID_WITHIN = 10_000
/** Milliseconds that loading takes on this machine now. */
let loading = 0
beforeAll(async () => {
  const from = performance.now()
  await startServerProcess({ PORT: '70000' }).ended
  loading = performance.now() - from
})

const refusal = async (environment: Record<string, string>): Promise<string> => {
  const from = performance.now()
  const { ended, printed } = start(environment)
  expect(await ended).toBe(1)
  expect(performance.now() - from).toBeLessThan(3 * loading + SAID_WITHIN)
  // Whoever started it reads a sentence, not a stack.
  expect(printed()).not.toMatch(/^\s+at /m)
  return printed()
}

describe('A server that cannot start says why and ends', () => {
  let database: TestDatabase
  let taken: Server
  beforeAll(async () => {
    database = await newDatabase('empty')
    taken = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(taken, 'listening')
  })
  afterAll(() => {
    taken.close()
    database.drop()
  })
  const takenPort = (): string => {
    const address = taken.address()
    return String(typeof address === 'object' ? address?.port : '')
  }
  const whole = () => ({ ...production, DATABASE_URL: database.url })

  test('when the port is in use, in a trial', async () => {
    expect(await refusal({ PORT: takenPort() })).toContain(`Port ${takenPort()} is in use`)
  })

  test('when the port is in use, in production', async () => {
    expect(await refusal({ ...whole(), PORT: takenPort() })).toContain('start this one with another PORT')
  })

  test('when the machine does not have the address', async () => {
    expect(await refusal({ ...whole(), HOST: '203.0.113.1' })).toContain('does not have the address 203.0.113.1')
  })

  test('when a file is where the data folder should be', async () => {
    writeFileSync(join(folder, 'data'), '')
    expect(await refusal({ DATA_DIR: 'data' })).toContain(
      `The data folder ${join(folder, 'data')} cannot be used: a file is in its place`,
    )
  })

  test('when uploaded files cannot be kept', async () => {
    mkdirSync(join(folder, 'data'))
    writeFileSync(join(folder, 'data', 'files'), '')
    expect(await refusal({ ...whole(), DATA_DIR: 'data' })).toContain('cannot be used: a file is in its place')
  })

  test.each([
    ['is not running', 'postgres://somebody:hidden@127.0.0.1:9/practice', 'it cannot be reached (ECONNREFUSED)'],
    ['has no address', 'postgres://somebody:hidden@nowhere.invalid/practice', 'it cannot be reached'],
  ])('when its database %s, without the password', async (_, url, sentence) => {
    const printed = await refusal({ DATABASE_URL: url })
    expect(printed).toContain(sentence)
    expect(printed).not.toContain('hidden')
  })

  test('when its database never answers', async () => {
    const printed = await refusal({ DATABASE_URL: `postgres://somebody@127.0.0.1:${takenPort()}/practice` })
    expect(printed).toContain('it does not answer')
  })

  test('when there is no such database, or it belongs to somebody else', async () => {
    const [elsewhere, foreign] = [new URL(database.url), new URL(database.url)]
    elsewhere.pathname = 'not-there'
    expect(await refusal({ DATABASE_URL: elsewhere.href })).toContain('there is no such database')
    foreign.pathname = 'template1'
    expect(await refusal({ DATABASE_URL: foreign.href })).toContain('this user may not change it')
  })

  test.each([
    ['28P01', 'does not accept the user and password'],
    ['0A000', 'install btree_gist and pg_trgm'],
    ['53300', 'no connection left'],
  ])('when PostgreSQL answers %s', (code, sentence) => {
    const error = explainDatabase(
      Object.assign(new Error('of the driver'), { code }),
      'postgres://me:hidden@db/practice',
    )
    expect(error).toBeInstanceOf(CannotStart)
    expect(String(error)).toContain(`The database db:5432/practice cannot be used: `)
    expect(String(error)).toContain(sentence)
  })

  test('when PostgreSQL is too old', () => {
    expect(() => checkVersion(130_011)).toThrow('PostgreSQL 13 is too old')
    expect(() => checkVersion(140_000)).not.toThrow()
  })

  test('when a variable cannot be read', async () => {
    const printed = await refusal({ ...whole(), SMS_HEADERS: '{', RAZORPAY_KEY_SECRET: '' })
    expect(printed).toContain('SMS_HEADERS must be a JSON object')
    expect(printed).toContain('RAZORPAY_KEY_SECRET must be set together')
  })
})
