import { followBookings, openSupport } from '../../../server/chat/conversation.store'
import type { RoomCases } from '../../kit/policy/case'
import { doctors, holds, known, ofTheDoctor, patients } from '../../kit/policy/groups'
import type { PersonName, World } from '../../kit/policy/people'
import { newAppointment } from '../booking/booking.policy'
import { conversations, conversationSides, messages } from '../../../server/chat/chat.tables'
import { files } from '../../../server/files/files.tables'
import { PNG } from '../../kit/sampleFiles'
import { newId } from '../../../server/kit/ids'
import { and, eq } from 'drizzle-orm'

/** The owner, and the team of the doctor they are treated by. */
const ofThePair: readonly PersonName[] = ['owner', ...ofTheDoctor]
const treatment: readonly PersonName[] = [...patients, ...doctors]

const channelOf = ({ doctorId, memberId }: World) => `app_${doctorId}_${memberId}`
const nobodys = { channelId: 'app_nobody_nowhere' }

/** The owner's conversation with the treating doctor. */
const channel = async (world: World): Promise<{ channelId: string }> => {
  const { db, clock } = world.backend
  const channelId = channelOf(world)
  // The booking of the world is not paid yet: a chat begins with one that is sure.
  if ((await db.$count(conversations, eq(conversations.id, channelId))) === 0) await newAppointment(world)
  await followBookings(db, [world.bookingId], clock.now())
  return { channelId }
}

/** A message of somebody in that conversation, written a moment ago. */
const messageOf = async (world: World, who: PersonName, fileId: string | null = null): Promise<string> => {
  const { channelId } = await channel(world)
  const { db, clock } = world.backend
  const isIt = and(eq(conversationSides.conversationId, channelId), eq(conversationSides.side, 'patient'))
  const [side] = await db.select().from(conversationSides).where(isIt)
  const id = newId()
  const sender = world.people[who].userId ?? world.people.owner.userId
  await db.insert(messages).values({
    id,
    conversationId: channelId,
    side: 'patient',
    seq: side!.lastSeq + 1,
    senderId: sender,
    type: fileId === null ? 0 : 2,
    text: 'A word',
    fileId,
    sentAt: clock.now(),
  })
  await db
    .update(conversationSides)
    .set({ lastSeq: side!.lastSeq + 1, lastMessageId: id })
    .where(isIt)
  return id
}

/** A picture of somebody's that was uploaded for a chat. */
const fileOf = async (world: World, who: PersonName): Promise<string> => {
  const id = newId()
  const { db, clock } = world.backend
  const file = { id, purpose: 'chat', type: 'png', name: 'scan.png', size: PNG.length, content: PNG } as const
  await db.insert(files).values({ ...file, ownerId: world.people[who].userId!, createdAt: clock.now() })
  return id
}

/** The owner's conversation with the support, which waits. */
const supportOf = async (world: World): Promise<string> => {
  const { userId } = world.people.owner
  await openSupport(world.backend.db, userId!, world.backend.clock.now())
  return `sup_${userId}`
}

const nobodysDetails = {
  user_ids: [],
  doctor_ids: [],
  ip_dash_id: [],
  device_token_user_id: [],
  appointment_ids: [],
  member_ids: [],
}
const memberOf = async (world: World): Promise<string> => {
  await channel(world)
  return world.memberId
}

export const chatPolicy: RoomCases<'chat'> = {
  conversations: {
    may: known,
    input: async (world) => {
      await channel(world)
      return { limit: 10, offset: 0 }
    },
    reaches: ['owner'],
    shows: holds(channelOf),
  },
  ofAppointment: {
    may: treatment,
    input: async (world) => {
      await channel(world)
      return { appointmentId: world.bookingId }
    },
    missing: () => ({ appointmentId: 'nowhere' }),
    reaches: ofThePair,
  },
  conversation: { may: known, input: channel, missing: () => nobodys, reaches: ofThePair },
  messages: {
    may: known,
    input: async (world) => ({ ...(await channel(world)), side: 'patient', limit: 50 }),
    missing: () => ({ ...nobodys, side: 'patient', limit: 50 }),
    reaches: ofThePair,
  },
  send: {
    may: known,
    // Of the patient's side the team alone writes before the visit; the team's side is theirs at any time.
    input: async (world) => ({
      ...(await channel(world)),
      id: newId(),
      side: 'internal',
      type: 0,
      message: 'A word',
    }),
    missing: () => ({ ...nobodys, id: newId(), side: 'internal', type: 0, message: 'A word' }),
    reaches: ofTheDoctor,
  },
  file: {
    may: known,
    input: async (world) => ({ id: await messageOf(world, 'owner', await fileOf(world, 'owner')) }),
    missing: () => ({ id: newId() }),
    reaches: ofThePair,
  },
  read: {
    may: known,
    input: async (world) => ({ ...(await channel(world)), side: 'patient', seq: 0 }),
    missing: () => ({ ...nobodys, side: 'patient', seq: 0 }),
    reaches: ofThePair,
  },
  quietHours: { may: known, input: () => ({}) },
  setQuietHours: { may: known, input: () => ({ is_on: true }) },
  unread: { may: known, input: () => ({}) },
  readAll: { may: known, input: () => ({}) },
  take: {
    may: ['admin'],
    input: async (world) => ({ channelId: await supportOf(world) }),
    missing: () => nobodys,
    reaches: ['admin'],
  },
  resolve: {
    may: ['admin'],
    input: async (world) => ({ channelId: await supportOf(world) }),
    missing: () => nobodys,
    reaches: ['admin'],
  },
  favourite: {
    may: known,
    input: async (world) => ({ ...(await channel(world)), isFavorite: true }),
    missing: () => ({ ...nobodys, isFavorite: true }),
    reaches: ofThePair,
  },
  access: {
    may: doctors,
    input: async (world) => ({ ...(await channel(world)), isEnabled: true }),
    missing: () => ({ ...nobodys, isEnabled: true }),
    reaches: ofTheDoctor,
  },
  takeBack: {
    may: known,
    input: async (world) => ({ id: await messageOf(world, 'treatingDoctor') }),
    missing: () => ({ id: newId() }),
    reaches: ['treatingDoctor'],
  },
  typing: {
    may: known,
    input: async (world) => ({ ...(await channel(world)), side: 'patient' }),
    missing: () => ({ ...nobodys, side: 'patient' }),
    reaches: ofThePair,
  },
  search: {
    may: doctors,
    input: async (world) => {
      await channel(world)
      return { search: world.patientName, type: 'APPOINTMENT', limit: 10, offset: 0 }
    },
    reaches: ofTheDoctor,
    shows: holds(channelOf),
  },
  userDetails: {
    may: known,
    input: async (world) => ({ ...nobodysDetails, member_ids: [await memberOf(world)] }),
    reaches: ofThePair,
    shows: holds(({ memberId }) => memberId),
  },
  searchMessages: {
    may: known,
    input: async (world) => {
      await messageOf(world, 'owner')
      return { search: 'word', limit: 10, offset: 0 }
    },
    reaches: ['owner'],
    shows: holds(channelOf),
  },
  storeToken: { may: known, input: () => ({}) },
}
