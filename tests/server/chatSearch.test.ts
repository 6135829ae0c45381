import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifyOfAppointments } from '../../server/booking/booking.port'
import { appointments } from '../../server/booking/booking.tables'
import { messages } from '../../server/chat/chat.tables'
import { followStay } from '../../server/chat/conversation.store'
import { users } from '../../server/people/people.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { DAY } from '../../src/core/kit/dates'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { type ChatOfPair, chatOfPair } from '../kit/chats'

let practice: TestBackend
let chat: ChatOfPair
const written: Record<string, string> = {}

const write = async (text: string, token: string, side = 'patient', mentions: readonly object[] = []) => {
  const id = randomUUID()
  const sent = await practice.call(
    'chat.send',
    { id, channelId: chat.channelId, side, type: 0, message: text, mentions },
    { token },
  )
  expect(sent.status).toBe(200)
  written[text] = id
  return id
}

const find = async (search: string, token: string, type?: string) => {
  const { status, body } = await practice.call(
    'chat.searchMessages',
    { search, limit: '10', offset: '0', ...(type !== undefined && { type }) },
    { token },
  )
  const { result } = body as { result?: { data: { side: string; message: { message: string } }[]; count: number } }
  return status === 200
    ? { found: result!.data.map(({ side, message }) => `${side}: ${message.message}`), count: result!.count }
    : status
}

beforeAll(async () => {
  practice = await startBackend()
  chat = await chatOfPair(practice)
  const { patient, doctor } = chat.tokens
  await write('May I take the Zolpid tablet tonight?', patient)
  await write('Zolpid after food', doctor)
  await write('He asks for zolpid again', doctor, 'internal')
  await write('Zolpid, no, forget it', patient)
  await practice.call('chat.takeBack', { id: written['Zolpid, no, forget it']! }, { token: patient })
})
afterAll(() => practice.close())

test('messages are found by beginnings of their words, the newest first, by whoever reads their side alone', async () => {
  const { patient, doctor, other, otherDoctor, admin } = chat.tokens
  const open = ['patient: Zolpid after food', 'patient: May I take the Zolpid tablet tonight?']
  expect(await find('zolp', patient)).toEqual({ found: open, count: 2 })
  const ofTeam = await find('ZOLPID', doctor, 'APPOINTMENT')
  expect(ofTeam).toMatchObject({ count: 3 })
  expect((ofTeam as { found: string[] }).found.toSorted()).toEqual(
    [...open, 'internal: He asks for zolpid again'].toSorted(),
  )
  expect(await find('zolpid tonight', doctor, 'APPOINTMENT')).toMatchObject({ count: 1 })
  expect(await find('olpid', doctor, 'APPOINTMENT')).toMatchObject({ count: 0 })
  expect(await find('zolpid', doctor, 'IN_PATIENT')).toMatchObject({ count: 0 })
  for (const [token, type] of [
    [other, undefined],
    [otherDoctor, 'APPOINTMENT'],
    [admin, 'SUPPORT'],
    [doctor, undefined],
    [doctor, 'SUPPORT'],
  ] as const)
    expect(await find('zolpid', token, type)).toEqual({ found: [], count: 0 })
  expect(await find('zolpid', patient, 'APPOINTMENT')).toBe(405)
})

test('the search goes by its index', async () => {
  const plan = await practice.db.transaction(async (db) => {
    await db.execute(sql`set local enable_seqscan = off`)
    return db.execute(sql`explain select id from messages where type in (0, 2) and taken_back_at is null
      and (' ' || lower(translate(normalize(text, NFC), ${sql.raw("'\u200B\u200C\u200D\u2060\uFEFF'")}, ''))) like '% zolpid%'`)
  })
  expect(JSON.stringify(plan)).toContain('messages_by_words')
})

test('the first unread message that names somebody is known however far away it is', async () => {
  const { doctor, junior } = chat.tokens
  const [named] = await practice.db.select().from(users).where(eq(users.id, demonstrationAccounts.juniorDoctor.id))
  await write(`##${named!.id}## please look`, doctor, 'internal', [{ userId: named!.id }])
  await write('And something else', doctor, 'internal')
  const { body } = await practice.call('chat.conversation', { channelId: chat.channelId }, { token: junior })
  const { result } = body as { result: { lastMessage: { internal: { mentionedAt: number } } } }
  expect(result.lastMessage.internal.mentionedAt).toBe(2)
})

test('a visit that is moved says so in its chat, in the transaction that moves it', async () => {
  const startsAt = NOW + DAY
  const isIt = eq(appointments.id, chat.booking.id)
  const move = (isUndone: boolean) =>
    practice.db.transaction(async (db) => {
      await db
        .update(appointments)
        .set({ startsAt, endsAt: startsAt + 900 })
        .where(isIt)
      await notifyOfAppointments(db, 'appointment.rescheduled', [chat.booking.id], NOW, { by: chat.booking.patientId })
      if (isUndone) throw new Error('undone')
    })
  const cards = () =>
    practice.db
      .select({ card: messages.card })
      .from(messages)
      .where(and(eq(messages.conversationId, chat.channelId), eq(messages.type, 7)))
      .orderBy(desc(messages.seq))
  await expect(move(true)).rejects.toThrow('undone')
  expect(await cards()).toEqual([])
  await move(false)
  expect(await cards()).toEqual([
    { card: { bookingId: chat.booking.id, outcome: 'moved', at: startsAt, by: chat.booking.patientId } },
  ])
})

test('the list of in-patients says what of their chats its reader has not read, and when the last message came', async () => {
  const { doctor, junior } = chat.tokens
  const listed = async (token: string) => {
    const { body } = await practice.call(
      'inpatient.stays',
      { page: '1', limit: '10', is_discharged: 'false' },
      { token },
    )
    return (body as { result: { data: Record<string, unknown>[] } }).result.data
  }
  const [stay] = await listed(doctor)
  await followStay(practice.db, stay!['id'] as string, NOW)
  const channelId = `ip_${chat.doctorId}_${stay!['member_id'] as string}`
  const before = (await listed(junior)).find(({ id }) => id === stay!['id'])!['talk'] as {
    unread: number
    mentions: number
  }
  const { id: named } = demonstrationAccounts.juniorDoctor
  for (const [text, mentions] of [
    [`##${named}## please look`, [{ userId: named }]],
    ['And something else', []],
  ] as const) {
    const message = { id: randomUUID(), channelId, side: 'internal', type: 0, message: text, mentions }
    expect((await practice.call('chat.send', message, { token: doctor })).status).toBe(200)
  }
  const talkOf = async (token: string) => (await listed(token)).find(({ id }) => id === stay!['id'])!['talk']
  expect(await talkOf(junior)).toEqual({ unread: before.unread + 2, mentions: before.mentions + 1, lastAt: NOW })
  expect(await talkOf(doctor)).toMatchObject({ mentions: 0, lastAt: NOW })
})
