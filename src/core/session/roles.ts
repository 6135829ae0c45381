/** Everyone who can be here. */
export const roles = ['DOCTOR', 'PATIENT', 'JR_DOCTOR', 'PHARMACY', 'DIAGNOSTIC_CENTER', 'GUEST', 'ADMIN'] as const
export type Role = (typeof roles)[number]
type Group = readonly Role[]

export const EVERYONE: Group = roles
/** Those who were verified. */
export const KNOWN: Group = roles.filter((role) => role !== 'GUEST')
export const PATIENTS: Group = ['PATIENT']
export const PATIENTS_AND_GUESTS: Group = ['PATIENT', 'GUEST']
export const DOCTORS: Group = ['DOCTOR', 'JR_DOCTOR']
export const PROVIDERS: Group = ['PHARMACY', 'DIAGNOSTIC_CENTER']
/** Those who work here. */
export const STAFF: Group = [...DOCTORS, ...PROVIDERS]
/** Those who run a clinic's day. */
export const CLINIC_STAFF: Group = [...DOCTORS, 'PHARMACY']
/** Those who may look at free slots. */
export const BOOKERS: Group = [...PATIENTS_AND_GUESTS, ...CLINIC_STAFF]
/** Everyone with an area of their own. */
export const RESIDENTS: Group = [...PATIENTS_AND_GUESTS, ...STAFF]
/** Everyone without one: they share the patient's home, so that the guard never loops. */
export const WITHOUT_DASHBOARD: Group = roles.filter((role) => !STAFF.includes(role))

/** `isOneOf(DOCTORS, role)`; nobody in particular is in no group. */
export const isOneOf = (group: Group, role: Role | null | undefined): boolean =>
  role !== null && role !== undefined && group.includes(role)
