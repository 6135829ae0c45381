import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import lockfile from 'proper-lockfile'
import { newId } from './ids'

export class FolderInUse extends Error {
  constructor(folder: string, pid: number | null) {
    super(
      `The data folder ${folder} is in use by another server${pid === null ? '' : ` (process ${pid})`}. ` +
        'Stop that one first, or start this one with another DATA_DIR.',
    )
  }
}

/** Milliseconds. Long, because the embedded database may keep this process busy for seconds; the dead are known by their id. */
const requestTimeoutMs = { stale: 30_000, update: 2000 }

/** Tells this process from an earlier one with the same id, as after the restart of a container. */
const THIS_PROCESS = newId()

/**
 * Keeps a second process out of a data folder (PGlite has no lock of its own: two processes would silently diverge).
 * Returns the release. Throws `FolderInUse`; the lock of a process that was killed is taken over at once.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true })
  const options = { lockfilePath: join(folder, 'lock'), ...requestTimeoutMs, onCompromised: () => process.exit(1) }
  const release = await lockfile.lock(folder, options).catch(async (error: unknown) => {
    if (!isLocked(error)) throw error
    const pid = await ownerOf(folder)
    if (pid === null || (await isAlive(folder, pid)) || !(await removeLockOfTheDead(folder, pid)))
      throw new FolderInUse(folder, pid)
    return lockfile.lock(folder, options).catch(() => {
      throw new FolderInUse(folder, null)
    })
  })
  const { ino } = await stat(join(folder, 'lock'))
  const owner = { pid: process.pid, host: hostname(), process: THIS_PROCESS, lock: ino }
  await writeFile(ownerFile(folder), JSON.stringify(owner))
  return async () => {
    await rm(ownerFile(folder), { force: true })
    await release()
  }
}

const ownerFile = (folder: string): string => join(folder, 'owner.json')

const isLocked = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ELOCKED'

const readOwner = async (
  folder: string,
): Promise<{ pid?: unknown; host?: unknown; process?: unknown; lock?: unknown }> => {
  try {
    const owner: unknown = JSON.parse(await readFile(ownerFile(folder), 'utf8'))
    return typeof owner === 'object' && owner !== null ? owner : {}
  } catch {
    return {}
  }
}

/** The process that holds a folder, when it ran on this machine. A note of an earlier lock says nothing of this one. */
const ownerOf = async (folder: string): Promise<number | null> => {
  const { pid, host, lock } = await readOwner(folder)
  const held = await stat(join(folder, 'lock')).catch(() => null)
  return host === hostname() && lock === held?.ino && typeof pid === 'number' ? pid : null
}

const isAlive = async (folder: string, pid: number): Promise<boolean> => {
  if (pid === process.pid) return (await readOwner(folder)).process === THIS_PROCESS
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

/** Two starters may both find the dead owner: the second must not remove the lock the first has just taken. */
const removeLockOfTheDead = async (folder: string, pid: number): Promise<boolean> => {
  const path = join(folder, 'lock')
  const aside = join(folder, `lock.${process.pid}.dead`)
  const seen = await stat(path).catch(() => null)
  if (seen === null || (await ownerOf(folder)) !== pid) return false
  try {
    await rename(path, aside)
  } catch {
    return false
  }
  const moved = await stat(aside)
  if (moved.ino !== seen.ino || moved.mtimeMs !== seen.mtimeMs) {
    await rename(aside, path)
    return false
  }
  await rm(aside, { recursive: true })
  return true
}
