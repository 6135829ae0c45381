import { openDatabase } from '../../server/kit/database'
import { systemClock } from '../../server/kit/clock'
import { runnable } from '../../server/kit/jobs'
import { startJobs } from '../../server/kit/jobs.run'
import { newLogger } from '../../server/kit/logging'
import { letter } from './letters'

/** A process that takes a job, says so, and never ends it. */
const database = await openDatabase({ databaseUrl: process.argv[2]! })
const hold = runnable(letter, async () => {
  console.log('taken')
  await new Promise(() => setInterval(() => undefined, 1_000_000))
})
await startJobs({ repeated: [], tasks: [hold] }, { ...database, clock: systemClock, log: newLogger('silent') })
