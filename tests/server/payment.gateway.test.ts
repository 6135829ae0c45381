import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../server/kit/database'
import { receiveCallback } from '../../server/payment/callback'
import { demonstrationGateway, gateway } from '../../server/payment/gateway'
import { paymentHandlers } from '../../server/payment/payment.server'
import { UNPAID_HOLD } from '../../src/core/payment/payment.rules'
import { NOW } from '../kit/backend'
import {
  checkoutAddress,
  fieldsOf,
  genuineCallback,
  heldBooking,
  openGateway,
  ORIGIN,
  requestedFields,
  requestPage,
  storedPayments,
  submit,
  UNTOUCHED,
} from '../kit/payment'
import { answerOf, aPractice, callOf, FEE, somePatients, type TestPatient, TOMORROW, UNKNOWN } from '../kit/practice'
import { emptyTables, openTestDatabase } from '../kit/template'

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

/** The gateway's page as a browser comes to it. */
const checkout = async (fields: Record<string, string>) =>
  openGateway(opened.db, await checkoutAddress(opened.db, fields))
const stored = () => storedPayments(opened.db)
const requested = () => requestedFields(opened.db, anil!, bookingId)
const detail = (patient: TestPatient, id: string) =>
  answerOf(opened.db, (tx) =>
    paymentHandlers(demonstrationGateway).bookingDetail({ bookingId: id }, callOf(tx, patient.userId)),
  )

describe('The payment page', () => {
  test('is one form that posts to the gateway with a signed reference', async () => {
    const page = await requestPage(opened.db, anil!, bookingId)
    if (!('markup' in page)) throw new Error('no page')
    expect(page.markup.match(/<form\b[^>]*>/g)).toEqual([`<form method="POST" action="/gateway/checkout">`])
    expect(fieldsOf(page.markup)).toEqual({
      reference: expect.any(String),
      signature: expect.any(String),
      language: 'eng',
    })
  })

  test('asked for twice is the same attempt', async () => {
    expect(await requested()).toEqual(await requested())
    expect(await stored()).toEqual(UNTOUCHED)
  })

  test("of another person's booking or of none answers alike and opens no attempt", async () => {
    expect(await requestPage(opened.db, bela!, bookingId)).toEqual(UNKNOWN)
    expect(await requestPage(opened.db, bela!, 'nothing')).toEqual(UNKNOWN)
    expect(await stored()).toEqual([['pending UNPAID'], []])
  })

  test('is refused for a booking that is paid or whose hold has passed', async () => {
    await receiveCallback(opened.db, await genuineCallback(opened.db, anil!, bookingId), NOW)
    expect(await requestPage(opened.db, anil!, bookingId)).toEqual({
      kind: 'conflict',
      code: 'alreadyPaid',
      message: 'This booking is already paid.',
    })
    const other = await heldBooking(opened.db, bela!, { slotId: 'video-schedule.2' })
    expect(await requestPage(opened.db, bela!, other, NOW + UNPAID_HOLD)).toEqual({
      kind: 'conflict',
      code: 'released',
      message: 'The time to pay is over and the slot was released. Please book again.',
    })
  })
})

describe('The gateway', () => {
  test('shows what is paid to whom, without any script', async () => {
    const response = await checkout(await requested())
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain('Dr. Asha Rao')
    expect(page).toContain('₹800.00')
    expect(page).toContain('This is a demonstration payment page.')
    expect(page).not.toMatch(/<script|<style|style=/)
  })

  test('pays and brings the person back', async () => {
    const fields = fieldsOf(await (await checkout(await requested())).text())
    const response = await submit(opened.db, 'pay', fields)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/appointment/success?bookingId=${bookingId}`,
    ])
    expect((await stored())[0]).toEqual(['upcoming PAID'])
    const again = await submit(opened.db, 'fail', fields)
    expect(again.headers.get('location')).toBe(`/appointment/success?bookingId=${bookingId}`)
    expect((await stored())[0]).toEqual(['upcoming PAID'])
  })

  test('lets a payment fail', async () => {
    const fields = fieldsOf(await (await checkout(await requested())).text())
    const response = await submit(opened.db, 'fail', fields)
    expect(response.headers.get('location')).toBe(`/appointment/failure?bookingId=${bookingId}`)
    const failed = { status: 'failed', settledAt: NOW, nonce: expect.any(String) }
    expect(await stored()).toEqual([['pending UNPAID'], [failed]])
  })

  test('has an address that opens its page again, pays nothing by itself and names nobody who is treated', async () => {
    const address = await checkoutAddress(opened.db, await requested())
    expect([...new URL(address, ORIGIN).searchParams.keys()]).toEqual(['reference', 'signature', 'language'])
    const [first, again] = [await openGateway(opened.db, address), await openGateway(opened.db, address)]
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const page = await first.text()
    expect(await again.text()).toBe(page)
    expect(page).not.toMatch(new RegExp(`Patient|${bookingId}`))
    expect(await stored()).toEqual(UNTOUCHED)
    await submit(opened.db, 'pay', fieldsOf(page))
    const paid = await openGateway(opened.db, address)
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `/appointment/success?bookingId=${bookingId}`])
  })

  test('leads on to the booking when its time to pay is over', async () => {
    const address = await checkoutAddress(opened.db, await requested())
    const late = await openGateway(opened.db, address, NOW + UNPAID_HOLD)
    expect([late.status, late.headers.get('location')]).toEqual([303, `/appointment/failure?bookingId=${bookingId}`])
    expect(await stored()).toEqual(UNTOUCHED)
  })

  test.each([
    ['/gateway/checkout', 403],
    ['/gateway/checkout?reference=none&signature=forged', 403],
    ['/gateway/pay', 404],
    ['/gateway', 404],
  ])('answers %s, which names nothing, with the way to the orders', async (address, status) => {
    const response = await openGateway(opened.db, address, NOW, { 'accept-language': 'hi-IN,en;q=0.8' })
    const page = await response.text()
    expect(response.status).toBe(status)
    expect(page).toContain('<html lang="hi">')
    expect(page).toContain('<a class="pay" href="/order-list">मेरे ऑर्डर</a>')
  })

  test('pays nothing by an address, whatever it holds', async () => {
    const fields = fieldsOf(await (await checkout(await requested())).text())
    expect((await openGateway(opened.db, `/gateway/pay?${new URLSearchParams(fields)}`)).status).toBe(404)
    expect((await openGateway(opened.db, `/gateway/checkout?${new URLSearchParams(fields)}`)).status).toBe(403)
    expect(await stored()).toEqual(UNTOUCHED)
  })

  test("takes no form it did not make: neither a forged one nor the checkout's signature for a payment", async () => {
    const fields = await requested()
    expect((await submit(opened.db, 'checkout', { ...fields, signature: 'forged' })).status).toBe(403)
    expect((await submit(opened.db, 'checkout', {})).status).toBe(403)
    expect((await submit(opened.db, 'pay', fields)).status).toBe(403)
    expect(await stored()).toEqual(UNTOUCHED)
  })

  test('speaks the language of the page it came from and escapes what it shows', async () => {
    await opened.exec(`update doctors set name = '<img src=x onerror=alert(1)>'`)
    const page = await (await checkout({ ...(await requested()), language: 'hin' })).text()
    expect(page).toContain('<html lang="hi">')
    expect(page).toContain('&lt;img src=x')
    expect(page).not.toContain('<img')
  })

  test('has its own style sheet', async () => {
    const response = await gateway(new Request(`${ORIGIN}/gateway/style.css`), {
      db: opened.db,
      now: NOW,
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
  })
})

describe('The booking a payment returns to', () => {
  test('is told to its owner', async () => {
    expect(await detail(anil!, bookingId)).toEqual({
      bookingId,
      doctorId: 'doctor',
      doctorName: 'Dr. Asha Rao',
      doctorPhotoUrl: '/p.svg',
      memberName: 'Patient',
      speciality: 'Spine Surgery',
      degree: '',
      consultation: 'video',
      slotNo: 1,
      startsAt: TOMORROW,
      endsAt: TOMORROW + 900,
      amount: FEE,
      experienceYears: 16,
      paymentStatus: 'UNPAID',
      paymentMethodId: 2,
      status: 'pending',
      state: 'pending',
      holdExpiresAt: NOW + UNPAID_HOLD,
      clinicName: null,
      latitude: null,
      longitude: null,
    })
  })

  test('answers alike for others and where there is none', async () => {
    expect(await detail(bela!, bookingId)).toEqual(UNKNOWN)
    expect(await detail(bela!, 'nothing')).toEqual(UNKNOWN)
  })
})
