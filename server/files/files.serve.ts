import { Readable } from 'node:stream'
import type { FileType } from '../../src/core/files/files'
import { mimeOf } from '../../src/core/files/files.rules'
import type { Mount } from '../kit/mount'
import type { FileAddresses } from './fileAddress'
import { fileAt } from './files.store'
import { renditionAt, renditionOf } from './renditions'
import type { FileStore } from './store/fileStore'

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

/** Answers `/files/:token`: the content as what it was found to be, where nothing in it can run. */
export const servedFiles =
  (store: FileStore, addresses: FileAddresses): Mount =>
  async (request, { db, now }) => {
    const file = request.method === 'GET' ? await fileAt(db, new URL(request.url).pathname, addresses, now) : null
    const rendition = renditionAt(new URL(request.url).pathname)
    if (file !== null && rendition !== null) return pictureOf(await renditionOf(store, file, rendition))
    const content = file === null ? null : await (file.content ?? store.read(file.id))
    if (file === null || content === null) return new Response(null, { status: 404 })
    const body = content instanceof Readable ? Readable.toWeb(content) : content
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
