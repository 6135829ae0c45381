import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contractRows } from '../../server/contract'
import { checkPolicy, refusalOf, rule as ruleOf } from '../../server/kit/policy'
import { room } from '../../server/platform'
import { teamHandlers } from '../../server/team/team.server'
import { CLINIC_STAFF, DOCTORS, KNOWN } from '../../src/core/session/roles'
import { teamApi } from '../../src/core/team/team.api'
import { policy, type RoomHandlers, rowsOf, texts } from '../../server/assembly'
import { DAY } from '../../src/core/kit/dates'
import { forgetOldKeys } from '../../server/kit/idempotency'
import { idempotencyKeys } from '../../server/kit/kit.tables'
import { forgetOldMessages, sentMessages } from '../../server/kit/outbox'
import { requestOf, startBackend, type TestBackend } from '../kit/backend'

const phone = { country_code: '+91', phone_number: '9812345678' }
let practice: TestBackend
beforeEach(async () => {
  practice = await startBackend()
})
afterEach(() => practice.close())

describe('the envelope', () => {
  it('of a success holds result, message and statusCode', async () => {
    const reply = await practice.call('session.requestOtp', phone)
    expect(reply.body).toEqual({
      result: { OtpId: expect.any(String) },
      message: 'OTP sent successfully',
      statusCode: 200,
    })
    expect(reply.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(reply.headers.get('Cache-Control')).toBe('no-store')
  })

  it('of a failure holds the message, and never what was wrong inside', async () => {
    const reply = await practice.call('session.requestOtp', { country_code: '+91' })
    expect(reply.status).toBe(400)
    expect(reply.body).toEqual({
      message: 'All fields are required',
      errorMessage: 'All fields are required',
      statusCode: 400,
      code: 'allFieldsRequired',
      fields: [{ field: 'phone_number', reason: 'missing', message: 'Mobile number: this is missing' }],
    })
  })

  it('of a broken body is a bad request', async () => {
    const request = requestOf('session.requestOtp', {}, {})
    for (const body of ['{"country_code":', '[]', 'null', '"text"']) {
      const response = await practice.fetch(
        new Request(request.url, { method: 'POST', headers: request.headers, body }),
      )
      expect(response.status).toBe(400)
    }
  })

  it('of a text the database cannot hold is a bad request', async () => {
    const reply = await practice.call('session.verifyOtp', { otp_code: '123456', token: 'a\u0000b' })
    const message = 'Device or code reference: this has a character that cannot be stored'
    expect(reply).toMatchObject({ status: 400, message, body: { code: 'badInput' } })
  })

  it('of a defect says nothing of it', async () => {
    await practice.exec('drop table outbox_messages')
    const reply = await practice.call('session.requestOtp', phone)
    expect(reply.body).toEqual({
      message: 'Something went wrong',
      errorMessage: 'Something went wrong',
      statusCode: 500,
      code: 'wrong',
    })
  })

  it('of an unknown call is a 404 in JSON', async () => {
    for (const path of ['/user-service/v1/nothing', '/doctor-service/v2/x', '/booking-service/']) {
      const response = await practice.get(path, { accept: 'text/html' })
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ statusCode: 404 })
    }
  })

  it('of more than a megabyte is refused unread', async () => {
    const reply = await practice.call('session.requestOtp', { ...phone, device_id: 'x'.repeat(1024 * 1024) })
    expect(reply).toMatchObject({ status: 413, message: 'This is too large to send.' })
  })

  it.each([
    ['hin', 'सभी जानकारी भरना ज़रूरी है'],
    ['guj', 'બધી વિગતો ભરવી જરૂરી છે'],
    ['ben', 'সব ঘর পূরণ করা আবশ্যক'],
    ['fra', 'All fields are required'],
  ])('speaks %s when the caller does', async (language, message) => {
    expect((await practice.call('session.requestOtp', {}, { language })).message).toBe(message)
  })
})

describe('the texts', () => {
  it('have the same ids and placeholders in every language', () => {
    const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort()
    for (const catalogue of Object.values(texts)) {
      expect(Object.keys(catalogue)).toEqual(Object.keys(texts.eng))
      for (const [id, text] of Object.entries(catalogue))
        expect([id, placeholders(text)]).toEqual([id, placeholders(texts.eng[id as keyof typeof texts.eng])])
    }
  })
})

describe('an idempotency key', () => {
  it('is needed by a call that changes something', async () => {
    for (const key of [null, 'short', 'with space in it']) {
      const reply = await practice.call('session.requestOtp', phone, { key })
      expect(reply.status).toBe(400)
    }
    expect(await sentMessages(practice.db)).toEqual([])
  })

  it('brings the same answer again without doing it again', async () => {
    const first = await practice.call('session.requestOtp', phone, { key: 'attempt-1' })
    practice.clock.pass(3600)
    const again = await practice.call('session.requestOtp', phone, { key: 'attempt-1' })
    expect(again.body).toEqual(first.body)
    expect(again.status).toBe(200)
    expect(await sentMessages(practice.db)).toHaveLength(1)
  })

  it('makes requests at the same time one', async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => practice.call('session.requestOtp', phone, { key: 'attempt-1' })),
    )
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(replies[0]!.status).toBe(200)
    expect(await sentMessages(practice.db)).toHaveLength(1)
  })

  it('with other details is a conflict', async () => {
    await practice.call('session.requestOtp', phone, { key: 'attempt-1' })
    const other = { ...phone, phone_number: '9812345679' }
    expect((await practice.call('session.requestOtp', other, { key: 'attempt-1' })).status).toBe(409)
    expect(await sentMessages(practice.db)).toHaveLength(1)
  })

  it('of another device is another attempt', async () => {
    await practice.call('session.requestOtp', phone, { key: 'attempt-1', deviceId: 'a' })
    const other = { ...phone, phone_number: '9812345679' }
    expect((await practice.call('session.requestOtp', other, { key: 'attempt-1', deviceId: 'b' })).status).toBe(200)
  })

  it('of a failed attempt can be used again', async () => {
    await practice.call('session.requestOtp', phone)
    expect((await practice.call('session.requestOtp', phone, { key: 'attempt-2' })).status).toBe(429)
    practice.clock.pass(60)
    expect((await practice.call('session.requestOtp', phone, { key: 'attempt-2' })).status).toBe(200)
  })

  it('brings a login again though its guest session has ended', async () => {
    const token = await practice.guest()
    const { result } = await practice.call<{ OtpId: string }>('session.requestOtp', phone, { token })
    const answer = { otp_code: await practice.latestCode(), token: result.OtpId }
    const first = await practice.call('session.verifyOtp', answer, { token, key: 'attempt-3' })
    const again = await practice.call('session.verifyOtp', answer, { token, key: 'attempt-3' })
    expect(first.status).toBe(200)
    expect(again.body).toEqual(first.body)
  })

  it('is forgotten after two days', async () => {
    await practice.call('session.requestOtp', phone, { key: 'attempt-1' })
    await forgetOldKeys(practice.db, practice.clock.at + 2 * DAY)
    expect(await practice.db.$count(idempotencyKeys)).toBe(1)
    await forgetOldKeys(practice.db, practice.clock.at + 2 * DAY + 1)
    expect(await practice.db.$count(idempotencyKeys)).toBe(0)
  })

  it('is stored so that a reader of the database learns neither key nor answer', async () => {
    const { result } = await practice.call<{ OtpId: string }>('session.requestOtp', phone, { key: 'attempt-1' })
    const stored = JSON.stringify(await practice.db.select().from(idempotencyKeys))
    expect(stored).not.toContain('attempt-1')
    expect(stored).not.toContain(result.OtpId)
  })
})

describe('the outbox', () => {
  it('keeps a message for a day', async () => {
    await practice.call('session.requestOtp', phone)
    await forgetOldMessages(practice.db, practice.clock.at + DAY)
    expect(await sentMessages(practice.db)).toHaveLength(1)
    await forgetOldMessages(practice.db, practice.clock.at + DAY + 1)
    expect(await sentMessages(practice.db)).toEqual([])
  })
})

describe('the policy', () => {
  it('has one rule for each row of the contract', () => {
    expect(Object.keys(policy).toSorted()).toEqual(contractRows.map(({ name }) => name).toSorted())
    for (const { ownership } of Object.values(policy)) expect(ownership).not.toBe('')
  })

  it('stops the start when a row has no rule, or a rule no row', () => {
    const { 'booking.book': _, ...without } = policy
    expect(() => checkPolicy(without, contractRows)).toThrow('No policy rule for booking.book')
    const more = { ...policy, 'booking.gift': policy['booking.book'] }
    expect(() => checkPolicy(more, contractRows)).toThrow('Policy rules without a row: booking.gift')
  })

  it('stops the start when a row has no handler', () => {
    expect(() => rowsOf({} as RoomHandlers)).toThrow(`No handler answers ${contractRows[0]!.name}`)
  })

  const caller = { sessionId: '1', userId: '1', doctorId: null, deviceId: null, isBlocked: false, permissions: [] }
  const rule = { roles: ['PATIENT'], ownership: 'own' } as const

  it('asks for a session first, then looks at the role, then at the permission', () => {
    expect(refusalOf(rule, 'appointment.view', { ...caller, role: null })).toBe('unauthenticated')
    expect(refusalOf(rule, 'appointment.view', { ...caller, role: 'PATIENT', isBlocked: true })).toBe('blocked')
    expect(refusalOf(rule, null, { ...caller, role: 'DOCTOR' })).toBe('forbidden')
    expect(refusalOf(rule, 'appointment.view', { ...caller, role: 'PATIENT' })).toBe('notAccessible')
    const permissions = [{ module: 'appointment', feature: 'view', permissionAccess: 2 }] as const
    expect(refusalOf(rule, 'appointment.view', { ...caller, role: 'PATIENT', permissions })).toBeNull()
    expect(refusalOf({ ...rule, roles: 'anyone' }, null, { ...caller, role: null })).toBeNull()
  })

  it('lets nobody through who lacks what the handlers of a rule count on', () => {
    const doctors = { roles: ['DOCTOR', 'JR_DOCTOR'], ownership: 'own' } as const
    expect(refusalOf(doctors, null, { ...caller, role: 'JR_DOCTOR' })).toBe('forbidden')
    expect(refusalOf(doctors, null, { ...caller, role: 'JR_DOCTOR', doctorId: '1' })).toBeNull()
    expect(refusalOf({ ...doctors, roles: KNOWN }, null, { ...caller, role: 'JR_DOCTOR' })).toBeNull()
    expect(refusalOf(rule, null, { ...caller, userId: null, role: 'PATIENT' })).toBe('unauthenticated')
  })

  it('does not compile handlers for doctors under a rule that lets others through', () => {
    const parts = { texts: {}, handlers: { hospitals: teamHandlers.hospitals, members: teamHandlers.members } }
    const forDoctors = { hospitals: ruleOf(DOCTORS, 'own', 'none'), members: ruleOf(DOCTORS, 'own', 'none') }
    const forStaff = { ...forDoctors, members: ruleOf(CLINIC_STAFF, 'own', 'none') }
    expect(room(teamApi, { ...parts, policy: forDoctors }).policy).toBe(forDoctors)
    // @ts-expect-error -- a pharmacy has no doctor
    expect(room(teamApi, { ...parts, policy: forStaff }).policy).toBe(forStaff)
  })

  it('answers 401 without a session and 403 to the wrong role, whatever was sent', async () => {
    const guest = await practice.guest()
    for (const { name, endpoint } of contractRows) {
      const { roles } = policy[name]
      if (roles === 'anyone') continue
      const input = { id: 'x', doctorId: 'x', bookingId: 'x' }
      expect([name, (await practice.call(name, input)).status]).toEqual([name, 401])
      if (roles.includes('GUEST')) continue
      expect([name, endpoint.path, (await practice.call(name, input, { token: guest })).status]).toEqual([
        name,
        endpoint.path,
        403,
      ])
    }
  })

  it('follows a change of a person’s list at once', async () => {
    const token = await practice.logIn('9000000001')
    expect((await practice.call('session.refreshPage', {}, { token })).status).toBe(200)
    await practice.db.execute(sql`insert into user_permissions (id, user_id, module, feature, access)
      select gen_random_uuid(), id, 'user', 'refreshPage', 1 from users where phone_number = '9000000001'`)
    const reply = await practice.call('session.refreshPage', {}, { token })
    expect(reply).toMatchObject({ status: 405, message: texts.eng['common.notAccessible'] })
  })

  it('refuses a client without the basic credential', async () => {
    const reply = await practice.call('config.read', { key: 'countryCodes' }, { headers: { authorization: 'Basic x' } })
    expect(reply.status).toBe(401)
  })
})
