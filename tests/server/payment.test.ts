import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../server/kit/database'
import {
  type Callback,
  CALLBACK_LIFETIME,
  paymentCallback,
  receiveCallback,
  signedCallback,
} from '../../server/payment/callback'
import { releaseUnpaid } from '../../server/payment/release'
import { gatewaySecret } from '../../server/payment/signature'
import { UNPAID_HOLD } from '../../src/core/payment/payment.rules'
import { NOW } from '../kit/backend'
import { genuineCallback, heldBooking, ORIGIN, storedPayments, UNTOUCHED } from '../kit/payment'
import { aPractice, book, bookings, somePatients, type TestPatient } from '../kit/practice'
import { emptyTables, openTestDatabase } from '../kit/template'

const PAID = [['upcoming PAID'], [{ status: 'paid', settledAt: NOW, nonce: 'nonce-1' }]]
const FAILED = [['pending UNPAID'], [{ status: 'failed', settledAt: NOW, nonce: 'nonce-1' }]]

let opened: OpenDatabase
let [anil, bela]: TestPatient[] = []
let bookingId: string

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  await emptyTables(opened, ['users', 'specialities', 'clinics', 'secrets'])
  await aPractice(opened.db)
  ;[anil, bela] = await somePatients(opened.db, 2)
  bookingId = await heldBooking(opened.db, anil!)
})

const stored = () => storedPayments(opened.db)
const genuine = (more: Partial<Callback> = {}) => genuineCallback(opened.db, anil!, bookingId, more)
const receive = (callback: unknown, now = NOW) => receiveCallback(opened.db, callback, now)

describe('A payment callback', () => {
  test('settles a booking once, however often it is repeated', async () => {
    const callback = await genuine()
    const answers = await Promise.all(Array.from({ length: 100 }, () => receive(callback)))
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await stored()).toEqual(PAID)
  })

  test('of a failed payment keeps the hold, and another attempt can be paid', async () => {
    expect(await receive(await genuine({ status: 'FAILED' }))).toBe(200)
    expect(await stored()).toEqual(FAILED)
    expect(await receive(await genuine({ nonce: 'nonce-2' }))).toBe(200)
    const paid = { status: 'paid', settledAt: NOW, nonce: 'nonce-2' }
    expect(await stored()).toEqual([['upcoming PAID'], [...FAILED[1]!, paid]])
  })

  test.each([
    ['the amount', { amount: 1 }],
    ['the booking', { bookingId: 'another' }],
    ['the reference', { reference: 'another' }],
    ['the nonce', { nonce: 'another' }],
    ['the time', { at: NOW + 1 }],
    ['the signature', { signature: 'forged' }],
  ])('in which %s was altered changes nothing', async (_, change) => {
    expect(await receive({ ...(await genuine()), ...change })).toBe(403)
    expect(await stored()).toEqual(UNTOUCHED)
  })

  test('turned from failed into paid changes nothing', async () => {
    expect(await receive({ ...(await genuine({ status: 'FAILED' })), status: 'PAID' })).toBe(403)
    expect(await stored()).toEqual(UNTOUCHED)
  })

  test('signed with another secret, or malformed, changes nothing', async () => {
    const { signature: _, ...reported } = await genuine()
    expect(await receive(signedCallback('another secret', reported))).toBe(403)
    expect(await receive({ ...reported })).toBe(400)
    expect(await receive(null)).toBe(400)
    expect(await stored()).toEqual(UNTOUCHED)
  })

  test.each([NOW + CALLBACK_LIFETIME + 1, NOW - CALLBACK_LIFETIME - 1])(
    'out of its time changes nothing',
    async (now) => {
      expect(await receive(await genuine(), now)).toBe(403)
      expect(await stored()).toEqual(UNTOUCHED)
    },
  )

  test('that contradicts the one before is refused: the first stands', async () => {
    const failed = await genuine({ status: 'FAILED' })
    const { signature: _, ...reported } = failed
    const paid = signedCallback(await gatewaySecret(opened.db), { ...reported, status: 'PAID' })
    expect(await receive(failed)).toBe(200)
    expect(await receive(paid)).toBe(409)
    expect(await stored()).toEqual(FAILED)
  })

  test('genuinely signed for another amount or booking is refused', async () => {
    expect(await receive(await genuine({ amount: 1 }))).toBe(409)
    expect(await receive(await genuine({ bookingId: 'another' }))).toBe(409)
    expect(await stored()).toEqual(UNTOUCHED)
  })

  test('with the nonce of another attempt is refused', async () => {
    await receive(await genuine({ status: 'FAILED' }))
    expect(await receive(await genuine())).toBe(409)
    expect(await stored()).toEqual([['pending UNPAID'], [...FAILED[1]!, ...UNTOUCHED[1]!]])
  })

  test('that comes after the release is a refund due and does not take the slot back', async () => {
    const callback = await genuine({ at: NOW + UNPAID_HOLD })
    await releaseUnpaid(opened.db, NOW + UNPAID_HOLD)
    await book(opened.db, bela!, {}, NOW + UNPAID_HOLD)
    expect(await receive(callback, NOW + UNPAID_HOLD)).toBe(200)
    expect(await bookings(opened.db)).toEqual([
      { memberId: anil!.memberId, slotNo: 1, status: 'cancelled', paymentStatus: 'REFUNDED' },
      { memberId: bela!.memberId, slotNo: 1, status: 'upcoming', paymentStatus: 'UNPAID' },
    ])
    expect(await receive(callback, NOW + UNPAID_HOLD)).toBe(200)
    expect((await bookings(opened.db))[0]!.paymentStatus).toBe('REFUNDED')
  })

  test('is taken over HTTP as well', async () => {
    const deliver = (body: string, method = 'POST') =>
      paymentCallback(
        new Request(`${ORIGIN}/booking-service/v1/payment/callback`, method === 'POST' ? { method, body } : { method }),
        { db: opened.db, now: NOW },
      )
    expect((await deliver('not json')).status).toBe(400)
    expect((await deliver('', 'GET')).status).toBe(405)
    expect((await deliver(JSON.stringify(await genuine()))).status).toBe(200)
    expect(await stored()).toEqual(PAID)
  })
})
