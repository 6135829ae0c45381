import { and, eq, notInArray } from 'drizzle-orm'
import type { Database } from '../../server/kit/handlers'
import { newId } from '../../server/kit/ids'
import { members, patientAddresses } from '../../server/members/members.tables'
import type { MovedBy } from '../../server/orders/order.move'
import { type NewOrder, placeOrder } from '../../server/orders/order.store'
import { orderEvents, providerOrders } from '../../server/orders/orders.tables'
import { users } from '../../server/people/people.tables'
import { providers } from '../../server/provider/provider.tables'
import { medicalRecords } from '../../server/records/records.tables'
import { demonstrationAccounts, demonstrationProviders } from '../../server/seed/accounts'
import { addDays, type CalendarDay, dayOf, HOUR, MINUTE, startOfDay } from '../../src/core/kit/dates'
import type { DeliveryWay, OrderKind, OrderStage } from '../../src/core/orders/order.lifecycle'
import { CASH } from '../../src/core/payment/payment'
import type { ProviderKind } from '../../src/core/provider/provider'

let people = 0

/** A patient with a default member and an address; their number has not been used. */
export const somebodyOrdering = async (db: Database, now: number, name = 'Asha Patel') => {
  const [patientId, memberId, addressId] = [newId(), newId(), newId()]
  const phoneNumber = String(7_800_000_000 + (people += 1))
  await db
    .insert(users)
    .values({ id: patientId, role: 'PATIENT', countryCode: '+91', phoneNumber, name, createdAt: now })
  await db.insert(members).values({
    id: memberId,
    patientId,
    name,
    age: 34,
    ageGivenAt: now,
    gender: 'Female',
    isDefault: true,
    createdAt: now,
  })
  await db.insert(patientAddresses).values({
    id: addressId,
    patientId,
    address: '4 Shanti Kunj, Paldi',
    city: 'Ahmedabad',
    pincode: '380007',
    latitude: 23.01,
    longitude: 72.56,
    createdAt: now,
  })
  return { patientId, memberId, addressId, phoneNumber }
}
export type Orderer = Awaited<ReturnType<typeof somebodyOrdering>>

/** A prescription that somebody keeps as a paper. */
export const aPaper = async (db: Database, { patientId, memberId }: Orderer, now: number): Promise<string> => {
  const id = newId()
  await db.insert(medicalRecords).values({
    id,
    patientId,
    memberId,
    title: 'Prescription of Dr Rao',
    type: 'prescription',
    documentDate: dayOf(now),
    source: 'upload',
    uploadedBy: patientId,
    createdAt: now,
  })
  return id
}

/** What somebody would place at a pharmacy, the demonstration's unless another is named. */
export const aMedicineOrder = async (
  db: Database,
  who: Orderer,
  now: number,
  way: DeliveryWay = 'PICKUP',
  providerId: string = demonstrationProviders.pharmacy,
): Promise<Extract<NewOrder, { kind: 'medicine' }>> => ({
  kind: 'medicine',
  patientId: who.patientId,
  memberId: who.memberId,
  providerId,
  way,
  addressId: way === 'PICKUP' ? null : who.addressId,
  recordId: await aPaper(db, who, now),
  lines: [],
})

/** What somebody would book at a centre, the demonstration's unless another is named. */
export const aTestOrder = (
  { patientId, memberId }: Orderer,
  now: number,
  day: CalendarDay = addDays(dayOf(now), 1),
  providerId: string = demonstrationProviders.centre,
): NewOrder => ({
  kind: 'test',
  patientId,
  memberId,
  providerId,
  day,
  tests: [
    { testId: 'eeg', name: 'EEG', price: 1800_00, notes: ['washedHair'] },
    { testId: 'tsh', name: 'TSH', price: 350_00, fastHours: 8, needsFood: true },
  ],
  answers: [],
})

/** Places what it is given and returns its id; throws where it is refused. */
export const placed = async (db: Database, order: NewOrder, now: number): Promise<string> => {
  const outcome = await db.transaction((tx) => placeOrder(tx, order, now))
  if (outcome.is !== 'placed') throw new Error(`Not placed: ${outcome.is}`)
  return outcome.id
}

/** An order that came to a stage somehow. */
export const orderIn = async (
  db: Database,
  { kind, way, stage }: { readonly kind: OrderKind; readonly way?: DeliveryWay; readonly stage: OrderStage },
  now: number,
): Promise<{ readonly id: string; readonly who: Orderer }> => {
  const who = await somebodyOrdering(db, now)
  // Tests are not done before their day.
  const day = stage === 'requested' ? undefined : dayOf(now)
  const order = kind === 'medicine' ? await aMedicineOrder(db, who, now, way) : aTestOrder(who, now, day)
  const id = await placed(db, order, now)
  const isDone = stage === 'completed' || stage === 'uploaded'
  await db
    .update(providerOrders)
    .set({
      stage,
      ...(isDone
        ? { total: 500_00, payable: 500_00, paymentMethodId: CASH, completedAt: now, paymentStatus: 'PAID' as const }
        : {}),
    })
    .where(eq(providerOrders.id, id))
  return { id, who }
}

/** Somebody who works for another pharmacy or centre than the demonstration's; with a number of their own. */
export const staffOfAnother = async (
  db: Database,
  kind: ProviderKind,
): Promise<{ readonly id: string; readonly phoneNumber: string }> => {
  const isAnother = notInArray(providers.id, Object.values(demonstrationProviders))
  const [provider] = await db
    .select({ providerId: providers.id, phoneNumber: providers.phoneNumber })
    .from(providers)
    .where(and(eq(providers.kind, kind), isAnother))
    .limit(1)
  const role = kind === 'pharmacy' ? 'PHARMACY' : 'DIAGNOSTIC_CENTER'
  const person = { ...provider!, id: newId() }
  await db.insert(users).values({ ...person, role, countryCode: '+91', name: 'Another', createdAt: 1 })
  return person
}

export const pharmacist: MovedBy = {
  role: 'PHARMACY',
  userId: demonstrationAccounts.pharmacy.id,
  providerId: demonstrationProviders.pharmacy,
}
export const technician: MovedBy = {
  role: 'DIAGNOSTIC_CENTER',
  userId: demonstrationAccounts.diagnosticCentre.id,
  providerId: demonstrationProviders.centre,
}

/** When an order that is written as it stands came to where it stands. */
export interface StandingOrder {
  readonly stage: OrderStage
  readonly stageAt: number
  readonly acceptedAt?: number
  readonly answerBy?: number
}

/**
 * Orders of a busy pharmacy or centre, or so many times as many: 260 live ones, of which many stand at the same second,
 * and 60 that are over, of which ten were over yesterday.
 */
export const busyOrders = (kind: OrderKind, at: number, times = 1): readonly StandingOrder[] => {
  const many = (count: number, order: (place: number) => StandingOrder) =>
    Array.from({ length: count * times }, (_, n) => order(n))
  return [
    ...many(126, (n) => ({
      stage: 'requested',
      stageAt: at - 2 * HOUR,
      answerBy: at + (Math.floor(n / 4) - 13) * MINUTE,
    })),
    ...many(74, (n) => ({ stage: 'accepted', stageAt: at - n * HOUR, acceptedAt: at - n * HOUR })),
    ...many(60, (n) => ({
      stage: kind === 'medicine' ? 'ready' : 'sampled',
      stageAt: at - Math.floor(n / 7) * HOUR,
      acceptedAt: at - n * HOUR,
    })),
    ...many(50, (n) => ({ stage: 'completed', stageAt: at - Math.floor(n / 3) * MINUTE, acceptedAt: at - HOUR })),
    ...many(10, () => ({ stage: 'rejected', stageAt: startOfDay(dayOf(at)) - HOUR })),
  ]
}

/** Writes orders of the demonstration's pharmacy or centre as they stand, of one patient; returns their ids. */
export const standingOrders = async (
  db: Database,
  kind: OrderKind,
  orders: readonly StandingOrder[],
  now: number,
): Promise<readonly string[]> => {
  const { id, who } = await orderIn(db, { kind, stage: 'cancelled' }, now)
  const [row] = await db.select().from(providerOrders).where(eq(providerOrders.id, id))
  const { orderNo: _, status: _status, countedAt: _countedAt, searchText: _searchText, ...order } = row!
  const written = orders.map(({ stage, stageAt, acceptedAt = null, answerBy = null }, at) => {
    const isBilled = stage === 'completed' || stage === 'uploaded'
    return {
      ...order,
      id: newId(),
      stage,
      stageAt,
      acceptedAt,
      answerBy,
      createdAt: stageAt,
      closedAt: stage === 'rejected' || stage === 'cancelled' ? stageAt : null,
      patientName: `Asha Patel ${at}`,
      ...(kind === 'medicine'
        ? { recordId: newId() }
        : // Visits of many days, some of them to come.
          { testSet: `${order.testSet} ${at}`, testDay: startOfDay(addDays(dayOf(acceptedAt ?? stageAt), at % 3)) }),
      ...(isBilled
        ? {
            total: order.total ?? 500_00,
            payable: order.total ?? 500_00,
            paymentMethodId: CASH,
            completedAt: stageAt,
            paymentStatus: 'PAID' as const,
          }
        : {}),
    }
  })
  if (kind === 'medicine') {
    const [paper] = await db.select().from(medicalRecords).where(eq(medicalRecords.id, order.recordId!))
    const { searchText: _paperText, ...record } = { searchText: null, ...paper! }
    await db.insert(medicalRecords).values(written.map(({ recordId }) => ({ ...record, id: recordId! })))
  }
  await db.insert(providerOrders).values(written)
  await db.insert(orderEvents).values(
    written.map(({ id: orderId, stage, stageAt, acceptedAt }) => ({
      orderId,
      at: acceptedAt ?? stageAt,
      userId: acceptedAt === null ? who.patientId : null,
      role: acceptedAt === null ? ('PATIENT' as const) : ('PHARMACY' as const),
      name: acceptedAt === null ? order.patientName : 'Harish Solanki',
      action: acceptedAt === null ? ('place' as const) : ('accept' as const),
      to: stage,
    })),
  )
  return written.map((each) => each.id)
}
