import type { RoomCases } from '../../kit/policy/case'
import { clinicStaff, patients, doctors, ofTheDoctor, NOWHERE } from '../../kit/policy/groups'
import { queueHours, someoneInQueue } from '../../kit/queues'
import { tokenOf, type World } from '../../kit/policy/people'

const hoursOf = ({ backend: { db, clock }, doctorId }: World) => queueHours(db, doctorId, clock.now())

/** Somebody new with an appointment of the treating doctor today. */
const newPerson = async (world: World): Promise<string> => {
  const { backend } = world
  return (await someoneInQueue(backend.db, await hoursOf(world), backend.clock.now())).id
}

/** Somebody new who has come. */
const newArrival = async (world: World): Promise<string> => {
  const id = await newPerson(world)
  const { backend, people } = world
  await backend.call('reception.step', { id, step: 'arrive' }, { token: await tokenOf(backend, people.treatingDoctor) })
  return id
}

/** Somebody new who has paid in cash. */
const newPayment = async (world: World): Promise<string> => {
  const id = await newPerson(world)
  const { backend, people } = world
  const token = await tokenOf(backend, people.treatingDoctor)
  await backend.call('reception.receivePayment', { id, paymentMethodId: 1 }, { token })
  return id
}

export const receptionPolicy: RoomCases<'reception'> = {
  queue: {
    may: doctors,
    input: async (world) => {
      await newPerson(world)
      return {}
    },
    reaches: ofTheDoctor,
    shows: (result) => JSON.stringify(result).includes('Queued Person'),
  },
  display: {
    may: doctors,
    input: async (world) => ({ clinic_id: (await hoursOf(world)).clinicId }),
    missing: () => ({ clinic_id: NOWHERE }),
    reaches: ofTheDoctor,
  },
  callNext: {
    may: doctors,
    input: async (world) => {
      await newArrival(world)
      const { clinicId } = await hoursOf(world)
      return { clinic_id: clinicId, calls: 999_999 }
    },
    missing: () => ({ clinic_id: NOWHERE, calls: 0 }),
    reaches: ofTheDoctor,
  },
  step: {
    may: clinicStaff,
    input: async (world) => ({ id: await newPerson(world), step: 'arrive' }),
    missing: () => ({ id: NOWHERE, step: 'arrive' }),
    reaches: ofTheDoctor,
  },
  undo: {
    may: clinicStaff,
    input: async (world) => ({ id: await newArrival(world), step: 'arrive' }),
    missing: () => ({ id: NOWHERE, step: 'arrive' }),
    reaches: ofTheDoctor,
  },
  setRoom: {
    may: doctors,
    input: async (world) => ({ clinic_id: (await hoursOf(world)).clinicId, room: '4' }),
    missing: () => ({ clinic_id: NOWHERE, room: '4' }),
    reaches: ofTheDoctor,
  },
  stateDelay: {
    may: clinicStaff,
    input: async (world) => ({ scheduleId: (await hoursOf(world)).id, minutes: 30 }),
    missing: () => ({ scheduleId: NOWHERE, minutes: 30 }),
    reaches: ofTheDoctor,
  },
  receivePayment: {
    may: clinicStaff,
    input: async (world) => ({ id: await newPerson(world), paymentMethodId: 1 }),
    missing: () => ({ id: NOWHERE, paymentMethodId: 1 }),
    reaches: ofTheDoctor,
  },
  correctPayment: {
    may: clinicStaff,
    input: async (world) => ({ id: await newPayment(world), paymentMethodId: 2 }),
    missing: () => ({ id: NOWHERE, paymentMethodId: 2 }),
    reaches: ofTheDoctor,
  },
  paymentDetail: {
    may: clinicStaff,
    input: ({ bookingId }) => ({ bookingId, isDetailed: 'true' }),
    missing: () => ({ bookingId: NOWHERE, isDetailed: 'true' }),
    reaches: ofTheDoctor,
  },
  positions: { may: patients, input: () => ({}) },
}
