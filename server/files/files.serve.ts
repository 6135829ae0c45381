import { mimeOf } from '../../src/core/files/files.rules'
import type { Mount } from '../kit/mount'
import { fileAt } from './files.store'

/** Answers `/files/:token`: the bytes as what they were found to be, where nothing in them can run. */
export const servedFiles: Mount = async (request, { db, now }) => {
  const file = request.method === 'GET' ? await fileAt(db, new URL(request.url).pathname, now) : null
  if (file === null) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(file.content), {
    headers: {
      'Content-Type': mimeOf[file.type],
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  })
}
