import { and, eq, type SQL } from 'drizzle-orm'
import type { Caller, Database } from '../kit/handlers'
import { users } from '../session/session.tables'
import { appointments, type schedules } from './booking.tables'

/** What somebody who runs a day may see: all of their doctor, or all of the clinic whose desk they keep. */
export type Scope = { readonly doctorId: string } | { readonly clinicId: string }

/** The scope of a caller; null for those who run no day. */
export const scopeOf = async (db: Database, { doctorId, userId }: Caller): Promise<Scope | null> => {
  if (doctorId !== null) return { doctorId }
  if (userId === null) return null
  const [desk] = await db
    .select({ clinicId: users.clinicId })
    .from(users)
    .where(and(eq(users.id, userId), users.isClinicPatient))
  return desk?.clinicId ? { clinicId: desk.clinicId } : null
}

/** Rows of somebody's scope. */
export const isWithin = (table: typeof appointments | typeof schedules, scope: Scope): SQL =>
  'doctorId' in scope ? eq(table.doctorId, scope.doctorId) : eq(table.clinicId, scope.clinicId)

/** Whose appointments somebody may change: of a day they run, or their own. */
export type Whose = Scope | { readonly patientId: string }

export const whoseOf = async (db: Database, caller: Caller): Promise<Whose | null> =>
  caller.role === 'PATIENT' && caller.userId !== null ? { patientId: caller.userId } : scopeOf(db, caller)

export const isOf = (whose: Whose): SQL =>
  'patientId' in whose ? eq(appointments.patientId, whose.patientId) : isWithin(appointments, whose)
