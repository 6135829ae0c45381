import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { describeDefect, type Logger } from './kit/logging'
import type { Metrics } from './kit/metrics'
import type { PartsSettings } from './parts'

/** What the thread is given; it opens its own connections and parts. */
export interface JobsThreadData {
  readonly databaseUrl: string
  readonly logLevel: string
  readonly parts: PartsSettings
}

/** What the thread says. */
export type JobsThreadMessage =
  | { readonly is: 'running'; readonly isRunning: boolean }
  | { readonly is: 'ended'; readonly run: Parameters<Metrics['jobEnded']> }

/** Milliseconds before a thread that ended by a fault is started anew. */
const AGAIN = 1000

/**
 * Jobs in a thread of their own: laying out a PDF takes a tenth of a second of one core, and nobody who signs waits for
 * that. The returned stop lets running jobs end, or gives them back.
 */
export const startJobsThread = async (
  data: JobsThreadData,
  {
    log,
    metrics,
    running,
  }: { readonly log: Logger; readonly metrics: Metrics; readonly running: (isRunning: boolean) => void },
): Promise<() => Promise<void>> => {
  let isStopping = false
  let again: NodeJS.Timeout | undefined
  let thread: Worker
  const start = async (): Promise<void> => {
    thread = new Worker(new URL('jobs.worker.js', import.meta.url), { workerData: data })
    const started = once(thread, 'message')
    thread.on('message', (message: JobsThreadMessage) => {
      if (message.is === 'ended') metrics.jobEnded(...message.run)
      if (message.is === 'running') running(message.isRunning)
    })
    thread.on('error', (error) => log.error({ defect: describeDefect(error) }, 'the thread of jobs failed'))
    thread.on('exit', () => {
      running(false)
      if (!isStopping) again = setTimeout(() => void start().catch(() => undefined), AGAIN)
    })
    await started
  }
  // One that fails is started anew: people are answered meanwhile.
  await start().catch(() => undefined)
  return async () => {
    isStopping = true
    clearTimeout(again)
    const ended = once(thread, 'exit')
    thread.postMessage('stop')
    await ended
  }
}
