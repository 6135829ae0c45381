import { eq } from 'drizzle-orm'
import { appointments } from '../../../server/booking/booking.tables'
import { newId } from '../../../server/kit/ids'
import { members } from '../../../server/members/members.tables'
import type { Case, RoomCases } from '../../kit/policy/case'
import { centres, doctors, NOWHERE, nothing, ofTheDoctor, patients } from '../../kit/policy/groups'
import { orderIn } from '../../kit/orders'
import { newAppointment, written as prescribed } from '../../kit/prescriptions'
import { PNG } from '../../kit/sampleFiles'
import { type PersonName, tokenOf, type World } from '../../kit/policy/people'

const readers: readonly PersonName[] = [...patients, ...doctors]
const whose: readonly PersonName[] = ['owner', ...ofTheDoctor]

/** An appointment of the treating doctor for a member of the owner's family whom nobody else has treated. */
const ofOwnMember = async ({ backend }: World) => {
  const { bookingId, patientId } = await newAppointment(backend)
  const member = { id: newId(), patientId, name: 'Nobody else', isDefault: false, createdAt: backend.clock.now() }
  await backend.db.insert(members).values(member)
  await backend.db.update(appointments).set({ memberId: member.id }).where(eq(appointments.id, bookingId))
  return { bookingId, memberId: member.id }
}

/** The record of a prescription that the treating doctor signed for the owner. */
const signed = async (world: World): Promise<{ readonly id: string; readonly memberId: string }> => {
  const { backend, people } = world
  const { bookingId, memberId } = await ofOwnMember(world)
  const token = await tokenOf(backend, people.treatingDoctor)
  await backend.call('prescription.create', { bookingId, ...prescribed({ saveType: 'endConsultation' }) }, { token })
  const { result } = await backend.call<readonly { id: string }[]>('records.list', { bookingId }, { token })
  return { id: result[0]!.id, memberId }
}
const isCentre = (who: PersonName) => centres.some((each) => each === who)
/** A member who has an order at the centre of the demonstration. */
const ofCentreOrder = async ({ backend: { db, clock } }: World): Promise<string> =>
  (await orderIn(db, { kind: 'test', stage: 'sampled' }, clock.now())).who.memberId

/** A picture of whoever tries. */
const uploaded = async ({ backend, people }: World, who: PersonName): Promise<string> => {
  const file = new File([PNG], 'scan.png', { type: 'image/png' })
  const token = await tokenOf(backend, people[who])
  return (await backend.call<{ url: string }>('files.upload', { kind: 'report', file }, { token })).result?.url ?? ''
}
const written = { type: 'report', healthCategoryId: 'spine', documentDate: '10-01-2020' }
const change = { healthCategoryId: 'spine', documentDate: '10-01-2020', title: 'MRI' }

/** A record that the owner added. */
export const added = async (world: World): Promise<{ readonly id: string; readonly memberId: string }> => {
  const { memberId } = await ofOwnMember(world)
  const token = await tokenOf(world.backend, world.people.owner)
  const url = await uploaded(world, 'owner')
  const { result } = await world.backend.call<{ id: string }>('records.save', { ...written, memberId, url }, { token })
  return { id: result.id, memberId }
}
export const ofFamily = (input: Case['input'], missing: Case['missing']): Case => ({
  may: patients,
  input,
  ...(missing && { missing }),
  reaches: ['owner'],
})
const notEmpty = (result: unknown) => (result as readonly unknown[]).length > 0

export const recordsPolicy: RoomCases<'records'> = {
  list: {
    may: readers,
    input: async (world) => ({ memberId: (await signed(world)).memberId }),
    reaches: whose,
    shows: notEmpty,
  },
  family: { may: patients, input: async (world) => signed(world).then(nothing), reaches: ['owner'], shows: notEmpty },
  active: {
    may: patients,
    input: async (world) => signed(world).then(nothing),
    reaches: ['owner'],
    shows: notEmpty,
  },
  categories: { may: readers, input: nothing },
  save: {
    may: [...readers, ...centres],
    input: async (world, who) => ({
      ...written,
      memberId: await (isCentre(who) ? ofCentreOrder(world) : signed(world).then(({ memberId }) => memberId)),
      url: await uploaded(world, who),
    }),
    missing: () => ({ ...written, memberId: NOWHERE, url: '/files/none' }),
    reaches: [...whose, 'diagnosticCentre'],
  },
  update: ofFamily(
    async (world) => ({ ...(await added(world)), ...change }),
    () => ({ id: NOWHERE, memberId: NOWHERE, ...change }),
  ),
  remove: ofFamily(
    async (world) => ({ id: (await added(world)).id }),
    () => ({ id: NOWHERE }),
  ),
  restore: ofFamily(
    async (world) => {
      const { id } = await added(world)
      await world.backend.call('records.remove', { id }, { token: await tokenOf(world.backend, world.people.owner) })
      return { id }
    },
    () => ({ id: NOWHERE }),
  ),
  one: {
    may: readers,
    input: async (world) => ({ id: (await signed(world)).id }),
    missing: () => ({ id: NOWHERE }),
    reaches: whose,
  },
}
