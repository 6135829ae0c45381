import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appointments } from '../../server/booking/booking.tables'
import type { OpenDatabase } from '../../server/kit/database'
import { ordersHandlers } from '../../server/orders/orders.server'
import type { AppointmentOrder } from '../../src/core/orders/orders'
import { ONLINE } from '../../src/core/payment/payment'
import { NOW } from '../kit/backend'
import { aPractice, book, callOf, FEE, somePatients, type TestPatient, TOMORROW } from '../kit/practice'
import { emptyTables, openTestDatabase } from '../kit/template'

let opened: OpenDatabase
let [anil, bela]: TestPatient[] = []

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  await emptyTables(opened, ['users', 'specialities', 'clinics'])
  await aPractice(opened.db)
  ;[anil, bela] = await somePatients(opened.db, 2)
})

const orders = async (patient: TestPatient, now = NOW, page = { limit: 10, offset: 0 }) => {
  const outcome = await ordersHandlers.list(page, callOf(opened.db, patient.userId, now))
  // Nobody of this practice is in hospital.
  return outcome.ok ? (outcome.value as readonly AppointmentOrder[]) : []
}

describe('My orders', () => {
  test('tell an appointment whole, to its patient alone', async () => {
    const answer = await book(opened.db, anil!, { slotId: 'video-schedule.3' })
    expect(await orders(anil!)).toEqual([
      {
        id: 'bookingId' in answer ? answer.bookingId : '',
        status: 'upcoming',
        consultation: 'video',
        slotNo: 3,
        startsAt: TOMORROW + 1800,
        endsAt: TOMORROW + 2700,
        doctorId: 'doctor',
        doctorName: 'Dr. Asha Rao',
        doctorPhotoUrl: '/p.svg',
        speciality: 'Spine Surgery',
        memberId: anil!.memberId,
        patientName: 'Patient',
        clinicName: null,
        address: null,
        latitude: null,
        longitude: null,
        paymentStatus: 'UNPAID',
        paymentMethodId: 3,
        finalAmount: FEE,
        typeOfConsultation: 'video',
        scheduleId: 'video-schedule',
        slotTime: 15,
        liveQueue: null,
        isNoShow: false,
        delayMinutes: null,
        queue: null,
        languages: [],
        age: 40,
        gender: 'Male',
        patientPhotoUrl: null,
        patient: { name: 'Patient', age: 40, records: [] },
        isPatientBlocked: false,
        activePrescription: null,
        clinicId: null,
        clinicPhone: null,
        paymentMethod: 'later',
        consultationFee: FEE,
        discountAmount: 0,
        holdExpiresAt: null,
      },
    ])
    expect(await orders(bela!)).toEqual([])
  })

  test('begin with what is to come, soonest first and called off or not, then those of today whose time went by', async () => {
    for (const slot of [5, 1, 4, 2, 3]) await book(opened.db, anil!, { slotId: `video-schedule.${slot}` })
    await opened.db
      .update(appointments)
      .set({ status: 'cancelled' })
      .where(sql`${appointments.slotNo} = 4`)
    const afterTheSecond = TOMORROW + 2 * 900
    expect((await orders(anil!, afterTheSecond)).map(({ slotNo }) => slotNo)).toEqual([3, 4, 5, 1, 2])
  })

  test('come in pages that neither repeat nor leave out any', async () => {
    for (let slot = 1; slot <= 7; slot += 1)
      await book(opened.db, anil!, {
        slotId: `video-schedule.${slot}`,
        ...(slot > 5 ? { paymentMethodId: ONLINE } : {}),
      })
    const pages = await Promise.all([0, 3, 6].map((offset) => orders(anil!, NOW, { limit: 3, offset })))
    expect(pages.map((page) => page.map(({ slotNo }) => slotNo))).toEqual([[1, 2, 3], [4, 5, 6], [7]])
  })
})
