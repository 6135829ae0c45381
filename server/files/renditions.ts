import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { FileType } from '../../src/core/files/files'
import { type PdfDrawer, pdfDrawer } from './pdfDrawer'
import { openImage } from './image'
import type { FileStore } from './store/fileStore'

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
export const idOfRendition = (contentId: string, rendition: Rendition): string =>
  createHash('sha256')
    .update(`${contentId} ${rendition}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

const drawers = new WeakMap<FileStore, PdfDrawer>()
const drawerOf = (store: FileStore): PdfDrawer => {
  const drawer = drawers.get(store) ?? pdfDrawer()
  drawers.set(store, drawer)
  return drawer
}

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

/** A rendition as webp: drawn when it is first asked for and stored; null for what cannot be drawn. */
export const renditionOf = async (
  store: FileStore,
  file: DrawableFile,
  rendition: Rendition,
): Promise<Buffer | null> => {
  const id = idOfRendition(file.contentId, rendition)
  const known = await store.read(id)
  if (known !== null) return buffer(known)
  const width = rendition === 'thumb' ? SMALL : PAGE
  return withFile(store, file, async (path, folder) => {
    const into = join(folder, 'drawn')
    const isDrawn =
      file.type === 'pdf'
        ? await drawerOf(store).draw(path, rendition === 'thumb' ? 1 : rendition, width, into)
        : rendition === 'thumb' && (await drawPicture(path, into, width))
    if (!isDrawn) return null
    const picture = await readFile(into)
    await store.put(id, into)
    return picture
  })
}

/** How many pages a PDF has; null where it cannot be read. */
export const pagesOf = (store: FileStore, file: DrawableFile): Promise<number | null> =>
  withFile(store, file, (path) => drawerOf(store).count(path))
