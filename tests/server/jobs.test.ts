import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { jobsOf } from '../../server/assembly'
import { platformOf } from '../../server/backend'
import { folderStore } from '../../server/files/store/folderStore'
import { enqueue, oneByOne, runnable } from '../../server/kit/jobs'
import { failedJobs, jobCounts, retryJobs } from '../../server/kit/jobs.read'
import { startJobs } from '../../server/kit/jobs.run'
import { idempotencyKeys, secrets } from '../../server/kit/kit.tables'
import { newLogger } from '../../server/kit/logging'
import { inRequest } from '../../server/kit/scope'
import { otps } from '../../server/session/session.tables'
import { sessions } from '../../server/people/people.tables'
import { DAY, HOUR, MINUTE } from '../../src/core/kit/dates'
import { startBackend, TEST_SECRET, type TestBackend } from '../kit/backend'
import { letter } from '../kit/letters'

const repeated = jobsOf(platformOf({ secret: TEST_SECRET, files: folderStore('/nowhere') }))
const log = newLogger('silent')

let practice: TestBackend
beforeEach(async () => {
  practice = await startBackend()
})
afterEach(() => practice.close())

const write = (to: string, key = to) => enqueue(practice.db, letter, [{ input: { to }, key }])

it('Jobs are known to be done from their start to their end', async () => {
  const states: boolean[] = []
  const running = (isRunning: boolean) => void states.push(isRunning)
  const stop = await startJobs({ repeated: [], tasks: [] }, { ...practice, log, running })
  expect(states).toEqual([true])
  await stop()
  expect(states).toEqual([true, false])
})

describe('What is repeated', () => {
  it('is done by a server that starts after a month: it forgets what was over meanwhile', async () => {
    await practice.logIn('9812345678')
    await practice.guest()
    practice.clock.pass(30 * DAY)
    const left = () => Promise.all([sessions, otps, idempotencyKeys].map((table) => practice.db.$count(table)))
    const stop = await startJobs({ repeated, tasks: [] }, { ...practice, log })
    await expect.poll(left).toEqual([0, 0, 0])
    await stop()
  })

  it('is done once by servers that start together, and not again by one that starts after them', async () => {
    const times: number[] = []
    const known: unknown[] = []
    const run = async (db: TestBackend['db'], now: number) => {
      // Before its first time has ended no server begins it anew.
      known.push(...(await db.execute(sql`select identifier from graphile_worker._private_known_crontabs`)).rows)
      times.push(now)
    }
    const start = () => startJobs({ repeated: [{ name: 'a job', every: DAY, run }], tasks: [] }, { ...practice, log })
    const servers = await Promise.all([start(), start(), start()])
    await expect.poll(() => times).toEqual([practice.clock.now()])
    expect(known).toEqual([{ identifier: 'a job' }])
    const later = await start()
    await write('nobody')
    await Promise.all([...servers, later].map((stop) => stop()))
    expect(times).toHaveLength(1)
  })

  it('is done again in its own time', () => {
    expect(Object.fromEntries(repeated.map(({ name, every }) => [name, every]))).toEqual({
      'notify of open slots': MINUTE,
      'forget drafts of prescriptions that are over': DAY,
      'bring the catalogue of medicines up to date': DAY,
      'end orders whose time has passed': MINUTE,
      'remind of orders that wait': MINUTE,
      'keep the copy of the chats': MINUTE,
      'forget exports nobody opened': HOUR,
      'take away the files of removed records': DAY,
      'release unpaid bookings': MINUTE,
      'pay back what is due': MINUTE,
      'forget payment events that are over': DAY,
      'forget audit entries that are over': DAY,
      'renew availability': HOUR,
      'forget old idempotency keys': HOUR,
      'forget messages of the days before': HOUR,
      'forget counts of limits that are over': HOUR,
      'move files out of the database': DAY,
      'remove contents without a file': DAY,
      'remove uploads that no row names': DAY,
      'forget sessions and codes that are over': DAY,
      'close calls': 10 * MINUTE,
      'remove pieces of uploads that are over': HOUR,
      'forget links to records that are long over': DAY,
      'forget reports that were held too long': DAY,
      'end the wait of reports nobody claimed': DAY,
    })
  })
})

describe('What is enqueued', () => {
  it('is done after the commit, and never when that is undone', async () => {
    const written: string[] = []
    const tasks = [runnable(letter, async ({ to }) => void written.push(to))]
    const undone = practice.db.transaction(async (db) => {
      await enqueue(db, letter, [{ input: { to: 'Ila' }, key: 'Ila' }])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    // A worker that has started knows its tasks.
    await practice.runJobs({ work: { tasks } })
    await practice.db.transaction(async (db) => {
      await enqueue(db, letter, [{ input: { to: 'Asha' }, key: 'Asha' }])
      await practice.runJobs({ work: { tasks } })
      expect(written).toEqual([])
    })
    await practice.runJobs({ work: { tasks } })
    expect(written).toEqual(['Asha'])
  })

  it('waits once under its key', async () => {
    const written: string[] = []
    const tasks = [runnable(letter, async ({ to }) => void written.push(to))]
    await write('Asha', 'same')
    await write('Ila', 'same')
    await practice.runJobs({ work: { tasks } })
    expect(written).toEqual(['Ila'])
  })

  it('that works through many things is shown with each that failed, and the others are done', async () => {
    const done: string[] = []
    const tasks = [
      runnable(letter, () =>
        oneByOne(['file-1', 'file-2', 'file-3'], async (id) => {
          if (id === 'file-2') done.push(id)
          else throw new TypeError(`${id} is no file`)
        }),
      ),
    ]
    await write('everybody')
    await practice.runJobs({ work: { tasks }, again: true })
    expect(done).toEqual(['file-2', 'file-2', 'file-2'])
    const [failed] = await failedJobs(practice.db)
    expect(failed).toMatchObject({
      job: 'write a letter',
      item: 'everybody',
      error: '{"name":"ItemsFailed","count":2}',
      items: [
        { item: 'file-1', error: '{"name":"TypeError","message":"file-1 is no file"}' },
        { item: 'file-3', error: '{"name":"TypeError","message":"file-3 is no file"}' },
      ],
    })
  })

  it('that fails is tried again, then shown to operators without people’s data, and can be tried anew', async () => {
    let isBroken = true
    const tries: boolean[] = []
    const tasks = [
      runnable(letter, async ({ to }, { isLastTry }) => {
        tries.push(isLastTry)
        if (isBroken) throw new Error(`No such person ${to}`)
      }),
    ]
    await inRequest('request-1', () => write('Asha Rao'))
    await practice.runJobs({ work: { tasks }, again: true })
    expect(tries).toEqual([false, false, true])
    const [failed, ...others] = await failedJobs(practice.db)
    expect(others).toEqual([])
    expect(failed).toMatchObject({
      job: 'write a letter',
      attempts: 3,
      error: '{"name":"Error","requestId":"request-1"}',
    })
    expect(await jobCounts(practice.db)).toEqual([{ job: 'write a letter', failed: 1, waiting: 0 }])
    const text = await (await practice.fetch(new Request('http://practice.test/metrics'), '127.0.0.1')).text()
    expect(text).toContain('jobs_failed{job="write a letter"} 1')
    isBroken = false
    expect(await retryJobs(practice.db, ['0'])).toBe(0)
    expect(await retryJobs(practice.db)).toBe(1)
    await practice.runJobs({ work: { tasks } })
    expect(await jobCounts(practice.db)).toEqual([])
  })
})

describe('A transaction', () => {
  it('is refused a file: neither stored nor read while it holds its rows', async () => {
    const { files } = platformOf({ secret: TEST_SECRET, files: folderStore('/nowhere') })
    const id = crypto.randomUUID()
    const inside = (work: () => Promise<unknown>) => practice.db.transaction(work)
    await expect(inside(() => files.put(id, '/nowhere'))).rejects.toThrow('A file was stored inside a transaction')
    await expect(inside(() => files.read(id))).rejects.toThrow('A file was read inside a transaction')
    await expect(practice.db.transaction((db) => db.transaction(() => files.read(id)))).rejects.toThrow(
      'inside a transaction',
    )
    expect(await files.read(id)).toBeNull()
    expect(await practice.db.select().from(secrets).where(eq(secrets.name, 'none'))).toEqual([])
  })
})
