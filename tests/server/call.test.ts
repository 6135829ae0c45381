import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointments } from '../../server/booking/booking.tables'
import { doctors } from '../../server/doctors/doctors.tables'
import { reviews } from '../../server/reviews/reviews.tables'
import { closeCalls } from '../../server/call/call.store'
import { callConsents, callPresence, callSessions } from '../../server/call/call.tables'
import { messages } from '../../server/chat/chat.tables'
import { followBookings } from '../../server/chat/conversation.store'
import { startBackend, type TestBackend } from '../kit/backend'
import { newId } from '../../server/kit/ids'
import { openSession } from '../../server/people/people.store'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { users } from '../../server/people/people.tables'
import type { CallEntry, CallSession } from '../../src/core/call/call'
import { CONSENT_VERSION } from '../../src/core/call/call.rules'
import { newNumber } from '../kit/patients'
import { agree, callNow, type CallNow, enterCall, invitationIn, ticket, tokenFor } from '../kit/calls'

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

describe('places in a call', () => {
  /** One more of the doctor's team. */
  const another = async (): Promise<string> => {
    const [junior] = await practice.db.select().from(users).where(eq(users.id, demonstrationAccounts.juniorDoctor.id))
    const userId = newId()
    await practice.db.insert(users).values({ ...junior!, id: userId, phoneNumber: newNumber() })
    return openSession(practice.db, { userId, role: 'JR_DOCTOR', deviceId: null }, practice.clock.now())
  }
  const beat = ({ bookingId: id }: CallNow, { token, place }: { readonly token: string; readonly place: string }) =>
    practice.call('call.presence', { id, place }, { token })

  test('the patient whose line was away comes back, whoever came meanwhile', async () => {
    const call = await callNow(practice)
    const patient = await enterCall(practice, call, 'patient')
    const doctor = await enterCall(practice, call, 'doctor')
    practice.clock.pass(26)
    await beat(call, doctor)
    expect((await enterCall(practice, call, 'junior')).status).toBe(200)
    expect(codeOf(await enterCall(practice, call, 'junior', { token: await another() }))).toBe('callFull')
    expect((await enterCall(practice, call, 'patient', patient)).status).toBe(200)
  })

  test('for the doctor somebody of the team gives way, and reads why', async () => {
    const call = await callNow(practice)
    await enterCall(practice, call, 'patient')
    await enterCall(practice, call, 'junior')
    const second = await enterCall(practice, call, 'junior', { token: await another() })
    expect((await enterCall(practice, call, 'doctor')).status).toBe(200)
    expect(codeOf(await beat(call, second))).toBe('callFull')
    expect(codeOf(await enterCall(practice, call, 'junior', second))).toBe('callFull')
  })
})

describe('the end of a call', () => {
  const leave = ({ bookingId: id }: CallNow, { token, place }: { readonly token: string; readonly place: string }) =>
    practice.call('call.leave', { id, place }, { token })
  const sessionOf = async ({ bookingId }: CallNow) => {
    const [session] = await practice.db.select().from(callSessions).where(eq(callSessions.bookingId, bookingId))
    return session!
  }
  /** A call whose pair has a chat, with what was written there of calls. */
  const chatting = async () => {
    const call = await callNow(practice)
    const { bookingId, memberId } = call
    const [visit] = await practice.db.select().from(appointments).where(eq(appointments.id, bookingId))
    await followBookings(practice.db, [bookingId], practice.clock.now())
    const id = `app_${visit!.doctorId}_${memberId}`
    const cards = async () => {
      const rows = await practice.db.select().from(messages).where(eq(messages.conversationId, id))
      return rows.map(({ card }) => card)
    }
    return { call, cards }
  }

  test('when both have left it is over, with its length in their chat, and begins again within the slot', async () => {
    const { call, cards } = await chatting()
    const patient = await enterCall(practice, call, 'patient')
    const doctor = await enterCall(practice, call, 'doctor')
    practice.clock.pass(20)
    await leave(call, patient)
    expect((await sessionOf(call)).status).toBe('live')
    await leave(call, doctor)
    expect(await sessionOf(call)).toMatchObject({ status: 'ended', endedAt: practice.clock.now(), endedBy: null })
    const { bookingId } = call
    expect(await cards()).toEqual([{ bookingId, outcome: 'ended', at: practice.clock.now(), seconds: 20 }])
    practice.clock.pass(30)
    expect((await enterCall(practice, call, 'patient', patient)).status).toBe(200)
    expect(await sessionOf(call)).toMatchObject({ status: 'live', startedAt: practice.clock.now(), endedAt: null })
    await leave(call, patient)
    expect(await cards()).toHaveLength(1)
  })

  test('both leave at the same moment', async () => {
    const { call, cards } = await chatting()
    const both = [await enterCall(practice, call, 'patient'), await enterCall(practice, call, 'doctor')]
    await Promise.all(both.map((each) => leave(call, each)))
    expect((await sessionOf(call)).status).toBe('ended')
    expect(await cards()).toHaveLength(1)
  })

  test('one from which both lines went is over after ten minutes, as long as somebody was there', async () => {
    const { call, cards } = await chatting()
    await enterCall(practice, call, 'patient')
    await enterCall(practice, call, 'doctor')
    practice.clock.pass(599)
    await closeCalls(practice.db, practice.clock.now())
    expect((await sessionOf(call)).status).toBe('live')
    practice.clock.pass(1)
    await closeCalls(practice.db, practice.clock.now())
    expect((await sessionOf(call)).status).toBe('ended')
    expect(await cards()).toEqual([
      { bookingId: call.bookingId, outcome: 'ended', at: practice.clock.now(), seconds: 0 },
    ])
  })

  test('of one in which nobody but the doctor was no length is written', async () => {
    const { call, cards } = await chatting()
    const { token } = await enterCall(practice, call, 'doctor')
    await practice.call('call.end', { id: call.bookingId }, { token })
    expect(await sessionOf(call)).toMatchObject({ status: 'ended' })
    expect(await cards()).toEqual([])
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

describe('bringing somebody of the family in', () => {
  const ravi = { name: 'Ravi Patel', country_code: '+91', phone_number: '9876500001' }
  /** A call with both ends in it. */
  const together = async () => {
    const call = await callNow(practice)
    const patient = await enterCall(practice, call, 'patient')
    const doctor = await enterCall(practice, call, 'doctor')
    return { ...call, patient: patient.token, doctor: doctor.token }
  }
  type Together = Awaited<ReturnType<typeof together>>
  const ask = ({ bookingId, doctor }: Together, who: object = ravi) =>
    practice.call<{ id: string }>('call.invite', { id: bookingId, ...who }, { token: doctor })
  const answer = ({ bookingId, patient }: Together, inviteId: string, isAllowed: boolean) =>
    practice.call('call.answerInvite', { id: bookingId, inviteId, isAllowed }, { token: patient })
  const relative = async (phoneNumber: string) => {
    const id = newId()
    await practice.db
      .insert(users)
      .values({ id, role: 'PATIENT', countryCode: '+91', phoneNumber, name: 'Somebody', createdAt: 1 })
      .onConflictDoNothing()
    const [person] = await practice.db.select().from(users).where(eq(users.phoneNumber, phoneNumber))
    const who = { userId: person!.id, role: 'PATIENT', deviceId: null } as const
    return openSession(practice.db, who, practice.clock.now())
  }
  const open = (invitation: string, token: string) =>
    practice.call<{ bookingId: string }>('call.openInvite', { token: invitation }, { token })
  const sessionFor = ({ bookingId: id }: Together, token: string) =>
    practice.call<CallSession>('call.session', { id }, { token })

  test('whoever the patient allows comes in by their number, and sees the call alone', async () => {
    const call = await together()
    const { result } = await ask(call)
    expect((await sessionFor(call, call.patient)).result.invite).toMatchObject({ name: 'Ravi Patel', isAllowed: null })
    const own = await relative(ravi.phone_number)
    expect((await sessionFor(call, own)).status).toBe(404)
    await answer(call, result.id, true)
    const invitation = await invitationIn(practice)
    expect(codeOf(await open(invitation, await relative('9876500002')))).toBe('inviteOfAnother')
    expect((await open(invitation, own)).result).toEqual({ bookingId: call.bookingId })
    const { result: seen } = await sessionFor(call, own)
    expect(seen).toMatchObject({
      side: 'family',
      channelId: null,
      prescriptionId: null,
      invite: null,
      consent: null,
      patient: { name: 'Asha Patel', age: null, gender: null, phone: null },
    })
    const entered = await practice.call<CallEntry>('call.enter', await ticket(practice, call, own), { token: own })
    expect(entered.result.people.map(({ name, side, isHere }) => [name, side, isHere])).toEqual([
      ['Asha Patel', 'patient', true],
      [expect.any(String), 'staff', true],
      ['Ravi Patel', 'family', true],
    ])
    for (const [row, more] of [
      ['call.consent', { version: CONSENT_VERSION }],
      ['call.answerInvite', { inviteId: result.id, isAllowed: true }],
      ['ring.notify', { type: 'rejected', bookingId: call.bookingId }],
    ] as const)
      expect([row, (await practice.call(row, { id: call.bookingId, ...more }, { token: own })).status]).toEqual([
        row,
        404,
      ])
    const full = await ask(call, { ...ravi, phone_number: '9876500003' })
    expect(codeOf(full)).toBe('callFull')
  })

  test('whom the patient does not want has no way in', async () => {
    const call = await together()
    const { result } = await ask(call)
    expect(codeOf(await ask(call, { ...ravi, phone_number: '9876500003' }))).toBe('inviteWaiting')
    expect((await answer(call, result.id, false)).status).toBe(200)
    expect(codeOf(await answer(call, result.id, true))).toBe('inviteAnswered')
    expect((await sessionFor(call, await relative(ravi.phone_number))).status).toBe(404)
  })

  test('the patient takes out whom they let in, at once and for good', async () => {
    const call = await together()
    const { result } = await ask(call)
    await answer(call, result.id, true)
    const invitation = await invitationIn(practice)
    const own = await relative(ravi.phone_number)
    await open(invitation, own)
    const entered = await practice.call<CallEntry>('call.enter', await ticket(practice, call, own), { token: own })
    const takeOut = (token: string) =>
      practice.call('call.takeOut', { id: call.bookingId, inviteId: result.id }, { token })
    expect((await takeOut(own)).status).toBe(404)
    expect((await takeOut(call.patient)).result).toMatchObject({ name: 'Ravi Patel', isAllowed: false })
    const here = await practice.call<{ people: { uid: number; isHere: boolean }[] }>(
      'call.presence',
      { id: call.bookingId, place: 'tab' },
      { token: call.doctor },
    )
    expect(here.result.people.find(({ uid }) => uid === entered.result.uid)?.isHere).toBe(false)
    const beat = await practice.call('call.presence', { id: call.bookingId, place: 'tab' }, { token: own })
    expect(beat.status).toBe(404)
    expect(codeOf(await open(invitation, own))).toBe('inviteOver')
  })

  test('another invitation ends the one before, and all end with the call', async () => {
    const call = await together()
    const own = await relative(ravi.phone_number)
    await answer(call, (await ask(call)).result.id, true)
    const first = await invitationIn(practice)
    await open(first, own)
    await answer(call, (await ask(call, { ...ravi, phone_number: '9876500004' })).result.id, true)
    expect(codeOf(await open(first, own))).toBe('inviteOver')
    expect((await sessionFor(call, own)).status).toBe(404)
    const second = await invitationIn(practice)
    await practice.call('call.end', { id: call.bookingId }, { token: call.doctor })
    expect(codeOf(await open(second, await relative('9876500004')))).toBe('inviteOver')
  })

  test.each([
    ['9000000001', 'inviteOfPatient'],
    ['1234567890', 'mobileUnknown'],
    ['98765', 'mobileLength'],
  ])('the number %s is refused as %s', async (phone_number, code) => {
    expect(codeOf(await ask(await together(), { ...ravi, phone_number }))).toBe(code)
  })

  test('nobody is asked before the call lasts', async () => {
    const call = await callNow(practice)
    const doctor = await tokenFor(practice, 'doctor')
    expect(codeOf(await ask({ ...call, doctor, patient: '' }))).toBe('callOver')
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
