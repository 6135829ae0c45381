import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FileType } from '../../src/core/files/files'
import { isVoice, mimeOf } from '../../src/core/files/files.rules'
import type { FileAddresses } from '../kit/signedAddress'
import type { Mount } from '../kit/mount'
import { bodyOf } from '../kit/streamed'
import { fileAt } from './files.store'
import { type Asker, type DrawableFile, idOfRendition, renditionAt, renditionOf } from './renditions'
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

/** A small picture or a page. */
const pictureOf = (picture: Buffer | null): Response =>
  picture === null
    ? new Response(null, { status: 404 })
    : new Response(new Uint8Array(picture), {
        headers: {
          'Content-Type': 'image/webp',
          'X-Content-Type-Options': 'nosniff',
          'Content-Security-Policy': "default-src 'none'; sandbox",
        },
      })

/** What an address of a file ends in, answered: the small picture, a page, or the content as what it was found to be. */
export const fileAnswer = async (
  store: FileStore,
  file: ReadableFile,
  pathname: string,
  { range = null, ...asker }: Asker & { readonly range?: string | null },
): Promise<Response> => {
  const rendition = renditionAt(pathname)
  if (rendition !== null) return pictureOf(await renditionOf(store, file, rendition, asker))
  const content = await (file.content ?? store.read(file.contentId))
  if (content === null) return new Response(null, { status: 404 })
  const headers = {
    'Content-Type': mimeOf[file.type],
    'Content-Length': String(file.size),
    'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'X-Content-Type-Options': 'nosniff',
    ...policyOf(file.type),
  }
  if (isVoice(file.type)) return playable(content, headers, range)
  return new Response((content instanceof Readable ? bodyOf(content) : content) as BodyInit, { headers })
}

/** A voice, whole or the part that was asked for: Safari plays nothing that it cannot ask for in parts (RFC 9110, 14). */
const playable = async (
  content: Readable | Uint8Array,
  headers: Readonly<Record<string, string>>,
  range: string | null,
): Promise<Response> => {
  const whole = content instanceof Readable ? new Uint8Array(await buffer(content)) : new Uint8Array(content)
  const [, from, until] = /^bytes=(\d{1,9})-(\d{1,9})?$/.exec(range ?? '') ?? []
  if (from === undefined) return new Response(whole, { headers: { ...headers, 'Accept-Ranges': 'bytes' } })
  const first = Number(from)
  const last = Math.min(until === undefined ? whole.length : Number(until), whole.length - 1)
  const of = { ...headers, 'Accept-Ranges': 'bytes' }
  if (first > last)
    return new Response(null, {
      status: 416,
      headers: { ...of, 'Content-Length': '0', 'Content-Range': `bytes */${whole.length}` },
    })
  const part = whole.subarray(first, last + 1)
  const place = { 'Content-Range': `bytes ${first}-${last}/${whole.length}`, 'Content-Length': String(part.length) }
  return new Response(part, { status: 206, headers: { ...of, ...place } })
}

/** Answers `/files/:token`: the content, where nothing in it can run. */
export const servedFiles =
  (store: FileStore, addresses: FileAddresses): Mount =>
  async (request, { db, now }) => {
    const { pathname } = new URL(request.url)
    const opened = request.method === 'GET' ? await fileAt(db, pathname, addresses, now) : null
    if (opened === null) return new Response(null, { status: 404 })
    const { file, userId: person } = opened
    const rendition = renditionAt(pathname)
    const range = request.headers.get('range')
    const answer = () => fileAnswer(store, file, pathname, { person, gone: request.signal, range })
    return rendition === null ? answer() : revalidated(request, idOfRendition(file.contentId, rendition), answer)
  }

/** A picture that its reader's browser keeps, and shows again once it was told that its address still opens. */
const revalidated = async (request: Request, id: string, draw: () => Promise<Response>): Promise<Response> => {
  const headers = { ETag: `"${id}"`, 'Cache-Control': 'private, no-cache' }
  if (request.headers.get('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers })
  const answer = await draw()
  if (answer.ok) for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  return answer
}
