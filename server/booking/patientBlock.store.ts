import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PatientBlock } from '../../src/core/booking/patientBlock'
import type { Database } from '../kit/handlers'
import { hook } from '../kit/hook'
import { isTreated } from '../members/members.port'
import { members } from '../members/members.tables'
import { users } from '../people/people.tables'
import { appointments } from './booking.tables'
import { patientBlocks } from './patientBlock.tables'

/** Whether the doctor of an appointment takes no bookings from its patient, as a condition. */
export const isPatientBlocked = sql<boolean>`exists (select 1 from ${patientBlocks}
  where ${patientBlocks.doctorId} = ${appointments.doctorId} and ${patientBlocks.patientId} = ${appointments.patientId})`

/** A block as far as one member of the account says it. */
type OfMember = Pick<PatientBlock, 'patientId' | 'name' | 'isBlocked'>

/** The same with whose account it is, and who of it is treated by the doctor. */
const withAccount = async (
  db: Database,
  doctorId: string,
  found: OfMember | undefined,
): Promise<PatientBlock | undefined> => {
  if (found === undefined) return undefined
  const { patientId } = found
  const [person] = await db.select({ name: users.name }).from(users).where(eq(users.id, patientId))
  const treated = await db
    .select({ name: members.name })
    .from(members)
    .where(and(eq(members.patientId, patientId), isTreated({ doctorId })))
    .orderBy(members.createdAt, members.id)
  return { ...found, account: person?.name ?? null, family: treated.flatMap(({ name }) => name ?? []) }
}

/** Of the newest appointment of a doctor that meets a condition; undefined where there is none. */
const blockWhere = async (db: Database, doctorId: string, which: SQL): Promise<OfMember | undefined> => {
  const [found] = await db
    .select({ patientId: appointments.patientId, name: members.name, isBlocked: isPatientBlocked })
    .from(appointments)
    .innerJoin(members, eq(members.id, appointments.memberId))
    .where(and(eq(appointments.doctorId, doctorId), which))
    .orderBy(desc(appointments.startsAt))
    .limit(1)
  return found
}

export const blockOfBooking = async (db: Database, doctorId: string, bookingId: string) =>
  withAccount(db, doctorId, await blockWhere(db, doctorId, eq(appointments.id, bookingId)))

/** Of a patient whom a doctor treats: whoever lies in a hospital may have no appointment. */
export const blockOfPatient = async (
  db: Database,
  doctorId: string,
  patientId: string,
): Promise<PatientBlock | undefined> => {
  const booked = await blockWhere(db, doctorId, eq(appointments.patientId, patientId))
  if (booked !== undefined) return withAccount(db, doctorId, booked)
  const [treated] = await db
    .select({ patientId: members.patientId, name: members.name })
    .from(members)
    .where(and(eq(members.patientId, patientId), isTreated({ doctorId })))
    .limit(1)
  if (treated === undefined) return undefined
  return withAccount(db, doctorId, { ...treated, isBlocked: await isBlockedBy(db, doctorId, patientId) })
}

export const isBlockedBy = async (db: Database, doctorId: string, patientId: string): Promise<boolean> => {
  const rows = await db
    .select({ at: patientBlocks.blockedAt })
    .from(patientBlocks)
    .where(ofPatient(doctorId, patientId))
  return rows.length > 0
}

const ofPatient = (doctorId: string, patientId: string) =>
  and(eq(patientBlocks.doctorId, doctorId), eq(patientBlocks.patientId, patientId))

/** Announces that a doctor takes bookings of a patient no more, or again. */
export const blockChanged = hook<(db: Database, pair: Pair) => Promise<void>>('blockChanged')

type Pair = Pick<typeof patientBlocks.$inferInsert, 'doctorId' | 'patientId'>

/** Blocking twice leaves who blocked first; taking a block back that is not there changes nothing. */
export const setBlock = async (
  db: Database,
  row: typeof patientBlocks.$inferInsert,
  isBlocked: boolean,
): Promise<void> => {
  if (isBlocked) await db.insert(patientBlocks).values(row).onConflictDoNothing()
  else await db.delete(patientBlocks).where(ofPatient(row.doctorId, row.patientId))
  for (const follow of blockChanged.listeners()) await follow(db, row)
}
