import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const GIGABYTE = 2 ** 30
const MEMORY = '/dev/shm'

/** There is room in memory, and programs may be run from there. */
const isMemoryFit = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    const mount = readFileSync('/proc/self/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === MEMORY)
    return bavail * bsize > 2 * GIGABYTE && freemem() > 3 * GIGABYTE && mount?.includes('noexec') === false
  } catch {
    return false
  }
}

/** A new temporary folder, in memory where it can be: thousands of small files cost a fifth there. It ends with this process. */
export const quickFolder = (name: string): { readonly path: string; readonly forget: () => void } => {
  const path = mkdtempSync(join(isMemoryFit() ? MEMORY : tmpdir(), name))
  const forget = () => rmSync(path, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', forget)
  return { path, forget }
}
