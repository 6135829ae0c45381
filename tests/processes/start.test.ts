import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { configurationOf } from '../../server/config/configuration'
import { CannotStart, explain } from '../../server/kit/cannotStart'
import { checkVersion, explainDatabase } from '../../server/kit/databaseFaults'
import { clusterFolder } from '../../server/kit/postgres/launch'
import { postmasterOf } from '../../server/kit/postgres/postmaster'
import { timeLimit } from '../../server/kit/timeLimit'
import { startServer } from '../../server/main'
import { type ServerProcess, startServerProcess } from '../kit/process'
import { copyReadyCluster } from '../kit/readyCluster'
import { tcpDoor } from '../kit/tcpDoor'
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
  vi.useRealTimers()
  server?.child.kill('SIGTERM')
  await server?.ended
  server = undefined
  rmSync(folder, { recursive: true })
})
const start = (environment: Record<string, string>) =>
  (server = startServerProcess({ PORT: '0', LOG_LEVEL: 'silent', ...environment }, folder))

/** A start on a data folder, its answer, and its end at a signal, though the connection of the answer is kept alive. */
const startAndStop = async (environment: Record<string, string>, signal: NodeJS.Signals) => {
  const { child, ready, ended, printed } = start({ ...production, DATABASE: 'embedded', ...environment })
  const { status } = await fetch(`${await ready}/healthz`)
  child.kill(signal)
  const [, dataDir] = /^Opening the database in (.*)…$/m.exec(printed()) ?? []
  return { dataDir, status, code: await ended }
}

describe('The data folder', () => {
  test('may be relative, with blanks and letters of any language, and deeper than the path of a socket', async () => {
    const dataDir = join('my data', 'ডেটা', ...Array.from({ length: 30 }, () => 'deep'))
    const path = join(folder, dataDir)
    await copyReadyCluster(path)
    expect(await startAndStop({ DATA_DIR: dataDir }, 'SIGINT')).toEqual({ dataDir: path, status: 200, code: 0 })
  })
})

test('A server whose PostgreSQL is killed once the practice is there, before jobs begin, is ready all the same', async () => {
  await copyReadyCluster(folder)
  const cluster = clusterFolder(folder)
  let killed: number | undefined
  const notify = (step: string) => {
    if (!step.startsWith('The demonstration practice')) return
    killed = postmasterOf(cluster)!.pid
    process.kill(killed, 'SIGKILL')
  }
  const configuration = configurationOf({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: folder })
  const { url, close } = await startServer({ ...configuration, notify })
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
  expect(postmasterOf(cluster)?.pid).not.toBe(killed)
  await close()
})

/** The sentence with which a server of this environment does not start. */
const refusal = async (environment: Record<string, string>): Promise<string> => {
  const attempt = async () => startServer(configurationOf({ PORT: '0', LOG_LEVEL: 'silent', ...environment }))
  const error = await attempt().then(
    ({ close }) => close(),
    (refused: unknown) => refused,
  )
  expect(error).toBeInstanceOf(CannotStart)
  return String(explain(error))
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
    expect(await refusal({ PORT: takenPort(), DATA_DIR: folder })).toContain(`Port ${takenPort()} is in use`)
  })

  test('when the port is in use, in production', async () => {
    expect(await refusal({ ...whole(), PORT: takenPort() })).toContain('start this one with another PORT')
  })

  test('when the machine does not have the address', async () => {
    expect(await refusal({ ...whole(), HOST: '203.0.113.1' })).toContain('does not have the address 203.0.113.1')
  })

  test('when a file is where the data folder should be', async () => {
    writeFileSync(join(folder, 'data'), '')
    expect(await refusal({ DATA_DIR: join(folder, 'data') })).toContain(
      `The data folder ${join(folder, 'data')} cannot be used: a file is in its place`,
    )
  })

  test('when uploaded files cannot be kept: its process prints the sentence without a stack, and fails', async () => {
    mkdirSync(join(folder, 'data'))
    writeFileSync(join(folder, 'data', 'files'), '')
    const { ended, printed } = start({ ...whole(), DATA_DIR: 'data' })
    expect(await ended).toBe(1)
    expect(printed()).toMatch(/^The data folder .* cannot be used: a file is in its place\..*$/m)
    expect(printed()).not.toMatch(/^\s+at /m)
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
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const refused = refusal({ DATABASE_URL: `postgres://somebody@127.0.0.1:${takenPort()}/practice` })
    await once(taken, 'connection')
    vi.advanceTimersByTime(timeLimit(5000))
    expect(await refused).toContain('it does not answer')
  })

  test.each(['Opening', 'The demonstration practice'])(
    'when its database goes away for good after “%s”: a sentence without a statement',
    async (step) => {
      const lost = await newDatabase('empty')
      const door = await tcpDoor(lost.url)
      vi.useFakeTimers({ toFake: ['performance'] })
      let passing: NodeJS.Timeout | undefined
      const notify = (said: string) => {
        if (!said.startsWith(step)) return
        void door.shut()
        passing = setInterval(() => vi.advanceTimersByTime(timeLimit(60_000) + 1), 100)
      }
      const options = {
        ...configurationOf({ PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: door.url, DATA_DIR: folder }),
        notify,
      }
      const error = await startServer(options).catch((refused: unknown) => refused)
      expect(error).toBeInstanceOf(CannotStart)
      clearInterval(passing)
      expect(explain(error)).toMatch(/^The database 127\.0\.0\.1:\d+\/\S+ cannot be used: [^:\n]*\.$/)
      lost.drop()
    },
  )

  test('when there is no such database, or it belongs to somebody else', async () => {
    const [elsewhere, foreign] = [new URL(database.url), new URL(database.url)]
    elsewhere.pathname = 'not-there'
    expect(await refusal({ DATABASE_URL: elsewhere.href })).toContain('there is no such database')
    foreign.pathname = 'postgres'
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
