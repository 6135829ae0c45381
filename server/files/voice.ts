import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { FileFault, FileType } from '../../src/core/files/files'

/** What a voice was found to be: how long it lasts, or what is wrong with it. */
export interface ReadVoice {
  readonly fault: FileFault | null
  readonly seconds: number | null
}

/** Beside this module; where that is a source, the compiled one of the last build: compiling takes seconds of a voice's time. */
const compiled = ['voice.child.js', '../../dist/server/server/files/voice.child.js']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find(existsSync)
const child = compiled ?? fileURLToPath(new URL('voice.child.ts', import.meta.url))
/** Milliseconds for a voice, with what its process takes to begin: longer where it is compiled first. */
const FOR_A_VOICE = compiled === undefined ? 25_000 : 8_000
const MOST_MEMORY = '--max-old-space-size=128'

const run = promisify(execFile)

/**
 * Reads a voice of a stranger in a process of its own, and writes it anew, without what its device wrote beside it. A
 * file that is made so that its reader never ends costs its own process alone.
 */
export const readVoice = async (path: string, type: FileType, into: string): Promise<ReadVoice> => {
  const node = [MOST_MEMORY, ...(compiled === undefined ? ['--import', 'tsx'] : [])]
  try {
    const { stdout } = await run(process.execPath, [...node, child, path, type, into], {
      timeout: FOR_A_VOICE,
      killSignal: 'SIGKILL',
    })
    return JSON.parse(stdout) as ReadVoice
  } catch {
    return { fault: 'damaged', seconds: null }
  }
}
