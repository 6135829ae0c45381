import { eq } from 'drizzle-orm'
import { insertFile } from '../../../server/files/files.store'
import { fileAddresses } from '../../../server/kit/fileAddress'
import { newId } from '../../../server/kit/ids'
import { members } from '../../../server/members/members.tables'
import { users } from '../../../server/people/people.tables'
import { demonstrationProviders } from '../../../server/seed/accounts'
import { sendReport } from '../../../server/sentReports/sentReports.store'
import { NOW } from '../../kit/backend'
import type { RoomCases } from '../../kit/policy/case'
import { centres, holds, NOWHERE, nothing, patients } from '../../kit/policy/groups'
import { type PersonName, type World } from '../../kit/policy/people'

/** A report that somebody uploaded. */
const uploaded = async ({ backend: { db } }: World, ownerId: string) => {
  const id = newId()
  const about = { purpose: 'report', type: 'png', name: 'report.png', size: 1, createdAt: NOW } as const
  await insertFile(db, { id, ownerId, ...about })
  return id
}

const phoneOf = async ({ backend: { db } }: World, id: string) => {
  const [user] = await db.select({ phone: users.phoneNumber }).from(users).where(eq(users.id, id))
  return user!.phone
}

/** A report that waits for the number of the owner. */
const waiting = async (world: World) => {
  const { backend, people } = world
  const sentBy = people.diagnosticCentre.userId!
  const report = await sendReport(
    backend.db,
    {
      providerId: demonstrationProviders.centre,
      sentBy,
      phoneNumber: (await phoneOf(world, people.owner.userId!))!,
      patientName: 'Asha Patel',
      fileName: 'report.png',
      fileId: await uploaded(world, sentBy),
    },
    backend.clock.now(),
  )
  return { id: report!.id }
}

/** The same, and a member of whoever tries. */
const forMember = async (world: World, who: PersonName) => {
  const { backend, people } = world
  const waits = await waiting(world)
  if (!patients.includes(who)) return { ...waits, memberId: NOWHERE }
  const patientId = people[who].userId!
  const member = { id: newId(), patientId, name: 'Asha Patel', isDefault: false, createdAt: NOW }
  await backend.db.insert(members).values(member)
  return { ...waits, memberId: member.id }
}

const notEmpty = (result: unknown) => (result as readonly unknown[]).length > 0
const page = () => ({ limit: '10', offset: '0' })
const toNumber = { phone_number: '9812345670', patientName: 'Meera Rao', fileName: 'report.png' }

export const sentReportsPolicy: RoomCases<'sentReports'> = {
  send: {
    may: centres,
    input: async (world, who) => ({
      ...toNumber,
      url: centres.some((each) => each === who)
        ? fileAddresses('of a test').to(
            { id: await uploaded(world, world.people[who].userId!), name: 'report.png', type: 'png' },
            newId(),
            NOW,
          ).url
        : '/files/none',
    }),
    reaches: centres,
  },
  sent: {
    may: centres,
    input: async (world) => waiting(world).then(page),
    reaches: ['diagnosticCentre'],
    shows: holds(() => 'Asha Patel'),
  },
  received: {
    may: patients,
    input: async (world) => waiting(world).then(nothing),
    reaches: ['owner'],
    shows: notEmpty,
  },
  accept: {
    may: patients,
    input: forMember,
    missing: () => ({ id: NOWHERE, memberId: NOWHERE }),
    reaches: ['owner'],
  },
  refuse: { may: patients, input: waiting, missing: () => ({ id: NOWHERE }), reaches: ['owner'] },
}
