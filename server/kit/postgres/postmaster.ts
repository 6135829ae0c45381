import { spawnSync } from 'node:child_process'
import { linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CannotStart } from '../cannotStart'
import { timeLimit } from '../timeLimit'

/** What PostgreSQL writes of itself into the folder it runs on. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly startedAt: number
  readonly status: 'starting' | 'ready' | 'stopping'
}

/** Milliseconds between two looks. */
const LOOK = 20
/** Milliseconds a postmaster may take to stop before it is made to at once, and recovery does the rest. */
const STOPS_WITHIN = timeLimit(30_000)

const noteOf = (folder: string): string => join(folder, 'postmaster.pid')

/** The postmaster of a folder; null when none runs. */
export const postmasterOf = (folder: string): Postmaster | null => {
  const found = read(noteOf(folder))
  return found !== null && runsOn(folder, found.pid) ? found : null
}

/**
 * Takes away the note of a postmaster that is gone and whose id another program has, for which PostgreSQL would not
 * start. It is moved before it is judged: a postmaster that starts meanwhile keeps the note it has just written.
 */
export const forgetGonePostmaster = (folder: string): void => {
  const note = noteOf(folder)
  const found = read(note)
  if (found === null || !isAlive(found.pid) || runsOn(folder, found.pid)) return
  const moved = `${note}.${process.pid}`
  try {
    renameSync(note, moved)
    if (read(moved)?.pid !== found.pid) linkSync(moved, note)
  } catch {
    // Somebody else moved it, or has written a note of its own since.
  }
  rmSync(moved, { force: true })
}

const read = (file: string): Postmaster | null => {
  try {
    const [pid = '', , startedAt = '', port = '', , , , status = ''] = readFileSync(file, 'utf8').split('\n')
    if (!/^\d+$/.test(pid)) return null
    const state = status.trim() === 'ready' ? 'ready' : status.trim() === 'stopping' ? 'stopping' : 'starting'
    return { pid: Number(pid), port: Number(port), startedAt: Number(startedAt), status: state }
  } catch {
    return null
  }
}

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

/** The name a PostgreSQL on a folder is started under, so that its process can be recognised. */
export const clusterNameOf = (folder: string): string => {
  const { dev, ino } = statSync(folder)
  return `practice-${dev}-${ino}`
}

/** Whether a process is a PostgreSQL on this very folder; ids are given again, after a restart even at once. */
const runsOn = (folder: string, pid: number): boolean => isAlive(pid) && runsAs(clusterNameOf(folder), pid)

/** Whether a process was started under this name. */
export const runsAs = (name: string, pid: number): boolean =>
  process.platform === 'win32' || commandOf(pid).includes(name)

/** Which folder a process works in is hidden from others, even from root in a container; its command is not. */
const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  }
}

/** Waits until the folder's postmaster is what is asked for; resolves to it. */
export const postmasterBecomes = async (
  folder: string,
  is: (postmaster: Postmaster | null) => boolean,
  milliseconds = Number.POSITIVE_INFINITY,
): Promise<Postmaster | null> => {
  const until = performance.now() + milliseconds
  for (;;) {
    const found = postmasterOf(folder)
    if (is(found) || performance.now() > until) return found
    await wait(LOOK)
  }
}

/** Stops a postmaster nobody owns any more: its clients are disconnected, what is committed is kept. */
export const stopPostmaster = async (folder: string, { pid }: Postmaster): Promise<void> => {
  const isGone = (found: Postmaster | null) => found?.pid !== pid
  signal(pid, 'SIGINT')
  if (isGone(await postmasterBecomes(folder, isGone, STOPS_WITHIN))) return
  signal(pid, 'SIGQUIT')
  if (isGone(await postmasterBecomes(folder, isGone, STOPS_WITHIN))) return
  throw new CannotStart(`An earlier PostgreSQL (process ${pid}) on ${folder} does not stop.`)
}

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name)
  } catch {
    // It is gone already.
  }
}
