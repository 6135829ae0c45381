import { eq, sql } from 'drizzle-orm'
import { appointments } from '../../../server/booking/booking.tables'
import { users } from '../../../server/people/people.tables'
import type { RoomCases } from '../../kit/policy/case'
import { patients, owner, ofTheDoctor, clinicStaff, NOWHERE, nothing, person, holds } from '../../kit/policy/groups'
import { queueHours, someoneInQueue } from '../../kit/queues'
import type { World } from '../../kit/policy/people'

/** Somebody new without a mobile number, whom the treating doctor sees today. */
const newNumberless = async ({ backend: { db, clock }, doctorId }: World): Promise<string> => {
  const now = clock.now()
  const { id } = await someoneInQueue(db, await queueHours(db, doctorId, now), now)
  const [visit] = await db.select().from(appointments).where(eq(appointments.id, id))
  await db
    .update(users)
    .set({ countryCode: null, phoneNumber: null, patientNo: sql`nextval('patient_numbers')` })
    .where(eq(users.id, visit!.patientId))
  return visit!.memberId
}

export const membersPolicy: RoomCases<'members'> = {
  list: { may: patients, input: nothing, reaches: owner, shows: holds(({ memberId }) => memberId) },
  add: {
    may: patients,
    input: () => ({ ...person, is_default: false, is_another: true }),
  },
  addFor: {
    may: clinicStaff,
    // Only these two have presented that number.
    input: ({ people }) => ({ patientId: people.otherPatient.userId, ...person, is_another: true }),
    missing: () => ({ patientId: NOWHERE, ...person, is_another: true }),
    reaches: ofTheDoctor,
  },
  correct: {
    may: clinicStaff,
    input: async (world) => ({ id: await newNumberless(world), ...person }),
    missing: () => ({ id: NOWHERE, ...person }),
    reaches: ofTheDoctor,
  },
  update: {
    may: patients,
    input: ({ secondMemberId }) => ({ id: secondMemberId, ...person, is_default: false }),
    missing: () => ({ id: NOWHERE, ...person, is_default: false }),
    reaches: owner,
  },
  facts: {
    may: patients,
    input: ({ secondMemberId }) => ({ id: secondMemberId }),
    missing: () => ({ id: NOWHERE }),
    reaches: owner,
  },
  saveFacts: {
    may: patients,
    input: ({ secondMemberId }) => ({ id: secondMemberId, allergies: ['Penicillin'], conditions: [], medicines: [] }),
    missing: () => ({ id: NOWHERE, allergies: [], conditions: [], medicines: [] }),
    reaches: owner,
  },
  savePhoto: {
    may: patients,
    input: ({ secondMemberId }) => ({ id: secondMemberId, url: null }),
    missing: () => ({ id: NOWHERE, url: null }),
    reaches: owner,
  },
  setDefault: {
    may: patients,
    input: ({ memberId }) => ({ id: memberId, is_default: true }),
    missing: () => ({ id: NOWHERE, is_default: true }),
    reaches: owner,
  },
  profile: {
    may: patients,
    input: nothing,
    reaches: owner,
    shows: holds(({ patientName }) => patientName),
  },
  saveProfile: {
    may: patients,
    input: ({ patientName }, who) => (who === 'owner' ? { ...person, name: patientName } : person),
    reaches: owner,
    shows: holds(({ patientName }) => patientName),
  },
}
