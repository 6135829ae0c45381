import { and, asc, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notifyOfAppointments } from '../../server/booking/appointment.events'
import { appointments } from '../../server/booking/booking.tables'
import { cardOfCall, cardsOfConsultation } from '../../server/chat/cards.store'
import { messages } from '../../server/chat/chat.tables'
import { unreadPush } from '../../server/chat/unread.tasks'
import { notifications } from '../../server/notifications/notifications.tables'
import { users } from '../../server/people/people.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import type { UnreadChats } from '../../src/core/chat/chat'
import { pushedAt } from '../../src/core/chat/quietHours.rules'
import { HOUR, MINUTE } from '../../src/core/kit/dates'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { type ChatOfPair, chatOfPair } from '../kit/chats'

const { patient, doctor, juniorDoctor, admin } = demonstrationAccounts
let practice: TestBackend
let chat: ChatOfPair
beforeAll(async () => {
  practice = await startBackend()
  chat = await chatOfPair(practice)
})
afterAll(() => practice.close())

const send = (token: string, message: string, more: object = {}) =>
  practice.call<{ seq: number }>(
    'chat.send',
    { id: randomUUID(), channelId: chat.channelId, side: 'patient', type: 0, message, ...more },
    { token },
  )
const conversation = async (token: string, channelId = chat.channelId) =>
  (await practice.call('chat.conversation', { channelId }, { token })).result
const noticesOf = (userId: string) =>
  practice.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.event, 'chat.message')))
const cards = (channelId = chat.channelId) =>
  practice.db
    .select({ type: messages.type, card: messages.card, senderId: messages.senderId })
    .from(messages)
    .where(and(eq(messages.conversationId, channelId), eq(messages.side, 'patient')))
    .orderBy(asc(messages.seq))

describe('What happens', () => {
  test('to a call and a consultation stands in the chat as the server’s own words', async () => {
    const { booking, doctorId, memberId } = chat
    const pair = { doctorId, memberId, bookingId: booking.id }
    const { db } = practice
    await cardOfCall(db, { ...pair, outcome: 'missed' }, NOW)
    await cardOfCall(db, { ...pair, outcome: 'ended', seconds: 720 }, NOW)
    await cardsOfConsultation(db, { ...pair, prescriptionId: 'p1', medicines: 4 }, NOW)
    await cardsOfConsultation(db, { ...pair, prescriptionId: 'p2', medicines: 0 }, NOW)
    expect(await cards()).toEqual([
      { type: 3, senderId: null, card: { bookingId: booking.id, outcome: 'missed', at: NOW } },
      { type: 3, senderId: null, card: { bookingId: booking.id, outcome: 'ended', at: NOW, seconds: 720 } },
      { type: 4, senderId: null, card: { bookingId: booking.id, prescriptionId: 'p1', count: 4 } },
      { type: 5, senderId: null, card: { bookingId: booking.id, prescriptionId: 'p1', at: NOW } },
      { type: 5, senderId: null, card: { bookingId: booking.id, prescriptionId: 'p2', at: NOW } },
    ])
  })

  test('is written by nobody else: a person sends no card, no sender, number or time of their own', async () => {
    for (const type of [3, 4, 5, 6, 7, -1, 99, '0; drop'])
      expect((await send(chat.tokens.patient, 'Forged', { type })).status).toBe(400)
    const forged = { sender_id: doctor.id, seq: 1, timestamp: 1, card: { outcome: 'missed' }, takenBackAt: 1 }
    const sent = await send(chat.tokens.patient, 'Mine', forged)
    const [kept] = await practice.db
      .select()
      .from(messages)
      .where(and(eq(messages.conversationId, chat.channelId), eq(messages.text, 'Mine')))
    expect(sent.status).toBe(200)
    expect(kept).toMatchObject({ senderId: patient.id, seq: sent.result.seq, sentAt: NOW, card: null })
  })
})

describe('Whoever has not read a message a moment later', () => {
  test('is told once that somebody wrote, and never what', async () => {
    const before = await conversation(chat.tokens.patient)
    const { lastSeq } = (before['lastMessage'] as { patient: { lastSeq: number } }).patient
    await practice.call(
      'chat.read',
      { channelId: chat.channelId, side: 'patient', seq: lastSeq },
      { token: chat.tokens.patient },
    )
    await practice.db.delete(notifications).where(eq(notifications.event, 'chat.message'))
    await send(chat.tokens.doctor, 'Your tumour marker is high')
    await send(chat.tokens.doctor, 'Please call')
    await send(chat.tokens.doctor, 'Zanzibar', { side: 'internal' })
    practice.clock.pass(4)
    await practice.runJobs()
    const rows = await noticesOf(patient.id)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/tumour|call|Zanzibar|internal/)
    expect(rows[0]!.facts).toMatchObject({ conversationId: chat.channelId })
    const { body } = await practice.call(
      'notifications.list',
      { pageSize: '10', page: '1', limit: '10', offset: '0' },
      { token: chat.tokens.patient },
    )
    expect(JSON.stringify(body)).not.toMatch(/tumour|Zanzibar/)
    expect((await noticesOf(juniorDoctor.id)).length).toBeGreaterThan(0)
  })

  test('is not told where they have read it', async () => {
    await practice.db.delete(notifications).where(eq(notifications.event, 'chat.message'))
    const { result } = await send(chat.tokens.doctor, 'Seen at once')
    await practice.call(
      'chat.read',
      { channelId: chat.channelId, side: 'patient', seq: result.seq },
      { token: chat.tokens.patient },
    )
    practice.clock.pass(4)
    await practice.runJobs()
    expect(await noticesOf(patient.id)).toEqual([])
  })

  test('sleeps until seven, unless they work here or lie in a ward', () => {
    // It is half past ten in the morning.
    const midnight = NOW - 10 * HOUR - 30 * MINUTE
    const hours = (of: Parameters<typeof pushedAt>[1]) =>
      [0, 6, 7, 12, 21, 22, 23].map((hour) => (pushedAt(midnight + hour * HOUR, of) - midnight) / HOUR)
    const always = [0, 6, 7, 12, 21, 22, 23]
    expect(hours({ kind: 'appointment', isQuiet: true })).toEqual([7, 7, 7, 12, 21, 31, 31])
    expect(hours({ kind: 'in-patient', isQuiet: true })).toEqual(always)
    expect(hours({ kind: 'appointment', isQuiet: true, isNamed: true })).toEqual(always)
    expect(hours({ kind: 'appointment', isQuiet: false })).toEqual(always)
  })
})

describe('The support', () => {
  const channelId = `sup_${patient.id}`
  const write = (token: string, message: string) => send(token, message, { channelId })
  /** In which parts of somebody's desk a chat stands. */
  const desk = async (token: string, about = channelId) => {
    const part = async (only: string) => {
      const asked = { type: 'SUPPORT', only, limit: '10', offset: '0' }
      const { result } = await practice.call<{ data: { uniqueId: string }[] }>('chat.conversations', asked, { token })
      return result.data.map(({ uniqueId }) => uniqueId).filter((id) => id === about)
    }
    return { waiting: await part('waiting'), mine: await part('mine'), solved: await part('solved') }
  }

  test('says of a message whether the other end has read it', async () => {
    const seen = async () => {
      const asked = { channelId: `sup_${juniorDoctor.id}`, side: 'patient', limit: '10' }
      const { result } = await practice.call<{ data: { isSeen: boolean }[] }>('chat.messages', asked, {
        token: chat.tokens.junior,
      })
      return result.data.map(({ isSeen }) => isSeen)
    }
    const about = { channelId: `sup_${juniorDoctor.id}` }
    expect((await send(chat.tokens.junior, 'Where is the bill?', about)).status).toBe(200)
    expect(await seen()).toEqual([false])
    await practice.call('chat.read', { ...about, side: 'patient', seq: 1 }, { token: chat.tokens.admin })
    expect(await seen()).toEqual([true])
    await practice.call('chat.take', about, { token: chat.tokens.admin })
    const people = (await conversation(chat.tokens.admin, about.channelId))['people'] as { role: string }[]
    expect(people.map(({ role }) => role).toSorted()).toEqual(['junior', 'support'])
    await practice.call('chat.resolve', about, { token: chat.tokens.admin })
    expect(await desk(chat.tokens.admin, about.channelId)).toMatchObject({ mine: [], solved: [about.channelId] })
  })

  test('is asked by a patient, answered by who took it, solved and opened again', async () => {
    const second = randomUUID()
    const [one] = await practice.db.select().from(users).where(eq(users.id, admin.id))
    await practice.db.insert(users).values({ ...one!, id: second, phoneNumber: '9100000077' })
    const other = await practice.logIn('9100000077')
    expect((await write(chat.tokens.patient, 'I cannot pay')).status).toBe(200)
    const row = (how: 'take' | 'resolve', token: string) => practice.call(`chat.${how}`, { channelId }, { token })
    expect((await row('take', chat.tokens.patient)).status).toBe(403)
    expect(await desk(chat.tokens.admin)).toEqual({ waiting: [channelId], mine: [], solved: [] })
    expect((await row('take', chat.tokens.admin)).status).toBe(200)
    expect(await desk(chat.tokens.admin)).toEqual({ waiting: [], mine: [channelId], solved: [] })
    expect(await desk(other)).toEqual({ waiting: [], mine: [], solved: [] })
    expect(await row('take', other)).toMatchObject({ status: 409, body: { code: 'supportTaken' } })
    expect((await write(chat.tokens.admin, 'Try again now')).status).toBe(200)
    const solved = () =>
      practice.db
        .select({ facts: notifications.facts })
        .from(notifications)
        .where(and(eq(notifications.userId, patient.id), eq(notifications.event, 'chat.solved')))
    expect((await row('resolve', chat.tokens.admin)).result).toMatchObject({ status: 'resolved' })
    // Pressed twice it is solved once.
    await row('resolve', chat.tokens.admin)
    expect(await solved()).toEqual([{ facts: { conversationId: channelId } }])
    expect(await desk(other)).toEqual({ waiting: [], mine: [], solved: [channelId] })
    expect((await write(chat.tokens.patient, 'It fails again')).status).toBe(200)
    expect(await desk(chat.tokens.admin)).toEqual({ waiting: [channelId], mine: [], solved: [] })
    expect(await conversation(chat.tokens.patient, channelId)).toMatchObject({
      uniqueId: channelId,
      type: 'support',
      status: 'active',
      users: { admin_id: null, patient_id: patient.id },
    })
  })

  test('tells all who answer it that somebody waits, and then the one alone who took it', async () => {
    const { db, clock } = practice
    const second = randomUUID()
    const [one] = await db.select().from(users).where(eq(users.id, admin.id))
    await db.insert(users).values({ ...one!, id: second, phoneNumber: '9100000078' })
    const notified = async () => {
      clock.pass(11)
      await write(chat.tokens.patient, 'Is anybody there?')
      clock.pass(4)
      await practice.runJobs()
      const counts = [(await noticesOf(admin.id)).length, (await noticesOf(second)).length]
      await db.delete(notifications).where(eq(notifications.event, 'chat.message'))
      return counts
    }
    await practice.call('chat.resolve', { channelId }, { token: chat.tokens.admin })
    await notified()
    await practice.call('chat.read', { channelId, side: 'patient', seq: 1000 }, { token: chat.tokens.admin })
    expect(await notified()).toEqual([1, 1])
    await practice.call('chat.take', { channelId }, { token: chat.tokens.admin })
    expect(await notified()).toEqual([1, 0])
    await practice.call('chat.resolve', { channelId }, { token: chat.tokens.admin })
    expect(await notified()).toEqual([1, 1])
  })

  test('is listed for those who answer it, and counted for nobody else', async () => {
    const list = async (token: string) =>
      (await practice.call('chat.conversations', { type: 'SUPPORT', limit: '10', offset: '0' }, { token })).body
    expect(await list(chat.tokens.admin)).toMatchObject({ result: { count: expect.any(Number) } })
    for (const token of [chat.tokens.other, chat.tokens.doctor, chat.tokens.patient])
      expect(JSON.stringify(await list(token))).not.toContain(channelId)
    expect(await list(chat.tokens.other)).toMatchObject({ result: { count: 0, data: [] } })
  })
})

describe('Somebody', () => {
  test('is told how many of their chats hold something unread, and of nothing that is not theirs to read', async () => {
    const { tokens, channelId } = chat
    const read = (token: string, side: string) =>
      practice.call('chat.read', { channelId, side, seq: 1_000_000 }, { token })
    const counts = async () => {
      const all = [tokens.patient, tokens.junior, tokens.other, tokens.otherDoctor]
      return Promise.all(
        all.map(async (token) => (await practice.call<{ count: number }>('chat.unread', {}, { token })).result.count),
      )
    }
    for (const type of ['APPOINTMENT', 'IN_PATIENT'])
      await practice.call('chat.readAll', { type }, { token: tokens.junior })
    for (const token of [tokens.patient, tokens.junior]) await practice.call('chat.readAll', {}, { token })
    const [, , other, otherDoctor] = await counts()
    expect(await counts()).toEqual([0, 0, other, otherDoctor])
    await send(tokens.doctor, 'For the team', { side: 'internal' })
    expect(await counts()).toEqual([0, 1, other, otherDoctor])
    await send(tokens.doctor, 'For the patient')
    await send(tokens.doctor, 'For the patient as well')
    expect(await counts()).toEqual([1, 1, other, otherDoctor])
    const lists = async (token: string) => (await practice.call<UnreadChats>('chat.unread', {}, { token })).result
    expect(await lists(tokens.patient)).toEqual({ count: 1, own: 1, appointment: 0, inPatient: 0 })
    expect(await lists(tokens.junior)).toEqual({ count: 1, own: 0, appointment: 1, inPatient: 0 })
    await read(tokens.patient, 'patient')
    await read(tokens.junior, 'patient')
    expect(await counts()).toEqual([0, 1, other, otherDoctor])
    await read(tokens.junior, 'internal')
    expect(await counts()).toEqual([0, 0, other, otherDoctor])
  })

  test('is told of no chat with a patient whom their doctor has blocked, until that is over', async () => {
    const { tokens, channelId } = chat
    const unread = async (token: string) =>
      (await practice.call<{ count: number }>('chat.unread', {}, { token })).result.count
    const block = (isBlocked: boolean) =>
      practice.call('booking.blockPatient', { patientId: patient.id, isBlocked }, { token: tokens.doctor })
    const counts = async () => [await unread(tokens.junior), await unread(tokens.patient)]
    for (const token of [tokens.junior, tokens.patient])
      await practice.call('chat.read', { channelId, side: 'patient', seq: 1_000_000 }, { token })
    const [team, own] = (await counts()) as [number, number]
    expect((await send(tokens.patient, 'It hurts again')).status).toBe(200)
    expect((await send(tokens.doctor, 'Since when?')).status).toBe(200)
    expect(await counts()).toEqual([team + 1, own + 1])
    expect((await block(true)).status).toBe(200)
    expect(await counts()).toEqual([team, own])
    expect((await block(false)).status).toBe(200)
    expect(await counts()).toEqual([team + 1, own + 1])
  })

  test('has quiet nights as they say themselves: patients by themselves, those who work here where they ask for it', async () => {
    const quiet = async (token: string) =>
      (await practice.call<{ is_on: boolean }>('chat.quietHours', {}, { token })).result.is_on
    const { tokens } = chat
    expect([await quiet(tokens.patient), await quiet(tokens.junior)]).toEqual([true, false])
    await practice.db.delete(notifications).where(eq(notifications.event, 'chat.message'))
    /** Half past midnight. */
    const now = NOW + 14 * HOUR
    const noticesAfter = async (by: string, to: string) => {
      const before = (await noticesOf(to)).length
      const id = randomUUID()
      await send(by, 'At night', { id })
      await practice.db.transaction((db) =>
        unreadPush.run({ messageId: id, side: 'patient' }, { db, now, isLastTry: false }),
      )
      return (await noticesOf(to)).length - before
    }
    const readAll = (token: string) =>
      practice.call('chat.read', { channelId: chat.channelId, side: 'patient', seq: 1_000_000 }, { token })
    await readAll(tokens.patient)
    await readAll(tokens.junior)
    expect(await noticesAfter(tokens.doctor, patient.id)).toBe(0)
    await practice.call('chat.setQuietHours', { is_on: false }, { token: tokens.patient })
    await practice.call('chat.setQuietHours', { is_on: true }, { token: tokens.junior })
    expect([await quiet(tokens.patient), await quiet(tokens.junior)]).toEqual([false, true])
    expect(await noticesAfter(tokens.doctor, patient.id)).toBe(1)
    expect(await noticesAfter(tokens.patient, juniorDoctor.id)).toBe(0)
  })
})

test('a visit that is cancelled says so in its chat, in the same transaction', async () => {
  const { booking } = chat
  const before = (await cards()).length
  await practice.db.transaction(async (tx) => {
    await tx.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.id, booking.id))
    await notifyOfAppointments(tx, 'appointment.cancelled', [booking.id], NOW, { by: patient.id })
  })
  const last = (await cards()).at(-1)!
  expect((await cards()).length).toBe(before + 1)
  expect(last).toEqual({
    type: 7,
    senderId: null,
    card: { bookingId: booking.id, at: booking.startsAt, by: patient.id },
  })
})

test('why a chat is off is read by its team; by the patient where it may be said, and no note', async () => {
  const { channelId } = chat
  const off = (more: object) =>
    practice.call('chat.access', { channelId, isEnabled: false, ...more }, { token: chat.tokens.doctor })
  const because = async (token: string) => (await conversation(token))['offBecause']
  expect((await off({ reason: 'callClinic', note: 'Asks daily' })).status).toBe(200)
  expect(await because(chat.tokens.junior)).toEqual({ reason: 'callClinic', note: 'Asks daily' })
  expect(await because(chat.tokens.patient)).toEqual({ reason: 'callClinic', note: null })
  expect((await off({ reason: 'conduct' })).status).toBe(200)
  expect(await because(chat.tokens.junior)).toEqual({ reason: 'conduct', note: null })
  expect(await because(chat.tokens.patient)).toBeNull()
  await practice.call('chat.access', { channelId, isEnabled: true }, { token: chat.tokens.doctor })
  expect(await because(chat.tokens.junior)).toBeNull()
})
