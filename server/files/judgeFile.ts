import { open, readFile } from 'node:fs/promises'
import { FIRST_BYTES, isHeic, isWhole, typeOfBytes } from '../../src/core/files/content.rules'
import type { FileFault, FileMeasures, FileType } from '../../src/core/files/files'
import { isVoice } from '../../src/core/files/files.rules'
import { measureImage, withoutMetadata } from './image'
import { isLocked } from './pdfLock'
import { readVoice } from './voice'

/** What a file was found to be, or what is wrong with it, and where the file stands that is kept of it. */
export interface JudgedFile {
  readonly type: FileType | null
  readonly fault: FileFault | null
  readonly measures: FileMeasures
  readonly kept: string
}

const UNMEASURED: FileMeasures = { width: null, height: null, seconds: null }

/** Reads the structure of a file, and takes out what its device wrote beside its content, written to `into`. */
export const judgeFile = async (path: string, into: string): Promise<JudgedFile> => {
  const refused = (fault: FileFault): JudgedFile => ({ type: null, fault, measures: UNMEASURED, kept: path })
  const first = await bytesOf(path, 0, FIRST_BYTES)
  if (first.length === 0) return refused('empty')
  const type = typeOfBytes(first)
  if (type === null) return refused(isHeic(first) ? 'heic' : 'type')
  if (type === 'pdf') {
    const fault = pdfFault(await readFile(path))
    return fault === null ? { type, fault, measures: UNMEASURED, kept: path } : refused(fault)
  }
  if (isVoice(type)) {
    const { fault, seconds } = await readVoice(path, type, into)
    return fault === null ? { type, fault, measures: { ...UNMEASURED, seconds }, kept: into } : refused(fault)
  }
  const { fault, ...measures } = await measureImage(path, type)
  if (fault !== null) return refused(fault)
  return { type, fault, measures: { ...UNMEASURED, ...measures }, kept: await withoutMetadata(path, type, into) }
}

const pdfFault = (pdf: Buffer): FileFault | null => {
  if (!isWhole(pdf, 'pdf')) return 'damaged'
  return isLocked(pdf) ? 'locked' : null
}

const bytesOf = async (path: string, position: number, length: number): Promise<Buffer> => {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(length), position })
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
