import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { DRAWN_PAGES, type FileType } from '../../src/core/files/files'
import { timeLimit } from '../kit/timeLimit'
import { type PdfDrawer, pdfDrawer } from './pdfDrawer'
import { openImage } from './image'
import type { FileStore } from './store/fileStore'
import { turnsOf } from './turns'

/** Pixels of a small picture and of a page, across. */
const SMALL = 320
const PAGE = 1190

/** The small picture of a file, or one of its pages from 1. */
export type Rendition = 'thumb' | number

/** A rendition as an address names it; null for none. */
export const renditionAt = (pathname: string): Rendition | null => {
  const [, small, page] = /\/(?:(thumb)|pages\/(\d{1,3}))\.webp$/.exec(pathname) ?? []
  if (small !== undefined) return 'thumb'
  return page === undefined || Number(page) < 1 ? null : Number(page)
}

export interface DrawableFile {
  readonly contentId: string
  readonly type: FileType
  readonly content: Uint8Array | null
}

/** The id that a rendition is stored under: no row names it, so that the daily sweep makes room. */
export const idOfRendition = (contentId: string, rendition: Rendition | 'count'): string =>
  createHash('sha256')
    .update(`${contentId} ${rendition}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

/** Who asks for a picture, and whether they still wait for it. */
export interface Asker {
  /** Whose share of the drawing it takes. */
  readonly person: string
  readonly gone: AbortSignal
}

/** Files that are drawn at once. */
const AT_ONCE = 2
/** Milliseconds for which what could not be drawn is not tried again, and how much of it is remembered. */
const REMEMBERED = 10 * 60_000
const MOST_REMEMBERED = 10_000

const newDrawing = () => {
  const drawers = Array.from({ length: AT_ONCE }, pdfDrawer)
  const turns = turnsOf(AT_ONCE)
  const failures = new Map<string, number>()
  const fail = (id: string) => {
    failures.delete(id)
    failures.set(id, Date.now())
    for (const [oldest] of failures) if (failures.size > MOST_REMEMBERED) failures.delete(oldest)
  }
  return {
    /** Draws in the turn of who asks; null, not tried again for a while, where it cannot be drawn, and where nobody waits. */
    draw: <A>(id: string, { person, gone }: Asker, work: (drawer: PdfDrawer) => Promise<A | null>): Promise<A | null> =>
      turns.take(person, gone, async (place) => {
        if ((failures.get(id) ?? -Infinity) > Date.now() - REMEMBERED) return null
        const drawn = await work(drawers[place]!)
        if (drawn === null) fail(id)
        return drawn
      }),
  }
}

const drawings = new WeakMap<FileStore, ReturnType<typeof newDrawing>>()
const drawingOf = (store: FileStore) => {
  const drawing = drawings.get(store) ?? newDrawing()
  drawings.set(store, drawing)
  return drawing
}

/** Milliseconds in which a file is there: a store that stops in its middle holds no place. */
const READ_WITHIN = timeLimit(30_000)

/** Does something with a file that lies on this machine for as long; null where it has no content. */
const withFile = async <A>(
  store: FileStore,
  { contentId, content }: DrawableFile,
  work: (path: string, folder: string) => Promise<A>,
): Promise<A | null> => {
  const stored = content ?? (await store.read(contentId))
  if (stored === null) return null
  const folder = await mkdtemp(join(tmpdir(), 'spine-care-draw-'))
  try {
    const path = join(folder, 'file')
    await pipeline(
      stored instanceof Readable ? stored : Readable.from([stored]),
      createWriteStream(path, { mode: 0o600 }),
      { signal: AbortSignal.timeout(READ_WITHIN) },
    )
    return await work(path, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const drawPicture = async (path: string, into: string, width: number): Promise<boolean> => {
  try {
    const image = (await openImage(path)).autoOrient()
    await image.resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toFile(into)
    return true
  } catch {
    return false
  }
}

/** A rendition as webp: drawn when it is first asked for and stored; null for what cannot be drawn, or is too far behind. */
export const renditionOf = async (
  store: FileStore,
  file: DrawableFile,
  rendition: Rendition,
  asker: Asker,
): Promise<Buffer | null> => {
  if (rendition !== 'thumb' && rendition > DRAWN_PAGES) return null
  const id = idOfRendition(file.contentId, rendition)
  const known = await drawnBefore(store, id)
  if (known !== null) return known
  const width = rendition === 'thumb' ? SMALL : PAGE
  return drawingOf(store).draw(
    id,
    asker,
    async (drawer) =>
      // Drawn while this waited for its turn.
      (await drawnBefore(store, id)) ??
      withFile(store, file, async (path, folder) => {
        const into = join(folder, 'drawn')
        const document = { path, contentId: file.contentId }
        const isDrawn =
          file.type === 'pdf'
            ? await drawer.draw(document, rendition === 'thumb' ? 1 : rendition, width, into)
            : rendition === 'thumb' && (await drawPicture(path, into, width))
        if (!isDrawn) return null
        const picture = await readFile(into)
        await store.put(id, into)
        return picture
      }),
  )
}

const drawnBefore = async (store: FileStore, id: string): Promise<Buffer | null> => {
  const content = await store.read(id)
  return content === null ? null : buffer(content)
}

/** How many pages a PDF has; null where it cannot be read. */
export const pagesOf = (store: FileStore, file: DrawableFile, asker: Asker): Promise<number | null> =>
  drawingOf(store).draw(idOfRendition(file.contentId, 'count'), asker, (drawer) =>
    withFile(store, file, (path) => drawer.count({ path, contentId: file.contentId })),
  )
