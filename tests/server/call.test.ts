import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointments } from '../../server/booking/booking.tables'
import { doctors } from '../../server/doctors/doctors.tables'
import { reviews } from '../../server/reviews/reviews.tables'
import { callConsents, callPresence, callSessions } from '../../server/call/call.tables'
import { startBackend, type TestBackend } from '../kit/backend'
import type { CallSession } from '../../src/core/call/call'
import { agree, callNow, type CallNow, enterCall, ticket, tokenFor } from '../kit/calls'

let practice: TestBackend
beforeAll(async () => {
  practice = await startBackend()
})
afterAll(() => practice.close())

const codeOf = ({ body }: { readonly body: unknown }) => (body as { readonly code?: string }).code

describe('the time of a call', () => {
  test.each([
    [301, 'callTooEarly'],
    [300, undefined],
    [-900, undefined],
    [-901, 'callOver'],
  ])('with the start in %i seconds entering answers %s', async (startsIn, code) => {
    const call = await callNow(practice, { startsIn })
    expect(codeOf(await enterCall(practice, call, 'doctor'))).toBe(code)
  })

  test('whoever was in it comes back until half an hour after the end, nobody else does', async () => {
    const call = await callNow(practice, { startsIn: -890 })
    const doctor = await enterCall(practice, call, 'doctor')
    practice.clock.pass(1000)
    expect(codeOf(await enterCall(practice, call, 'doctor', doctor))).toBeUndefined()
    expect(codeOf(await enterCall(practice, call, 'junior'))).toBe('callOver')
    practice.clock.pass(1800)
    expect(codeOf(await enterCall(practice, call, 'doctor', doctor))).toBe('callOver')
  })

  test('a doctor who comes after the slot lets in whoever waits, and both read the same window', async () => {
    const call = await callNow(practice, { startsIn: -890 })
    const patient = await enterCall(practice, call, 'patient')
    practice.clock.pass(100)
    const closedFor = async (who: 'patient' | 'doctor') => {
      const token = await tokenFor(practice, who)
      const { result } = await practice.call<CallSession>('call.session', { id: call.bookingId }, { token })
      return result.closed
    }
    const beat = () =>
      practice.call('call.presence', { id: call.bookingId, place: patient.place }, { token: patient.token })
    expect((await beat()).status).toBe(200)
    expect([await closedFor('patient'), await closedFor('doctor')]).toEqual([null, null])
    expect((await enterCall(practice, call, 'doctor')).status).toBe(200)
    practice.clock.pass(1800)
    expect(codeOf(await beat())).toBe('callOver')
    expect([await closedFor('patient'), await closedFor('doctor')]).toEqual(['callOver', 'callOver'])
  })

  test('whoever waited and left is waited for no more', async () => {
    const call = await callNow(practice, { startsIn: -890 })
    const { token, place } = await enterCall(practice, call, 'patient')
    await practice.call('call.leave', { id: call.bookingId, place }, { token })
    practice.clock.pass(100)
    expect(codeOf(await enterCall(practice, call, 'doctor'))).toBe('callOver')
  })
})

describe('waiting', () => {
  const sessionFor = async (call: CallNow, who: 'patient' | 'doctor') => {
    const token = await tokenFor(practice, who)
    const { result } = await practice.call<CallSession>('call.session', { id: call.bookingId }, { token })
    return result
  }

  test('a patient reads whether the doctor is with another, and how many are before', async () => {
    const own = await callNow(practice, { startsIn: -60 })
    const before = await callNow(practice, { startsIn: -300 })
    practice.clock.pass(30)
    expect((await sessionFor(own, 'patient')).queue).toEqual({ ahead: 0, isWithAnother: false })
    await enterCall(practice, before, 'patient')
    expect((await sessionFor(own, 'patient')).queue).toEqual({ ahead: 1, isWithAnother: false })
    await enterCall(practice, before, 'doctor')
    expect((await sessionFor(own, 'patient')).queue).toEqual({ ahead: 1, isWithAnother: true })
    expect((await sessionFor(before, 'patient')).queue).toEqual({ ahead: 0, isWithAnother: false })
    practice.clock.pass(30)
    expect((await sessionFor(own, 'patient')).queue).toEqual({ ahead: 0, isWithAnother: false })
  })

  test('staff read nothing of it, and both ends which chat and which prescription are of the visit', async () => {
    const call = await callNow(practice)
    const [patients, doctors] = [await sessionFor(call, 'patient'), await sessionFor(call, 'doctor')]
    expect(doctors.queue).toBeNull()
    const [visit] = await practice.db.select().from(appointments).where(eq(appointments.id, call.bookingId))
    for (const { channelId, prescriptionId } of [patients, doctors])
      expect({ channelId, prescriptionId }).toEqual({
        channelId: `app_${visit!.doctorId}_${call.memberId}`,
        prescriptionId: null,
      })
  })
})

describe('entering', () => {
  test('marks the session of the booking as begun, by the clock of the server (S2-442, S2-443)', async () => {
    const call = await callNow(practice)
    const token = await tokenFor(practice, 'doctor')
    const session = async () =>
      (await practice.call<CallSession>('call.session', { id: call.bookingId }, { token })).result
    const before = await session()
    const { bookingId } = call
    const { channelName } = before
    expect(before).toMatchObject({ bookingId, channelName, status: 'scheduled', startedAt: null, endedAt: null })
    const begun = { ...(await ticket(practice, call, token)), startedAt: practice.clock.now() - 100 }
    expect((await practice.call('call.enter', begun, { token })).status).toBe(200)
    const startedAt = practice.clock.now()
    expect(await session()).toMatchObject({ bookingId, channelName, status: 'live', startedAt, endedAt: null })
  })

  test('the patient agrees first, and what was agreed to is kept once', async () => {
    const call = await callNow(practice)
    const token = await tokenFor(practice, 'patient')
    expect(codeOf(await practice.call('call.enter', await ticket(practice, call, token), { token }))).toBe(
      'consentMissing',
    )
    await agree(practice, call, token)
    await agree(practice, call, token)
    expect(codeOf(await enterCall(practice, call, 'patient', { token }))).toBeUndefined()
    expect(
      await practice.db
        .select({ version: callConsents.version, language: callConsents.language })
        .from(callConsents)
        .where(eq(callConsents.bookingId, call.bookingId)),
    ).toEqual([{ version: '2026-11', language: 'eng' }])
  })

  test('for a child an adult says that they are present', async () => {
    const call = await callNow(practice, { age: 9 })
    const token = await tokenFor(practice, 'patient')
    expect(codeOf(await agree(practice, call, token))).toBe('adultMissing')
    const input = { id: call.bookingId, version: '2026-11', isAdultPresent: true }
    expect((await practice.call('call.consent', input, { token })).status).toBe(200)
  })

  test('a token of another channel, or of somebody else, opens nothing', async () => {
    const [call, other] = [await callNow(practice), await callNow(practice)]
    const token = await tokenFor(practice, 'doctor')
    const own = await ticket(practice, call, token)
    const { rtcToken } = await ticket(practice, other, token)
    expect(codeOf(await practice.call('call.enter', { ...own, rtcToken }, { token }))).toBe('tokenEnded')
    const junior = await tokenFor(practice, 'junior')
    await ticket(practice, call, junior)
    expect(codeOf(await practice.call('call.enter', own, { token: junior }))).toBe('tokenEnded')
  })

  test('the first of the staff begins the appointment', async () => {
    const call = await callNow(practice)
    await enterCall(practice, call, 'patient')
    const statusOf = async () =>
      (await practice.db.select().from(appointments).where(eq(appointments.id, call.bookingId)))[0]!.status
    expect(await statusOf()).toBe('upcoming')
    await enterCall(practice, call, 'junior')
    expect(await statusOf()).toBe('active')
  })

  test('a second place of one person takes over when it is asked to, and the first is told', async () => {
    const call = await callNow(practice)
    const first = await enterCall(practice, call, 'doctor', { place: 'first' })
    const { token } = first
    const second = await ticket(practice, call, token, 'second')
    expect(codeOf(await practice.call('call.enter', second, { token }))).toBe('callElsewhere')
    expect((await practice.call('call.enter', { ...second, isMoving: true }, { token })).status).toBe(200)
    const seen = (place: string) => practice.call('call.presence', { id: call.bookingId, place }, { token })
    expect(codeOf(await seen('first'))).toBe('callReplaced')
    expect((await seen('second')).status).toBe(200)
  })

  test('whoever is not heard of for 25 seconds is gone, and here again with the next sign', async () => {
    const call = await callNow(practice)
    const patient = await enterCall(practice, call, 'patient')
    const doctor = await enterCall(practice, call, 'doctor')
    const seen = async ({ token, place }: { token: string; place: string }) => {
      const { result } = await practice.call<{ people: { uid: number; isHere: boolean }[] }>(
        'call.presence',
        { id: call.bookingId, place },
        { token },
      )
      return result.people.map(({ uid, isHere }) => [uid, isHere])
    }
    practice.clock.pass(24)
    expect(await seen(doctor)).toEqual([
      [1, true],
      [2, true],
    ])
    practice.clock.pass(2)
    expect(await seen(doctor)).toEqual([
      [1, false],
      [2, true],
    ])
    expect((await seen(patient))[0]).toEqual([1, true])
  })

  test('staff end it for everybody, and may begin again', async () => {
    const call = await callNow(practice)
    const patient = await enterCall(practice, call, 'patient')
    const doctor = await enterCall(practice, call, 'doctor')
    await practice.call('call.end', { id: call.bookingId }, { token: doctor.token })
    const still = await practice.call(
      'call.presence',
      { id: call.bookingId, place: patient.place },
      { token: patient.token },
    )
    expect(codeOf(still)).toBe('callOver')
    expect(codeOf(await enterCall(practice, call, 'patient', patient))).toBe('callOver')
    expect((await enterCall(practice, call, 'doctor', doctor)).status).toBe(200)
    expect((await enterCall(practice, call, 'patient', patient)).status).toBe(200)
  })

  test('a sign of life that meets the end reads that the call is over', async () => {
    const call = await callNow(practice)
    const { token, place } = await enterCall(practice, call, 'patient')
    const staying = await practice.db.transaction(async (tx) => {
      const [session] = await tx
        .update(callSessions)
        .set({ status: 'ended', endedAt: practice.clock.now() })
        .where(eq(callSessions.bookingId, call.bookingId))
        .returning()
      await tx.update(callPresence).set({ leftAt: practice.clock.now() }).where(eq(callPresence.sessionId, session!.id))
      const answer = practice.call('call.presence', { id: call.bookingId, place }, { token })
      const waits = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await practice.db.execute(waits)).rows.length).toBeGreaterThan(0)
      return { answer }
    })
    expect(codeOf(await staying.answer)).toBe('callOver')
  })

  test('a clinic visit and a cancelled one have no call', async () => {
    const call = await callNow(practice)
    const token = await tokenFor(practice, 'doctor')
    const set = (change: object) =>
      practice.db.update(appointments).set(change).where(eq(appointments.id, call.bookingId))
    await set({ status: 'cancelled' })
    expect((await practice.call('call.session', { id: call.bookingId }, { token })).status).toBe(404)
    await set({ status: 'upcoming', consultation: 'inClinic' })
    expect((await practice.call('call.session', { id: call.bookingId }, { token })).status).toBe(404)
  })
})

describe('a review of the visit', () => {
  const review = (call: CallNow, token: string, stars: number) =>
    practice.call(
      'call.review',
      { id: call.bookingId, no_of_stars: stars, review_message: 'Kind and clear' },
      { token },
    )

  test('is written once by the patient who has talked, and counts for the doctor', async () => {
    const call = await callNow(practice)
    const { token } = await enterCall(practice, call, 'patient')
    expect(codeOf(await review(call, token, 5))).toBe('notTalked')
    const doctor = await enterCall(practice, call, 'doctor')
    await practice.call('call.end', { id: call.bookingId }, { token: doctor.token })
    const mayReview = async () =>
      (await practice.call<CallSession>('call.session', { id: call.bookingId }, { token })).result.mayReview
    expect(await mayReview()).toBe(true)
    const [visit] = await practice.db.select().from(appointments).where(eq(appointments.id, call.bookingId))
    const counted = async () => {
      const [found] = await practice.db.select().from(doctors).where(eq(doctors.id, visit!.doctorId))
      return [found!.reviewCount, found!.ratingSum] as const
    }
    const [count, sum] = await counted()
    expect((await review(call, token, 4)).status).toBe(200)
    expect(codeOf(await review(call, token, 1))).toBe('alreadyReviewed')
    expect(await counted()).toEqual([count + 1, sum + 4])
    expect(await mayReview()).toBe(false)
    const [written] = await practice.db.select().from(reviews).where(eq(reviews.bookingId, call.bookingId))
    expect(written).toMatchObject({ name: 'Asha P.', stars: 4, message: 'Kind and clear' })
  })
})

describe('signals', () => {
  const sendBy = async (
    call: { bookingId: string },
    from: { token: string; place: string },
    to: number,
    data: string,
  ) =>
    practice.call(
      'call.signal',
      { id: call.bookingId, place: from.place, to, kind: 'offer', generation: 0, data },
      { token: from.token },
    )
  const read = async (call: { bookingId: string }, token: string, after = 0) =>
    (
      await practice.call<{ seq: number; from: number; data: string }[]>(
        'call.signals',
        { id: call.bookingId, after: String(after) },
        { token },
      )
    ).result.map(({ seq, from, data }) => [seq, from, data])

  test('are numbered for each recipient without a hole, and fetched after a gap', async () => {
    const call = await callNow(practice)
    const patient = await enterCall(practice, call, 'patient')
    const doctor = await enterCall(practice, call, 'doctor')
    await Promise.all(['a', 'b', 'c'].map((data) => sendBy(call, doctor, 1, data)))
    await sendBy(call, patient, 2, 'd')
    expect((await read(call, patient.token)).map(([seq]) => seq)).toEqual([1, 2, 3])
    expect((await read(call, patient.token, 2)).map(([seq, from]) => [seq, from])).toEqual([[3, 2]])
    expect(await read(call, doctor.token)).toEqual([[1, 1, 'd']])
  })

  test('of somebody who left are refused, and so are those for them', async () => {
    const call = await callNow(practice)
    const patient = await enterCall(practice, call, 'patient')
    const doctor = await enterCall(practice, call, 'doctor')
    await practice.call('call.leave', { id: call.bookingId, place: doctor.place }, { token: doctor.token })
    expect(codeOf(await sendBy(call, doctor, 1, 'x'))).toBe('callOver')
    expect((await sendBy(call, patient, 2, 'x')).status).toBe(404)
    expect(await read(call, patient.token)).toEqual([])
  })

  test('are sixty in ten seconds at most', async () => {
    const call = await callNow(practice)
    await enterCall(practice, call, 'patient')
    const doctor = await enterCall(practice, call, 'doctor')
    for (let sent = 0; sent < 60; sent += 1) await sendBy(call, doctor, 1, 'x')
    expect((await sendBy(call, doctor, 1, 'x')).status).toBe(429)
    practice.clock.pass(10)
    expect((await sendBy(call, doctor, 1, 'x')).status).toBe(200)
  })
})
