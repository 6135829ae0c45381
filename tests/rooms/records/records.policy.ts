import type { RoomCases } from '../../kit/policy/case'
import { doctors, NOWHERE, nothing, ofTheDoctor, patients } from '../../kit/policy/groups'
import { newAppointment, written } from '../../kit/prescriptions'
import { type PersonName, tokenOf, type World } from '../../kit/policy/people'

const readers: readonly PersonName[] = [...patients, ...doctors]
const whose: readonly PersonName[] = ['owner', ...ofTheDoctor]

/** The record of a prescription that the treating doctor signed for the owner. */
const signed = async ({ backend, people }: World): Promise<{ readonly id: string; readonly memberId: string }> => {
  const { bookingId, memberId } = await newAppointment(backend)
  const token = await tokenOf(backend, people.treatingDoctor)
  await backend.call('prescription.create', { bookingId, ...written({ saveType: 'endConsultation' }) }, { token })
  const { result } = await backend.call<readonly { id: string }[]>('records.list', { bookingId }, { token })
  return { id: result[0]!.id, memberId }
}
const notEmpty = (result: unknown) => (result as readonly unknown[]).length > 0

export const recordsPolicy: RoomCases<'records'> = {
  list: {
    may: readers,
    input: async (world) => ({ memberId: (await signed(world)).memberId }),
    reaches: whose,
    shows: notEmpty,
  },
  family: { may: patients, input: async (world) => signed(world).then(nothing), reaches: ['owner'], shows: notEmpty },
  categories: { may: readers, input: nothing },
  one: {
    may: readers,
    input: async (world) => ({ id: (await signed(world)).id }),
    missing: () => ({ id: NOWHERE }),
    reaches: whose,
  },
}
