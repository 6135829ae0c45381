import { callPresence } from '../../../server/call/call.tables'
import { ringTokens } from '../../../server/call/ringToken'
import { newId } from '../../../server/kit/ids'
import { TEST_SECRET } from '../../kit/backend'
import { callNow, tokenFor } from '../../kit/calls'
import type { RoomCases } from '../../kit/policy/case'
import { doctors, everyone, NOWHERE, ofTheDoctor, owner, patients } from '../../kit/policy/groups'
import type { PersonName, World } from '../../kit/policy/people'

const people: readonly PersonName[] = [...patients, ...doctors]
const reaches: readonly PersonName[] = ['owner', ...ofTheDoctor]

/** A ring of the owner's telephone. */
const ring = async ({ backend }: World) => {
  const { bookingId } = await callNow(backend)
  const id = newId()
  // A patient who is in a room is not rung.
  await backend.db.update(callPresence).set({ leftAt: backend.clock.now() })
  await backend.call('ring.notify', { id, type: 'call', bookingId }, { token: await tokenFor(backend, 'doctor') })
  return { id, bookingId }
}

export const ringPolicy: RoomCases<'ring'> = {
  notify: {
    may: people,
    input: async (world) => ({ ...(await ring(world)), type: 'rejected' }),
    missing: () => ({ id: NOWHERE, type: 'rejected', bookingId: NOWHERE }),
    reaches,
  },
  read: {
    may: people,
    input: async (world) => ({ id: (await ring(world)).id }),
    missing: () => ({ id: NOWHERE }),
    reaches,
  },
  current: {
    may: patients,
    input: async (world) => {
      await ring(world)
      return {}
    },
    reaches: owner,
    shows: (result) => (result as { ring: object | null }).ring !== null,
  },
  decline: {
    may: everyone,
    input: async (world) => {
      const { id } = await ring(world)
      return { id, token: ringTokens(TEST_SECRET).make(id) }
    },
  },
  ringing: {
    may: patients,
    input: async (world) => ({ id: (await ring(world)).id }),
    missing: () => ({ id: NOWHERE }),
    reaches: owner,
  },
  accept: {
    may: patients,
    input: async (world) => ({ id: (await ring(world)).id }),
    missing: () => ({ id: NOWHERE }),
    reaches: owner,
  },
}
