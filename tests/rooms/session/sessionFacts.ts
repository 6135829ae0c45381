import { INTENT_LIFETIME } from '../../../src/core/session/intent.rules'
import type { LoginResult } from '../../../src/core/session/session'
import { refused } from '../../kit/paths/outcomes'
import { staffMember } from './staffMember'

/** Unix seconds. */
export const NOW = 1_795_000_000
export const guest: LoginResult = {
  ...staffMember('GUEST'),
  userId: 'guest',
  name: 'Guest',
  doctorId: null,
  doctorName: null,
}
export const patient: LoginResult = {
  ...guest,
  role: 'PATIENT',
  userId: 'asha',
  name: 'Asha Patel',
  isProfileComplete: false,
}
export const people: Readonly<Record<string, LoginResult>> = { GUEST: guest, PATIENT: patient }
export const intent = { _tag: 'OpenPage', path: '/contact-us' } as const
export const remembered = { intent, expiresAt: NOW + INTENT_LIFETIME }

export const facts = {
  isFresh: false,
  role: null as string | null,
  isComplete: null as boolean | null,
  remembers: false,
  /** Verifying was given up, and may be gone forward to again. */
  gaveUp: false,
}
export const nobody = { role: null, isComplete: null, remembers: false, gaveUp: false }
export const asGuest = { role: 'GUEST', isComplete: true }
export type Now = typeof facts

/** What the browser session keeps of who is here. */
export const kept = ({ role, isComplete, remembers }: Pick<Now, 'role' | 'isComplete' | 'remembers'>): string => {
  const login = role === null ? null : { ...people[role]!, isProfileComplete: isComplete }
  return `session.kept ${JSON.stringify({ values: { login, remembered: remembers ? remembered : null } })}`
}
export const KEPT_NOBODY = kept(nobody)
export const logged = (kind: string) => `logged ${JSON.stringify({ failure: { kind, message: '' } })}`
export const LANDING = 'go / {"atOnce":true}'
export const wrong = refused('internal', 'Something went wrong')
export const here = ['known.resting', 'known.renewing'] as const
