import type { Role } from '../session/permissions'

/** Patients, guests and those who are nobody yet change the language; staff use the one that is there. */
export const canChangeLanguage = (role: Role | null): boolean => role === null || role === 'PATIENT' || role === 'GUEST'
