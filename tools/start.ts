import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { configurationOf, NotConfigured } from '../server/config/configuration'

const root = fileURLToPath(new URL('..', import.meta.url))
const clientDir = join(root, 'dist/client')

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

try {
  process.chdir(root)
  checkNode()
  // A server that would refuse to start says so before anything is built.
  configurationOf(process.env, { dataDir: '.data' })
  if (!isBuilt()) {
    console.log('Building the client (this takes a little while the first time)…')
    await build()
  }
  await import('../server/start')
} catch (error) {
  console.error(error instanceof NotConfigured ? error.message : error)
  process.exit(1)
}
