import { demonstrationGateway, gateway } from '../../server/payment/gateway'
import { paymentHandlers } from '../../server/payment/payment.server'
import { paymentAttempts } from '../../server/payment/payment.tables'
import type { Database } from '../../server/kit/handlers'
import { type Callback, signedCallback } from '../../server/payment/callback'
import { gatewaySecret } from '../../server/payment/signature'
import { ONLINE } from '../../src/core/payment/payment'
import { NOW } from './backend'
import { answerOf, book, bookings, callOf, FEE, type TestPatient } from './practice'

export const ORIGIN = 'http://practice.test'
/** A booking that waits for its money, and its one attempt to pay. */
export const UNTOUCHED = [['pending UNPAID'], [{ status: 'created', settledAt: null, nonce: null }]]

/** An online booking, unpaid yet. */
export const heldBooking = async (
  db: Database,
  patient: TestPatient,
  more: Parameters<typeof book>[2] = {},
): Promise<string> => {
  const answer = await book(db, patient, { paymentMethodId: ONLINE, ...more })
  if (!('bookingId' in answer)) throw new Error(answer.message)
  return answer.bookingId
}

export const requestPage = (db: Database, patient: TestPatient, bookingId: string, now = NOW) =>
  answerOf(db, (tx) =>
    paymentHandlers(demonstrationGateway).requestPage(
      { bookingId },
      callOf(tx, patient.userId, now, 'payment.requestPage'),
    ),
  )

/** The hidden fields of a page's form; the gateway's page has the same ones in both of its forms. */
export const fieldsOf = (page: string): Record<string, string> =>
  Object.fromEntries([...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]))

export const requestedFields = async (db: Database, patient: TestPatient, bookingId: string) => {
  const page = await requestPage(db, patient, bookingId)
  if (!('markup' in page)) throw new Error('no page')
  return fieldsOf(page.markup)
}

/** Sends one of the gateway's forms. */
export const submit = (db: Database, path: string, fields: Record<string, string>) =>
  gateway(new Request(`${ORIGIN}/gateway/${path}`, { method: 'POST', body: new URLSearchParams(fields) }), {
    db,
    now: NOW,
  })

/** Opens an address of the gateway, as a browser that is led there does. */
export const openGateway = (db: Database, address: string, now = NOW, headers: Record<string, string> = {}) =>
  gateway(new Request(new URL(address, ORIGIN), { headers }), { db, now })

/** Where the form of a payment page leads. */
export const checkoutAddress = async (db: Database, fields: Record<string, string>): Promise<string> =>
  (await submit(db, 'checkout', fields)).headers.get('location') ?? ''

/** What the gateway would deliver for a booking's open attempt. */
export const genuineCallback = async (
  db: Database,
  patient: TestPatient,
  bookingId: string,
  more: Partial<Callback> = {},
): Promise<Callback> => {
  const { reference = '' } = await requestedFields(db, patient, bookingId)
  const reported = { reference, bookingId, amount: FEE, status: 'PAID' as const, nonce: 'nonce-1', at: NOW, ...more }
  return signedCallback(await gatewaySecret(db), reported)
}

/** Statuses of all bookings, and all attempts. */
export const storedPayments = async (db: Database) => [
  (await bookings(db)).map(({ status, paymentStatus }) => `${status} ${paymentStatus}`),
  await db
    .select({ status: paymentAttempts.status, settledAt: paymentAttempts.settledAt, nonce: paymentAttempts.nonce })
    .from(paymentAttempts)
    .orderBy(paymentAttempts.nonce),
]
