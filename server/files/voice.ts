import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FileFault, FileType } from '../../src/core/files/files'
import { runLimited } from '../kit/limitedProcess'
import { timeLimit } from '../kit/timeLimit'

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
/** Of a voice, with what its process takes to begin: more where it is compiled first. */
const LIMITS = { coreSeconds: compiled === undefined ? 20 : 8, milliseconds: timeLimit(25_000) }
const MOST_MEMORY = '--max-old-space-size=128'

/**
 * Reads a voice of a stranger in a process of its own, and writes it anew, without what its device wrote beside it. A
 * file that is made so that its reader never ends costs its own process alone. Throws where the machine was too busy.
 */
export const readVoice = async (path: string, type: FileType, into: string): Promise<ReadVoice> => {
  const node = [MOST_MEMORY, ...(compiled === undefined ? ['--import', 'tsx'] : [])]
  const printed = await runLimited([...node, child, path, type, into], LIMITS)
  return printed === null ? { fault: 'damaged', seconds: null } : (JSON.parse(printed) as ReadVoice)
}
