import { Role } from './permissions'

type Roles = readonly Role[]

export const EVERYONE: Roles = Role.literals
/** Those who were verified. */
export const KNOWN: Roles = EVERYONE.filter((role) => role !== 'GUEST')
export const PATIENTS: Roles = ['PATIENT']
export const PATIENTS_AND_GUESTS: Roles = ['PATIENT', 'GUEST']
export const DOCTORS: Roles = ['DOCTOR', 'JR_DOCTOR']
export const PROVIDERS: Roles = ['PHARMACY', 'DIAGNOSTIC_CENTER']
/** Those who work here. */
export const STAFF: Roles = [...DOCTORS, ...PROVIDERS]
/** Those who run a clinic's day. */
export const CLINIC_STAFF: Roles = [...DOCTORS, 'PHARMACY']
/** Those who may look at free slots. */
export const BOOKERS: Roles = [...PATIENTS_AND_GUESTS, ...CLINIC_STAFF]
/** Everyone with an area of their own. */
export const RESIDENTS: Roles = [...PATIENTS_AND_GUESTS, ...STAFF]
/** Everyone without an area of their own: they share the patient's home, so that the guard never loops. */
export const WITHOUT_DASHBOARD: Roles = EVERYONE.filter((role) => !STAFF.includes(role))

/** `isOneOf(DOCTORS, role)`; nobody in particular is in no group. */
export const isOneOf = (roles: Roles, role: Role | null | undefined): boolean =>
  role !== null && role !== undefined && roles.includes(role)
