import * as Schema from 'effect/Schema'
import { RememberedIntent } from './intent'
import { LoginResult, type SessionRefresh } from './session'

/** What the browser session keeps of who is here; the token lives nowhere else. */
export const SessionValues = Schema.Struct({
  login: Schema.NullOr(LoginResult),
  remembered: Schema.NullOr(RememberedIntent),
})
export type SessionValues = typeof SessionValues.Type

export const NO_SESSION: SessionValues = { login: null, remembered: null }

/** A refresh changes role and permissions; what it does not tell stays. */
export const refreshed = (
  login: LoginResult,
  { permissions, role, userId, isProfileComplete }: SessionRefresh,
): LoginResult => ({
  ...login,
  permissions,
  role,
  userId,
  isProfileComplete,
})
