import { and, eq, inArray, sql } from 'drizzle-orm'
import { moveOrder, placeOrder } from '../../server/orders/order.store'
import { lineStock } from '../../server/orders/lineStock.tables'
import { providerOrders } from '../../server/orders/orders.tables'
import { orderLines } from '../../server/orders/lines.tables'
import { medicalRecords } from '../../server/records/records.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { ORDER_LIVE } from '../../src/core/orders/order.lifecycle'
import { startBackend, type TestBackend } from '../../tests/kit/backend'
import { aPaper } from '../../tests/kit/orders'
import { newPharmacy } from '../../tests/kit/pharmacies'
import { newAppointment, written } from '../../tests/kit/prescriptions'
import { count, eachOf, exactly, type Figure } from './figure'

const PHARMACIES = 50
const ROUNDS = 40
/** Tablets of the prescription, and how many each pharmacy is asked for. */
const PRESCRIBED = 20
const ASKED = 3
/** Requests whose answer is lost, for each way of trying again. */
const LOST = 100

interface Practice {
  readonly backend: TestBackend
  readonly token: string
  readonly pharmacies: readonly string[]
}

interface Signed {
  readonly recordId: string
  readonly prescriptionId: string
  readonly memberId: string
  readonly patientId: string
}

/** A prescription is never supplied beyond what it says, and a request whose answer is lost is one order. */
export const supply = async (): Promise<Figure> => {
  const backend = await startBackend()
  try {
    const { doctor, patient } = demonstrationAccounts
    const doctorToken = await backend.logIn(doctor.phoneNumber)
    const token = await backend.logIn(patient.phoneNumber)
    const pharmacies = await eachOf(count(PHARMACIES), 4, (index) =>
      newPharmacy(backend.db, { name: `Pharmacy ${index}` }),
    )
    const practice = { backend, token, pharmacies }
    const rounds = await eachOf(count(ROUNDS), 1, async (round) =>
      // Through the call, which lets a patient's requests wait for each other, and beside it, where nothing does.
      crowd(practice, await sign(backend, doctorToken), round % 2 === 0),
    )
    const tales = await lostAnswers(practice, await sign(backend, doctorToken))
    return {
      number: null,
      title: `${PHARMACIES} pharmacies are asked for one signed prescription at once, ${ROUNDS} rounds; lost answers of a request`,
      measures: [
        exactly(
          'rounds in which more was taken than was prescribed',
          `${ROUNDS} rounds × ${PHARMACIES} pharmacies`,
          rounds.filter(({ taken }) => taken > PRESCRIBED).length,
          0,
        ),
        exactly(
          'rounds in which what is taken is what live orders ask for',
          `${ROUNDS} rounds`,
          rounds.filter(({ taken, asked }) => taken === asked).length,
          ROUNDS,
        ),
        exactly(
          'orders placed',
          `${ROUNDS * PHARMACIES} requests`,
          rounds.reduce((sum, { placed }) => sum + placed, 0),
          ROUNDS * Math.floor(PRESCRIBED / ASKED),
        ),
        exactly(
          'answers 5xx and failed transactions',
          `${ROUNDS * PHARMACIES} requests`,
          rounds.reduce((sum, { failed }) => sum + failed, 0),
          0,
        ),
        exactly(
          'rounds after whose orders ended unsupplied nothing is taken',
          `${ROUNDS} rounds`,
          rounds.filter(({ left }) => left === 0).length,
          ROUNDS,
        ),
        ...tales.map(({ recovery, right }) =>
          exactly(`one order, answered clearly, after a lost answer: ${recovery}`, `${LOST} requests`, right, LOST),
        ),
      ],
    }
  } finally {
    await backend.close()
  }
}

const sign = async (backend: TestBackend, token: string): Promise<Signed> => {
  const { bookingId, memberId, patientId } = await newAppointment(backend)
  const { result } = await backend.call<{ id: string }>(
    'prescription.create',
    { bookingId, ...written({ saveType: 'endConsultation' }) },
    { token },
  )
  const [record] = await backend.db.select().from(medicalRecords).where(eq(medicalRecords.prescriptionId, result.id))
  return { recordId: record!.id, prescriptionId: result.id, memberId, patientId }
}

const bodyOf = ({ recordId, memberId }: Pick<Signed, 'recordId' | 'memberId'>, pharmacyId: string) => ({
  medicalRecordId: recordId,
  memberId,
  pharmacyId,
  type: 'PICKUP',
})

/** Whether each pharmacy was given its order, or null where the server failed. */
const askAll = ({ backend, token, pharmacies }: Practice, signed: Signed, isCalled: boolean) =>
  Promise.all(
    pharmacies.map(async (pharmacyId): Promise<boolean | null> => {
      if (isCalled) {
        const body = { ...bodyOf(signed, pharmacyId), lines: [{ line: 0, quantity: ASKED }] }
        const { status } = await backend.call('medicines.order', body, { token })
        return status >= 500 ? null : status === 200
      }
      const { patientId, memberId, recordId } = signed
      const line = { line: 0, medicineId: null, name: 'Levetiracetam', prescribed: PRESCRIBED, asked: ASKED, unit: '' }
      return backend.db
        .transaction(async (tx) => {
          const placed = await placeOrder(
            tx,
            {
              kind: 'medicine',
              patientId,
              memberId,
              providerId: pharmacyId,
              way: 'PICKUP',
              addressId: null,
              recordId,
              lines: [line],
            } as const,
            backend.clock.now(),
          )
          if (placed.is === 'lineTaken') tx.rollback()
          return placed.is === 'placed'
        })
        .catch((error: Error) => (error.message === 'Rollback' ? false : null))
    }),
  )

const takenOf = async ({ backend }: Practice, { prescriptionId }: Signed): Promise<number> => {
  const rows = await backend.db.select().from(lineStock).where(eq(lineStock.prescriptionId, prescriptionId))
  return rows.reduce((sum, { taken }) => sum + taken, 0)
}

const crowd = async (practice: Practice, signed: Signed, isCalled: boolean) => {
  const { db, clock } = practice.backend
  const answers = await askAll(practice, signed, isCalled)
  const taken = await takenOf(practice, signed)
  const live = await db
    .select({ id: providerOrders.id, providerId: providerOrders.providerId })
    .from(providerOrders)
    .where(and(eq(providerOrders.recordId, signed.recordId), inArray(providerOrders.stage, [...ORDER_LIVE])))
  const [asked] = await db
    .select({ sum: sql<number>`coalesce(sum(${orderLines.asked}), 0)::int` })
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        live.map(({ id }) => id),
      ),
    )
  for (const { id } of live)
    await db.transaction((tx) =>
      moveOrder(tx, { id, action: 'cancel', by: { role: 'PATIENT', userId: signed.patientId } }, clock.now()),
    )
  return {
    taken,
    asked: asked!.sum,
    placed: answers.filter((answer) => answer === true).length,
    failed: answers.filter((answer) => answer === null).length,
    left: await takenOf(practice, signed),
  }
}

/** A request is committed and its answer lost; the button and a reload send it with its key, a second tab with another. */
const lostAnswers = async (practice: Practice, { memberId, patientId }: Signed) => {
  const { backend, token, pharmacies } = practice
  const { db, clock } = backend
  return eachOf(['button', 'reload', 'second tab'] as const, 1, async (recovery) => {
    const answered = await eachOf(count(LOST), 1, async (index) => {
      const recordId = await aPaper(db, { patientId, memberId, addressId: '', phoneNumber: '' }, clock.now())
      const body = bodyOf({ recordId, memberId }, pharmacies[index % pharmacies.length]!)
      const key = `${recovery} ${index} ${recordId}`.replaceAll(' ', '-')
      await backend.call('medicines.order', body, { token, key })
      const again = await backend.call<{ id: string }>('medicines.order', body, {
        token,
        ...(recovery === 'second tab' ? {} : { key }),
      })
      const stored = await db.select().from(providerOrders).where(eq(providerOrders.recordId, recordId))
      const isClear =
        recovery === 'second tab'
          ? again.status === 409 && (again.body as { code?: string }).code === 'alreadyOrdered'
          : again.status === 200 && again.result.id === stored[0]?.id
      for (const { id } of stored)
        await db.transaction((tx) =>
          moveOrder(tx, { id, action: 'cancel', by: { role: 'PATIENT', userId: patientId } }, clock.now()),
        )
      return stored.length === 1 && isClear
    })
    return { recovery, right: answered.filter(Boolean).length }
  })
}
