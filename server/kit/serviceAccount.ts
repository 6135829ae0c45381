import * as Schema from 'effect/Schema'
import { importPKCS8, type JWTPayload, SignJWT } from 'jose'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { timeLimit } from './timeLimit'

/** The service account of a Google project, as Google's console hands it out. */
export const ServiceAccount = Schema.Struct({
  project_id: Schema.NonEmptyString,
  client_email: Schema.NonEmptyString,
  private_key: Schema.NonEmptyString,
  token_uri: Schema.NonEmptyString,
})
export type ServiceAccount = typeof ServiceAccount.Type

/** Milliseconds after which a service of Google counts as not answering. */
export const requestTimeoutMs = timeLimit(8000)
/** Seconds something signed is good for, and before its end at which access is asked for anew. */
const SIGNED_FOR = 3600
const EARLY = 60

const readAccess = Schema.decodeUnknownSync(Schema.Struct({ access_token: Schema.String, expires_in: Schema.Finite }))

const signed = async (account: ServiceAccount, audience: string, claims: JWTPayload, now: UnixSeconds) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.client_email)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + SIGNED_FOR)
    .sign(await importPKCS8(account.private_key, 'RS256'))

export interface AccessParts {
  readonly account: ServiceAccount
  readonly now: () => UnixSeconds
  readonly scope: string
}

/** Access to a service in the name of an account: asked for once as long as it lasts, or until it is refused. */
export const accessOf = ({ account, now, scope }: AccessParts) => {
  let access: { readonly token: string; readonly until: UnixSeconds } | undefined
  const newAccess = async () => {
    const from = now()
    const assertion = await signed(account, account.token_uri, { scope }, from)
    const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })
    const answer = await fetch(account.token_uri, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    if (!answer.ok) throw new Error(`The service account was refused with ${answer.status}`)
    const { access_token, expires_in } = readAccess(await answer.json())
    return { token: access_token, until: from + expires_in - EARLY }
  }
  return {
    /** Rejects when the service cannot be reached or refuses the account. */
    token: async (): Promise<string> => {
      if (access === undefined || access.until <= now()) access = await newAccess()
      return access.token
    },
    forget: (): void => {
      access = undefined
    },
  }
}

const SIGN_IN = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'

/** A token with which the client of a person signs in to the project, for an hour. */
export const signInToken = (
  account: ServiceAccount,
  userId: string,
  claims: Readonly<Record<string, string>>,
  now: UnixSeconds,
): Promise<string> => signed(account, SIGN_IN, { sub: account.client_email, uid: userId, claims }, now)
