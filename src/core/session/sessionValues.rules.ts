import type { LoginResult, SessionRefresh } from './session'
import type { SessionValues } from './sessionValues'

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
