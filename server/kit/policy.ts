import type { AnyEndpoint } from '../../src/core/kit/endpoint'
import type { AnsweredFailure } from '../../src/core/kit/outcome'
import type { Role } from '../../src/core/session/permissions'
import { DOCTORS, isOneOf, PATIENTS, PATIENTS_AND_GUESTS } from '../../src/core/session/roles'
import { allows } from '../../src/core/session/permissions.rules'
import type { Caller, Database, TreatmentCaller, VerifiedCaller } from './handlers'

/** Who may call a row. `ownership` says which records the row may touch; the room's queries keep it. */
export interface Rule<R extends Role = Role> {
  readonly roles: readonly R[] | 'anyone'
  readonly ownership: string
  /** Whether the row touches patients' records: what staff do to those is audited. Rows for staff alone must say so. */
  readonly records?: 'patients' | 'none' | undefined
}

export type Policy = Readonly<Record<string, Rule>>

export interface KnownCaller extends Caller {
  readonly isBlocked: boolean
}

/** Who an access token belongs to; a token that is unknown, ended or expired is nobody's. */
export type FindCaller = (
  db: Database,
  token: string | undefined,
  deviceId: string | null,
  now: number,
) => Promise<KnownCaller>

/** `rule(BOOKERS, 'members of the caller’s family')` */
export const rule = <R extends Role>(
  roles: Rule<R>['roles'],
  ownership: string,
  records?: Rule['records'],
): Rule<R> => ({
  roles,
  ownership,
  records,
})

/** Why a call is refused, or null. A person whose session ended is asked to verify before anything else is told. */
export const refusalOf = (
  rule: Rule,
  permission: AnyEndpoint['permission'],
  caller: KnownCaller,
): Extract<AnsweredFailure, 'unauthenticated' | 'blocked' | 'forbidden' | 'notAccessible'> | null => {
  if (rule.roles === 'anyone') return null
  if (caller.role === null) return 'unauthenticated'
  if (caller.isBlocked) return 'blocked'
  if (!rule.roles.includes(caller.role)) return 'forbidden'
  if (caller.userId === null && caller.role !== 'GUEST') return 'unauthenticated'
  if (isForTreatment(rule.roles) && isOneOf(DOCTORS, caller.role) && caller.doctorId === null) return 'forbidden'
  return permission === null || allows(caller.permissions, permission) ? null : 'notAccessible'
}

/** Rules for patients and doctors alone are about what a doctor does: whoever works for none has no part in it. */
const isForTreatment = (roles: readonly Role[]): boolean =>
  roles.every((role) => isOneOf(PATIENTS, role) || isOneOf(DOCTORS, role))

/** Whether somebody stands on either side of a treatment: a patient, or who works for a doctor. */
export const isTreating = (caller: VerifiedCaller): caller is TreatmentCaller =>
  caller.role === 'PATIENT' || (isOneOf(DOCTORS, caller.role) && caller.doctorId !== null)

/** Throws when a row has no rule or a rule has no row: such a server must not start. */
export const checkPolicy = (
  policy: Policy,
  rows: readonly { readonly name: string; readonly endpoint: AnyEndpoint }[],
): void => {
  const names = new Set(rows.map(({ name }) => name))
  const unruled = [...names].filter((name) => !Object.hasOwn(policy, name))
  const unknown = Object.keys(policy).filter((name) => !names.has(name))
  if (unruled.length > 0) throw new Error(`No policy rule for ${unruled.join(', ')}`)
  if (unknown.length > 0) throw new Error(`Policy rules without a row: ${unknown.join(', ')}`)
  const undeclared = rows.map(({ name }) => name).filter((name) => isForStaff(policy[name]!) && !policy[name]!.records)
  if (undeclared.length > 0)
    throw new Error(`Rules that do not say whether they touch patients' records: ${undeclared.join(', ')}`)
  for (const { name, endpoint } of rows)
    if (policy[name]!.roles === 'anyone' && endpoint.permission !== null)
      throw new Error(`${name} asks for a permission, so its rule must name roles`)
}

const isForStaff = ({ roles }: Rule): boolean =>
  roles !== 'anyone' && !PATIENTS_AND_GUESTS.some((role) => roles.includes(role))
