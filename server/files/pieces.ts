import { Server } from '@tus/server'
import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import { filesApi } from '../../src/core/files/files.api'
import { FILE_LIMIT, PIECES_PATH } from '../../src/core/files/files.rules'
import { KNOWN } from '../../src/core/session/roles'
import { commonAnswer, envelope, toResponse } from '../kit/answer'
import type { Database, VerifiedCaller } from '../kit/handlers'
import { newId } from '../kit/ids'
import { oneByOne } from '../kit/jobs'
import type { Mount } from '../kit/mount'
import { type FindCaller, refusalOf, rule } from '../kit/policy'
import { languageOf, say, type WireLanguage } from '../kit/texts'
import { beginUpload, begunUpload, forgetUpload, mayUpload, overdueUploads } from './files.store'
import { type FileStore, unlessMissing } from './store/fileStore'

/** Names an upload to the protocol, which asks with its request alone. */
const NAME = 'x-upload-name'
const uploaders = rule(KNOWN, "a new file of the caller's own")
const ID = /^[\da-f-]{36}$/

const protocolOver = async (store: FileStore): Promise<Server> =>
  new Server({
    path: PIECES_PATH,
    datastore: await store.pieces(),
    maxSize: FILE_LIMIT,
    relativeLocation: true,
    namingFunction: (request) => request.headers.get(NAME) ?? newId(),
  })

const begin = async (request: Request, db: Database, caller: VerifiedCaller, now: number, language: WireLanguage) => {
  const announced = request.headers.get('upload-length') ?? ''
  const size = /^[1-9]\d{0,11}$/.test(announced) ? Number(announced) : null
  if (size === null) return commonAnswer('badInput', say(language, 'badInput'))
  if (size > FILE_LIMIT) return envelope(413, say(language, 'tooLarge'), 'tooLarge')
  const id = newId()
  const isWithin = await db.transaction(async (tx) => {
    if (!(await mayUpload(tx, caller, size, now))) return false
    await beginUpload(tx, { id, ownerId: caller.userId, size, createdAt: now })
    return true
  })
  if (!isWithin) return envelope(429, say(language, 'tooMany'), 'uploadQuota')
  const headers = new Headers(request.headers)
  headers.set(NAME, id)
  return new Request(request.url, { method: 'POST', headers })
}

/**
 * Takes files in pieces (tus 1.0): rights, quota and announced length are looked at when an upload begins, the session
 * and whose it is with each piece. What comes of it says the call that names it last.
 */
export const pieceUploads = (store: FileStore, findCaller: FindCaller): Mount => {
  let protocol: Promise<Server> | undefined
  return async (request, { db, now }) => {
    const header = (name: string) => request.headers.get(name) ?? undefined
    const language = languageOf(header('language'))
    const refuse = (code: Parameters<typeof commonAnswer>[0]) => toResponse(commonAnswer(code, say(language, code)))
    if (header('authorization') !== CLIENT_CREDENTIAL) return refuse('unauthenticated')
    const caller = await findCaller(db, header('accesstoken'), null, now)
    const refused = refusalOf(uploaders, filesApi.upload.permission, caller)
    if (refused !== null) return refuse(refused)
    const { userId, sessionId, role } = caller
    if (userId === null || sessionId === null || role === null) return refuse('unauthenticated')
    const own = { ...caller, userId, sessionId, role } as VerifiedCaller
    const id = new URL(request.url).pathname.slice(PIECES_PATH.length + 1)
    if (id === '' && request.method === 'POST') {
      const begun = await begin(request, db, own, now, language)
      return begun instanceof Request ? (await (protocol ??= protocolOver(store))).handleWeb(begun) : toResponse(begun)
    }
    if (!['HEAD', 'PATCH', 'DELETE'].includes(request.method)) return new Response(null, { status: 405 })
    if (!ID.test(id) || (await begunUpload(db, { id, ownerId: userId }, now)) === null) return refuse('notFound')
    const answer = await (await (protocol ??= protocolOver(store))).handleWeb(request)
    if (request.method === 'DELETE' && answer.ok) await forgetUpload(db, id)
    return answer
  }
}

/** Removes the pieces of uploads that were given up, and of those a file was made of. */
export const removePieces = async (db: Database, store: FileStore, now: number): Promise<void> => {
  const pieces = await store.pieces()
  await oneByOne(await overdueUploads(db, now), async (id) => {
    await pieces.remove(id).catch(unlessMissing)
    await forgetUpload(db, id)
  })
}
