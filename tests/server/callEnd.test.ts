import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointments } from '../../server/booking/booking.tables'
import { closeCalls } from '../../server/call/call.store'
import { callSessions } from '../../server/call/call.tables'
import { messages } from '../../server/chat/chat.tables'
import { followBookings } from '../../server/chat/conversation.store'
import { newId } from '../../server/kit/ids'
import { openSession } from '../../server/people/people.store'
import { users } from '../../server/people/people.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { startBackend, type TestBackend } from '../kit/backend'
import { callNow, type CallNow, enterCall } from '../kit/calls'
import { newNumber } from '../kit/patients'

let practice: TestBackend
beforeAll(async () => {
  practice = await startBackend()
})
afterAll(() => practice.close())

const codeOf = ({ body }: { readonly body: unknown }) => (body as { readonly code?: string }).code

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
