import type { FilePurpose } from '../../src/core/files/files'
import type { filesApi } from '../../src/core/files/files.api'
import { acceptedFiles, fileRefusals, isVoice, sizeFault } from '../../src/core/files/files.rules'
import { done } from '../../src/core/kit/outcome'
import type { Handlers, VerifiedCaller } from '../kit/handlers'
import { collectUpload, insertFile, mayUpload } from './files.store'

export const filesHandlers: Handlers<typeof filesApi, never, VerifiedCaller> = {
  upload: async ({ kind, file, uploadId }, { db, caller, now, addresses, refusal }) => {
    if (file === undefined) throw refusal(uploadId === undefined ? 'fileEmpty' : 'uploadGone')
    if (uploadId !== undefined) await collectUpload(db, { id: uploadId, ownerId: caller.userId }, now)
    if (!('id' in file)) throw new Error('A file must be received before it is handled')
    const { id, type, fault, size, measures, hash, text } = file
    const wrong = fault ?? sizeFault(size, kind)
    if (wrong !== null) throw refusal(wrong === 'type' ? typeRefusal(kind) : fileRefusals[wrong])
    if (type === null || !acceptedFiles[kind].includes(type)) throw refusal(typeRefusal(kind))
    if (!(await mayUpload(db, caller, size, now))) throw refusal('uploadQuota')
    const name = shortName(file.name)
    await insertFile(db, {
      id,
      ownerId: caller.userId,
      purpose: kind,
      type,
      name,
      size,
      ...measures,
      hash,
      text: kind === 'report' && caller.role === 'DIAGNOSTIC_CENTER' ? text : null,
      createdAt: now,
    })
    const { url, thumbnailUrl } = addresses.to({ id, name, type }, caller.sessionId, now)
    return done({ url, thumbnailUrl: isVoice(type) ? null : thumbnailUrl, ...(kind === 'chat' && { id }) })
  },
}

const typeRefusal = (kind: FilePurpose) => (kind === 'photo' ? 'fileNoImage' : 'fileType')

const LONGEST_NAME = 120

/** The name without a path, control characters or what a header could trip over; one that is cut keeps its ending. */
const shortName = (name: string): string => {
  const whole = name.replace(/^.*[\\/]/, '').replace(/[^\p{L}\p{M}\p{N} ._()-]/gu, '_')
  const [ending = ''] = /\.[a-z\d]{1,8}$/i.exec(whole) ?? []
  // Letters are not cut in two.
  const [start = ''] =
    new RegExp(`^.{0,${LONGEST_NAME - ending.length}}`, 'u').exec(whole.slice(0, whole.length - ending.length)) ?? []
  return start + ending || 'file'
}
