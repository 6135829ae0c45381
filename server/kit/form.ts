import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { discard } from './discard'
import type { Database } from './handlers'

/** A file of a form while it comes in. */
export interface IncomingFile {
  readonly name: string
  /** What the form said of it before it came; null where it did not yet. */
  readonly kind: string | null
  readonly content: Readable
  /** Once it was read: whether it was longer than the limit, and is not all there. */
  readonly isCut: () => boolean
}

/** What takes in the files of forms, before the call they belong to is run. */
export interface FileReceiver {
  /** The most bytes of a file. */
  readonly limit: number
  /** Reads the content to its end; resolves to the value of the form's field. Throws `TooLarge` when it was cut. */
  readonly receive: (file: IncomingFile) => Promise<object>
  /** Takes in a file whose pieces went ahead; undefined where there is none of the caller's, or not all of it. */
  readonly collect: (upload: {
    readonly id: string
    readonly ownerId: string
    readonly name: string
    readonly kind: string | null
  }) => Promise<object | undefined>
  /** Removes what the call, now over, did not keep. */
  readonly settle: (db: Database, received: readonly object[]) => Promise<void>
}

/** A file of the form is larger than the receiver takes. */
export class TooLarge extends Error {}

const FIELD_LIMIT = 64 * 1024
const limits = { files: 1, fields: 20, parts: 21, fieldSize: FIELD_LIMIT, fieldNameSize: 100, headerPairs: 20 }

/**
 * The fields of a multipart body, read as a stream; a file goes to the receiver as it comes. Null when it is no form.
 * Everything received is noted in `received`, also when this throws.
 */
export const readForm = async (
  request: Request,
  files: FileReceiver,
  received: object[],
): Promise<Record<string, unknown> | null> => {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data') || request.body === null) return null
  const body = Readable.fromWeb(request.body as ReadableStream)
  const fields: Record<string, unknown> = {}
  const work: Promise<void>[] = []
  try {
    const form = new Busboy({
      headers: { 'content-type': type },
      limits: { ...limits, fileSize: files.limit },
    })
    form.on('field', (field, value) => (fields[field] = value))
    form.on('file', (field, content, name) => {
      // Whoever reads it notices as well; by itself it would end the process.
      content.on('error', () => undefined)
      const receive = async (): Promise<void> => {
        const value = await files.receive({
          name: spelt(name),
          kind: kindIn(fields),
          content,
          isCut: () => content.truncated,
        })
        received.push(value)
        fields[field] = value
      }
      const receiving = receive()
      // What cannot be received ends the reading of the rest.
      receiving.catch((error: unknown) => form.destroy(error instanceof Error ? error : new Error(String(error))))
      work.push(receiving)
    })
    await finished(body, form)
    await Promise.all(work)
    return fields
  } catch (error) {
    await Promise.allSettled(work)
    if (error instanceof TooLarge || isFault(error)) throw error
    return null
  } finally {
    body.unpipe()
    await discard(body)
  }
}

/** What the fields of a form that came until now say of its file. */
export const kindIn = ({ kind }: Readonly<Record<string, unknown>>): string | null =>
  typeof kind === 'string' ? kind : null

/** Browsers write a quotation mark in a name as `%22`. */
const spelt = (name: string | undefined): string => (name ?? '').replaceAll('%22', '"')

/** The store failed, not the form. */
const isFault = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code !== undefined

const finished = (body: Readable, form: BusboyInstance): Promise<void> =>
  new Promise((resolve, reject) => {
    form.on('finish', resolve)
    form.on('error', reject)
    form.on('close', () => reject(new Error('The form ended early')))
    body.on('error', reject)
    body.pipe(form)
  })
