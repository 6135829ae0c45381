import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clusterFolder } from '../../server/kit/postgres/launch'
import { postmasterBecomes, postmasterOf } from '../../server/kit/postgres/postmaster'
import { WAITS_FOR } from '../kit/limits'
import { builtCommand } from '../kit/process'
import { copyReadyCluster } from '../kit/readyCluster'

let dataDir: string
const apps: ChildProcess[] = []

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'data-'))
  await copyReadyCluster(dataDir)
})
afterEach(async () => {
  vi.useRealTimers()
  for (const app of apps.splice(0)) app.kill('SIGKILL')
  await stopped()
  rmSync(dataDir, { recursive: true })
})

const holder = fileURLToPath(new URL('../kit/postgresHolder.js', import.meta.url))

/** Another app on the folder; resolves to how many rows it finds, its own included. */
const startApp = async (): Promise<{ app: ChildProcess; rows: number }> => {
  const args = [holder, builtCommand('kit/postgres/launch'), dataDir]
  const app = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  apps.push(app)
  let errors = ''
  app.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const line = await Promise.race([
    once(createInterface({ input: app.stdout }), 'line').then(([text]) => String(text)),
    once(app, 'close').then(() => {
      throw new Error(errors)
    }),
  ])
  return { app, rows: Number(line.split(' ')[1]) }
}
const kill = async (app: ChildProcess): Promise<void> => {
  const ended = once(app, 'exit')
  app.kill('SIGKILL')
  await ended
}
const stopped = () => postmasterBecomes(clusterFolder(dataDir), (found) => found === null)
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const postmaster = () => postmasterOf(clusterFolder(dataDir))!

it('after an app was killed nothing keeps running, and what was committed is there', async () => {
  const { app } = await startApp()
  const { pid } = postmaster()
  await kill(app)
  await vi.waitUntil(() => !isRunning(pid), { timeout: WAITS_FOR })
  expect((await startApp()).rows).toBe(2)
})
