import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CannotStart } from '../cannotStart'
import type { OsUser } from './osUser'
import { HERE, hasProc } from './address'
import { isAlive } from './postmaster'

export const SUPERUSER = 'postgres'

/** Read by the app alone; used where PostgreSQL cannot be reached over a socket. */
export const passwordOf = (folder: string): string => readFileSync(join(folder, 'password'), 'utf8')

export const environment = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' })

/** PostgreSQL is told of its folder as the one it works in: it may be in a home its account cannot enter. */
export const folderArgument = (folder: string): string => (hasProc() ? HERE : folder)

interface NewCluster {
  /** The folder with PostgreSQL's programs. */
  readonly programs: string
  readonly account: OsUser
  /** Whether it is on the disk when this returns. */
  readonly isDurable: boolean
}

/** Makes an empty database cluster, whole or not at all. */
export const createCluster = async (folder: string, { programs, account, isDurable }: NewCluster): Promise<void> => {
  if (existsSync(join(folder, 'PG_VERSION'))) return
  removeLeftovers(folder)
  const unfinished = `${folder}${UNFINISHED}${process.pid}`
  const passwordFile = `${unfinished}.password`
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (account.uid !== undefined)
    for (const path of [unfinished, passwordFile]) chownSync(path, account.uid, account.gid)
  await initdb(
    join(programs, 'bin/initdb'),
    [
      '-D',
      folderArgument(unfinished),
      '--username',
      SUPERUSER,
      '--pwfile',
      hasProc() ? '/proc/self/fd/3' : passwordFile,
      '--auth-local',
      'trust',
      '--auth-host',
      'scram-sha-256',
      '--encoding',
      'UTF8',
      '--locale',
      'C',
      '--locale-provider',
      'builtin',
      '--builtin-locale',
      'C.UTF-8',
      ...(isDurable ? [] : ['--no-sync']),
    ],
    { account, folder: unfinished, passwordFile },
  )
  renameSync(passwordFile, join(unfinished, 'password'))
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another app was quicker.
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error
  }
}

const UNFINISHED = '.new.'

/** What an app left that was killed while it made the cluster. */
const removeLeftovers = (folder: string): void => {
  const beginning = basename(folder) + UNFINISHED
  for (const name of readdirSync(dirname(folder)).filter((each) => each.startsWith(beginning)))
    if (!isAlive(Number.parseInt(name.slice(beginning.length), 10)))
      rmSync(join(dirname(folder), name), { recursive: true, force: true })
}

const initdb = (
  program: string,
  args: readonly string[],
  { account, folder, passwordFile }: { account: OsUser; folder: string; passwordFile: string },
): Promise<void> =>
  new Promise((resolve, reject) => {
    const password = openSync(passwordFile, 'r')
    const stdio = ['ignore', 'ignore', 'pipe', password] as const
    const child = spawn(program, args, { ...account, cwd: folder, env: environment(), stdio: [...stdio] })
    let errors = ''
    child.stderr!.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => {
      closeSync(password)
      if (code === 0) resolve()
      else reject(new CannotStart(`A database could not be made in ${folder}: ${errors.trim()}`))
    })
  })
