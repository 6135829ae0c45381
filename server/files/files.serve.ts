import { Readable } from 'node:stream'
import type { FileType } from '../../src/core/files/files'
import { mimeOf } from '../../src/core/files/files.rules'
import type { Mount } from '../kit/mount'
import { bodyOf } from '../kit/streamed'
import type { FileAddresses } from './fileAddress'
import { fileAt } from './files.store'
import { type DrawableFile, renditionAt, renditionOf } from './renditions'
import type { FileStore } from './store/fileStore'

export interface ReadableFile extends DrawableFile {
  readonly name: string
  readonly size: number
}

/**
 * A picture can run nothing. A PDF is shown by the browser's own viewer in a frame of our pages, which a sandbox would
 * blank.
 */
const policyOf = (type: FileType): Readonly<Record<string, string>> =>
  type === 'pdf'
    ? { 'Content-Security-Policy': "frame-ancestors 'self'", 'X-Frame-Options': 'SAMEORIGIN' }
    : { 'Content-Security-Policy': "default-src 'none'; sandbox" }

/** A small picture or a page, which its reader's browser keeps for as long as its address works. */
const pictureOf = (picture: Buffer | null): Response =>
  picture === null
    ? new Response(null, { status: 404 })
    : new Response(new Uint8Array(picture), {
        headers: {
          'Content-Type': 'image/webp',
          'Cache-Control': 'private, max-age=3600',
          'X-Content-Type-Options': 'nosniff',
          'Content-Security-Policy': "default-src 'none'; sandbox",
        },
      })

/** What an address of a file ends in, answered: the small picture, a page, or the content as what it was found to be. */
export const fileAnswer = async (store: FileStore, file: ReadableFile, pathname: string): Promise<Response> => {
  const rendition = renditionAt(pathname)
  if (rendition !== null) return pictureOf(await renditionOf(store, file, rendition))
  const content = await (file.content ?? store.read(file.id))
  if (content === null) return new Response(null, { status: 404 })
  const body = content instanceof Readable ? bodyOf(content) : content
  return new Response(body as BodyInit, {
    headers: {
      'Content-Type': mimeOf[file.type],
      'Content-Length': String(file.size),
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'X-Content-Type-Options': 'nosniff',
      ...policyOf(file.type),
    },
  })
}

/** Answers `/files/:token`: the content, where nothing in it can run. */
export const servedFiles =
  (store: FileStore, addresses: FileAddresses): Mount =>
  async (request, { db, now }) => {
    const { pathname } = new URL(request.url)
    const file = request.method === 'GET' ? await fileAt(db, pathname, addresses, now) : null
    return file === null ? new Response(null, { status: 404 }) : fileAnswer(store, file, pathname)
  }
