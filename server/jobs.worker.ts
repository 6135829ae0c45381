import 'temporal-polyfill/global'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { workOf } from './assembly'
import { platformOf } from './backend'
import type { JobsThreadData, JobsThreadMessage } from './jobs.thread'
import { systemClock as clock } from './kit/clock'
import { openDatabase } from './kit/database'
import { startJobs } from './kit/jobs.run'
import { newLogger } from './kit/logging'
import { openParts } from './parts'

/** Does jobs beside the thread that answers people, on connections of its own. */
const { databaseUrl, logLevel, parts } = workerData as JobsThreadData
const post = (message: JobsThreadMessage): void => parentPort?.postMessage(message)

/** Of the scheduler: people are answered first where cores are scarce. On Linux it is of this thread alone. */
const NICENESS = 10
if (process.platform === 'linux') setPriority(NICENESS)

const log = newLogger(logLevel)
const database = await openDatabase({ databaseUrl })
const platform = platformOf(await openParts(parts, { ...database, clock, log }))
const metrics = { jobEnded: (...run: Extract<JobsThreadMessage, { is: 'ended' }>['run']) => post({ is: 'ended', run }) }
const running = (isRunning: boolean) => post({ is: 'running', isRunning })
const stop = await startJobs(workOf(platform), { ...database, clock, log, metrics, running })
parentPort?.once('message', () => {
  void stop()
    .then(() => database.close())
    .finally(() => process.exit(0))
})
