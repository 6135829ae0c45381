import { demonstrationProviders } from '../../../server/seed/accounts'
import type { RoomCases } from '../../kit/policy/case'
import { near, NOWHERE, nothing, owner, patients } from '../../kit/policy/groups'
import type { PersonName, World } from '../../kit/policy/people'
import { aPaper, newPharmacyOf } from './papers'

const lookingAround: readonly PersonName[] = ['guest', ...patients]
const home = { ...near, address: '4 Shanti Kunj', city: 'Noida', pincode: '201301' }

/** The record of the owner, and the pharmacy it goes to: one that nobody has asked yet. */
const request = async (world: World) => ({
  medicalRecordId: await aPaper(world),
  memberId: world.memberId,
  pharmacyId: await newPharmacyOf(world),
  type: 'PICKUP',
})

export const medicinesPolicy: RoomCases<'medicines'> = {
  pharmacies: { may: lookingAround, input: () => ({ ...near, limit: 10, offset: 0 }) },
  pharmacy: {
    may: lookingAround,
    input: () => ({ ...near, id: demonstrationProviders.pharmacy }),
    missing: () => ({ ...near, id: NOWHERE }),
  },
  address: { may: patients, input: nothing },
  saveAddress: { may: patients, input: () => home },
  orderable: {
    may: patients,
    input: async (world) => {
      await aPaper(world)
      return { memberId: world.memberId }
    },
    reaches: owner,
    shows: (result) => (result as readonly unknown[]).length > 0,
  },
  order: {
    may: patients,
    input: request,
    missing: ({ memberId }) => ({
      medicalRecordId: NOWHERE,
      memberId,
      pharmacyId: demonstrationProviders.pharmacy,
      type: 'PICKUP',
    }),
    reaches: owner,
  },
}
