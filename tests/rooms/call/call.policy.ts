import { eq } from 'drizzle-orm'
import { users } from '../../../server/people/people.tables'
import { CONSENT_VERSION } from '../../../src/core/call/call.rules'
import { agree, callNow, enterCall, invitationIn, ticket } from '../../kit/calls'
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

/** A call with both ends in it, in which somebody is to be brought in. */
const invited = async (world: World, number: string) => {
  const call = await now(world)
  const { backend } = world
  await enterCall(backend, call, 'patient')
  const { token } = await enterCall(backend, call, 'doctor')
  const asked = { id: call.bookingId, name: 'Ravi Patel', country_code: '+91', phone_number: number }
  const { result } = await backend.call<{ id: string }>('call.invite', asked, { token })
  return { call, inviteId: result.id }
}
const numberOf = async ({ backend }: World, userId: string | null): Promise<string> => {
  const [person] = await backend.db
    .select()
    .from(users)
    .where(eq(users.id, userId ?? NOWHERE))
  return person?.phoneNumber ?? '9876543210'
}
/** The token of an invitation to the one who tries; the patient has let them in. */
const invitation = async (world: World, who: PersonName): Promise<string> => {
  const { backend, people: known } = world
  const { call, inviteId } = await invited(world, await numberOf(world, known[who].userId))
  const answer = { id: call.bookingId, inviteId, isAllowed: true }
  await backend.call('call.answerInvite', answer, { token: await tokenOf(backend, known.owner) })
  return invitationIn(backend)
}
const somebody = { name: 'Ravi Patel', country_code: '+91', phone_number: '9876543210' }

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
  invite: {
    may: doctors,
    input: async (world) => {
      const call = await now(world)
      await enterCall(world.backend, call, 'patient')
      return { id: call.bookingId, ...somebody }
    },
    missing: () => ({ id: NOWHERE, ...somebody }),
    reaches: ofTheDoctor,
  },
  answerInvite: {
    may: patients,
    input: async (world) => {
      const { call, inviteId } = await invited(world, '9876543210')
      return { id: call.bookingId, inviteId, isAllowed: false }
    },
    missing: () => ({ id: NOWHERE, inviteId: NOWHERE, isAllowed: false }),
    reaches: owner,
  },
  takeOut: {
    may: patients,
    input: async (world) => {
      const { call, inviteId } = await invited(world, '9876543210')
      const asked = { id: call.bookingId, inviteId }
      const { backend, people: known } = world
      const token = await tokenOf(backend, known.owner)
      await backend.call('call.answerInvite', { ...asked, isAllowed: true }, { token })
      return asked
    },
    missing: () => ({ id: NOWHERE, inviteId: NOWHERE }),
    reaches: owner,
  },
  openInvite: {
    may: patients,
    // Who holds somebody else's invitation reads to whom it went: no token can be guessed.
    input: async (world) => ({ token: await invitation(world, 'otherPatient') }),
    reaches: ['otherPatient'],
  },
  review: {
    may: patients,
    input: async (world) => {
      const { call } = await invited(world, '9876543210')
      return { id: call.bookingId, no_of_stars: 5, review_message: '' }
    },
    missing: () => ({ id: NOWHERE, no_of_stars: 5, review_message: '' }),
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
