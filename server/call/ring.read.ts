import { eq } from 'drizzle-orm'
import type { Ring } from '../../src/core/call/ring'
import { isLive } from '../../src/core/call/ring.lifecycle'
import { dayOf, type UnixSeconds } from '../../src/core/kit/dates'
import { appointments } from '../booking/booking.tables'
import { doctors, specialities } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import { isUuid } from '../kit/ids'
import { members } from '../members/members.tables'
import { users } from '../people/people.tables'
import { callRings, callSessions } from './call.tables'

/** A ring with whose call it is; undefined for an unknown one. */
export const ringRow = async (db: Database, id: string, now: UnixSeconds) => {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select({
      ring: callRings,
      sessionId: callSessions.id,
      channelName: callSessions.channelName,
      bookingId: appointments.id,
      startsAt: appointments.startsAt,
      patientId: appointments.patientId,
      memberId: appointments.memberId,
      patientName: members.name,
      doctorId: doctors.id,
      doctorName: doctors.name,
      doctorPhoto: doctors.photoUrl,
      practisingSince: doctors.practisingSince,
      qualifications: doctors.qualifications,
      speciality: specialities.name,
      callerName: users.name,
      callerPhoto: users.profilePhoto,
    })
    .from(callRings)
    .innerJoin(callSessions, eq(callSessions.id, callRings.sessionId))
    .innerJoin(appointments, eq(appointments.id, callSessions.bookingId))
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(specialities, eq(specialities.id, doctors.specialityId))
    .innerJoin(members, eq(members.id, appointments.memberId))
    .innerJoin(users, eq(users.id, callRings.byUser))
    .where(eq(callRings.id, id))
  if (row === undefined) return undefined
  const { ring, practisingSince, qualifications, doctorPhoto, doctorId, sessionId, ...rest } = row
  const read: Ring = {
    ...rest,
    id,
    patientName: row.patientName ?? '',
    callerId: ring.byUser,
    callerName: row.callerName ?? row.doctorName,
    callerPhoto: row.callerPhoto ?? doctorPhoto,
    experience: Math.max(0, Number(dayOf(now).slice(0, 4)) - practisingSince),
    qualification: JSON.stringify(qualifications.map((degree) => ({ degree_name: degree }))),
    at: ring.at,
    expiresAt: ring.expiresAt,
    ringingAt: ring.ringingAt,
    outcome: ring.outcome,
    isLive: isLive(ring, now),
  }
  return { read, doctorId, sessionId }
}
export type RungCall = NonNullable<Awaited<ReturnType<typeof ringRow>>>
