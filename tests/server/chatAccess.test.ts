import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pushDevices } from '../../server/notifications/notifications.tables'
import { conversations } from '../../server/chat/chat.tables'
import { openSupport } from '../../server/chat/conversation.store'
import { members } from '../../server/members/members.tables'
import { sessions, users } from '../../server/people/people.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { chatAccess, principalOf } from '../../src/core/chat/access'
import { chatKinds, chatSides } from '../../src/core/chat/chat'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { type ChatOfPair, chatOfPair, OTHER_DOCTOR } from '../kit/chats'

const { patient, withoutProfile, doctor, juniorDoctor, admin } = demonstrationAccounts
const numbers = {
  patient: patient.phoneNumber,
  other: withoutProfile.phoneNumber,
  doctor: doctor.phoneNumber,
  junior: juniorDoctor.phoneNumber,
  otherDoctor: OTHER_DOCTOR,
  admin: admin.phoneNumber,
}
type PersonName = keyof typeof numbers

let practice: TestBackend
let chat: ChatOfPair
beforeAll(async () => {
  practice = await startBackend()
  chat = await chatOfPair(practice)
  await openSupport(practice.db, patient.id, NOW)
})
afterAll(() => practice.close())

/** A conversation of each kind in which the patient's side is open. */
const channels = async () => {
  const isWard = and(
    eq(conversations.kind, 'in-patient'),
    eq(conversations.doctorId, chat.doctorId),
    eq(conversations.status, 'active'),
  )
  const [stay] = await practice.db.select().from(conversations).where(isWard).limit(1)
  return { appointment: chat.channelId, 'in-patient': stay!.id, support: `sup_${patient.id}` }
}

test('every row of a chat answers each person as the table of access says, cell by cell', async () => {
  const { db } = practice
  const ids = await channels()
  const [expected, found]: [string[], string[]] = [[], []]
  for (const kind of chatKinds)
    for (const name of Object.keys(numbers) as PersonName[])
      for (const side of chatSides) {
        const channelId = ids[kind]
        const token = chat.tokens[name]
        const [row] = await db.select().from(conversations).where(eq(conversations.id, channelId))
        const [person] = await db.select().from(users).where(eq(users.phoneNumber, numbers[name]))
        const principal = principalOf(row!, { userId: person!.id, role: person!.role, doctorId: person!.doctorId })
        const access = principal === null ? undefined : chatAccess[kind][principal]?.[side]
        const cell = `${kind}, ${name}, ${side}:`
        const may = (is: boolean | undefined) => (is ? 'yes' : 'no')
        const words = [may(access !== undefined), may(access?.writes.includes('active'))]
        expected.push(`${cell} reads ${words[0]}, marks ${words[0]}, types ${words[0]}, writes ${words[1]}`)
        const place = { channelId, side }
        const statuses = [
          await practice.call('chat.messages', { ...place, limit: '1' }, { token }),
          await practice.call('chat.read', { ...place, seq: 0 }, { token }),
          await practice.call('chat.typing', place, { token }),
          await practice.call('chat.send', { ...place, id: randomUUID(), type: 0, message: 'A word' }, { token }),
        ].map(({ status }) => (status === 200 ? 'yes' : status === 404 ? 'no' : String(status)))
        found.push(`${cell} reads ${statuses[0]}, marks ${statuses[1]}, types ${statuses[2]}, writes ${statuses[3]}`)
      }
  expect(found).toEqual(expected)
  expect(expected.filter((cell) => cell.includes('reads yes'))).toHaveLength(11)
})

test('details are of those alone whom one shares a conversation with, and say of a device only that there is one', async () => {
  const { db } = practice
  const [member] = await db.select().from(members).where(eq(members.patientId, withoutProfile.id))
  const [other] = await db.select().from(users).where(eq(users.phoneNumber, OTHER_DOCTOR))
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, patient.id)).limit(1)
  const device = { sessionId: session!.id, userId: patient.id, token: 'a-secret-token', language: 'eng' as const }
  await db.insert(pushDevices).values({ ...device, registeredAt: NOW })
  const everybody = [patient.id, doctor.id, juniorDoctor.id, withoutProfile.id, other!.id, 'nobody']
  const asked = {
    user_ids: everybody,
    doctor_ids: [chat.doctorId, other!.doctorId!, 'nobody'],
    ip_dash_id: [],
    device_token_user_id: everybody,
    appointment_ids: [chat.booking.id, 'nobody'],
    member_ids: [chat.memberId, ...(member === undefined ? [] : [member.id]), randomUUID()],
  }
  const read = async (token: string) => {
    const { result, body } = await practice.call<Record<string, Record<string, unknown>[]>>('chat.userDetails', asked, {
      token,
    })
    expect(JSON.stringify(body)).not.toContain('a-secret-token')
    const idsOf = (list: string) => result[list]!.map(({ id, userId }) => id ?? userId)
    return {
      users: idsOf('users'),
      doctors: idsOf('doctors'),
      members: idsOf('members'),
      appointments: idsOf('appointments'),
      devices: result['devices']!.flatMap(({ userId, hasDevice }) => (hasDevice === true ? [userId] : [])),
    }
  }
  const ofThePair = {
    users: [patient.id, doctor.id, juniorDoctor.id],
    doctors: [chat.doctorId],
    members: [chat.memberId],
    appointments: [chat.booking.id],
    devices: [patient.id],
  }
  const teams = await read(chat.tokens.junior)
  expect(teams).toEqual(ofThePair)
  // The patient has a chat with another doctor too.
  const patients = await read(chat.tokens.patient)
  for (const list of ['users', 'doctors', 'members', 'appointments', 'devices'] as const)
    expect(patients[list]).toEqual(expect.arrayContaining(ofThePair[list]))
  expect(await read(chat.tokens.other)).toEqual({
    users: [withoutProfile.id],
    doctors: [],
    members: [],
    appointments: [],
    devices: [],
  })
  expect((await read(chat.tokens.otherDoctor)).appointments).toEqual([])
})
