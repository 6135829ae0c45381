import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDatabase } from '../../server/kit/database'
import { clusterFolder, launchPostgres } from '../../server/kit/postgres/launch'
import { SOCKET_PORT, socketFolderOf } from '../../server/kit/postgres/address'
import { programsFor } from '../../server/kit/postgres/binaries'
import { osUserFor } from '../../server/kit/postgres/osUser'
import { clusterNameOf, postmasterBecomes, postmasterOf } from '../../server/kit/postgres/postmaster'
import { startPostmaster } from '../../server/kit/postgres/start'
import { FolderInUse, stopStaleServer } from '../../server/kit/postgres/stopStaleServer'
import { timeLimit } from '../../server/kit/timeLimit'
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
const postmaster = () => postmasterOf(clusterFolder(dataDir))!

/** What stands in the note of a PostgreSQL that takes connections. */
const noteOf = (pid: number) => `${pid}\n${dataDir}\n${Math.floor(Date.now() / 1000)}\n5432\n\n\n\nready   \n`

it('a second app is told who has the data folder', async () => {
  const { app } = await startApp()
  const refusal = await launchPostgres({ dataDir }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(FolderInUse)
  expect(String(refusal)).toContain(`The data folder ${dataDir} is in use by another server (process ${app.pid})`)
})

it('a command beside the app works on its database, and leaves it running', async () => {
  const app = await openDatabase({ dataDir })
  const command = await openDatabase({ dataDir, mayJoin: true })
  await command.exec('create table noted (what text)')
  await command.close()
  expect(await app.db.$count(sql`noted`)).toBe(0)
  await app.close()
})

it('what was committed is there after the database was killed with the app', async () => {
  const { app } = await startApp()
  process.kill(postmaster().pid, 'SIGKILL')
  await kill(app)
  expect((await startApp()).rows).toBe(2)
})

it('a database that was killed under its app is started again', async () => {
  await startApp()
  const { pid } = postmaster()
  process.kill(pid, 'SIGKILL')
  const next = await postmasterBecomes(
    clusterFolder(dataDir),
    (found) => found?.status === 'ready' && found.pid !== pid,
  )
  expect(next?.pid).not.toBe(pid)
})

it('an app whose database is killed in the middle of a transaction goes on when it is back', async () => {
  const { db, close } = await openDatabase({ dataDir })
  const { pid } = postmaster()
  const broken = db.transaction(async (tx) => {
    process.kill(pid, 'SIGKILL')
    await postmasterBecomes(clusterFolder(dataDir), (found) => found?.status === 'ready' && found.pid !== pid)
    await tx.execute(sql`select 1`)
  })
  await expect(broken).rejects.toBeInstanceOf(Error)
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await close()
})

it('an app whose database is killed as soon as it answers, and again while it comes back, opens it all the same', async () => {
  const opening = openDatabase({ dataDir })
  const folder = clusterFolder(dataDir)
  let { pid } = (await postmasterBecomes(folder, (found) => found?.status === 'ready'))!
  for (let round = 0; round < 2; round += 1) {
    const last = pid
    process.kill(last, 'SIGKILL')
    pid = (await postmasterBecomes(folder, (found) => found !== null && found.pid !== last))!.pid
  }
  const { db, close } = await opening
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await close()
})

it('an app that is stopped while its killed database comes back leaves nothing running', async () => {
  const postgres = await launchPostgres({ dataDir, isDurable: false })
  const { pid } = postmaster()
  process.kill(pid, 'SIGKILL')
  await postmasterBecomes(clusterFolder(dataDir), (found) => found !== null && found.pid !== pid)
  await postgres.stop()
  expect(postmasterOf(clusterFolder(dataDir))).toBeNull()
})

it('one of several apps that start at once on a new folder gets it', async () => {
  rmSync(clusterFolder(dataDir), { recursive: true })
  const started = await Promise.allSettled([startApp(), startApp(), startApp()])
  expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refusals = started.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
  expect(refusals).toEqual([expect.stringContaining('is in use'), expect.stringContaining('is in use')])
})

it('the note of a database whose process id another program has now is no obstacle', async () => {
  const note = noteOf(process.pid)
  writeFileSync(join(clusterFolder(dataDir), 'postmaster.pid'), note)
  expect((await startApp()).rows).toBe(1)
  expect(readFileSync(join(clusterFolder(dataDir), 'postmaster.pid'), 'utf8')).not.toBe(note)
})

it('a PostgreSQL that answers nobody and does not stop when it is asked to is made to, each after its limit', async () => {
  const folder = clusterFolder(dataDir)
  const script = `process.on('SIGINT', () => console.log('asked')); setInterval(() => {}, 1e6); console.log('runs')`
  const mute = spawn(process.execPath, ['-e', script, clusterNameOf(folder)], { stdio: ['ignore', 'pipe', 'ignore'] })
  apps.push(mute)
  const lines = createInterface({ input: mute.stdout })[Symbol.asyncIterator]()
  expect((await lines.next()).value).toBe('runs')
  writeFileSync(join(folder, 'postmaster.pid'), noteOf(mute.pid!))
  const ended = once(mute, 'exit')
  vi.useFakeTimers({ toFake: ['performance'] })
  const stopped = stopStaleServer(dataDir, folder, { host: folder, port: 5432, password: null })
  vi.advanceTimersByTime(timeLimit(30_000) + 1)
  expect((await lines.next()).value).toBe('asked')
  vi.advanceTimersByTime(timeLimit(30_000) + 1)
  expect(await ended).toEqual([null, 'SIGQUIT'])
  await stopped
  expect(postmasterOf(folder)).toBeNull()
})

it('a PostgreSQL that nobody owns after its limit is stopped', async () => {
  const folder = clusterFolder(dataDir)
  const account = osUserFor([folder])
  const address = { host: socketFolderOf(folder)!, port: SOCKET_PORT, password: null }
  const how = { account, address, isDurable: false, maxConnections: 20 }
  const server = await startPostmaster({ programs: programsFor(account), folder, ...how })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + timeLimit(5000) + 1000 })
  await stopStaleServer(dataDir, folder, address)
  vi.useRealTimers()
  expect(postmasterOf(folder)).toBeNull()
  // Its note goes before it does.
  await expect.poll(() => server!.hasEnded()).toBe(true)
})

it.runIf(process.platform === 'linux')(
  'recovery writes the disk out once, not each of its two thousand files',
  async () => {
    const postgres = await launchPostgres({ dataDir, isDurable: false })
    const client = new Client(postgres.url('postgres'))
    await client.connect()
    const { rows } = await client.query('show recovery_init_sync_method')
    await client.end()
    await postgres.stop()
    expect(rows).toEqual([{ recovery_init_sync_method: 'syncfs' }])
  },
)

it('a data folder with a path too long for a socket is served all the same', async () => {
  dataDir = join(dataDir, 'a'.repeat(120))
  const postgres = await launchPostgres({ dataDir, isDurable: false })
  const client = new Client(postgres.url('postgres'))
  await client.connect()
  const { rows } = await client.query(`select lower('ÀÉ') as lower`)
  await client.end()
  await postgres.stop()
  expect(rows).toEqual([{ lower: 'àé' }])
})

it.runIf(process.getuid?.() === 0)('root may have the data folder in a home nobody else may enter', async () => {
  const home = join(dataDir, 'home')
  mkdirSync(home, { mode: 0o700 })
  dataDir = join(home, 'data')
  const postgres = await launchPostgres({ dataDir, isDurable: false })
  const client = new Client(postgres.url('postgres'))
  await client.connect()
  const { rows } = await client.query(`select count(*)::int as files from pg_ls_dir('.') as name where name = 'base'`)
  await client.end()
  await postgres.stop()
  expect(rows).toEqual([{ files: 1 }])
})
