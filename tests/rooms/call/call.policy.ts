import { CONSENT_VERSION } from '../../../src/core/call/call.rules'
import { agree, callNow, enterCall, ticket } from '../../kit/calls'
import type { Case, RoomCases } from '../../kit/policy/case'
import { doctors, NOWHERE, ofTheDoctor, owner, patients } from '../../kit/policy/groups'
import { type PersonName, tokenOf, type World } from '../../kit/policy/people'

const people: readonly PersonName[] = [...patients, ...doctors]
const reaches: readonly PersonName[] = ['owner', ...ofTheDoctor]
const place = 'own-tab'

/** A call that the owner and the doctor's team may enter now. */
const now = async ({ backend, people: known }: World) => {
  const call = await callNow(backend)
  await agree(backend, call, await tokenOf(backend, known.owner))
  return call
}
/** The same with the one who tries in its room already, where they may be. */
const inside = async (world: World, who: PersonName) => {
  const call = await now(world)
  const { backend } = world
  await enterCall(backend, call, who === 'owner' ? 'doctor' : 'patient')
  const token = await tokenOf(backend, world.people[who])
  if (reaches.includes(who)) await backend.call('call.enter', await ticket(backend, call, token, place), { token })
  return { id: call.bookingId, place }
}
const ofCall = (input: Case['input'], more: Record<string, unknown> = {}): Case => ({
  may: people,
  input,
  missing: () => ({ id: NOWHERE, ...more }),
  reaches,
})
const channelOf = async (world: World): Promise<string> => {
  const call = await now(world)
  const token = await tokenOf(world.backend, world.people.owner)
  const { result } = await world.backend.call<{ channelName: string }>(
    'call.session',
    { id: call.bookingId },
    { token },
  )
  return result.channelName
}
const token: Case = {
  may: people,
  input: async (world) => ({ channelName: await channelOf(world) }),
  missing: () => ({ channelName: NOWHERE }),
  reaches,
}
const signal = { to: 1, kind: 'offer', generation: 0, data: '{}' }

export const callPolicy: RoomCases<'call'> = {
  session: ofCall(async (world) => ({ id: (await now(world)).bookingId })),
  rtcToken: token,
  rtmToken: token,
  enter: ofCall(
    async (world, who) => {
      const call = await now(world)
      return ticket(
        world.backend,
        call,
        await tokenOf(world.backend, world.people[reaches.includes(who) ? who : 'owner']),
      )
    },
    { channelName: NOWHERE, memberId: NOWHERE, rtcToken: 'none', place },
  ),
  presence: ofCall(inside, { place }),
  signal: ofCall(async (world, who) => ({ ...(await inside(world, who)), ...signal }), { place, ...signal }),
  signals: ofCall(async (world, who) => ({ id: (await inside(world, who)).id, after: '0' }), { after: '0' }),
  consent: {
    may: patients,
    input: async (world) => ({ id: (await callNow(world.backend)).bookingId, version: CONSENT_VERSION }),
    missing: () => ({ id: NOWHERE, version: CONSENT_VERSION }),
    reaches: owner,
  },
  leave: ofCall(inside, { place }),
  end: {
    may: doctors,
    input: async (world, who) => ({ id: (await inside(world, who)).id }),
    missing: () => ({ id: NOWHERE }),
    reaches: ofTheDoctor,
  },
}
