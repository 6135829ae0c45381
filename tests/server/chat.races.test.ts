import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conversationMarks, messages } from '../../server/chat/chat.tables'
import { pushDevices } from '../../server/notifications/notifications.tables'
import { openSession } from '../../server/people/people.store'
import { sessions } from '../../server/people/people.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { LONGEST_MESSAGE } from '../../src/core/chat/chat.rules'
import type { RowName } from '../../server/contract'
import { startBackend, type TestBackend } from '../kit/backend'

const { doctor, juniorDoctor } = demonstrationAccounts
const CROWD = 12
let practice: TestBackend
let token: string
let channelId: string
let other: string
beforeAll(async () => {
  practice = await startBackend()
  token = await practice.logIn(doctor.phoneNumber)
  const { result } = await practice.call<{ data: readonly { uniqueId: string }[] }>(
    'chat.conversations',
    { type: 'APPOINTMENT', limit: '100', offset: '0' },
    { token },
  )
  ;[channelId, other] = result.data.map(({ uniqueId }) => uniqueId) as [string, string]
})
afterAll(() => practice.close())

const send = (more: object = {}) =>
  practice.call<{ seq: number }>(
    'chat.send',
    { id: randomUUID(), channelId, side: 'internal', type: 0, message: 'A word', ...more },
    { token },
  )
const many = <A>(work: (index: number) => Promise<A>): Promise<A[]> =>
  Promise.all(Array.from({ length: CROWD }, (_, index) => work(index)))
const endOf = ({ status, body }: { readonly status: number; readonly body: unknown }) =>
  (body as { readonly code?: string }).code ?? status
const faultOf = ({ body }: { readonly body: unknown }) =>
  (body as { readonly fields?: readonly { field: string; reason: string; message: string }[] }).fields

describe('One message that is sent many times at once', () => {
  test('is written once, and each is answered with its number', async () => {
    const id = randomUUID()
    const sent = await many(() => send({ id }))
    expect(sent.map(endOf)).toEqual(sent.map(() => 200))
    expect(new Set(sent.map(({ result }) => result.seq)).size).toBe(1)
  })

  test('into two conversations stands in one of them, and the other is told that its id is taken', async () => {
    practice.clock.pass(60)
    for (let round = 0; round < 3; round += 1) {
      const id = randomUUID()
      const sent = await Promise.all([send({ id }), send({ id, channelId: other })])
      expect(new Set(sent.map(endOf))).toEqual(new Set([200, 'messageIdUsed']))
    }
  })

  test('and taken back many times is taken back once, and counts as one mention less', async () => {
    practice.clock.pass(60)
    const mentions = [{ userId: juniorDoctor.id, name: juniorDoctor.name ?? '' }]
    const id = randomUUID()
    for (const each of [id, randomUUID()])
      expect(endOf(await send({ id: each, message: `<@${juniorDoctor.id}> look`, mentions }))).toBe(200)
    const mark = and(eq(conversationMarks.conversationId, channelId), eq(conversationMarks.userId, juniorDoctor.id))
    const named = async () => (await practice.db.select().from(conversationMarks).where(mark))[0]!.mentions
    const before = await named()
    const taken = await many(() => practice.call('chat.takeBack', { id }, { token }))
    expect(taken.map(endOf)).toEqual(taken.map(() => 200))
    expect(await named()).toBe(Math.max(0, before - 1))
    expect(await practice.db.$count(messages, eq(messages.id, id))).toBe(1)
  })
})

describe('What is written of a message', () => {
  const SYLLABLE = 'ক্ষি'

  test('is counted as its reader counts it', async () => {
    practice.clock.pass(60)
    expect(endOf(await send({ message: SYLLABLE.repeat(LONGEST_MESSAGE) }))).toBe(200)
    const message = 'Message: at most 4000 characters fit here'
    expect(faultOf(await send({ message: SYLLABLE.repeat(LONGEST_MESSAGE + 1) }))).toEqual([
      { field: 'message', reason: 'tooLong', message },
    ])
    // Marks without an end above one letter are one character to a reader, and more than is stored of a message.
    expect(faultOf(await send({ message: `a${'\u0301'.repeat(40_000)}` }))).toMatchObject([
      { field: 'message', reason: 'tooLong' },
    ])
  })

  test('that nobody can see, or that is missing, is told by the name it is sent under', async () => {
    expect(faultOf(await send({ message: '\u200B\u2060' }))).toEqual([
      { field: 'message', reason: 'blank', message: 'Message: this has nothing that can be seen' },
    ])
    expect(faultOf(await send({ message: undefined }))).toMatchObject([{ field: 'message', reason: 'missing' }])
    expect(faultOf(await send({ message: 'a'.repeat(LONGEST_MESSAGE + 1), text: 'A word' }))).toMatchObject([
      { field: 'message', reason: 'tooLong' },
    ])
  })
})

describe('A device that registers', () => {
  const sessionOf = () =>
    openSession(practice.db, { userId: doctor.id, role: 'DOCTOR', deviceId: null }, practice.clock.now())
  const register = (as: string, device: string) =>
    practice.call('notifications.registerDevice' satisfies RowName, { device_token: device }, { token: as })

  test('with many sessions at once is that of one of them', async () => {
    const all = await many(sessionOf)
    const registered = await Promise.all(all.map((each) => register(each, 'one phone')))
    expect(registered.map(endOf)).toEqual(registered.map(() => 200))
    expect(await practice.db.$count(pushDevices, eq(pushDevices.token, 'one phone'))).toBe(1)
  })

  test('with a session that ends at the same time has no place to which anything is sent', async () => {
    const all = await many(sessionOf)
    const ended = await Promise.all(
      all.map((each, index) =>
        Promise.all([register(each, `phone ${index}`), practice.call('session.logout', {}, { token: each })]),
      ),
    )
    for (const [registered, out] of ended) {
      expect([200, 'unauthenticated']).toContain(endOf(registered))
      expect([200, 'unauthenticated']).toContain(endOf(out))
    }
    const left = await practice.db
      .select({ token: pushDevices.token })
      .from(pushDevices)
      .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    expect(left.filter((each) => each.token.startsWith('phone '))).toEqual([])
  })
})
