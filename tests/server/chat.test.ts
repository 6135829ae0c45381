import { and, asc, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clinics } from '../../server/doctors/doctors.tables'
import { writeMessage } from '../../server/chat/chat.store'
import { conversations, messages } from '../../server/chat/chat.tables'
import { followBookings } from '../../server/chat/conversation.store'
import { appointments } from '../../server/booking/booking.tables'
import { violatedConstraint } from '../../server/kit/constraint'
import { members } from '../../server/members/members.tables'
import { users } from '../../server/people/people.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import { PUSH_STREAM } from '../../src/core/notifications/push.api'
import { DAY, MINUTE, oneMonthAfter } from '../../src/core/kit/dates'
import { NOW, startBackend, type TestBackend } from '../kit/backend'

const { patient, doctor, juniorDoctor } = demonstrationAccounts
let practice: TestBackend
const tokens = { patient: '', doctor: '', junior: '' }
let channelId: string
let booking: typeof appointments.$inferSelect

beforeAll(async () => {
  practice = await startBackend()
  tokens.patient = await practice.logIn(patient.phoneNumber)
  tokens.doctor = await practice.logIn(doctor.phoneNumber)
  tokens.junior = await practice.logIn(juniorDoctor.phoneNumber)
  const { db } = practice
  const [account] = await db.select().from(users).where(eq(users.id, doctor.id))
  const [member] = await db.select().from(members).where(eq(members.patientId, patient.id))
  const [other] = await db.select().from(appointments).where(eq(appointments.doctorId, account!.doctorId!))
  await db.delete(appointments).where(eq(appointments.id, other!.id))
  const made = {
    ...other!,
    id: 'chat-booking',
    memberId: member!.id,
    patientId: patient.id,
    startsAt: NOW + 60 * MINUTE,
    endsAt: NOW + 75 * MINUTE,
    status: 'upcoming' as const,
  }
  ;[booking] = (await db.insert(appointments).values(made).returning()) as [typeof made]
  await followBookings(db, [booking.id], NOW)
  channelId = `app_${account!.doctorId}_${member!.id}`
  await db.delete(appointments).where(and(eq(appointments.memberId, member!.id), eq(appointments.status, 'cancelled')))
})
afterAll(() => practice.close())

const send = (token: string, message: string, more: object = {}) => {
  const id = randomUUID()
  return practice.call<{ seq: number; timestamp: number }>(
    'chat.send',
    { id, channelId, side: 'patient', type: 0, message, ...more },
    { token },
  )
}
const page = async (token: string, more: object = {}) => {
  const asked = { channelId, side: 'patient', limit: '100', ...more }
  return practice.call<{ data: { seq: number; message: string; id: string }[]; lastSeq: number }>(
    'chat.messages',
    asked,
    {
      token,
    },
  )
}

describe('A conversation', () => {
  test('is the pair’s, and says when the patient may write', async () => {
    const { result } = await practice.call(
      'chat.ofAppointment',
      { appointmentId: booking.id },
      { token: tokens.patient },
    )
    expect(result).toMatchObject({ uniqueId: channelId, type: 'appointment', isChatActive: true, isChatEnabled: true })
    const [clinic] = await practice.db
      .select()
      .from(clinics)
      .where(eq(clinics.id, booking.clinicId ?? ''))
    expect(result['windows']).toContainEqual(
      expect.objectContaining({ bookingId: booking.id, startsAt: booking.startsAt, clinic: clinic!.name }),
    )
  })

  test('refuses its patient until five minutes before, takes them until a month after, and the team all along', async () => {
    const { db } = practice
    const isTheirs = and(eq(appointments.patientId, patient.id), eq(appointments.doctorId, booking.doctorId))
    await db.update(appointments).set({ status: 'cancelled' }).where(isTheirs)
    const sendAt = async (startsAt: number, endsAt: number, token: string) => {
      await db.update(appointments).set({ status: 'upcoming', startsAt, endsAt }).where(eq(appointments.id, booking.id))
      const { status, body } = await send(token, 'Hello')
      return status === 200 ? 'sent' : (body as { code?: string }).code
    }
    const opening = (startsAt: number, token: string) => sendAt(startsAt, startsAt + 15 * MINUTE, token)
    /** One month after this moment it is now. */
    const monthAgo = NOW - 31 * DAY
    expect(oneMonthAfter(monthAgo)).toBe(NOW)
    const closing = (endsAt: number, token: string) => sendAt(endsAt - 15 * MINUTE, endsAt, token)
    expect([
      await opening(NOW + 5 * MINUTE + 1, tokens.patient),
      await opening(NOW + 5 * MINUTE + 1, tokens.doctor),
      await opening(NOW + 5 * MINUTE, tokens.patient),
      await closing(monthAgo, tokens.patient),
      await closing(monthAgo - 1, tokens.patient),
      await closing(monthAgo - 1, tokens.doctor),
    ]).toEqual(['chatNotYet', 'sent', 'sent', 'sent', 'chatExpired', 'chatExpired'])
    await opening(NOW, tokens.patient)
  })

  test('answers the same message twice with its first number, and other words under its id with a conflict', async () => {
    const id = randomUUID()
    const asked = { id, channelId, side: 'patient', type: 0, message: 'Once' }
    const first = await practice.call('chat.send', asked, { token: tokens.patient })
    const again = await practice.call('chat.send', asked, { token: tokens.patient })
    const other = await practice.call('chat.send', { ...asked, message: 'Twice' }, { token: tokens.patient })
    expect(first.status).toBe(200)
    expect(again.result).toEqual(first.result)
    expect(other).toMatchObject({ status: 409, body: { code: 'messageIdUsed' } })
  })

  test('counts what others wrote until it is read, and never one’s own', async () => {
    const unread = async (token: string) => {
      const { result } = await practice.call('chat.conversation', { channelId }, { token })
      return (result['lastMessage'] as { patient: { unread_count: number } }).patient.unread_count
    }
    const { lastSeq } = (await page(tokens.doctor)).result
    await practice.call('chat.read', { channelId, side: 'patient', seq: lastSeq }, { token: tokens.doctor })
    await send(tokens.patient, 'One')
    await send(tokens.patient, 'Two')
    await send(tokens.doctor, 'Answer')
    expect(await unread(tokens.doctor)).toBe(2)
    await practice.call('chat.read', { channelId, side: 'patient', seq: lastSeq + 1 }, { token: tokens.doctor })
    expect(await unread(tokens.doctor)).toBe(1)
    await practice.call('chat.read', { channelId, side: 'patient', seq: lastSeq }, { token: tokens.doctor })
    expect(await unread(tokens.doctor)).toBe(1)
  })

  test('numbers the messages of 200 who write at once without a hole', async () => {
    const before = (await page(tokens.patient)).result.lastSeq
    const [row] = await practice.db.select().from(conversations).where(eq(conversations.id, channelId))
    const message = { side: 'patient', type: 'text', mentions: [], fileId: null, card: null } as const
    const written = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        practice.db.transaction((tx) => {
          const senderId = index % 2 === 0 ? patient.id : doctor.id
          return writeMessage(tx, row!, { ...message, id: randomUUID(), senderId, text: `No ${index}` }, NOW)
        }),
      ),
    )
    const numbers = written.map(({ seq }) => seq).toSorted((one, other) => one - other)
    expect(numbers).toEqual(Array.from({ length: 200 }, (_, index) => before + index + 1))
    const kept = await practice.db
      .select({ seq: messages.seq })
      .from(messages)
      .where(and(eq(messages.conversationId, channelId), eq(messages.side, 'patient')))
      .orderBy(asc(messages.seq))
    expect(kept.map(({ seq }) => seq)).toEqual(Array.from({ length: before + 200 }, (_, index) => index + 1))
  })

  test('takes twenty messages of one person in ten seconds, and says when the next may come', async () => {
    practice.clock.pass(11)
    const sent = await Promise.all(Array.from({ length: 23 }, () => send(tokens.patient, 'Again')))
    const refused = sent.filter(({ status }) => status === 429)
    expect([sent.length - refused.length, refused.length]).toEqual([20, 3])
    expect(refused[0]!.headers.get('retry-after')).toBe('10')
    expect((await send(tokens.doctor, 'One who floods stops nobody else')).status).toBe(200)
    practice.clock.pass(10)
    expect((await send(tokens.patient, 'Later')).status).toBe(200)
  })

  test('keeps a message as it was written: it is taken back and never changed', async () => {
    const sent = await send(tokens.doctor, 'A wrong word')
    const { data } = (await page(tokens.doctor)).result
    const { id } = data.find(({ seq }) => seq === sent.result.seq)!
    const changing = practice.db.update(messages).set({ text: 'x' }).where(eq(messages.id, id))
    expect(violatedConstraint(await changing.catch((error: unknown) => error))).toBe('messages_stay')
    const foreign = await practice.call('chat.takeBack', { id }, { token: tokens.patient })
    expect(foreign.status).toBe(404)
    const back = await practice.call('chat.takeBack', { id }, { token: tokens.doctor })
    expect(back.result).toMatchObject({ message: '', takenBackAt: practice.clock.at })
    practice.clock.pass(5 * MINUTE + 1)
    const late = await practice.call('chat.takeBack', { id: data[0]!.id }, { token: tokens.doctor })
    expect(late.status).not.toBe(200)
  })
})

describe('The team’s side', () => {
  const PLANTED = 'Zanzibar'
  const stream = async (token: string) => {
    const headers = { authorization: CLIENT_CREDENTIAL, language: 'eng', accesstoken: token }
    const response = await practice.get(PUSH_STREAM, headers)
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    return {
      until: async (part: string) => {
        let text = ''
        while (!text.includes(part)) text += (await reader.read()).value ?? ''
        return text
      },
      leave: () => reader.cancel(),
    }
  }

  test('is read by the team alone: no answer and no event of the patient knows of it', async () => {
    const patients = await stream(tokens.patient)
    const juniors = await stream(tokens.junior)
    const before = await practice.call('chat.conversation', { channelId }, { token: tokens.patient })
    practice.clock.pass(30)
    const text = `Ask ##${juniorDoctor.id}## about ${PLANTED}`
    const sent = await send(tokens.doctor, text, { side: 'internal', mentions: [{ userId: juniorDoctor.id }] })
    expect(sent.status).toBe(200)
    await send(tokens.doctor, 'For the patient')
    expect(await juniors.until('For the patient')).toContain(PLANTED)
    expect(await patients.until('For the patient')).not.toMatch(/Zanzibar|internal/)
    const after = await practice.call('chat.conversation', { channelId }, { token: tokens.patient })
    const list = await practice.call('chat.conversations', { limit: '10', offset: '0' }, { token: tokens.patient })
    const read = await page(tokens.patient)
    const refused = await page(tokens.patient, { side: 'internal' })
    const unknown = await page(tokens.patient, { side: 'internal', channelId: 'app_no_one' })
    expect(JSON.stringify([before.body, after.body, list.body, read.body, refused.body])).not.toContain(PLANTED)
    expect((after.result['lastMessage'] as { internal: unknown }).internal).toBeNull()
    expect([refused.status, refused.body]).toEqual([unknown.status, unknown.body])
    const mine = await practice.call('chat.conversation', { channelId }, { token: tokens.junior })
    expect(mine.result['lastMessage']).toMatchObject({ internal: { unread_count: 1, mention_count: 1 } })
    await patients.leave()
    await juniors.leave()
  })

  test('moves nothing of the conversation that a patient reads', async () => {
    const read = async () => {
      const { result } = await practice.call('chat.conversation', { channelId }, { token: tokens.patient })
      return result
    }
    const before = await read()
    practice.clock.pass(30)
    await send(tokens.doctor, 'Only for us', { side: 'internal' })
    expect(await read()).toEqual(before)
  })
})

test('a disabled chat refuses its patient with the words of the specification, and another one stays open', async () => {
  const off = await practice.call('chat.access', { channelId, isEnabled: false }, { token: tokens.doctor })
  expect(off).toMatchObject({ status: 200, message: 'Chat disabled successfully' })
  const refused = await send(tokens.patient, 'Hello?')
  expect(refused).toMatchObject({
    status: 409,
    message: "Your chat has been disabled, please contact your doctor's team",
  })
  const others = await practice.db.select({ status: conversations.status }).from(conversations)
  expect(others.filter(({ status }) => status === 'active').length).toBeGreaterThan(0)
  const on = await practice.call('chat.access', { channelId, isEnabled: true }, { token: tokens.doctor })
  expect(on.message).toBe('Chat enabled successfully')
})
