import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt } from './inputs.js'
import { readUsage } from './usage.js'

readUsage(`npm start

Builds what is not built and starts the app. It takes no options: the variables of the environment that it reads (PORT,
DATA_DIR, DATABASE_URL and others) are listed in the README.`)

// Plain JavaScript: a built product has no TypeScript beside it.
const root = fileURLToPath(new URL('..', import.meta.url))
const entry = join(root, 'dist/server/server/start.js')
/** What there is after a build that came to its end. */
const built = [entry, ...['dist/client/shell.html', 'dist/prerender/prerender.js'].map((file) => join(root, file))]
const isWhole = () => built.every((file) => existsSync(file))

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) fail(`Node 20.19 or later is needed; this is ${process.versions.node}.`)
process.chdir(root)

if (canBuild() && !(isWhole() && isBuilt(root))) {
  await refuseEarly()
  console.log('Building (about a minute; the next start does without)…')
  const { status, signal } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/build.ts'], { stdio: 'inherit' })
  if (signal === 'SIGKILL') fail('The system ended the build, most likely for want of memory: it needs about 2 GB.')
  if (status !== 0) fail('The product could not be built; why is said above.')
}
if (!isWhole()) fail('There is no whole built product here: npm ci && npm run build.')
await import(entry)

/** @param {string} message */
function fail(message) {
  console.error(message)
  process.exit(1)
}

/** Whether the tools of a build are installed; a built product runs without them. */
function canBuild() {
  const { resolve } = createRequire(import.meta.url)
  try {
    return [resolve('vite'), resolve('tsx')].length > 0
  } catch {
    return false
  }
}

/** A server that will not start says so before anything is built. */
async function refuseEarly() {
  const { tsImport } = await import('tsx/esm/api')
  const { configurationOf } = await tsImport('../server/config/configuration.ts', import.meta.url)
  try {
    configurationOf(process.env)
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}
