import { sql } from 'drizzle-orm'
import { openDatabase, type OpenDatabase } from '../../server/kit/database'
import { hashOf, newId, newToken } from '../../server/kit/ids'
import { members } from '../../server/members/members.tables'
import { insertAll } from '../../server/seed/bulk'
import { sessions, users } from '../../server/people/people.tables'
import { DAY } from '../../src/core/kit/dates'
import { count } from './figure'

export interface Patient {
  readonly userId: string
  readonly memberId: string
  readonly token: string
}

export interface FreeSlot extends Record<string, unknown> {
  readonly doctorId: string
  readonly slotId: string
  readonly rupees: number
}

/** The database of a server that runs, or of one that has ended. */
export const databaseOf = (dataDir: string): Promise<OpenDatabase> => openDatabase({ dataDir, mayJoin: true })

/** Patients who are logged in and whose profile is complete, written past the server. */
export const patientsIn = async (
  { db }: Pick<OpenDatabase, 'db'>,
  wanted: number,
  first = 7_400_000_000,
): Promise<Patient[]> => {
  const now = Math.floor(Date.now() / 1000)
  const patients = count(wanted).map(() => ({ userId: newId(), memberId: newId(), token: newToken() }))
  await insertAll(
    db,
    users,
    patients.map(({ userId: id }, index) => ({
      id,
      role: 'PATIENT' as const,
      countryCode: '+91',
      phoneNumber: String(first + index),
      name: 'Asha Patel',
      createdAt: now,
    })),
  )
  await insertAll(
    db,
    members,
    patients.map(({ userId: patientId, memberId: id }) => ({
      id,
      patientId,
      name: 'Asha Patel',
      age: 42,
      gender: 'Female' as const,
      isDefault: true,
      createdAt: now,
    })),
  )
  await insertAll(
    db,
    sessions,
    patients.map(({ userId, token }) => ({
      id: newId(),
      tokenHash: hashOf(token),
      userId,
      role: 'PATIENT' as const,
      createdAt: now,
      expiresAt: now + 7 * DAY,
    })),
  )
  return patients
}

/** Video slots that nobody has booked, from tomorrow on, each doctor's in turn. */
export const freeSlotsIn = async ({ db }: OpenDatabase, wanted: number): Promise<FreeSlot[]> => {
  const tomorrow = Math.floor(Date.now() / 1000) + DAY
  const { rows } = await db.execute<FreeSlot>(sql`
    select s.doctor_id as "doctorId", s.id || '.' || number as "slotId", s.fee::int / 100 as rupees
      from schedules s cross join lateral generate_series(1, s.total_slots) number
      where s.consultation = 'video' and s.starts_at > ${tomorrow}
        and s.starts_at < ${tomorrow} + 30 * 86400
        and not exists (select 1 from appointments a where a.schedule_id = s.id and a.slot_no = number)
      order by number, s.id limit ${wanted}`)
  if (rows.length < wanted) throw new Error(`${rows.length} free slots, ${wanted} are needed`)
  return rows
}

const VIDEO = 2

/** What a client sends to book a slot, to be paid later. */
export const bookingOf = ({ memberId }: Patient, { doctorId, slotId, rupees }: FreeSlot, paymentMethodId: number) => ({
  doctorId,
  memberId,
  slotId,
  consultationType: VIDEO,
  paymentMethodId,
  paymentAmount: rupees,
})
