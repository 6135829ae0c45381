import { eq, sql } from 'drizzle-orm'
import { newId } from '../../server/kit/ids'
import { lapseOrders } from '../../server/orders/order.jobs'
import { orderEvents, providerOrders } from '../../server/orders/orders.tables'
import { openSession } from '../../server/people/people.store'
import { users } from '../../server/people/people.tables'
import { demonstrationProviders } from '../../server/seed/accounts'
import { startBackend, type TestBackend } from '../../tests/kit/backend'
import { aMedicineOrder, type Orderer, placed, somebodyOrdering } from '../../tests/kit/orders'
import { atLeast, count, eachOf, exactly, type Figure } from './figure'

const ORDERS = 40
const STAFF = 50
const TRIPLES = 300
/** Orders with which an update that does not ask for the stage shows that the figure can fail. */
const CANARIES = 5

interface Request {
  readonly id: string
  readonly who: Orderer
}

const request = async ({ db, clock }: TestBackend): Promise<Request> => {
  const who = await somebodyOrdering(db, clock.now())
  return { who, id: await placed(db, await aMedicineOrder(db, who, clock.now()), clock.now()) }
}

/** Somebody new who works for the demonstration's pharmacy, logged in. */
const newPharmacist = async ({ db, clock }: TestBackend, index: number): Promise<string> => {
  const id = newId()
  const phoneNumber = String(6_900_000_000 + index)
  const providerId = demonstrationProviders.pharmacy
  const name = `Pharmacist ${index}`
  await db
    .insert(users)
    .values({ id, role: 'PHARMACY', countryCode: '+91', phoneNumber, name, providerId, createdAt: 0 })
  return openSession(db, { userId: id, role: 'PHARMACY', deviceId: null }, clock.now())
}

const accept = (backend: TestBackend, token: string, orderId: string) =>
  backend.call<{ stage: string } | undefined>('providerOrders.pharmacyAct', { orderId, status: 'confirmed' }, { token })

/** Everybody of a pharmacy accepts each order at once. */
const crowd = async (backend: TestBackend, tokens: readonly string[]) => {
  const answers = await eachOf(count(ORDERS), 1, async () => {
    const { id } = await request(backend)
    return Promise.all(tokens.map((token) => accept(backend, token, id)))
  })
  return answers.flat()
}

/** The patient cancels, the pharmacy accepts and the time passes at once. */
const triple = async (backend: TestBackend, token: string): Promise<boolean> => {
  const { db, clock } = backend
  const { id, who } = await request(backend)
  await db
    .update(providerOrders)
    .set({ lapsesAt: clock.now() - 1 })
    .where(eq(providerOrders.id, id))
  const patient = await openSession(db, { userId: who.patientId, role: 'PATIENT', deviceId: null }, clock.now())
  await Promise.all([
    backend.call('orders.changeMedicine', { orderId: id, status: 'cancelled' }, { token: patient }),
    accept(backend, token, id),
    lapseOrders(db, clock.now()),
  ])
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.id)
  const [row] = await db.select().from(providerOrders).where(eq(providerOrders.id, id))
  const theirs = await backend.call<{ stage: string }>('providerOrders.pharmacyOne', { id }, { token })
  const own = await backend.call<{ stage: string }>('orders.one', { id }, { token: patient })
  // Accepted, it can still be cancelled: then both came in their order, and nothing came after the end.
  const isChain = events.every(({ from }, index) => index === 0 || from === events[index - 1]!.to)
  const stages = [events.at(-1)!.to, theirs.result.stage, own.result.stage]
  return isChain && stages.every((stage) => stage === row!.stage)
}

/** How many of a crowd an update lets through that does not ask for the stage. */
const unasked = async (backend: TestBackend): Promise<number> => {
  const passed = await eachOf(count(CANARIES), 1, async () => {
    const { id } = await request(backend)
    const updates = await Promise.all(
      count(STAFF).map(() =>
        backend.db.execute(
          sql`update provider_orders set stage = 'accepted', accepted_at = 1 where id = ${id} returning id`,
        ),
      ),
    )
    return updates.filter(({ rowCount }) => rowCount === 1).length
  })
  return passed.reduce((sum, each) => sum + each, 0)
}

/** Of those who move an order at once one wins, and both ends read the same. */
export const orderRaces = async (): Promise<Figure> => {
  const backend = await startBackend()
  try {
    const tokens = await eachOf(count(STAFF), 4, (index) => newPharmacist(backend, index))
    const answers = await crowd(backend, tokens)
    const agreed = await eachOf(count(TRIPLES), 4, () => triple(backend, tokens[0]!))
    const canary = await unasked(backend)
    const samples = `${ORDERS} orders × ${STAFF} staff`
    const isNamed = ({ status, message }: (typeof answers)[number]) =>
      status === 409 && /^Pharmacist \d+ accepted M-\d+ at /.test(message)
    return {
      number: null,
      title: `${STAFF} of a pharmacy accept one order at once, ${ORDERS} orders; cancel, accept and lapse, ${TRIPLES} times`,
      measures: [
        exactly('accepted', samples, answers.filter(({ status }) => status === 200).length, ORDERS),
        exactly('refused with 409 naming who was first', samples, answers.filter(isNamed).length, ORDERS * (STAFF - 1)),
        exactly('answers 5xx', samples, answers.filter(({ status }) => status >= 500).length, 0),
        exactly(
          'orders whose events are one chain, read alike by both ends',
          `${TRIPLES} × cancel, accept, lapse`,
          agreed.filter(Boolean).length,
          TRIPLES,
        ),
        atLeast(
          'let through by an update that does not ask for the stage',
          `${CANARIES} orders × ${STAFF} staff`,
          canary,
          CANARIES + 1,
        ),
      ],
    }
  } finally {
    await backend.close()
  }
}
