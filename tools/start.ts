import 'temporal-polyfill/global'
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firebaseOf, serviceAccountAt } from '../server/config/firebase'
import { FolderInUse } from '../server/kit/postgres/makeWay'
import { startServer } from '../server/main'
import { demonstrationAccounts, type DemonstrationAccount } from '../server/seed/accounts'

const root = fileURLToPath(new URL('..', import.meta.url))
const clientDir = join(root, 'dist/client')
const port = Number(process.env['PORT'] ?? 4600)
const production = process.env['NODE_ENV'] === 'production'
const mapsKey = process.env['GOOGLE_MAPS_KEY']
const notify = (step: string): void => console.log(step)

const checkNode = (): void => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Error(`Node 20.19 or later is needed; this is ${process.versions.node}.`)
}

/** Milliseconds of the newest file of a folder. */
const newestIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
    (newest, file) => Math.max(newest, statSync(join(folder, file)).mtimeMs),
    0,
  )

const isBuilt = (): boolean => {
  const shell = join(clientDir, 'shell.html')
  return existsSync(shell) && statSync(shell).mtimeMs >= newestIn(join(root, 'src'))
}

const build = (): Promise<void> =>
  new Promise((resolve, reject) => {
    spawn('npx', ['tsx', 'tools/build.ts'], { cwd: root, stdio: 'inherit' })
      .on('error', reject)
      .on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The client could not be built.'))))
  })

const accountLines = (): string =>
  Object.values(demonstrationAccounts)
    .map(
      ({ role, countryCode, phoneNumber, name, doctorIndex }: DemonstrationAccount) =>
        `  ${role.padEnd(18)} ${countryCode} ${phoneNumber}  ${name ?? (doctorIndex === undefined ? 'Somebody new' : 'The first doctor')}`,
    )
    .join('\n')

/** What went wrong, in words for whoever started the server. */
const explain = (error: unknown): unknown => {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what uses it, or start this server with another PORT.`
  return error instanceof FolderInUse ? error.message : error
}

const start = async (): Promise<void> => {
  checkNode()
  if (!isBuilt()) {
    notify('Building the client (this takes a little while the first time)…')
    await build()
  }
  const server = await startServer({
    port,
    host: process.env['HOST'],
    dataDir: process.env['DATA_DIR'] ?? join(root, '.data'),
    databaseUrl: process.env['DATABASE_URL'],
    origin: process.env['ORIGIN'],
    behindProxy: process.env['BEHIND_PROXY'] === '1',
    basicAuth: process.env['BASIC_AUTH'],
    firebase: firebaseOf(process.env['FIREBASE_CONFIG']),
    firebaseAccount: serviceAccountAt(process.env['GOOGLE_APPLICATION_CREDENTIALS']),
    logLevel: process.env['LOG_LEVEL'] ?? (production ? 'info' : 'warn'),
    clientDir,
    googleMaps: mapsKey ? { key: mapsKey, url: process.env['GOOGLE_MAPS_URL'] } : undefined,
    production,
    notify,
  })
  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    notify('Stopping…')
    await server.close()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
  if (!production) notify(`\nDemonstration accounts:\n${accountLines()}`)
  if (!production) notify(`\nNo text message is really sent: login codes appear at ${server.url}/dev/outbox`)
  notify(`\nReady at ${server.url}`)
}

try {
  await start()
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
