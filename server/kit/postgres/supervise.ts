import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import type { OsUser } from './osUser'
import { environment } from './cluster'

export interface Supervised {
  /** Resolves when the process has ended, with the last lines it wrote. */
  readonly ended: Promise<string>
  readonly hasEnded: () => boolean
  /** Asks it to end and waits until it has. */
  readonly stop: () => Promise<void>
}

/**
 * Runs the command and stops it with SIGINT (a fast shutdown of PostgreSQL) when the pipe to the app closes, however
 * the app ended. Signals to the app's own group or service do not reach it: the app decides when it stops.
 */
const SUPERVISOR = `
trap '' HUP INT TERM
"$@" 3<&- & server=$!
(read -r line; kill -INT $server) <&3 >/dev/null 2>&1 & watcher=$!
exec 3<&-
wait $server
kill -KILL $watcher 2>/dev/null
`

/** Characters of the output that are kept for a report. */
const KEPT = 4000

/** Starts a program that lives no longer than this process, even if this one is killed. */
export const supervise = (
  program: string,
  args: readonly string[],
  { account, folder }: { account: OsUser; folder: string },
): Supervised => {
  const isPlain = process.platform === 'win32'
  const [command, ...rest] = isPlain ? [program, ...args] : ['/bin/sh', '-c', SUPERVISOR, 'sh', program, ...args]
  const child = spawn(command, rest, {
    ...account,
    cwd: folder,
    env: environment(),
    detached: !isPlain,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  const pipe = child.stdio[3] as Duplex
  // It may be gone before this process closes its end.
  pipe.on('error', () => undefined)
  let written = ''
  child.stderr!.on('data', (chunk: Buffer) => (written = (written + chunk.toString()).slice(-KEPT)))
  const ended = endOf(child).then(() => written.trim())
  return {
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: async () => {
      if (isPlain) child.kill()
      pipe.destroy()
      await ended
    },
  }
}

const endOf = async (child: ChildProcess): Promise<void> => {
  await Promise.race([once(child, 'close'), once(child, 'error')])
}
