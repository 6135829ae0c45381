import { afterEach, beforeEach, expect, it } from 'vitest'
import { jobsOf } from '../../server/assembly'
import { platformOf } from '../../server/backend'
import { folderStore } from '../../server/files/store/folderStore'
import { startJobs } from '../../server/kit/jobs'
import { idempotencyKeys } from '../../server/kit/kit.tables'
import { newLogger } from '../../server/kit/logging'
import { otps } from '../../server/session/session.tables'
import { sessions } from '../../server/people/people.tables'
import { DAY, HOUR, MINUTE } from '../../src/core/kit/dates'
import { startBackend, TEST_SECRET, type TestBackend } from '../kit/backend'

const jobs = jobsOf(platformOf({ secret: TEST_SECRET, files: folderStore('/nowhere') }))

let practice: TestBackend
beforeEach(async () => {
  practice = await startBackend()
})
afterEach(() => practice.close())

it('a server that starts again after a month forgets what was over meanwhile', async () => {
  await practice.logIn('9812345678')
  await practice.guest()
  practice.clock.pass(30 * DAY)
  await startJobs(jobs, { db: practice.db, clock: practice.clock, log: newLogger('silent') })()
  const left = await Promise.all([sessions, otps, idempotencyKeys].map((table) => practice.db.$count(table)))
  expect(left).toEqual([0, 0, 0])
})

it('a job is done once in its time, however many servers there are', async () => {
  const times: number[] = []
  const job = { name: 'a job', every: MINUTE, run: async (_: unknown, now: number) => times.push(now) }
  const servers = () =>
    Promise.all(
      [1, 2, 3].map(() => startJobs([job], { db: practice.db, clock: practice.clock, log: newLogger('silent') })()),
    )
  const begun = practice.clock.now()
  await servers()
  practice.clock.pass(MINUTE - 1)
  await servers()
  practice.clock.pass(1)
  await servers()
  expect(times).toEqual([begun, begun + MINUTE])
})

it('each is done again in its own time', () => {
  expect(Object.fromEntries(jobs.map(({ name, every }) => [name, every]))).toEqual({
    'notify of open slots': MINUTE,
    'forget drafts of prescriptions that are over': DAY,
    'bring the catalogue of medicines up to date': DAY,
    'release unpaid bookings': MINUTE,
    'pay back what is due': MINUTE,
    'forget payment events that are over': DAY,
    'forget audit entries that are over': DAY,
    'renew availability': HOUR,
    'forget old idempotency keys': HOUR,
    'forget messages of the days before': HOUR,
    'forget counts of limits that are over': HOUR,
    'forget links to files that are over': HOUR,
    'move files out of the database': DAY,
    'remove contents without a file': DAY,
    'forget sessions and codes that are over': DAY,
  })
})
