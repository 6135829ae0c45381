import { and, asc, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointments } from '../../server/booking/booking.tables'
import { followBookings } from '../../server/chat/conversation.store'
import { messages } from '../../server/chat/chat.tables'
import { documentAt } from '../../server/chat/documents.read'
import { openFirestore, valuesOf } from '../../server/chat/firestore'
import { keepMirror, mirrorEverything } from '../../server/chat/mirror.store'
import { plain } from '../../server/dev/firestore/documents'
import { type FirestoreStandIn, startFirestore } from '../../server/dev/firestore/standIn'
import { failedJobs } from '../../server/kit/jobs.read'
import { members } from '../../server/members/members.tables'
import { sessions, users } from '../../server/people/people.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { MINUTE } from '../../src/core/kit/dates'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { leaveFewChats } from '../kit/chats'

const { patient, doctor, juniorDoctor } = demonstrationAccounts
let google: FirestoreStandIn
let practice: TestBackend
let channelId: string
const tokens = { patient: '', doctor: '', junior: '' }

beforeAll(async () => {
  google = await startFirestore({ now: () => practice.clock.now() })
  const { account, firebase, url } = google
  const store = openFirestore({ account, url, now: () => Math.floor(Date.now() / 1000) })
  practice = await startBackend({ store, firebase })
  const { db } = practice
  await leaveFewChats(db)
  await keepMirror(store).run(db, NOW)
  tokens.patient = await practice.logIn(patient.phoneNumber)
  tokens.doctor = await practice.logIn(doctor.phoneNumber)
  tokens.junior = await practice.logIn(juniorDoctor.phoneNumber)
  const [account_] = await db.select().from(users).where(eq(users.id, doctor.id))
  const [member] = await db.select().from(members).where(eq(members.patientId, patient.id))
  const [other] = await db.select().from(appointments).where(eq(appointments.doctorId, account_!.doctorId!))
  const made = {
    ...other!,
    id: 'copied-booking',
    memberId: member!.id,
    patientId: patient.id,
    startsAt: NOW + MINUTE,
    endsAt: NOW + 16 * MINUTE,
    status: 'upcoming' as const,
  }
  await db.delete(appointments).where(eq(appointments.id, other!.id))
  await db.insert(appointments).values(made)
  await followBookings(db, [made.id], NOW)
  channelId = `app_${account_!.doctorId}_${member!.id}`
  await practice.runJobs()
})
afterAll(async () => {
  await practice.close()
  await google.close()
})

const send = async (who: keyof typeof tokens, message: string, side = 'patient') => {
  // Nobody may write so much so fast: each message has its own time.
  practice.clock.pass(11)
  const id = randomUUID()
  const { status } = await practice.call('chat.send', { id, channelId, side, type: 0, message }, { token: tokens[who] })
  expect(status).toBe(200)
  return id
}

const chatPaths = () => google.paths().filter((path) => !path.startsWith('sessions/'))

/** Every document whose content is another than the encoding of its row. */
const differing = async (): Promise<readonly string[]> => {
  const wrong: string[] = []
  for (const path of google.paths().filter((each) => !each.includes('/live/'))) {
    const fields = await documentAt(practice.db, path, practice.clock.now())
    const expected = fields === null ? null : plain({ mapValue: { fields: valuesOf(fields) } })
    if (JSON.stringify(expected) !== JSON.stringify(google.read(path))) wrong.push(path)
  }
  return wrong
}

describe('The copy of the chats', () => {
  test('has a message, its conversation, the team’s summary and the readers’ inboxes after the commit', async () => {
    const id = await send('patient', 'My back hurts')
    expect(google.read(`conversations/${channelId}/patient/${id}`)).toBeNull()
    await practice.runJobs()
    expect(google.read(`conversations/${channelId}/patient/${id}`)).toMatchObject({
      id,
      message: 'My back hurts',
      sender_id: patient.id,
      type: 0,
      mentions: [],
      seen: {},
    })
    expect(google.read(`conversations/${channelId}`)).toMatchObject({
      uniqueId: channelId,
      type: 'appointment',
      users: { patient_id: patient.id, family_members: [] },
      lastMessage: { patient: { message: { id } } },
    })
    expect(google.read(`conversations/${channelId}/staff/summary`)).toMatchObject({
      unread: { [doctor.id]: { patient: { unread_count: 1 } } },
    })
    for (const { id: userId } of [patient, doctor, juniorDoctor])
      expect(Object.keys(google.read(`inboxes/${userId}`)!['changed'] as object)).toContain(channelId)
  })

  test('has nothing of the team’s side in what a patient can read, not even that something came', async () => {
    const readable = () =>
      google
        .paths()
        .filter((path) => !/\/(internal|staff)\/|^sessions|\/live\/internal/.test(path))
        .filter((path) => !path.startsWith('inboxes/') || path === `inboxes/${patient.id}`)
        .map((path) => `${path} ${JSON.stringify(google.read(path))}`)
    const before = readable()
    await send('junior', `She says planted-word ##${doctor.id}##`, 'internal')
    await practice.call('chat.read', { channelId, side: 'internal', seq: 1 }, { token: tokens.doctor })
    await practice.runJobs()
    expect(google.paths().filter((path) => path.startsWith(`conversations/${channelId}/internal/`))).toHaveLength(1)
    expect(JSON.stringify(google.read(`conversations/${channelId}/staff/summary`))).toContain('planted-word')
    expect(readable()).toEqual(before)
  })

  test('says who has seen a message, and that one was taken back', async () => {
    const id = await send('doctor', 'A wrong word')
    const [row] = await practice.db.select().from(messages).where(eq(messages.id, id))
    await practice.call('chat.read', { channelId, side: 'patient', seq: row!.seq }, { token: tokens.patient })
    await practice.runJobs()
    const path = `conversations/${channelId}/patient/${id}`
    expect(google.read(path)).toMatchObject({ seen: { [patient.id]: true } })
    expect(google.read(`conversations/${channelId}`)).toMatchObject({ marks: { [patient.id]: row!.seq } })
    await practice.call('chat.takeBack', { id }, { token: tokens.doctor })
    await practice.runJobs()
    expect(google.read(path)).toMatchObject({ message: '', takenBackAt: practice.clock.now() })
    expect(JSON.stringify(google.paths().map(google.read))).not.toContain('A wrong word')
    expect(google.read(`conversations/${channelId}`)).toMatchObject({ takenBack: [{ id, message: '' }] })
  })

  test('collapses what changes often, and is written again and again without harm', async () => {
    for (let index = 0; index < 20; index += 1) await send('patient', `No ${index}`)
    const before = google.commits()
    await practice.runJobs()
    // Twenty messages, one conversation, one summary, three inboxes.
    expect(google.commits() - before).toBe(25)
    const paths = chatPaths()
    await mirrorEverything(practice.db, practice.clock.now())
    await practice.runJobs()
    expect(chatPaths()).toEqual(paths)
    expect(await differing()).toEqual([])
  })

  test('follows later when the service is away: nothing is given up, and chat goes on by rows', async () => {
    google.setAway(true)
    const id = await send('patient', 'While it is away')
    await practice.runJobs({ again: true })
    google.setAway(false)
    expect((await failedJobs(practice.db)).length).toBeGreaterThan(0)
    await practice.runJobs({ work: { repeated: [] } })
    expect(google.read(`conversations/${channelId}/patient/${id}`)).toBeNull()
    await keepMirror(openFirestore({ account: google.account, url: google.url, now: () => NOW })).run(
      practice.db,
      practice.clock.now(),
    )
    await practice.runJobs()
    expect(google.read(`conversations/${channelId}/patient/${id}`)).toMatchObject({ message: 'While it is away' })
    expect(await failedJobs(practice.db)).toEqual([])
  })

  test('is written whole into another project, and by the command', async () => {
    const other = await startFirestore()
    const paths = google.paths().filter((path) => path.startsWith('conversations/'))
    const store = openFirestore({ account: other.account, url: other.url, now: () => Math.floor(Date.now() / 1000) })
    const renamed = { ...store, project: 'another' }
    await keepMirror(renamed).run(practice.db, practice.clock.now())
    const { copyDocument } = await import('../../server/chat/mirror.store')
    await practice.runJobs({ work: { tasks: [copyDocument(renamed)] } })
    const copied = other.paths()
    expect(paths.filter((path) => !copied.includes(path) && !path.includes('sup_'))).toEqual([])
    await other.close()
    const { account, url } = google
    await keepMirror(openFirestore({ account, url, now: () => NOW })).run(practice.db, practice.clock.now())
    await practice.runJobs()
  })

  test('lets a client in with a token of its session, whose document ends with it', async () => {
    const token = await practice.logIn(patient.phoneNumber)
    const { result } = await practice.call<{ token: string }>('chat.storeToken', {}, { token })
    expect(result.token.split('.')).toHaveLength(3)
    const { sid } = (
      JSON.parse(Buffer.from(result.token.split('.')[1]!, 'base64url').toString()) as { claims: { sid: string } }
    ).claims
    expect(google.read(`sessions/${sid}`)).toMatchObject({ userId: patient.id, role: 'PATIENT', doctorId: null })
    expect(google.read(`conversations/sup_${patient.id}`)).toMatchObject({ type: 'support', rev: 0 })
    await practice.call('session.logout', {}, { token })
    await practice.runJobs()
    expect(google.read(`sessions/${sid}`)).toBeNull()
    google.setAway(true)
    const refused = await practice.call('chat.storeToken', {}, { token: tokens.patient })
    google.setAway(false)
    expect(refused).toMatchObject({ status: 502, body: { code: 'storeAway' } })
  })

  test('equals its rows after whatever was done', async () => {
    type Act = () => Promise<unknown>
    const who = fc.constantFrom('patient' as const, 'doctor' as const, 'junior' as const)
    const side = fc.constantFrom('patient' as const, 'internal' as const)
    const call = (row: Parameters<TestBackend['call']>[0], input: Record<string, unknown>, by: keyof typeof tokens) =>
      practice.call(row, { channelId, ...input }, { token: tokens[by] })
    const act: fc.Arbitrary<Act> = fc.oneof(
      fc.tuple(who, side, fc.string({ minLength: 1, maxLength: 30 })).map(
        ([by, on, message]): Act =>
          () =>
            call('chat.send', { id: randomUUID(), side: on, type: 0, message: `x${message}` }, by),
      ),
      fc.tuple(who, side, fc.integer({ min: 0, max: 60 })).map(
        ([by, on, seq]): Act =>
          () =>
            call('chat.read', { side: on, seq }, by),
      ),
      fc.tuple(who, side).map(([by, on]): Act => async () => {
        const isOn = and(eq(messages.conversationId, channelId), eq(messages.side, on))
        const rows = await practice.db.select().from(messages).where(isOn).orderBy(asc(messages.seq))
        const id = rows.at(-1)?.id
        if (id !== undefined) await practice.call('chat.takeBack', { id }, { token: tokens[by] })
      }),
      fc.tuple(fc.boolean()).map(
        ([isEnabled]): Act =>
          () =>
            call('chat.access', { isEnabled }, 'doctor'),
      ),
    )
    const acts = fc.sample(act, { numRuns: 120, seed: 7 })
    for (const [index, each] of acts.entries()) {
      await each()
      if (index % 17 === 0) await practice.runJobs()
    }
    await practice.runJobs()
    expect(await differing()).toEqual([])
  })

  test('records a web client when it registers, under its own name alone, and no more once its session has ended', async () => {
    const path = 'webClients/a-browser'
    const language = { language: 'eng' }
    const logInWith = async (deviceId: string) => {
      const number = { country_code: '+91', phone_number: patient.phoneNumber }
      const asked = await practice.call<{ OtpId: string }>('session.requestOtp', number, { deviceId })
      const code = { otp_code: await practice.latestCode(), token: asked.result.OtpId }
      return (await practice.call<{ token: string }>('session.verifyOtp', code, { deviceId })).result.token
    }
    practice.clock.pass(120)
    const token = await logInWith('a-browser')
    await practice.call('notifications.registerDevice', { device_token: 'fcm' }, { token, ...language })
    await practice.runJobs()
    expect(google.read(path)).toEqual({
      deviceId: 'a-browser',
      token: 'fcm',
      platform: 'web',
      registeredAt: new Date(practice.clock.now() * 1000),
    })
    await practice.call('session.logout', {}, { token })
    await practice.runJobs()
    expect(google.read(path)).toBeNull()
    practice.clock.pass(120)
    const odd = await logInWith('../conversations/x')
    const registered = await practice.call('notifications.registerDevice', { device_token: 'odd' }, { token: odd })
    await practice.runJobs()
    expect(registered.status).toBe(200)
    expect(google.paths().filter((each) => each.startsWith('webClients/'))).toEqual([])
  })

  test('is not there where no project is configured', async () => {
    const plainPractice = await startBackend()
    const token = await plainPractice.logIn(patient.phoneNumber)
    expect((await plainPractice.call('chat.storeToken', {}, { token })).result).toEqual({ token: null })
    const { rows } = await plainPractice.connections.query(
      `select 1 from graphile_worker.jobs where task_identifier = 'copy a document'`,
    )
    expect(rows).toEqual([])
    await plainPractice.close()
  })
})

test('sessions that ended before they were copied are no documents', async () => {
  const [open] = await practice.db.select().from(sessions).where(eq(sessions.userId, patient.id))
  await practice.db.update(sessions).set({ endedAt: NOW }).where(eq(sessions.id, open!.id))
  expect(await documentAt(practice.db, `sessions/${open!.id}`, NOW)).toBeNull()
  expect(await documentAt(practice.db, 'sessions/nobody', NOW)).toBeNull()
  expect(await documentAt(practice.db, 'elsewhere/1', NOW)).toBeNull()
})
