import type { Language } from '../../core/language/languages'
import { mayTry } from '../../core/session/permissions.rules'
import type { Permission, PermissionEntry } from '../../core/session/permissions'
import { identityOf } from '../browser/identity'
import { callHeaders } from './callHeaders'

/** A call without input that everybody makes who opens a page with a session. */
export interface HeadCall {
  readonly path: string
  readonly permission: Permission | null
}

declare global {
  /** The answer to a call that was made while the scripts arrived, until it is taken over. */
  var headAnswer: { readonly path: string; readonly token: string; readonly answer: Promise<Response> } | undefined
}

const permissionsIn = (login: string | null): readonly PermissionEntry[] =>
  login === null ? [] : ((JSON.parse(login) as { permissions?: readonly PermissionEntry[] }).permissions ?? [])

/** Makes a call while the scripts arrive, which will make it; nobody does who has no session, or may not. */
export const callFromHead = (storage: Storage, language: Language, { path, permission }: HeadCall): void => {
  const identity = identityOf(storage, language)
  if (identity.token === null || !mayTry(permissionsIn(storage.getItem('login')), permission)) return
  const answer = fetch(path, { headers: callHeaders(identity) })
  // Whoever takes it over hears of it; nobody may.
  answer.catch(() => undefined)
  globalThis.headAnswer = { path, token: identity.token, answer }
}

/** A fetch that takes over what was asked before it was there, once and from its first call on. */
export const withHeadAnswer =
  (fetch = globalThis.fetch): typeof globalThis.fetch =>
  (input, init) => {
    const begun = globalThis.headAnswer
    const isSame =
      begun !== undefined &&
      input === begun.path &&
      (init?.method ?? 'GET') === 'GET' &&
      new Headers(init?.headers).get('accesstoken') === begun.token
    if (!isSame) return fetch(input, init)
    globalThis.headAnswer = undefined
    return orAborted(begun.answer, init?.signal)
  }

const orAborted = (answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    answer.then(resolve, reject)
  })
