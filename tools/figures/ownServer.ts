import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('serverEntry.ts', import.meta.url))
/** Milliseconds a new practice may take to be written, and a server to finish. */
const STARTS_WITHIN = 120_000
const ENDS_WITHIN = 20_000

export interface OwnServer {
  readonly url: string
  readonly dataDir: string
  readonly pid: number
  /** Ends the process; its folder stays until `forget`. */
  readonly stop: () => Promise<void>
  /** Ends the process without a chance to finish anything. */
  readonly kill: () => Promise<void>
  readonly forget: () => void
}

/** A server in its own process, on a practice of its own in a temporary folder or on one that is there. */
export const startOwnServer = async ({
  clientDir,
  dataDir = mkdtempSync(join(tmpdir(), 'spine-care-figures-')),
}: { readonly clientDir?: string; readonly dataDir?: string } = {}): Promise<OwnServer> => {
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
    env: { ...process.env, DATA_DIR: dataDir, ...(clientDir === undefined ? {} : { CLIENT_DIR: clientDir }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = () => ended(child, 'SIGTERM')
  const kill = () => ended(child, 'SIGKILL')
  const forget = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    return { url: await reported(child), dataDir, pid: child.pid!, stop, kill, forget }
  } catch (error) {
    await stop()
    throw error
  }
}

const reported = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The server did not start in time')), STARTS_WITHIN)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const [, port] = /^url http:\/\/localhost:(\d+)$/.exec(line) ?? []
      if (port === undefined) return
      clearTimeout(late)
      resolve(`http://127.0.0.1:${port}`)
    })
  })

const ended = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    const impatient = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN)
    child.once('exit', () => {
      clearTimeout(impatient)
      resolve()
    })
    child.kill(signal)
  })
