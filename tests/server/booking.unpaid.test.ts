import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../server/kit/database'
import { members } from '../../server/members/members.tables'
import { MOST_HOLDS, MOST_UNPAID } from '../../src/core/booking/booking.rules'
import { ONLINE } from '../../src/core/payment/payment'
import { UNPAID_HOLD } from '../../src/core/payment/payment.rules'
import { NOW } from '../kit/backend'
import { aPractice, book, bookings, somePatients, type TestPatient } from '../kit/practice'
import { emptyTables, openTestDatabase } from '../kit/template'

let opened: OpenDatabase
let anil: TestPatient
let bela: TestPatient
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  await emptyTables(opened, ['users', 'specialities', 'clinics'])
  await aPractice(opened.db)
  ;[anil, bela] = (await somePatients(opened.db, 2)) as [TestPatient, TestPatient]
})

const slot = (number: number) => ({ slotId: `video-schedule.${number}` })
const count = (most: number) => Array.from({ length: most }, (_, index) => index + 1)
const refusalOf = (answer: Awaited<ReturnType<typeof book>>) => ('kind' in answer ? answer : null)

test('a person holds a few unpaid slots at once, and one more when a hold has passed', async () => {
  for (const number of count(MOST_HOLDS))
    expect(await book(opened.db, anil, { ...slot(number), paymentMethodId: ONLINE })).toHaveProperty('bookingId')
  const next = { ...slot(MOST_HOLDS + 1), paymentMethodId: ONLINE }
  expect(refusalOf(await book(opened.db, anil, next))).toEqual({
    kind: 'conflict',
    code: 'tooManyHolds',
    message:
      'You already have 3 unpaid slots on hold. Pay for one of them, or wait until it is released, and book again.',
  })
  expect(await book(opened.db, bela, next)).toHaveProperty('bookingId')
  expect(await book(opened.db, anil, slot(10))).toHaveProperty('bookingId')
  const later = NOW + UNPAID_HOLD
  expect(await book(opened.db, anil, { ...slot(11), paymentMethodId: ONLINE }, later)).toHaveProperty('bookingId')
})

test('a person has a few appointments to come that are to be paid later, and pays online for more', async () => {
  for (const number of count(MOST_UNPAID)) expect(await book(opened.db, anil, slot(number))).toHaveProperty('bookingId')
  expect(refusalOf(await book(opened.db, anil, slot(20)))).toMatchObject({ kind: 'conflict', code: 'tooManyUnpaid' })
  expect(await book(opened.db, anil, { ...slot(20), paymentMethodId: ONLINE })).toHaveProperty('bookingId')
})

test('ten members of one family booking at once get no more than one person may', async () => {
  const family = count(10).map((number) => ({ ...anil, memberId: `family-${number}` }))
  await opened.db.insert(members).values(
    family.map(({ memberId }) => ({
      id: memberId,
      patientId: anil.userId,
      name: 'Family',
      age: 30,
      gender: 'Female' as const,
      isDefault: false,
      createdAt: NOW,
    })),
  )
  const answers = await Promise.all(family.map((member, index) => book(opened.db, member, slot(index + 1))))
  expect(answers.filter((answer) => 'bookingId' in answer)).toHaveLength(MOST_UNPAID)
  expect(await bookings(opened.db)).toHaveLength(MOST_UNPAID)
})
