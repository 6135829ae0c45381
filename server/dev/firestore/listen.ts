import { type StoredDocuments, type Target } from './documents'

/** One message of the stream, as Firestore's JSON has it. */
export type StreamMessage = Readonly<Record<string, unknown>>

/** Whether somebody may read what a target asks for, at the moment. */
export type Judge = (target: Target) => boolean

const DENIED = { code: 7, message: 'Missing or insufficient permissions.' }
const tokenOf = (moment: string): string => Buffer.from(moment).toString('base64')
const momentOf = (token: string): string => Buffer.from(token, 'base64').toString()

interface Listening {
  readonly target: Target
  /** Moments of the documents as the listener has them. */
  readonly sent: Map<string, string>
}

/** One stream of a client with its targets: sends what they match and how it changes, as long as they may be read. */
export const openListening = (documents: StoredDocuments, judge: Judge, send: (message: StreamMessage) => void) => {
  const targets = new Map<number, Listening>()
  const raise = () => {
    const readTime = documents.now()
    send({ targetChange: { targetChangeType: 'NO_CHANGE', resumeToken: tokenOf(readTime), readTime } })
  }
  const deny = (id: number) => {
    targets.delete(id)
    send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id], cause: DENIED } })
  }
  /** What is new of a target since the listener heard of it last. Returns whether there was anything. */
  const update = ({ target, sent }: Listening): boolean => {
    const ids = [target.targetId]
    const found = documents.matching(target)
    let isNew = false
    for (const document of found) {
      if (sent.get(document.name) === document.updateTime) continue
      sent.set(document.name, document.updateTime)
      send({ documentChange: { document, targetIds: ids } })
      isNew = true
    }
    const names = new Set(found.map(({ name }) => name))
    for (const name of [...sent.keys()].filter((each) => !names.has(each))) {
      sent.delete(name)
      const gone = { document: name, removedTargetIds: ids, readTime: documents.now() }
      send(documents.all.has(name) ? { documentRemove: gone } : { documentDelete: gone })
      isNew = true
    }
    return isNew
  }
  const add = (target: Target) => {
    const id = target.targetId
    if (!judge(target)) return deny(id)
    send({ targetChange: { targetChangeType: 'ADD', targetIds: [id] } })
    const since = target.resumeToken === undefined ? null : momentOf(target.resumeToken)
    const found = documents.matching(target)
    const known = since === null ? [] : found.filter(({ updateTime }) => updateTime <= since)
    const listening: Listening = { target, sent: new Map(known.map(({ name, updateTime }) => [name, updateTime])) }
    targets.set(id, listening)
    update(listening)
    const asked = target.documents?.documents ?? []
    const missing = since === null ? asked.filter((name) => !documents.all.has(name)) : documents.deletedSince(since)
    for (const document of missing)
      send({ documentDelete: { document, removedTargetIds: [id], readTime: documents.now() } })
    // A client whose count is another reads the target anew.
    if (since !== null) send({ filter: { targetId: id, count: found.length } })
    const readTime = documents.now()
    send({ targetChange: { targetChangeType: 'CURRENT', targetIds: [id], resumeToken: tokenOf(readTime), readTime } })
    raise()
  }
  const stop = documents.onChange(() => {
    let isNew = false
    for (const [id, listening] of targets)
      if (!judge(listening.target)) deny(id)
      else isNew = update(listening) || isNew
    if (isNew) raise()
  })
  return {
    take: (request: { readonly addTarget?: Target; readonly removeTarget?: number }) => {
      if (request.addTarget !== undefined) add(request.addTarget)
      if (request.removeTarget === undefined) return
      targets.delete(request.removeTarget)
      send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [request.removeTarget] } })
    },
    /** Targets that are listened to. */
    size: () => targets.size,
    close: () => {
      targets.clear()
      stop()
    },
  }
}

export type Stream = ReturnType<typeof openListening>
