import type { HttpRequest } from 'tus-js-client'
import type { ChosenFile, FilePurpose, UploadProgress } from '../../core/files/files'
import { PIECE, PIECES_PATH } from '../../core/files/files.rules'
import { done, failed, kindOfStatus, type Outcome } from '../../core/kit/outcome'
import { unreached } from './callEndpoint'

export interface PieceSender {
  /** Those of every call. */
  readonly headers: () => Readonly<Record<string, string>>
  /** Of the browser session: what an upload is gone on with after a reload; gone at logout. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Where the server is; the page's own where none is named. */
  readonly origin?: string
}

/** Milliseconds until a lost piece is tried again; the network that is back is noticed within the last of them. */
const AGAIN_AFTER = [0, 500, 1000, 1500, 2000]

const keyOf = (kind: FilePurpose, { name, size, lastModified = 0 }: ChosenFile): string =>
  `upload ${kind} ${name} ${size} ${lastModified}`

const refusals: Readonly<Record<number, string>> = { 413: 'tooLarge', 429: 'uploadQuota' }

const failureOf = (status: number | undefined): Outcome<never> => {
  if (status === undefined || status === 0) return failed(unreached(), '')
  return { ok: false, failure: { kind: kindOfStatus(status), message: '', code: refusals[status] } }
}

/** Statuses that another try does not change. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 409 && status !== 423

/**
 * Sends a file ahead in pieces (tus 1.0) and says under which id its bytes are there. A cut costs the piece it falls
 * into; while there is no network it waits. The same file chosen again goes on where it was. Aborted, its pieces are
 * taken back.
 */
export const sendPieces = async (
  { headers, storage, origin = '' }: PieceSender,
  { kind, file }: { readonly kind: FilePurpose; readonly file: ChosenFile },
  signal: AbortSignal,
  on: (progress: UploadProgress) => void = () => {},
): Promise<Outcome<string>> => {
  const { Upload } = await import('tus-js-client')
  const key = keyOf(kind, file)
  const before = storage.getItem(key)
  let sent = 0
  const report = (isWaiting: boolean) => on({ sent, size: file.size, isWaiting })
  return new Promise((resolve) => {
    const end = (outcome: Outcome<string>) => {
      signal.removeEventListener('abort', abort)
      globalThis.removeEventListener?.('online', goOn)
      resolve(outcome)
    }
    const upload = new Upload(file as unknown as File, {
      endpoint: `${origin}${PIECES_PATH}`,
      uploadUrl: before,
      chunkSize: PIECE,
      retryDelays: [...AGAIN_AFTER, ...Array.from({ length: 900 }, () => AGAIN_AFTER.at(-1)!)],
      storeFingerprintForResuming: false,
      onBeforeRequest: (request: HttpRequest) => {
        for (const [name, value] of Object.entries(headers())) request.setHeader(name, value)
      },
      onUploadUrlAvailable: () => upload.url !== null && storage.setItem(key, upload.url),
      onProgress: (bytes: number) => {
        sent = bytes
        report(false)
      },
      onShouldRetry: ({ originalResponse }) => {
        if (originalResponse && isRefusal(originalResponse.getStatus())) return false
        report(true)
        return true
      },
      onSuccess: () => end(done(upload.url?.split('/').at(-1) ?? '')),
      onError: (error) => {
        const status = 'originalResponse' in error ? error.originalResponse?.getStatus() : undefined
        if (status) storage.removeItem(key)
        end(failureOf(status))
      },
    })
    const abort = () => {
      storage.removeItem(key)
      void upload.abort(true).catch(() => undefined)
      end(failed('network', ''))
    }
    /** The network is back: it is not waited for the next try. */
    const goOn = () => void upload.abort().then(() => upload.start())
    signal.addEventListener('abort', abort)
    globalThis.addEventListener?.('online', goOn)
    report(false)
    upload.start()
  })
}

/** A file was made of an upload: there is nothing to go on with. */
export const forgetPieces = ({ storage }: PieceSender, kind: FilePurpose, file: ChosenFile): void =>
  storage.removeItem(keyOf(kind, file))
