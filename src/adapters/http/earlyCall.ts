import type { Language } from '../../core/language/languages'
import { mayTry } from '../../core/session/permissions.rules'
import type { Permission, PermissionEntry } from '../../core/session/permissions'
import { identityOf } from '../browser/identity'
import { callHeaders } from './callHeaders'

/** A call without input that everybody makes who opens a page with a session. */
export interface EarlyCall {
  readonly path: string
  readonly permission: Permission | null
}

declare global {
  /** The answer to a call that was made while the scripts arrived, until it is taken over. */
  var earlyAnswer: { readonly path: string; readonly token: string; readonly answer: Promise<Response> } | undefined
}

const permissionsIn = (login: string | null): readonly PermissionEntry[] =>
  login === null ? [] : ((JSON.parse(login) as { permissions?: readonly PermissionEntry[] }).permissions ?? [])

/** Makes a call while the scripts arrive, which will make it; nobody does who has no session, or may not. */
export const callEarly = (storage: Storage, language: Language, { path, permission }: EarlyCall): void => {
  const identity = identityOf(storage, language)
  if (identity.token === null || !mayTry(permissionsIn(storage.getItem('login')), permission)) return
  const answer = fetch(path, { headers: callHeaders(identity) })
  // Whoever takes it over hears of it; nobody may.
  answer.catch(() => undefined)
  globalThis.earlyAnswer = { path, token: identity.token, answer }
}

/** A fetch that takes over what was asked before it was there, once and from its first call on. */
export const withEarlyAnswers =
  (fetch = globalThis.fetch): typeof globalThis.fetch =>
  (input, init) => {
    const early = globalThis.earlyAnswer
    const isSame =
      early !== undefined &&
      input === early.path &&
      (init?.method ?? 'GET') === 'GET' &&
      new Headers(init?.headers).get('accesstoken') === early.token
    if (!isSame) return fetch(input, init)
    globalThis.earlyAnswer = undefined
    return orAborted(early.answer, init?.signal)
  }

const orAborted = (answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    answer.then(resolve, reject)
  })
