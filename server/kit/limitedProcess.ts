import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** What a process may take: seconds of a core, and milliseconds by the clock, however little of a core it was given. */
export interface ProcessLimits {
  readonly coreSeconds: number
  readonly milliseconds: number
}

const run = promisify(execFile)

/**
 * What Node prints when it runs so, in a process of its own; null where it fails, or takes more of a core than it may.
 * Throws where the clock ended it first: the machine was busy, which says nothing about what it was given to read.
 */
export const runLimited = async (args: readonly string[], limits: ProcessLimits): Promise<string | null> => {
  const limited = ['-c', `ulimit -t ${limits.coreSeconds}; exec "$@"`, 'sh', process.execPath, ...args]
  try {
    const { stdout } = await run('/bin/sh', limited, { timeout: limits.milliseconds, killSignal: 'SIGKILL' })
    return stdout
  } catch (error) {
    if ((error as { readonly killed?: boolean }).killed !== true) return null
    throw new Error(`A process had not ended after ${limits.milliseconds} ms`, { cause: error })
  }
}
