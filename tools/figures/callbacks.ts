import { sql } from 'drizzle-orm'
import { createActor, SimulatedClock } from 'xstate'
import { appointments } from '../../server/booking/booking.tables'
import { doctors } from '../../server/doctors/doctors.tables'
import { type Callback, signedCallback } from '../../server/payment/callback'
import { paymentAttempts } from '../../server/payment/payment.tables'
import { gatewaySecret, signed } from '../../server/payment/signature'
import { startBackend, type TestBackend } from '../../tests/kit/backend'
import { fieldsOf } from '../../tests/kit/payment'
import { ONLINE } from '../../src/core/payment/payment'
import { STATUS_CHECKS } from '../../src/machines/payment/paymentReturn.machine'
import { openPaymentReturn } from '../../src/wiring/payment.wiring'
import { count, eachOf, exactly, type Figure } from './figure'
import { openTab } from './tab'

const FORGED = 500
const ALTERED = 500
const REPLAYS = 100
const BY_HAND = 20

type UnsignedCallback = Omit<Callback, 'signature'>

interface Bill {
  readonly token: string
  readonly bookingId: string
  /** What the gateway would tell of this booking, were it paid. */
  readonly callback: UnsignedCallback
}

/** Callbacks the gateway never sent, and a success page nobody was sent to. */
export const callbacks = async (): Promise<Figure> => {
  const backend = await startBackend()
  try {
    const secret = await gatewaySecret(backend.db)
    const [bill, other] = [await openBill(backend, '7400000001', 0), await openBill(backend, '7400000002', 1)]
    const before = await versions(backend)
    const forged = await eachOf(count(FORGED), 8, (index) => deliver(backend, forgery(bill, index, secret)))
    const altered = await eachOf(count(ALTERED), 8, (index) => deliver(backend, alteration(bill, other, index, secret)))
    const confirmed = await eachOf(count(BY_HAND), 1, () => openSuccessPage(backend, bill))
    const after = await versions(backend)
    const genuine = signedCallback(secret, bill.callback)
    const first = await deliver(backend, genuine)
    const settled = await versions(backend)
    const replays = await Promise.all(count(REPLAYS).map(() => deliver(backend, genuine)))
    const replayed = await versions(backend)
    const isRefused = (status: number) => status === 400 || status === 403 || status === 409
    return {
      number: 9,
      title: 'forged, altered and replayed payment callbacks; the success page opened by hand',
      measures: [
        exactly('forged callbacks accepted', `${FORGED} callbacks`, FORGED - forged.filter(isRefused).length, 0),
        exactly('altered callbacks accepted', `${ALTERED} callbacks`, ALTERED - altered.filter(isRefused).length, 0),
        exactly(
          'success pages opened by hand that confirmed',
          `${BY_HAND} × ${STATUS_CHECKS} checks`,
          confirmed.filter(Boolean).length,
          0,
        ),
        exactly('rows written by all of these', `${FORGED + ALTERED + BY_HAND} tries`, differences(before, after), 0),
        exactly(
          'a genuine callback settles its booking and attempt: rows written',
          '1 callback',
          first === 200 ? differences(after, settled) : -1,
          2,
        ),
        exactly('rows written by its replays', `${REPLAYS} replays`, differences(settled, replayed), 0),
        exactly(
          'replays answered as settled',
          `${REPLAYS} replays`,
          replays.filter((status) => status === 200).length,
          REPLAYS,
        ),
      ],
    }
  } finally {
    await backend.close()
  }
}

/** An online booking of a new patient, with its open attempt to pay. */
const openBill = async (backend: TestBackend, phoneNumber: string, doctor: number): Promise<Bill> => {
  const token = await backend.logIn(phoneNumber)
  const [member] = (await backend.call<{ id: string }[]>('members.list', {}, { token })).result
  const rows = await backend.db.select({ id: doctors.id }).from(doctors).orderBy(doctors.id)
  const doctorId = rows[doctor]!.id
  const { ports, introduce } = openTab(backend, token)
  await introduce()
  const { signal } = new AbortController()
  const calendar = await ports.booking.slots({ doctorId }, signal)
  const slot = calendar.ok
    ? calendar.value.video.flatMap(({ slots }) => slots).find(({ isBooked }) => !isBooked)!
    : null
  if (slot === null) throw new Error('The calendar did not come')
  const request = {
    doctorId,
    memberId: member!.id,
    slotId: slot.id,
    consultation: 'video' as const,
    paymentMethodId: ONLINE,
    amount: slot.fee,
  }
  const booked = await ports.booking.book({ ...request, key: crypto.randomUUID() }, signal)
  if (!booked.ok) throw new Error(booked.failure.message)
  const { bookingId } = booked.value
  const page = await ports.payment.requestPage({ bookingId, key: crypto.randomUUID() }, signal)
  if (!page.ok) throw new Error(page.failure.message)
  const { reference = '' } = fieldsOf(page.value.markup)
  const callback = {
    reference,
    bookingId,
    amount: slot.fee,
    status: 'PAID' as const,
    nonce: crypto.randomUUID(),
    at: backend.clock.now(),
  }
  return { token, bookingId, callback }
}

const deliver = async (backend: TestBackend, body: unknown): Promise<number> => {
  const address = 'http://practice.test/booking-service/v1/payment/callback'
  return (await backend.fetch(new Request(address, { method: 'POST', body: JSON.stringify(body) }))).status
}

/** Right in everything but its signature, which whoever does not know the secret must make up. */
const forgery = ({ callback }: Bill, index: number, secret: string): unknown => {
  const parts = Object.values(callback)
  const signatures = [
    '',
    crypto.randomUUID(),
    signed(crypto.randomUUID(), 'callback', parts),
    signed('', 'callback', parts),
    // The gateway's own pages hand out signatures of the same secret for other purposes.
    signed(secret, 'checkout', [callback.reference]),
    signed(secret, 'choice', [callback.reference]),
    signed(secret, 'choice', parts),
    signed(secret, 'callback', [callback.reference]),
    null,
    undefined,
  ]
  return { ...callback, nonce: crypto.randomUUID(), signature: signatures[index % signatures.length] }
}

/** A genuine callback with one field changed on the way. */
const alteration = (bill: Bill, other: Bill, index: number, secret: string): unknown => {
  const genuine = signedCallback(secret, bill.callback)
  const changes: readonly Record<string, unknown>[] = [
    { reference: other.callback.reference },
    { reference: crypto.randomUUID() },
    { bookingId: other.bookingId },
    { bookingId: crypto.randomUUID() },
    { amount: bill.callback.amount - index - 1 },
    { amount: String(bill.callback.amount) },
    { nonce: crypto.randomUUID() },
    { at: bill.callback.at + index + 1 },
    { signature: flipped(genuine.signature, index) },
    { signature: genuine.signature.slice(0, -1) },
  ]
  const failed = signedCallback(secret, { ...bill.callback, status: 'FAILED' })
  const all = [...changes.map((change) => ({ ...genuine, ...change })), { ...failed, status: 'PAID' }]
  return all[index % all.length]
}

/** The last character has unused bits: it is left alone. */
const flipped = (signature: string, index: number): string => {
  const at = index % (signature.length - 1)
  return signature.slice(0, at) + (signature[at] === 'A' ? 'B' : 'A') + signature.slice(at + 1)
}

/** Opens the address of success without having paid, and waits until the page gives up; true when it says confirmed. */
const openSuccessPage = async (backend: TestBackend, { token, bookingId }: Bill): Promise<boolean> => {
  const { ports } = openTab(backend, token)
  const clock = new SimulatedClock()
  const path = `/appointment/success?bookingId=${bookingId}`
  const place = { route: 'appointmentSuccess' as const, path, params: { bookingId }, key: path }
  const { logic, input } = openPaymentReturn(ports, { place })!
  const actor = createActor(logic, { input, clock }).start()
  const is = (tag: string): boolean => (actor.getSnapshot() as { hasTag(tag: string): boolean }).hasTag(tag)
  for (let check = 0; check < STATUS_CHECKS; check += 1) {
    while (is('loading')) await new Promise((resolve) => setImmediate(resolve))
    clock.increment(2000)
  }
  while (is('loading')) await new Promise((resolve) => setImmediate(resolve))
  if (!is('failed') && !is('confirmed')) throw new Error('The page did not come to an end')
  actor.stop()
  return is('confirmed')
}

/** A row written anew has a new version, whatever was written. */
const versions = async ({ db }: TestBackend): Promise<ReadonlyMap<string, string>> => {
  const version = sql<string>`xmin::text || ctid::text`
  const rows = [
    ...(await db.select({ id: appointments.id, version }).from(appointments)),
    ...(await db.select({ id: paymentAttempts.reference, version }).from(paymentAttempts)),
  ]
  return new Map(rows.map(({ id, version }) => [id, version]))
}

const differences = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): number =>
  [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id)).length
