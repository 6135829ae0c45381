import { addDays, dayOf } from '../../../src/core/kit/dates'
import { aMedicineOrder, aTestOrder, placed } from '../../kit/orders'
import type { RoomCases } from '../../kit/policy/case'
import { holds, NOWHERE, owner, patients } from '../../kit/policy/groups'
import type { World } from '../../kit/policy/people'

const orderer = ({ people, memberId }: World) => ({
  patientId: people.owner.userId!,
  memberId,
  addressId: '',
  phoneNumber: '',
})

let days = 0

/** The owner's: another one each time, since a call may end it. */
const medicine = async (world: World): Promise<string> => {
  const { db, clock } = world.backend
  return placed(db, await aMedicineOrder(db, orderer(world), clock.now()), clock.now())
}
const tests = (world: World): Promise<string> => {
  const { db, clock } = world.backend
  days += 1
  return placed(db, aTestOrder(orderer(world), clock.now(), addDays(dayOf(clock.now()), days)), clock.now())
}

export const ordersPolicy: RoomCases<'orders'> = {
  list: {
    may: patients,
    input: () => ({ limit: 100, offset: 0 }),
    reaches: owner,
    shows: holds(({ bookingId }) => bookingId),
  },
  one: {
    may: patients,
    input: ({ bookingId }) => ({ id: bookingId }),
    missing: () => ({ id: NOWHERE }),
    reaches: owner,
  },
  changeMedicine: {
    may: patients,
    input: async (world) => ({ orderId: await medicine(world), status: 'cancelled' }),
    missing: () => ({ orderId: NOWHERE, status: 'cancelled' }),
    reaches: owner,
  },
  cancelTest: {
    may: patients,
    input: async (world) => ({ orderId: await tests(world), status: 'cancelled' }),
    missing: () => ({ orderId: NOWHERE, status: 'cancelled' }),
    reaches: owner,
  },
}
