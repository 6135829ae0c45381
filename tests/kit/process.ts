import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { TEST_LASTS } from './limits'

/** A command of the built server, which has to be there (`npm run build`): a part of its path in `server`. */
export const builtCommand = (name: string): string =>
  fileURLToPath(new URL(`../../dist/server/server/${name}.js`, import.meta.url))

type Environment = Readonly<Record<string, string>>

/** What every process of a test is given, and nothing else of this one's environment. */
const common = (): Environment => {
  const { PATH = '', HOME = '', TMPDIR = '/tmp', TIME_LIMITS = '' } = process.env
  return { PATH, HOME, TMPDIR, TIME_LIMITS }
}

export interface Finished {
  /** Its exit code; null where a signal ended it. */
  readonly code: number | null
  readonly printed: string
  /** On the stream of errors. */
  readonly errors: string
}

interface Running {
  readonly environment?: Environment
  readonly cwd?: string
}

/** Runs a program to its end without holding up this process, which answers the test runner meanwhile. */
export const run = async (
  program: string,
  args: readonly string[],
  { environment = {}, cwd }: Running = {},
): Promise<Finished> => {
  const child = spawn(program, args, {
    cwd,
    env: { ...common(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // One that hangs does not outlive its test for long.
    timeout: TEST_LASTS,
    killSignal: 'SIGKILL',
  })
  const ended = once(child, 'close')
  const [printed, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code: code as number | null, printed, errors }
}

export interface ServerProcess {
  readonly child: ChildProcess
  /** What it has printed until now, on both streams. */
  readonly printed: () => string
  /** Its address, once it is ready. Rejects with what was printed when it ends before. */
  readonly ready: Promise<string>
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>
}

/** The server as an operator starts it, in a working folder and with no environment but this one. */
export const startServerProcess = (environment: Environment, cwd?: string): ServerProcess => {
  const child = spawn(process.execPath, [builtCommand('start')], {
    cwd,
    env: { ...common(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const ready = new Promise<string>((resolve, reject) => {
    const received = (chunk: Buffer) => {
      printed += chunk.toString()
      const [, url] = /Ready at (http:\/\/\S+)/.exec(printed) ?? []
      if (url !== undefined) resolve(url)
    }
    child.stdout.on('data', received)
    child.stderr.on('data', received)
    child.once('close', () => reject(new Error(printed)))
  })
  // Whoever only waits for the end need not know that it never became ready.
  ready.catch(() => undefined)
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, printed: () => printed, ready, ended }
}
