import { eq } from 'drizzle-orm'
import type { RowName } from '../../server/contract'
import { diagnosticTests } from '../../server/diagnostics/diagnostics.tables'
import { orderEvents, providerOrders } from '../../server/orders/orders.tables'
import { openSession } from '../../server/people/people.port'
import { demonstrationAccounts, demonstrationProviders } from '../../server/seed/accounts'
import { DAY, startOfDay, dayOf } from '../../src/core/kit/dates'
import { startBackend, type TestBackend } from '../../tests/kit/backend'
import { orderIn, somebodyOrdering } from '../../tests/kit/orders'
import { PNG } from '../../tests/kit/sampleFiles'
import { count, eachOf, exactly, type Figure } from './figure'

/** Acts whose answer is lost, for each way of trying again. */
const LOST = 100
const recoveries = ['button', 'reload', 'second tab'] as const

/** One act of somebody, and how often it is done. */
interface Act {
  readonly row: RowName
  readonly token: string
  readonly input: Record<string, unknown>
  readonly done: () => Promise<number>
  /** The answer to somebody who does it once more in another tab. */
  readonly elsewhere: 200 | 409
}

type Begin = (backend: TestBackend, staff: Readonly<Record<'pharmacy' | 'centre', string>>) => Promise<Act>

const patientOf = (backend: TestBackend, userId: string) =>
  openSession(backend.db, { userId, role: 'PATIENT', deviceId: null }, backend.clock.now())

const eventsOf = async ({ db }: TestBackend, id: string, action: string): Promise<number> =>
  (await db.select({ action: orderEvents.action }).from(orderEvents).where(eq(orderEvents.orderId, id))).filter(
    (event) => event.action === action,
  ).length

const acts: Readonly<Record<string, Begin>> = {
  book: async (backend) => {
    const { db, clock } = backend
    const who = await somebodyOrdering(db, clock.now())
    const [test] = await db
      .select()
      .from(diagnosticTests)
      .where(eq(diagnosticTests.providerId, demonstrationProviders.centre))
      .limit(1)
    return {
      row: 'diagnostics.book',
      token: await patientOf(backend, who.patientId),
      input: {
        memberId: who.memberId,
        diagnosticId: demonstrationProviders.centre,
        diagnosticTestIds: [test!.id],
        bookingTimestamp: startOfDay(dayOf(clock.now() + DAY)),
        seenTotal: test!.price / 100,
        answers: [],
      },
      elsewhere: 409,
      done: () => db.$count(providerOrders, eq(providerOrders.patientId, who.patientId)),
    }
  },
  cancel: async (backend) => {
    const { id, who } = await orderIn(backend.db, { kind: 'medicine', stage: 'accepted' }, backend.clock.now())
    return {
      row: 'orders.changeMedicine',
      token: await patientOf(backend, who.patientId),
      input: { orderId: id, status: 'cancelled' },
      elsewhere: 409,
      done: () => eventsOf(backend, id, 'cancel'),
    }
  },
  complete: async (backend, { pharmacy }) => {
    const { id } = await orderIn(backend.db, { kind: 'medicine', stage: 'accepted' }, backend.clock.now())
    return {
      row: 'providerOrders.pharmacyAct',
      token: pharmacy,
      input: { orderId: id, status: 'completed', amount: 470, is_unscheduled: true },
      elsewhere: 409,
      done: () => eventsOf(backend, id, 'complete'),
    }
  },
  attach: async (backend, { centre }) => {
    const { id } = await orderIn(backend.db, { kind: 'test', stage: 'completed' }, backend.clock.now())
    const file = new File([new Uint8Array(PNG)], 'report.png', { type: 'image/png' })
    const { result } = await backend.call<{ url: string }>('files.upload', { kind: 'report', file }, { token: centre })
    return {
      row: 'orderReports.attach',
      token: centre,
      // Each time the same picture, which is asked about beside another patient's.
      input: { id, url: result.url, isMeant: true },
      // A report that is attached is there.
      elsewhere: 200,
      done: () => eventsOf(backend, id, 'attach'),
    }
  },
}

/** The first answer is lost; the button and a reload send it with its key, a second tab with another. */
const retold = async (
  backend: TestBackend,
  { row, token, input, done, elsewhere }: Act,
  recovery: (typeof recoveries)[number],
): Promise<boolean> => {
  const key = crypto.randomUUID()
  const lost = await backend.call(row, input, { token, key })
  const again = await backend.call(row, input, { token, key: recovery === 'second tab' ? crypto.randomUUID() : key })
  const isClear = recovery === 'second tab' ? again.status === elsewhere : again.status === 200
  return lost.status === 200 && isClear && (await done()) === 1
}

/** Whoever books, cancels, completes or attaches and gets no answer tries again: it is done once and said to be done. */
export const orderAnswers = async (lost: number = LOST): Promise<Figure> => {
  const backend = await startBackend()
  try {
    const staff = {
      pharmacy: await backend.logIn(demonstrationAccounts.pharmacy.phoneNumber),
      centre: await backend.logIn(demonstrationAccounts.diagnosticCentre.phoneNumber),
    }
    const measures = await eachOf(Object.entries(acts), 1, async ([act, begin]) =>
      eachOf(recoveries, 1, async (recovery) => {
        const right = await eachOf(count(lost), 1, async () => retold(backend, await begin(backend, staff), recovery))
        return exactly(
          `${act}, done once and answered clearly: ${recovery}`,
          `${lost} acts`,
          right.filter(Boolean).length,
          lost,
        )
      }),
    )
    return {
      number: null,
      title: `Answers that are lost of ${Object.keys(acts).join(', ')}, and each tried again`,
      measures: measures.flat(),
    }
  } finally {
    await backend.close()
  }
}
