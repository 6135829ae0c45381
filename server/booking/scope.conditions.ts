import { eq, type SQL, sql } from 'drizzle-orm'
import type { TreatmentCaller } from '../kit/handlers'
import type { Scope } from '../people/people.port'
import { appointments, type schedules } from './booking.tables'

/** Rows of somebody's scope. */
export const isWithin = (table: typeof appointments | typeof schedules, scope: Scope): SQL =>
  'doctorId' in scope ? eq(table.doctorId, scope.doctorId) : eq(table.clinicId, scope.clinicId)

/** Whose appointments somebody may change: of a day they run, or their own. */
export type Whose = Scope | { readonly patientId: string }

export const whoseOf = (caller: TreatmentCaller): Whose =>
  caller.role === 'PATIENT' ? { patientId: caller.userId } : { doctorId: caller.doctorId }

export const isOf = (whose: Whose): SQL =>
  'patientId' in whose ? eq(appointments.patientId, whose.patientId) : isWithin(appointments, whose)

/** A query for the members who have or had an appointment within a scope. */
export const membersWithAppointments = (scope: Scope): SQL =>
  sql`select ${appointments.memberId} from ${appointments} where ${isWithin(appointments, scope)}`
