import { accessOf, requestTimeoutMs, type ServiceAccount, signInToken } from '../kit/serviceAccount'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { CopyNotWritten } from '../kit/mirror'

/** What a field of a document holds. */
export type Field =
  | string
  | number
  | boolean
  | null
  | Date
  | readonly Field[]
  | { readonly [name: string]: Field | undefined }
export type Fields = { readonly [name: string]: Field | undefined }

type Value = Readonly<Record<string, unknown>>

/** A field as Firestore's JSON has it. */
export const valueOf = (field: Field): Value => {
  if (field === null) return { nullValue: null }
  if (typeof field === 'string') return { stringValue: field }
  if (typeof field === 'boolean') return { booleanValue: field }
  if (typeof field === 'number')
    return Number.isInteger(field) ? { integerValue: String(field) } : { doubleValue: field }
  if (field instanceof Date) return { timestampValue: field.toISOString() }
  if (Array.isArray(field)) return { arrayValue: { values: (field as readonly Field[]).map(valueOf) } }
  return { mapValue: { fields: valuesOf(field as Fields) } }
}

export const valuesOf = (fields: Fields): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field === undefined ? [] : [[name, valueOf(field)]])),
  )

/** One document as it is to be: null is none; with `only`, these of its fields and the others as they are. */
export interface Write {
  readonly path: string
  readonly fields: Fields | null
  readonly only?: readonly string[]
}

/** A project that holds a copy of the chats. */
export interface Firestore {
  readonly project: string
  /** Writes all or nothing. Rejects with `CopyNotWritten`. */
  readonly commit: (writes: readonly Write[]) => Promise<void>
  /** A token with which somebody's client signs in. */
  readonly signIn: (userId: string, sessionId: string, now: UnixSeconds) => Promise<string>
}

export interface FirestoreParts {
  readonly account: ServiceAccount
  readonly now: () => UnixSeconds
  /** Where the service is, when it is not Google's own address. */
  readonly url?: string | undefined
}

const SERVICE = 'https://firestore.googleapis.com'
const SCOPE = 'https://www.googleapis.com/auth/datastore'

/** The documents of a project, over REST. */
export const openFirestore = ({ account, now, url = SERVICE }: FirestoreParts): Firestore => {
  const access = accessOf({ account, now, scope: SCOPE })
  const documents = `projects/${account.project_id}/databases/(default)/documents`
  const writeOf = ({ path, fields, only }: Write) => {
    const name = `${documents}/${path}`
    if (fields === null) return { delete: name }
    return {
      update: { name, fields: valuesOf(fields) },
      ...(only !== undefined && { updateMask: { fieldPaths: only } }),
    }
  }
  const send = async (body: string): Promise<Response> =>
    fetch(`${url}/v1/${documents}:commit`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await access.token()}`, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
  return {
    project: account.project_id,
    commit: async (writes) => {
      const answer = await send(JSON.stringify({ writes: writes.map(writeOf) })).catch(() => null)
      // What it says is not of interest; read, it gives the connection back.
      await answer?.arrayBuffer().catch(() => undefined)
      if (answer?.ok) return
      if (answer?.status === 401) access.forget()
      const isBusy = answer === null || [401, 408, 409, 429].includes(answer.status) || answer.status >= 500
      throw new CopyNotWritten(isBusy ? 'busy' : 'refused')
    },
    signIn: (userId, sid, at) => signInToken(account, userId, { sid }, at),
  }
}
