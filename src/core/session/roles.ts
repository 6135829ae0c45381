/** Everyone who can be here. */
export const roles = ['DOCTOR', 'PATIENT', 'JR_DOCTOR', 'PHARMACY', 'DIAGNOSTIC_CENTER', 'GUEST', 'ADMIN'] as const
export type Role = (typeof roles)[number]
type Group = readonly Role[]
/** A group whose members are known where its rule is read. */
const group = <R extends Role>(...members: readonly R[]): readonly R[] => members

/** `isOneOf(DOCTORS, role)`; nobody in particular is in no group. */
export const isOneOf = (group: Group, role: Role | null | undefined): boolean =>
  role !== null && role !== undefined && group.includes(role)

export const EVERYONE: Group = roles
/** Those who were verified. */
export const KNOWN = roles.filter((role) => role !== 'GUEST')
export const PATIENTS = group('PATIENT')
export const PATIENTS_AND_GUESTS = group('PATIENT', 'GUEST')
export const DOCTORS = group('DOCTOR', 'JR_DOCTOR')
export const PROVIDERS = group('PHARMACY', 'DIAGNOSTIC_CENTER')
/** Those who work here. */
export const STAFF = [...DOCTORS, ...PROVIDERS]
/** Those who run a clinic's day. */
export const CLINIC_STAFF = group(...DOCTORS, 'PHARMACY')
/** Those who answer the support. */
export const SUPPORT = group('ADMIN')
/** Those who may look at free slots. */
export const BOOKERS = [...PATIENTS_AND_GUESTS, ...CLINIC_STAFF]
/** Everyone without one: they share the patient's home, so that the guard never loops. */
export const WITHOUT_DASHBOARD: Group = roles.filter((role) => !isOneOf(STAFF, role))
