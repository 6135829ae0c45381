import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callRings, callSessions } from '../../server/call/call.tables'
import { ringTokens } from '../../server/call/ringToken'
import { newId } from '../../server/kit/ids'
import { openFeed } from '../../server/kit/feed'
import { notifications } from '../../server/notifications/notifications.tables'
import { pushTopic } from '../../server/notifications/notify'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { startBackend, TEST_SECRET, type TestBackend } from '../kit/backend'
import { callNow, enterCall, tokenFor } from '../kit/calls'

let practice: TestBackend
beforeAll(async () => {
  practice = await startBackend()
})
afterAll(() => practice.close())

describe('a ring', () => {
  // Nobody is in a room of an earlier test any more.
  beforeEach(() => practice.clock.pass(30))
  const ringBy = async (call: { bookingId: string }, token: string, type = 'call', id = newId()) =>
    practice.call<{ id: string | null; outcome: string }>(
      'ring.notify',
      { id, type, bookingId: call.bookingId },
      { token },
    )
  const outcomesOf = async ({ bookingId }: { bookingId: string }) =>
    (
      await practice.db
        .select({ outcome: callRings.outcome })
        .from(callRings)
        .innerJoin(callSessions, eq(callSessions.id, callRings.sessionId))
        .where(eq(callSessions.bookingId, bookingId))
        .orderBy(callRings.at)
    ).map(({ outcome }) => outcome)

  test('is one at a time, of two who press at once', async () => {
    const call = await callNow(practice)
    const [doctor, junior] = [await tokenFor(practice, 'doctor'), await tokenFor(practice, 'junior')]
    const both = await Promise.all([ringBy(call, doctor), ringBy(call, junior)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await outcomesOf(call)).toEqual([null])
  })

  test('of a caller whose answer was lost goes on where they press again', async () => {
    const call = await callNow(practice)
    const doctor = await tokenFor(practice, 'doctor')
    const { result: first } = await ringBy(call, doctor)
    expect((await ringBy(call, doctor)).result).toEqual({ id: first.id, outcome: 'ringing' })
    expect(await outcomesOf(call)).toEqual([null])
  })

  test('is declined from a notification by its own token alone', async () => {
    const call = await callNow(practice)
    const { result } = await ringBy(call, await tokenFor(practice, 'doctor'))
    const decline = (token: string) => practice.call('ring.decline', { id: result.id, token })
    expect((await decline(ringTokens(TEST_SECRET).make(newId()))).status).toBe(404)
    expect(await outcomesOf(call)).toEqual([null])
    expect((await decline(ringTokens(TEST_SECRET).make(result.id!))).status).toBe(200)
    expect(await outcomesOf(call)).toEqual(['declined'])
    // Pressed twice is pressed once.
    expect((await decline(ringTokens(TEST_SECRET).make(result.id!))).status).toBe(200)
  })

  test('is declined by the patient, given up by staff, missed after a minute, accepted by entering', async () => {
    const call = await callNow(practice)
    const [doctor, patient] = [await tokenFor(practice, 'doctor'), await tokenFor(practice, 'patient')]
    await ringBy(call, doctor)
    await ringBy(call, patient, 'rejected')
    practice.clock.pass(1)
    await ringBy(call, doctor)
    await ringBy(call, doctor, 'rejected')
    practice.clock.pass(1)
    const { result } = await ringBy(call, doctor)
    practice.clock.pass(60)
    const asked = await practice.call<{ isLive: boolean }>('ring.read', { id: result.id }, { token: patient })
    expect(asked.result.isLive).toBe(false)
    await ringBy(call, doctor)
    await enterCall(practice, call, 'patient', { token: patient })
    expect(await outcomesOf(call)).toEqual(['declined', 'cancelled', 'missed', 'accepted'])
  })

  test('after a call that was ended lets the patient in before the caller is, until it is declined or its minute is over', async () => {
    const call = await callNow(practice)
    const [doctor, patient] = [await tokenFor(practice, 'doctor'), await tokenFor(practice, 'patient')]
    const id = call.bookingId
    await enterCall(practice, call, 'doctor', { token: doctor })
    await practice.call('call.end', { id }, { token: doctor })
    const session = async () =>
      (await practice.call<{ closed: string | null; channelName: string }>('call.session', { id }, { token: patient }))
        .result
    const closed = async () => (await session()).closed
    const { channelName } = await session()
    expect(await closed()).toBe('callOver')
    practice.clock.pass(1)
    await ringBy(call, doctor)
    expect(await closed()).toBeNull()
    await ringBy(call, patient, 'rejected')
    expect(await closed()).toBe('callOver')
    practice.clock.pass(1)
    await ringBy(call, doctor)
    // Its minute is over, whether or not its job has come to it.
    practice.clock.pass(60)
    expect(await closed()).toBe('callOver')
    expect((await practice.call('call.rtcToken', { channelName }, { token: patient })).status).toBe(409)
    const { result } = await ringBy(call, doctor)
    expect((await practice.call('call.rtcToken', { channelName }, { token: patient })).status).toBe(200)
    expect((await practice.call('ring.accept', { id: result.id }, { token: patient })).status).toBe(200)
    await enterCall(practice, call, 'patient', { token: patient })
    expect(await closed()).toBeNull()
    practice.clock.pass(1)
    await practice.call('call.end', { id }, { token: doctor })
    expect(await closed()).toBe('callOver')
  })

  test('is found by whoever begins to listen while it is on, and by nobody else', async () => {
    const call = await callNow(practice)
    const patient = await tokenFor(practice, 'patient')
    const found = async (token: string) =>
      (await practice.call<{ ring: { id: string } | null }>('ring.current', {}, { token })).result.ring?.id ?? null
    expect(await found(patient)).toBeNull()
    const { result } = await ringBy(call, await tokenFor(practice, 'doctor'))
    expect(await found(patient)).toBe(result.id)
    expect(await found(await tokenFor(practice, 'neighbour'))).toBeNull()
    await ringBy(call, patient, 'rejected')
    expect(await found(patient)).toBeNull()
  })

  test('of a patient who waits rings nothing, and of one who talks in another call neither', async () => {
    const [call, other] = [await callNow(practice), await callNow(practice)]
    const doctor = await tokenFor(practice, 'doctor')
    await enterCall(practice, call, 'patient')
    expect((await ringBy(call, doctor)).result).toEqual({ id: null, outcome: 'alreadyHere' })
    await enterCall(practice, call, 'junior')
    const feed = await openFeed(practice)
    const words: string[] = []
    feed.on(pushTopic(demonstrationAccounts.patient.id), (payload) => {
      const { push, body } = payload as { push?: { data: Record<string, string> }; body?: Record<string, string> }
      if (push?.data['outcome'] === 'busy') words.push(body?.['eng'] ?? '')
    })
    expect((await ringBy(other, doctor)).result).toEqual({ id: null, outcome: 'busy' })
    await expect
      .poll(() => words)
      .toEqual([expect.stringMatching(/ calls for your visit at .*m\. You are in another call\.$/)])
    await feed.close()
  })

  test('reaches a patient who waits alone for another visit, and leaves them where they are', async () => {
    const [call, other] = [await callNow(practice), await callNow(practice)]
    const { token, place } = await enterCall(practice, call, 'patient')
    expect((await ringBy(other, await tokenFor(practice, 'doctor'))).result.outcome).toBe('ringing')
    const beat = await practice.call<{ people: { isHere: boolean }[] }>(
      'call.presence',
      { id: call.bookingId, place },
      { token },
    )
    expect(beat.result.people.map(({ isHere }) => isHere)).toEqual([true])
  })

  test('reaches the open clients of the patient with who calls, and its end with words in each language', async () => {
    const feed = await openFeed(practice)
    const received: { type?: string; data: Record<string, string>; body?: Record<string, string> }[] = []
    feed.on(pushTopic(demonstrationAccounts.patient.id), (payload) => {
      const { push, body } = payload as { push?: { data: Record<string, string> }; body?: Record<string, string> }
      const { data } = push ?? (payload as { data: Record<string, string> })
      if (data['type'] !== 'call.changed') received.push({ data, ...(body ? { body } : {}) })
    })
    const call = await callNow(practice)
    const doctor = await tokenFor(practice, 'doctor')
    const { result } = await ringBy(call, doctor)
    await ringBy(call, doctor, 'rejected')
    await expect.poll(() => received.length).toBe(2)
    expect(received[0]!.data).toMatchObject({
      type: 'call',
      id: result.id,
      bookingId: call.bookingId,
      memberId: call.memberId,
      patientName: 'Asha Patel',
      experience: expect.stringMatching(/^\d+$/),
      qualification: expect.stringMatching(/^\[\{"degree_name":"/),
    })
    // S0-234: the details of an incoming call.
    const caller = 'callerId callerName callerPhoto experience speciality qualification callingUserId type'
    const visit = 'bookingId memberId patientId patientName doctorName'
    expect(Object.keys(received[0]!.data)).toEqual(expect.arrayContaining(`${caller} ${visit}`.split(' ')))
    expect(received[1]!.data).toMatchObject({ type: 'rejected', outcome: 'cancelled', id: result.id })
    expect(received[1]!.body!['eng']).toBe(`${received[0]!.data['doctorName']} cancelled the call`)
    expect(Object.keys(received[1]!.body!)).toEqual(['eng', 'hin', 'guj', 'ben'])
    await feed.close()
  })

  test('that no device takes up sends an SMS after 10 seconds, and one that a device takes up sends none', async () => {
    const texts = async () =>
      ((await (await practice.get('/dev/outbox.json')).json()) as { text: string }[])
        .map(({ text }) => text)
        .filter((text) => text.includes('is calling for your'))
    const [doctor, patient] = [await tokenFor(practice, 'doctor'), await tokenFor(practice, 'patient')]
    const call = await callNow(practice)
    await ringBy(call, doctor)
    practice.clock.pass(10)
    await practice.runJobs({ again: true })
    expect(await texts()).toEqual([expect.stringContaining(`/join-room?bookingId=${call.bookingId}`)])
    const other = await callNow(practice)
    const { result } = await ringBy(other, doctor)
    await practice.call('ring.ringing', { id: result.id }, { token: patient })
    practice.clock.pass(10)
    await practice.runJobs({ again: true })
    expect(await texts()).toHaveLength(1)
  })

  test('that nobody answers is missed after a minute, and the patient is told once', async () => {
    const call = await callNow(practice)
    const { result } = await ringBy(call, await tokenFor(practice, 'doctor'))
    practice.clock.pass(61)
    await practice.runJobs({ again: true })
    await practice.runJobs({ again: true })
    expect(await outcomesOf(call)).toEqual(['missed'])
    const written = await practice.db.select().from(notifications).where(eq(notifications.about, result.id!))
    expect(written.map(({ event }) => event)).toEqual(['videoCall.missed'])
  })

  test('is answered once: on a second device it is over already, and a late answer says so', async () => {
    const [doctor, patient] = [await tokenFor(practice, 'doctor'), await tokenFor(practice, 'patient')]
    const call = await callNow(practice)
    const { result } = await ringBy(call, doctor)
    const accept = () => practice.call('ring.accept', { id: result.id }, { token: patient })
    const both = await Promise.all([accept(), accept()])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await outcomesOf(call)).toEqual(['accepted'])
    const { result: second } = await ringBy(call, doctor)
    await ringBy(call, doctor, 'rejected')
    const late = await practice.call('ring.accept', { id: second.id }, { token: patient })
    expect([late.status, (late.body as { code?: string }).code]).toEqual([409, 'ringOver'])
  })
})
