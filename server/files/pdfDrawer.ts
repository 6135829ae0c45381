import { type ChildProcess, fork } from 'node:child_process'
import { timeLimit } from '../kit/timeLimit'

export interface PdfAsked {
  readonly id: number
  readonly path: string
  /** Of what lies at the path, which is looked through once. */
  readonly contentId: string
  /** From 1; null asks how many there are. */
  readonly page: number | null
  /** Pixels. */
  readonly width: number
  readonly into: string
}

/** Where a document lies, and which it is. */
export type PdfPlace = Pick<PdfAsked, 'path' | 'contentId'>

export interface PdfAnswered {
  readonly id: number
  /** Pages of the document; null where it could not be read or drawn. */
  readonly pages: number | null
  /** Bytes that the process holds. */
  readonly memory: number
}

/** Milliseconds for a page, and until a process that draws nothing ends. */
const FOR_A_PAGE = timeLimit(5_000)
const IDLE = 60_000
const MOST_MEMORY = 200 * 1024 * 1024
/** Milliseconds for the process to begin. */
const TO_BEGIN = timeLimit(10_000)

const isCompiled = import.meta.url.endsWith('.js')

const start = (): ChildProcess =>
  isCompiled
    ? fork(new URL('pdf.child.js', import.meta.url), { stdio: 'ignore' })
    : fork(new URL('pdf.child.ts', import.meta.url), { stdio: 'ignore', execArgv: ['--import', 'tsx'] })

/**
 * Draws pages of PDFs in one child process, one at a time: whoever asks waits for the answer before. A document that
 * takes too long or too much ends the process, and only its own page is not drawn.
 */
export const pdfDrawer = () => {
  let child: ChildProcess | null = null
  let count = 0
  let idle: NodeJS.Timeout | undefined

  const end = () => {
    child?.kill('SIGKILL')
    child = null
  }
  const ask = (asked: Omit<PdfAsked, 'id'>): Promise<number | null> =>
    new Promise((resolve) => {
      clearTimeout(idle)
      const isNew = child === null
      const process = (child ??= start())
      process.unref()
      process.channel?.unref()
      const id = (count += 1)
      const finish = (pages: number | null, isOver: boolean) => {
        clearTimeout(late)
        process.off('message', answered)
        process.off('exit', ended)
        if (isOver) end()
        idle = setTimeout(end, IDLE)
        idle.unref()
        resolve(pages)
      }
      const answered = (message: unknown) => {
        const answer = message as PdfAnswered
        if (answer.id === id) finish(answer.pages, answer.memory > MOST_MEMORY)
      }
      const ended = () => finish(null, true)
      const late = setTimeout(() => finish(null, true), FOR_A_PAGE + (isNew ? TO_BEGIN : 0))
      process.on('message', answered)
      process.on('exit', ended)
      process.send({ ...asked, id } satisfies PdfAsked)
    })
  return {
    /** Draws a page, written to `into` as webp; false where it cannot be drawn. */
    draw: async (document: PdfPlace, page: number, width: number, into: string): Promise<boolean> =>
      (await ask({ ...document, page, width, into })) !== null,
    /** How many pages a document has; null where it cannot be read. */
    count: (document: PdfPlace): Promise<number | null> => ask({ ...document, page: null, width: 0, into: '' }),
    end,
  }
}

export type PdfDrawer = ReturnType<typeof pdfDrawer>
