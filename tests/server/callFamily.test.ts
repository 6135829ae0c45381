import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../server/kit/ids'
import { openSession } from '../../server/people/people.store'
import { users } from '../../server/people/people.tables'
import type { CallEntry, CallSession } from '../../src/core/call/call'
import { CONSENT_VERSION } from '../../src/core/call/call.rules'
import { startBackend, type TestBackend } from '../kit/backend'
import { callNow, enterCall, invitationIn, ticket, tokenFor } from '../kit/calls'

let practice: TestBackend
beforeAll(async () => {
  practice = await startBackend()
})
afterAll(() => practice.close())

const codeOf = ({ body }: { readonly body: unknown }) => (body as { readonly code?: string }).code

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
