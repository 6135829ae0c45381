import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { UserDetails, UserDetailsQuery } from '../../src/core/chat/details'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { DOCTORS } from '../../src/core/session/roles'
import { appointments } from '../booking/booking.tables'
import { doctors, specialities } from '../doctors/doctors.tables'
import { admissions } from '../inpatient/inpatient.tables'
import type { Database, VerifiedCaller } from '../kit/handlers'
import { isUuid } from '../kit/ids'
import { ageAt } from '../members/members.port'
import { members } from '../members/members.tables'
import { registeredDevices } from '../notifications/notifications.port'
import { users } from '../people/people.tables'
import { conversations } from './chat.tables'
import { partOf, roomsOf } from './conversations.read'

/** Conversations that somebody has a part in. */
const isOwn = ({ userId, role, doctorId }: VerifiedCaller): SQL =>
  or(
    eq(conversations.patientId, userId),
    doctorId !== null && DOCTORS.some((each) => each === role) ? eq(conversations.doctorId, doctorId) : undefined,
    role === 'ADMIN' ? eq(conversations.kind, 'support') : undefined,
  )!

/**
 * What is shown of those whom the caller shares a conversation with; others are left out as those who do not exist. Of a
 * device it says that there is one, and never its token.
 */
export const detailsFor = async (
  db: Database,
  caller: VerifiedCaller,
  asked: UserDetailsQuery,
  now: UnixSeconds,
): Promise<UserDetails> => {
  const shares = (which: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(conversations)
        .where(and(isOwn(caller), which)),
    )
  const isShared = or(
    eq(users.id, caller.userId),
    shares(
      or(
        eq(conversations.patientId, users.id),
        eq(conversations.agentId, users.id),
        and(eq(conversations.doctorId, users.doctorId), inArray(users.role, [...DOCTORS])),
      )!,
    ),
  )
  const people = async (ids: readonly string[]) => {
    const known = ids.filter(isUuid)
    if (known.length === 0) return []
    return db
      .select({ id: users.id, name: users.name, photo: users.profilePhoto, role: users.role })
      .from(users)
      .where(and(inArray(users.id, known), isShared))
      .orderBy(users.id)
  }
  const treating = db
    .select({ id: doctors.id, name: doctors.name, photo: doctors.photoUrl, speciality: specialities.name })
    .from(doctors)
    .innerJoin(specialities, eq(specialities.id, doctors.specialityId))
    .where(and(inArray(doctors.id, [...asked.doctorIds]), shares(eq(conversations.doctorId, doctors.id))))
    .orderBy(doctors.id)
  const treated = db
    .select({ id: members.id, name: members.name, age: ageAt(now), gender: members.gender })
    .from(members)
    .where(and(inArray(members.id, asked.memberIds.filter(isUuid)), shares(eq(conversations.memberId, members.id))))
    .orderBy(members.id)
  const stays = db
    .select({ id: admissions.id, memberId: admissions.memberId })
    .from(admissions)
    .where(and(inArray(admissions.id, [...asked.stayIds]), shares(eq(conversations.stayId, admissions.id))))
    .orderBy(admissions.id)
  const booked = db
    .select({ id: appointments.id, doctorId: appointments.doctorId, memberId: appointments.memberId })
    .from(appointments)
    .where(
      and(
        inArray(appointments.id, [...asked.appointmentIds]),
        shares(
          and(
            eq(conversations.kind, 'appointment'),
            eq(conversations.doctorId, appointments.doctorId),
            eq(conversations.memberId, appointments.memberId),
          )!,
        ),
      ),
    )
    .orderBy(appointments.id)
  const inWard = asked.stayIds.length === 0 ? [] : await stays
  const rooms = await roomsOf(
    db,
    inWard.map(({ id }) => id),
  )
  const reached = await people(asked.deviceUserIds)
  const devices = await registeredDevices(
    db,
    reached.map(({ id }) => id),
  )
  return {
    users: (await people(asked.userIds)).map(({ id: userId, role, ...same }) => ({
      userId,
      ...same,
      role: partOf[role],
    })),
    doctors: asked.doctorIds.length === 0 ? [] : await treating,
    members: asked.memberIds.length === 0 ? [] : await treated,
    stays: inWard.map(({ id, memberId }) => {
      const room = rooms.find(({ stayId }) => stayId === id)
      return { id, memberId, room: room === undefined ? null : { id: room.id, name: room.name, bed: room.bed } }
    }),
    appointments: asked.appointmentIds.length === 0 ? [] : await booked,
    devices: reached.map(({ id: userId }) => ({
      userId,
      hasDevice: devices.some((device) => device.userId === userId),
    })),
  }
}
