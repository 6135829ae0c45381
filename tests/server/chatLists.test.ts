import { and, desc, eq, gt, isNull, notInArray } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointments } from '../../server/booking/booking.tables'
import { conversations, conversationSides, messages } from '../../server/chat/chat.tables'
import { followBookings, followStay } from '../../server/chat/conversation.store'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { stayChanged } from '../../server/inpatient/inpatient.port'
import { admissions } from '../../server/inpatient/inpatient.tables'
import { DAY, dayOf, HOUR, MINUTE, startOfDay } from '../../src/core/kit/dates'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { type ChatOfPair, chatOfPair } from '../kit/chats'
import { queueHours, someoneInQueue } from '../kit/queues'

let practice: TestBackend
let chat: ChatOfPair
beforeAll(async () => {
  practice = await startBackend()
  chat = await chatOfPair(practice)
})
afterAll(() => practice.close())

interface Page {
  readonly data: readonly { readonly uniqueId: string }[]
  readonly count: number
}

const listed = async (type: 'APPOINTMENT' | 'IN_PATIENT', channelId: string): Promise<boolean> => {
  const ids: string[] = []
  for (let count = 1; ids.length < count;) {
    const asked = { type, limit: '10', offset: String(ids.length) }
    const { result } = await practice.call<Page>('chat.conversations', asked, { token: chat.tokens.junior })
    if (result.data.length === 0) break
    ids.push(...result.data.map(({ uniqueId }) => uniqueId))
    count = result.count
  }
  return ids.includes(channelId)
}
const readAll = (type: 'APPOINTMENT' | 'IN_PATIENT') =>
  practice.call('chat.readAll', { type }, { token: chat.tokens.junior })

describe('The list of a team', () => {
  test('has chats of visits of the last seven days and of those to come, and none whose visit is off', async () => {
    const { db } = practice
    const isBooking = eq(appointments.id, chat.booking.id)
    await readAll('APPOINTMENT')
    const isListed = async (days: number, status: 'upcoming' | 'cancelled' = 'upcoming') => {
      const startsAt = startOfDay(dayOf(NOW)) + days * DAY + 9 * HOUR
      await db
        .update(appointments)
        .set({ startsAt, endsAt: startsAt + 15 * MINUTE, status })
        .where(isBooking)
      await followBookings(db, [chat.booking.id], NOW)
      return listed('APPOINTMENT', chat.channelId)
    }
    expect([await isListed(3), await isListed(-6), await isListed(-7), await isListed(-8)]).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(await isListed(3, 'cancelled')).toBe(false)
    expect(await isListed(0)).toBe(true)
  })

  test('has the word of a discharge in the chat of a stay, whose patient may go on writing', async () => {
    const { db } = practice
    const [stay] = await db
      .select()
      .from(admissions)
      .where(and(eq(admissions.doctorId, chat.doctorId), isNull(admissions.dischargedAt)))
      .orderBy(desc(admissions.id))
      .limit(1)
    const channelId = `ip_${chat.doctorId}_${stay!.memberId}`
    const changed = async (dischargedAt: number | null) => {
      await db.update(admissions).set({ dischargedAt }).where(eq(admissions.id, stay!.id))
      for (const follow of stayChanged.listeners()) await follow(db, stay!.id, NOW)
    }
    await changed(null)
    await changed(NOW)
    const cards = await db
      .select({ senderId: messages.senderId })
      .from(messages)
      .where(and(eq(messages.conversationId, channelId), eq(messages.type, 6)))
    expect(cards).toEqual([{ senderId: null }])
    const { result } = await practice.call('chat.conversation', { channelId }, { token: chat.tokens.junior })
    expect(result).toMatchObject({ status: 'discharged', dischargedDate: NOW })
  })

  test('has chats of stays that are open or off, and for fifteen days those that have ended', async () => {
    const { db } = practice
    const { body } = await practice.call(
      'inpatient.stays',
      { page: '1', limit: '10', is_discharged: 'false' },
      { token: chat.tokens.doctor },
    )
    const [stay] = (body as { result: { data: { id: string; member_id: string }[] } }).result.data
    await followStay(db, stay!.id, NOW)
    const channelId = `ip_${chat.doctorId}_${stay!.member_id}`
    await readAll('IN_PATIENT')
    const isListed = async (more: Partial<typeof conversations.$inferInsert>) => {
      await db.update(conversations).set(more).where(eq(conversations.id, channelId))
      return listed('IN_PATIENT', channelId)
    }
    expect([
      await isListed({ status: 'active', dischargedAt: null }),
      await isListed({ status: 'disabled', dischargedAt: null }),
      await isListed({ status: 'discharged', dischargedAt: NOW - 14 * DAY }),
      await isListed({ status: 'discharged', dischargedAt: NOW - 16 * DAY }),
    ]).toEqual([true, true, true, false])
    await isListed({ status: 'active', dischargedAt: null })
  })
})

describe('The search among chats', () => {
  const search = (asked: Record<string, string>) =>
    practice.call<Page>('chat.search', asked, { token: chat.tokens.doctor })
  const whole = { search: 'Queued Person', type: 'APPOINTMENT', limit: '10', offset: '0' }

  test('finds in pages of ten, and says with each how many there are', async () => {
    const { db } = practice
    const hours = await queueHours(db, chat.doctorId, NOW)
    const people = []
    for (let index = 0; index < 13; index += 1) people.push(await someoneInQueue(db, hours, NOW + index * 30))
    await followBookings(
      db,
      people.map(({ id }) => id),
      NOW,
    )
    const first = await search(whole)
    const second = await search({ ...whole, offset: '10' })
    expect([first.result.data.length, first.result.count]).toEqual([10, 13])
    expect([second.result.data.length, second.result.count]).toEqual([3, 13])
    const found = [...first.result.data, ...second.result.data].map(({ uniqueId }) => uniqueId)
    expect(new Set(found).size).toBe(13)
    const spaced = await search({ ...whole, search: '  Queued Person  ' })
    expect(spaced.result.count).toBe(13)
  })

  test.each(['search', 'type', 'limit', 'offset'] as const)('S2-422: is refused without its %s', async (name) => {
    const { [name]: _, ...rest } = whole
    expect((await search(rest)).status).toBe(400)
  })

  test('takes the doctor beside that, and no words are none', async () => {
    expect((await search({ ...whole, doctor_id: chat.doctorId })).status).toBe(200)
    expect((await search({ ...whole, search: '   ' })).status).toBe(400)
  })
})

describe('A conversation as it is answered', () => {
  const read = async (token: string, channelId = chat.channelId) =>
    (await practice.call('chat.conversation', { channelId }, { token })).result
  const write = (side: string, message: string, channelId = chat.channelId) =>
    practice.call(
      'chat.send',
      { id: randomUUID(), channelId, side, type: 0, message },
      { token: channelId === chat.channelId ? chat.tokens.doctor : chat.tokens.patient },
    )

  test('has a last message of each side, of which one moves without the other', async () => {
    const words = async () => {
      const { patient, internal } = (await read(chat.tokens.junior))['lastMessage'] as Record<
        'patient' | 'internal',
        { message: { message: string } | null; unread_count: number; seen: readonly object[] }
      >
      return [patient.message?.message, internal.message?.message]
    }
    await write('patient', 'Please bring the MRI')
    await write('internal', 'He never brings it')
    expect(await words()).toEqual(['Please bring the MRI', 'He never brings it'])
    await write('internal', 'Call him')
    expect(await words()).toEqual(['Please bring the MRI', 'Call him'])
    await write('patient', 'All of it')
    expect(await words()).toEqual(['All of it', 'Call him'])
    expect((await read(chat.tokens.patient))['lastMessage']).toMatchObject({ internal: null })
  })

  test('names who takes part by the keys of the specification', async () => {
    const own = (await read(chat.tokens.patient))['users'] as Record<string, unknown>
    expect(own).toMatchObject({
      patient_id: chat.booking.patientId,
      patient_member_id: chat.memberId,
      family_members: [],
      staff_members: expect.arrayContaining([expect.any(String)]),
    })
    const support = `sup_${chat.booking.patientId}`
    expect((await write('patient', 'I cannot pay', support)).status).toBe(200)
    const { type, users } = (await read(chat.tokens.patient, support)) as { type: string; users: object }
    expect(type).toBe('support')
    for (const key of ['doctor_id', 'patient_id', 'staff_members', 'family_members', 'admin_id', 'admin_members'])
      expect(Object.keys(users)).toContain(key)
  })
})

/** Every row of a list, asked for by its offset and by the mark of the row before: both say the same. */
const readWhole = async (token: string, type?: 'APPOINTMENT'): Promise<readonly string[]> => {
  interface Row {
    readonly uniqueId: string
    readonly updatedAt: number
  }
  const read = async (on: (rows: readonly Row[]) => object) => {
    const rows: Row[] = []
    for (;;) {
      const asked = { limit: '4', ...(type && { type }), ...on(rows) }
      const { result } = await practice.call<{ data: readonly Row[] }>('chat.conversations', asked, { token })
      if (result.data.length === 0) return rows.map(({ uniqueId }) => uniqueId)
      rows.push(...result.data)
    }
  }
  const byOffset = await read((rows) => ({ offset: String(rows.length) }))
  const byMark = await read((rows) => {
    const last = rows.at(-1)
    return last === undefined ? { offset: '0' } : { offset: '0', before: `${last.updatedAt}_${last.uniqueId}` }
  })
  expect(new Set(byOffset).size).toBe(byOffset.length)
  expect(byMark).toEqual(byOffset)
  return byOffset
}

test('a chat into which nothing was written stands behind those of which something can be read', async () => {
  const { db } = practice
  const token = chat.tokens.junior
  const written = async () => {
    const rows = await db
      .select({ id: conversationSides.conversationId })
      .from(conversationSides)
      .where(gt(conversationSides.lastSeq, 0))
    return new Set(rows.map(({ id }) => id))
  }
  await practice.call(
    'chat.send',
    { id: randomUUID(), channelId: chat.channelId, side: 'patient', type: 0, message: 'How is the back?' },
    { token },
  )
  const isOfTeam = and(eq(conversations.kind, 'appointment'), eq(conversations.doctorId, chat.doctorId))
  const known = [...(await written())]
  // Booked later than the last message came.
  await db
    .update(conversations)
    .set({ teamUpdatedAt: NOW + HOUR })
    .where(and(isOfTeam, notInArray(conversations.id, known)))
  const ids = await readWhole(token, 'APPOINTMENT')
  const isWritten = await written()
  const marks = ids.map((id) => isWritten.has(id))
  expect(marks).toContain(true)
  expect(marks).toContain(false)
  expect(marks).toEqual(marks.toSorted((one, other) => Number(other) - Number(one)))
})

test("one's own list has the chats of stays before the others, on whatever page it is read", async () => {
  const token = await practice.logIn(demonstrationAccounts.patient.phoneNumber)
  const byOffset = await readWhole(token)
  const stays = byOffset.filter((id) => id.startsWith('ip_'))
  expect(stays.length).toBeGreaterThan(0)
  expect(byOffset.length).toBeGreaterThan(stays.length + 4)
  expect(byOffset.slice(0, stays.length)).toEqual(stays)
})
