import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A command of the built server, which has to be there (`npm run build`): a part of its path in `server`. */
export const builtCommand = (name: string): string =>
  fileURLToPath(new URL(`../../dist/server/server/${name}.js`, import.meta.url))

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
export const startServerProcess = (environment: Readonly<Record<string, string>>, cwd?: string): ServerProcess => {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env
  const child = spawn(process.execPath, [builtCommand('start')], {
    cwd,
    env: { PATH, HOME, TMPDIR, ...environment },
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
