import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { buildServer } from '../buildServer'

const entry = fileURLToPath(new URL('../../dist/server/server/start.js', import.meta.url))
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

let built: Promise<void> | undefined

/** The compiled server in its own process, as an operator runs it, on a practice of its own in a temporary folder or on one that is there. */
export const startOwnServer = async ({
  clientDir,
  dataDir = mkdtempSync(join(tmpdir(), 'spine-care-figures-')),
}: { readonly clientDir?: string; readonly dataDir?: string } = {}): Promise<OwnServer> => {
  await (built ??= buildServer())
  if (clientDir !== undefined) {
    mkdirSync(join(dataDir, 'dist'), { recursive: true })
    symlinkSync(clientDir, join(dataDir, 'dist/client'))
  }
  const child = spawn(process.execPath, [entry], {
    // It serves the client that is built in its working folder.
    cwd: dataDir,
    env: { ...process.env, NODE_ENV: '', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
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
      const [, port] = /Ready at http:\/\/localhost:(\d+)$/.exec(line) ?? []
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
