import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enqueue, runnable } from '../../server/kit/jobs'
import { jobCounts } from '../../server/kit/jobs.read'
import { startJobs } from '../../server/kit/jobs.run'
import { newLogger } from '../../server/kit/logging'
import { timeLimit } from '../../server/kit/timeLimit'
import { startBackend, type TestBackend } from '../kit/backend'
import { letter } from '../kit/letters'

const log = newLogger('silent')

let practice: TestBackend
beforeEach(async () => {
  practice = await startBackend()
})
afterEach(() => practice.close())

const write = (to: string, key = to) => enqueue(practice.db, letter, [{ input: { to }, key }])

describe('What is enqueued', () => {
  it('that takes longer than a server has to stop is given back while it still runs', async () => {
    let isBegun = () => undefined as void
    const begun = new Promise<void>((resolve) => {
      isBegun = resolve
    })
    let end = () => undefined as void
    const slow = runnable(letter, async () => {
      isBegun()
      await new Promise<void>((resolve) => {
        end = resolve
      })
    })
    const stop = await startJobs({ repeated: [], tasks: [slow] }, { ...practice, log })
    await write('Asha')
    await begun
    const holders = async () =>
      (await practice.db.execute(sql`select locked_by is not null as held from graphile_worker._private_jobs`)).rows
    expect(await holders()).toEqual([{ held: true }])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const stopped = stop()
    vi.advanceTimersByTime(timeLimit(10_000))
    vi.useRealTimers()
    await expect.poll(holders).toEqual([{ held: false }])
    end()
    await stopped
  })

  it('is finished by a server that stops, and given to another where a process died', async () => {
    const written: string[] = []
    let isBegun = () => undefined as void
    const begun = new Promise<void>((resolve) => {
      isBegun = resolve
    })
    let end = () => undefined as void
    const slow = runnable(letter, async ({ to }) => {
      isBegun()
      await new Promise<void>((resolve) => {
        end = resolve
      })
      written.push(to)
    })
    const stop = await startJobs({ repeated: [], tasks: [slow] }, { ...practice, log })
    await write('Asha')
    await begun
    const stopped = stop()
    end()
    await stopped
    expect(written).toEqual(['Asha'])
    // A process that was killed leaves its job locked by nobody who lives.
    await write('Ila')
    await practice.exec(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'pool-of-the-dead', attempts = 1`,
    )
    const next = runnable(letter, async ({ to }) => void written.push(to))
    const stopNext = await startJobs({ repeated: [], tasks: [next] }, { ...practice, log })
    await expect.poll(() => written).toEqual(['Asha', 'Ila'])
    await stopNext()
  })
})

const holder = fileURLToPath(new URL('../kit/jobHolder.ts', import.meta.url))

it('a job of a process that is killed with -9 is done by another one', async () => {
  const app = spawn(process.execPath, ['--import', 'tsx', holder, practice.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await write('Asha')
  for await (const line of app.stdout) if (String(line).includes('taken')) break
  const written: string[] = []
  const task = runnable(letter, async ({ to }) => void written.push(to))
  const other = await startJobs({ repeated: [], tasks: [task] }, { ...practice, log })
  expect(await jobCounts(practice.db)).toEqual([{ job: 'write a letter', failed: 0, waiting: 1 }])
  expect(written).toEqual([])
  app.kill('SIGKILL')
  await expect.poll(() => written).toEqual(['Asha'])
  await other()
  expect(await jobCounts(practice.db)).toEqual([])
})
