import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import type { TestBackend } from './backend'

/** Bytes of a piece. */
export const PIECE = 512 * 1024

type Body = Uint8Array | undefined

/** Somebody who sends files in pieces (tus 1.0); `null` has no session. */
export const pieceSender = (backend: () => TestBackend) => {
  const ask = (method: string, path: string, headers: Record<string, string>, token: string | null, body?: Body) =>
    backend().fetch(
      new Request(`http://practice.test${path}`, {
        method,
        headers: {
          'tus-resumable': '1.0.0',
          authorization: CLIENT_CREDENTIAL,
          ...(token !== null && { accesstoken: token }),
          ...headers,
        },
        ...(body && { body: new Uint8Array(body) }),
      }),
    )
  const begin = (size: number, token: string | null) => ask('POST', '/pieces', { 'upload-length': String(size) }, token)
  const send = (at: string, offset: number, piece: Uint8Array, token: string | null) =>
    ask(
      'PATCH',
      at,
      {
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        'content-length': String(piece.length),
      },
      token,
      piece,
    )
  return {
    ask,
    begin,
    begun: async (size: number, token: string): Promise<string> => (await begin(size, token)).headers.get('location')!,
    send,
    /** Statuses of the pieces, sent one after the other from an offset on. */
    sendFrom: async (at: string, from: number, content: Uint8Array, token: string): Promise<readonly number[]> => {
      const statuses: number[] = []
      for (let offset = from; offset < content.length; offset += PIECE)
        statuses.push((await send(at, offset, content.subarray(offset, offset + PIECE), token)).status)
      return statuses
    },
    finish: (at: string, token: string, key?: string) =>
      backend().call<{ url: string }>(
        'files.upload',
        { kind: 'report', uploadId: at.split('/').at(-1)!, name: 'scan.png' },
        { token, ...(key !== undefined && { key }) },
      ),
  }
}
