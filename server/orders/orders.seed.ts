import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { questionsOf } from '../../src/core/diagnostics/preparation.rules'
import { addDays, DAY, dayOf, HOUR, MINUTE, startOfDay, type UnixSeconds } from '../../src/core/kit/dates'
import { type OrderKind, ORDER_OVER, type OrderStage } from '../../src/core/orders/order.lifecycle'
import type { OrderEvent, OrderReason } from '../../src/core/orders/providerOrder'
import { CASH, ONLINE } from '../../src/core/payment/payment'
import { diagnosticTests } from '../diagnostics/diagnostics.tables'
import type { Database } from '../kit/handlers'
import { members, patientAddresses } from '../members/members.tables'
import { users } from '../people/people.tables'
import { hoursOf } from '../provider/provider.read'
import { files } from '../files/files.tables'
import { paperFile } from '../records/records.seed'
import { medicalRecords } from '../records/records.tables'
import { demonstrationAccounts, demonstrationProviders } from '../seed/accounts'
import { insertAll } from '../seed/bulk'
import { type Dice, dice } from '../seed/random'
import { financialYear } from './bill.store'
import { deadlinesOf } from './order.deadlines'
import { invoiceCounters } from './ledger.tables'
import { orderEvents, orderTests, providerOrders } from './orders.tables'
import { testAnswers } from './testAnswers.tables'

type Order = typeof providerOrders.$inferInsert
type Event = typeof orderEvents.$inferInsert
type Action = OrderEvent['action']

/** What is on a board: the stage it came to, and how many seconds ago it was placed. */
interface Planned {
  readonly stage: OrderStage
  readonly ago: number
}

const live = (kind: OrderKind): readonly Planned[] => [
  { stage: 'requested', ago: 4 * MINUTE },
  { stage: 'requested', ago: 19 * MINUTE },
  { stage: 'requested', ago: 38 * MINUTE },
  { stage: 'requested', ago: 95 * MINUTE },
  { stage: 'accepted', ago: 2 * HOUR },
  { stage: 'accepted', ago: 5 * HOUR },
  { stage: 'accepted', ago: 28 * HOUR },
  ...(kind === 'medicine'
    ? ([
        { stage: 'ready', ago: 6 * HOUR },
        { stage: 'ready', ago: 27 * HOUR },
        { stage: 'sent', ago: 8 * HOUR },
        { stage: 'sent', ago: 30 * HOUR },
      ] as const)
    : ([
        { stage: 'sampled', ago: 6 * HOUR },
        { stage: 'sampled', ago: 25 * HOUR },
      ] as const)),
]

const DAYS = 30
const ends: readonly OrderStage[] = ['completed', 'completed', 'completed', 'rejected', 'completed', 'cancelled']

/** Finished ones of the days before, three a day, and those of today. */
const finished: readonly Planned[] = Array.from({ length: DAYS * 3 }, (_, index) => ({
  stage: ends[index % ends.length]!,
  ago: Math.floor(index / 3) * DAY + (index % 3) * 2 * HOUR + 3 * HOUR,
}))

/** What happened until a stage, in order, each so many minutes after the one before. */
const storyOf: Readonly<Record<OrderStage, readonly (readonly [Action, OrderStage])[]>> = {
  requested: [],
  accepted: [['accept', 'accepted']],
  asking: [
    ['accept', 'accepted'],
    ['offer', 'asking'],
  ],
  ready: [
    ['accept', 'accepted'],
    ['ready', 'ready'],
  ],
  sent: [
    ['accept', 'accepted'],
    ['ready', 'ready'],
    ['send', 'sent'],
  ],
  sampled: [
    ['accept', 'accepted'],
    ['sample', 'sampled'],
  ],
  completed: [
    ['accept', 'accepted'],
    ['complete', 'completed'],
  ],
  uploaded: [
    ['accept', 'accepted'],
    ['release', 'uploaded'],
  ],
  rejected: [['reject', 'rejected']],
  cancelled: [['cancel', 'cancelled']],
}

const STEP = 18 * MINUTE
const reasons: Readonly<Record<OrderKind, readonly OrderReason[]>> = {
  medicine: ['outOfStock', 'unclear', 'notDeliveredThere'],
  test: ['fullThatDay', 'machineDown', 'needsPrescription'],
}
const partners = ['Dunzo', 'Porter', 'Our own rider'] as const

/** Members whose profile is complete, with the family's number. */
const peopleOf = (db: Database) =>
  db
    .select({
      memberId: members.id,
      patientId: members.patientId,
      patientName: members.name,
      age: members.age,
      gender: members.gender,
      countryCode: users.countryCode,
      phoneNumber: users.phoneNumber,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.patientId))
    .where(and(isNotNull(members.name), isNotNull(members.age), isNotNull(members.gender), eq(users.isBlocked, false)))
    .orderBy(asc(users.phoneNumber), asc(members.createdAt))

type Person = Awaited<ReturnType<typeof peopleOf>>[number]

const addressOf = (roll: Dice, patientId: string, now: UnixSeconds): typeof patientAddresses.$inferInsert => ({
  id: roll.uuid(),
  patientId,
  address: `Flat ${roll.between(2, 48)}, Sector ${roll.between(11, 62)}`,
  city: 'Noida',
  pincode: '201301',
  latitude: 28.57 + roll.between(-300, 300) / 10_000,
  longitude: 77.33 + roll.between(-300, 300) / 10_000,
  createdAt: now - 40 * DAY,
})

/** The boards of the demonstration's pharmacy and centre: what waits, what is prepared, and a month of what is done. */
export const seedOrders = async (db: Database, now: UnixSeconds): Promise<void> => {
  const roll = dice(41)
  const people = await peopleOf(db)
  // The demonstration patient enters the first address themselves.
  const housed = people.filter(({ patientId }) => patientId !== demonstrationAccounts.patient.id)
  const addresses = new Map(housed.map(({ patientId }) => [patientId, addressOf(roll, patientId, now)]))
  await insertAll(db, patientAddresses, [...addresses.values()])
  const papers = papersOf(now)
  for (const [kind, providerId, staff] of [
    ['medicine', demonstrationProviders.pharmacy, demonstrationAccounts.pharmacy],
    ['test', demonstrationProviders.centre, demonstrationAccounts.diagnosticCentre],
  ] as const) {
    const week = await hoursOf(db, providerId)
    const offered = kind === 'test' ? await testsOf(db, providerId) : []
    const orders: Order[] = []
    const events: Event[] = []
    const records: (typeof medicalRecords.$inferInsert)[] = []
    const booked: (typeof orderTests.$inferInsert)[] = []
    const answered: (typeof testAnswers.$inferInsert)[] = []
    const counters = new Map<string, number>()
    const planned = [...live(kind), ...finished].toSorted((one, other) => other.ago - one.ago)
    for (const [index, { stage, ago }] of planned.entries()) {
      const among = stage === 'sent' ? housed : people
      const person = among[(index * 7) % among.length]!
      const createdAt = now - ago
      const id = roll.uuid()
      const story = storyOf[stage]
      const times = story.map((_, step) => Math.min(now, createdAt + (step + 1) * STEP))
      const stageAt = times.at(-1) ?? createdAt
      const isBrought = addresses.has(person.patientId) && (index % 3 === 0 || stage === 'sent')
      const way = isBrought ? 'HOME_DELIVERY' : 'PICKUP'
      const day = addDays(dayOf(createdAt), stage === 'requested' || stage === 'accepted' ? 1 : 0)
      const chosen =
        offered.length === 0 ? [] : [offered[index % offered.length]!, offered[(index + 3) % offered.length]!]
      const isDone = stage === 'completed'
      const total =
        kind === 'test'
          ? chosen.reduce((sum, { price }) => sum + price, 0)
          : isDone || stage === 'ready' || stage === 'sent'
            ? roll.between(120, 2400) * 100
            : null
      const discount = total === null || index % 4 !== 0 ? 0 : Math.min(total, 50_00)
      const year = financialYear(stageAt)
      if (isDone) counters.set(year, (counters.get(year) ?? 0) + 1)
      const recordId = kind === 'medicine' ? roll.uuid() : null
      if (recordId !== null) records.push(recordOf(recordId, person, createdAt, papers.fileOf(person)))
      orders.push({
        ...snapshotOf(person),
        id,
        kind,
        stage,
        revision: story.length + 1,
        providerId,
        way: kind === 'medicine' ? way : null,
        addressId: kind === 'medicine' && isBrought ? addresses.get(person.patientId)!.id : null,
        recordId,
        testDay: kind === 'test' ? startOfDay(day) : null,
        testSet:
          kind === 'test'
            ? chosen
                .map(({ id: testId }) => testId)
                .toSorted()
                .join(' ')
            : null,
        total,
        discount: total === null ? null : discount,
        payable: total === null ? null : total - discount,
        ...(isDone
          ? {
              paymentStatus: 'PAID' as const,
              paymentMethodId: index % 2 === 0 ? CASH : ONLINE,
              completedAt: stageAt,
              invoiceNo: `B/${year}/${String(counters.get(year)).padStart(6, '0')}`,
            }
          : {}),
        ...(kind === 'medicine' && isBrought && (isDone || stage === 'sent')
          ? { deliveryPartner: partners[index % partners.length]!, trackingId: String(roll.between(1000, 9999)) }
          : {}),
        reason: stage === 'rejected' ? reasons[kind][index % reasons[kind].length]! : null,
        createdAt,
        stageAt,
        acceptedAt: story[0]?.[0] === 'accept' ? times[0]! : null,
        closedAt: ORDER_OVER.includes(stage) && !isDone ? stageAt : null,
        ...(stage === 'requested'
          ? // The oldest request waits past its time.
            { answerBy: createdAt + HOUR, lapsesAt: now + 20 * HOUR }
          : deadlinesOf(
              { kind, stage, way: kind === 'medicine' ? way : null, day: kind === 'test' ? day : null },
              week,
              stageAt,
            )),
      })
      booked.push(...chosen.map(({ id: testId, ...test }) => ({ orderId: id, testId, ...test })))
      answered.push(
        ...questionsOf(chosen, person).map((question) =>
          question === 'side'
            ? { orderId: id, question, side: 'right' as const }
            : { orderId: id, question, isYes: false },
        ),
      )
      const place: Event = {
        orderId: id,
        at: createdAt,
        userId: person.patientId,
        role: 'PATIENT',
        name: person.patientName,
        action: 'place',
        to: 'requested',
      }
      const after = story.map(([action, to], step): Event => {
        const isPatient = action === 'cancel'
        return {
          orderId: id,
          at: times[step]!,
          userId: isPatient ? person.patientId : staff.id,
          role: isPatient ? 'PATIENT' : staff.role,
          name: isPatient ? person.patientName : staff.name,
          action,
          from: step === 0 ? 'requested' : story[step - 1]![1],
          to,
          reason: action === 'reject' ? (orders.at(-1)!.reason ?? null) : null,
        }
      })
      events.push(place, ...after)
    }
    await insertAll(db, files, await papers.drawn())
    await insertAll(db, medicalRecords, records)
    await insertAll(db, providerOrders, orders)
    await insertAll(db, orderTests, booked)
    await insertAll(db, testAnswers, answered)
    await insertAll(db, orderEvents, events)
    await insertAll(
      db,
      invoiceCounters,
      [...counters].map(([year, last]) => ({ providerId, year, last })),
    )
  }
}

/** Tests that a centre offers, a few of them. */
const testsOf = (db: Database, providerId: string) =>
  db
    .select({
      id: diagnosticTests.id,
      name: diagnosticTests.name,
      price: diagnosticTests.price,
      fastHours: diagnosticTests.fastHours,
      needsFood: diagnosticTests.needsFood,
      notes: diagnosticTests.notes,
      asks: diagnosticTests.asks,
    })
    .from(diagnosticTests)
    .where(inArray(diagnosticTests.providerId, [providerId]))
    .orderBy(asc(diagnosticTests.name))
    .limit(12)

const snapshotOf = ({ memberId, patientId, patientName, age, gender, countryCode, phoneNumber }: Person) => ({
  memberId,
  patientId,
  patientName: patientName!,
  age: age!,
  gender: gender!,
  countryCode: countryCode!,
  phoneNumber: phoneNumber!,
})

/** The paper that somebody photographed for their orders: drawn once for each who has any. */
const papersOf = (now: UnixSeconds) => {
  const roll = dice(43)
  const day = addDays(dayOf(now), -40)
  const paper = { title: 'Prescription', lab: 'Dr Kavita Rao', finding: 'Levetiracetam 500 mg · 1-0-1 · 30 days' }
  const wanted = new Map<string, { readonly id: string; readonly person: Person }>()
  return {
    fileOf: (person: Person): string => {
      const { id } = wanted.get(person.memberId) ?? { id: roll.uuid() }
      wanted.set(person.memberId, { id, person })
      return id
    },
    drawn: () => {
      const all = [...wanted.values()]
      wanted.clear()
      return Promise.all(
        all.map(({ id, person: { patientId, patientName } }) =>
          paperFile({ id, ownerId: patientId, purpose: 'prescription' }, paper, { member: patientName ?? '', day }),
        ),
      )
    },
  }
}

const recordOf = (
  id: string,
  { patientId, memberId }: Person,
  at: UnixSeconds,
  fileId: string,
): typeof medicalRecords.$inferInsert => ({
  id,
  patientId,
  memberId,
  title: 'Epilepsy, Levetiracetam 500 mg',
  type: 'prescription',
  healthCategoryId: 'epilepsy',
  documentDate: dayOf(at - 2 * DAY),
  source: 'upload',
  fileId,
  pages: 1,
  uploadedBy: patientId,
  createdAt: at,
})
