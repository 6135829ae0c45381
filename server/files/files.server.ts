import type { filesApi } from '../../src/core/files/files.api'
import { acceptedFiles, FILE_LIMIT, typeOfBytes } from '../../src/core/files/files.rules'
import { done } from '../../src/core/kit/outcome'
import type { Handlers } from '../kit/handlers'
import { insertFile, linkTo } from './files.store'

export const filesHandlers: Handlers<typeof filesApi> = {
  upload: async ({ kind, file }, { db, caller, now, refusal }) => {
    if (caller.userId === null) throw refusal('unauthenticated')
    const type = typeOfBytes(file.bytes)
    if (type === null || !acceptedFiles[kind].includes(type)) throw refusal('fileType')
    if (file.bytes.length > FILE_LIMIT) throw refusal('tooLarge')
    const id = await insertFile(db, {
      ownerId: caller.userId,
      purpose: kind,
      type,
      name: shortName(file.name),
      content: file.bytes,
      createdAt: now,
    })
    const url = await linkTo(db, id, now)
    return done({ url, thumbnailUrl: type === 'pdf' ? null : url })
  },
}

/** The name without a path, control characters or what a header could trip over. */
const shortName = (name: string): string =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/[^\p{L}\p{M}\p{N} ._()-]/gu, '_')
    .slice(0, 120) || 'file'
