import { sql } from 'drizzle-orm'
import { providerOrders } from '../../server/orders/orders.tables'
import { openSession } from '../../server/people/people.port'
import { demonstrationProviders } from '../../server/seed/accounts'
import { DAY } from '../../src/core/kit/dates'
import { ORDER_PAGE } from '../../src/core/orders/orders'
import { startBackend, type TestBackend } from '../../tests/kit/backend'
import { aPaper, somebodyOrdering } from '../../tests/kit/orders'
import { atLeast, atMost, count, type Figure, quantile } from './figure'

/** Orders of one patient: far more than anybody has. */
const ORDERS = 20_000
const SAMPLES = 200
const WARM_UP = 20
/** Milliseconds. */
const TARGET = 50

const lists: Readonly<Record<string, (index: number) => object>> = {
  'the first page': () => ({ offset: 0 }),
  'the first page of a kind in a status': (index) => ({
    offset: 0,
    type: index % 2 === 0 ? 'medicine' : 'test',
    status: index % 2 === 0 ? 'cancelled' : 'completed',
  }),
  'the first page of some days': () => ({ offset: 0, startDate: '01-01-2020', endDate: '31-12-2027' }),
}

/** The list of all orders of a patient who has very many, through the whole backend but the network. */
export const ownOrders = async (): Promise<Figure> => {
  const backend = await startBackend()
  try {
    const token = await somebodyWithOrders(backend)
    const time = async (asked: object): Promise<number> => {
      const from = performance.now()
      const { status, message } = await backend.call('orders.list', { limit: ORDER_PAGE, ...asked }, { token })
      if (status !== 200) throw new Error(message)
      return performance.now() - from
    }
    const measured: Record<string, number[]> = {}
    for (const [name, asked] of Object.entries(lists)) {
      for (const index of count(WARM_UP)) await time(asked(index))
      const times: number[] = []
      for (const index of count(SAMPLES)) times.push(await time(asked(index)))
      measured[name] = times
    }
    const end = { limit: 100, offset: ORDERS - 100 }
    const whole = Math.min(await time(end), await time(end))
    const fastest = Math.min(...Object.values(measured).flat())
    return {
      number: null,
      title: `The list of all orders of a patient who has ${ORDERS.toLocaleString('en-IN')}`,
      measures: [
        ...Object.entries(measured).map(([name, times]) =>
          atMost(`of ${name}, p95`, `${SAMPLES} queries`, quantile(times, 0.95), TARGET, ' ms'),
        ),
        atLeast(
          'of the end of the list, which sorts all of it, twice as long as the fastest: what is slow is noticed (ms)',
          'the better of 2 queries',
          Math.round(whole),
          Math.ceil(2 * fastest),
        ),
      ],
    }
  } finally {
    await backend.close()
  }
}

/** Half of the orders are medicines that were cancelled, half tests that were done; ten of them are still awaited. */
const somebodyWithOrders = async ({ db, clock }: TestBackend): Promise<string> => {
  const now = clock.now()
  const who = await somebodyOrdering(db, now)
  const recordId = await aPaper(db, who, now)
  const person = { patientId: who.patientId, memberId: who.memberId, patientName: 'Asha Patel', age: 34 } as const
  const reach = { gender: 'Female', countryCode: '+91', phoneNumber: who.phoneNumber } as const
  for (const thousand of count(ORDERS / 1000))
    await db.insert(providerOrders).values(
      count(1000).map((index) => {
        const at = now - (thousand * 1000 + index) * 3600
        const common = { id: crypto.randomUUID(), ...person, ...reach, createdAt: at, stageAt: at }
        if (index % 2 === 0)
          return {
            ...common,
            kind: 'medicine' as const,
            stage: 'cancelled' as const,
            providerId: demonstrationProviders.pharmacy,
            way: 'PICKUP' as const,
            recordId,
            closedAt: at,
          }
        const isAwaited = thousand === 0 && index < 20
        const paid = { paymentMethodId: 1, paymentStatus: 'PAID' as const, completedAt: at }
        return {
          ...common,
          kind: 'test' as const,
          stage: isAwaited ? ('requested' as const) : ('completed' as const),
          providerId: demonstrationProviders.centre,
          testDay: now + index * DAY,
          testSet: 'eeg',
          total: 180_000,
          payable: 180_000,
          ...(!isAwaited && paid),
        }
      }),
    )
  await db.execute(sql`vacuum analyze ${providerOrders}`)
  return openSession(db, { userId: who.patientId, role: 'PATIENT', deviceId: null }, now)
}
