import { and, eq, gt, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appointments, schedules } from '../../server/booking/booking.tables'
import { slotTimes } from '../../server/booking/slot'
import { newId } from '../../server/kit/ids'
import { auditEntries } from '../../server/kit/kit.tables'
import { members } from '../../server/members/members.tables'
import { notifications } from '../../server/notifications/notifications.tables'
import { paymentAttempts, paymentRefunds } from '../../server/payment/payment.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { users } from '../../server/people/people.tables'
import { DAY } from '../../src/core/kit/dates'
import { startBackend, type TestBackend } from '../kit/backend'

interface Wire {
  readonly schedule_date: number
  readonly schedules: readonly {
    readonly id: string
    readonly total_slots: number
    readonly booked: number
    readonly slots: readonly { readonly slotNo: number; readonly slotStartTime: number }[]
    readonly appointments: readonly { readonly id: string; readonly status: string; readonly patient: object }[]
  }[]
}

let backend: TestBackend
let doctor: string
let desk: string
let doctorId: string
let hours: (typeof schedules.$inferSelect)[]
let family: (typeof members.$inferSelect)[]

const now = () => backend.clock.now()
const list = (token: string, start = now() - DAY, end = now() + 40 * DAY) =>
  backend.call<Wire[]>('schedule.list', { start, end }, { token })
const cancel = (token: string, chosen: { schedules?: string[]; appointments?: string[] }) =>
  backend.call('booking.cancelScheduled', { schedules: [], appointments: [], ...chosen }, { token })
const statusOf = async (id: string) => {
  const [row] = await backend.db.select().from(appointments).where(eq(appointments.id, id))
  return row?.status
}

let used = 0
/** An appointment in a slot of a free day that no other test has. */
const book = async (more: Partial<typeof appointments.$inferInsert> = {}, at = hours[0]!): Promise<string> => {
  used += 1
  const { id: memberId, patientId } = family[used % family.length]!
  const id = newId()
  const row = {
    id,
    scheduleId: at.id,
    slotNo: used,
    ...slotTimes({ ...at, slotSeconds: 1, bufferSeconds: 0 }, used),
    doctorId: at.doctorId,
    clinicId: at.clinicId,
    consultation: at.consultation,
    memberId,
    patientId,
    status: 'upcoming' as const,
    paymentMethodId: 3,
    paymentStatus: 'UNPAID' as const,
    consultationFee: at.fee,
    finalAmount: at.fee,
    createdAt: now(),
  }
  await backend.db.insert(appointments).values({ ...row, ...more })
  return id
}

beforeAll(async () => {
  backend = await startBackend()
  doctor = await backend.logIn(demonstrationAccounts.doctor.phoneNumber)
  desk = await backend.logIn(demonstrationAccounts.clinicPatientDesk.phoneNumber)
  const [own] = await backend.db.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
  doctorId = own!.doctorId!
  // Those before have prescriptions, which stay.
  await backend.db
    .delete(appointments)
    .where(and(eq(appointments.doctorId, doctorId), gt(appointments.startsAt, now())))
  hours = (await backend.db.select().from(schedules).where(eq(schedules.doctorId, doctorId)))
    .filter(({ startsAt }) => startsAt > now() + 2 * DAY)
    .toSorted((one, other) => one.startsAt - other.startsAt)
  family = (await backend.db.select().from(members)).filter(({ name }) => name !== null)
})
afterAll(() => backend.close())
beforeEach(() => backend.db.delete(auditEntries))

describe('the days of a doctor', () => {
  test('are days with hours, and hours with their slots and appointments', async () => {
    const id = await book()
    const { status, result } = await list(doctor)
    expect(status).toBe(200)
    const day = result.find(({ schedules: all }) => all.some((each) => each.id === hours[0]!.id))!
    const its = day.schedules.find((each) => each.id === hours[0]!.id)!
    expect(day.schedule_date % 60).toBe(0)
    expect(its.slots.map(({ slotNo }) => slotNo)).toEqual(Array.from({ length: its.total_slots }, (_, at) => at + 1))
    expect(its.appointments.map((each) => each.id)).toContain(id)
    expect(its.booked).toBe(its.appointments.length)
    expect(Object.keys(its.appointments[0]!.patient).toSorted()).toEqual(
      ['age', 'gender', 'memberId', 'name', 'patientId', 'patientNo', 'phoneNumber', 'records'].toSorted(),
    )
  })

  test('are those of nobody else, and whoever reads a patient leaves a trace', async () => {
    await book()
    const { result } = await list(doctor)
    const shown = result.flatMap((day) => day.schedules.map(({ id }) => id))
    const rows = await backend.db.select().from(schedules).where(inArray(schedules.id, shown))
    expect(rows.filter((row) => row.doctorId !== doctorId)).toEqual([])
    const traces = await backend.db.select().from(auditEntries)
    expect(traces.length).toBeGreaterThan(0)
    expect(new Set(traces.map(({ action }) => action))).toEqual(new Set(['schedule.list']))
    expect((await list(await backend.logIn(demonstrationAccounts.pharmacy.phoneNumber))).result).toEqual([])
  })

  test('end with the second that is asked for', async () => {
    const { startsAt } = hours[0]!
    const until = async (end: number) => (await list(doctor, startsAt, end)).result.length
    expect([await until(startsAt), await until(startsAt + 1)]).toEqual([0, 1])
  })
})

describe('cancelling', () => {
  test('takes single appointments and whole hours, and reports each to its patient', async () => {
    const [single, whole] = [await book(), await book({}, hours[1])]
    expect((await cancel(doctor, { appointments: [single], schedules: [hours[1]!.id] })).status).toBe(200)
    expect([await statusOf(single), await statusOf(whole)]).toEqual(['cancelled', 'cancelled'])
    const reported = await backend.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.event, 'appointment.cancelled'), inArray(notifications.about, [single, whole])))
    expect(reported).toHaveLength(2)
  })

  test('cancels nothing when one of them cannot be cancelled any more', async () => {
    const [open, done] = [await book(), await book({ status: 'completed' })]
    const refused = await cancel(doctor, { appointments: [open, done] })
    expect([refused.status, refused.message]).toEqual([
      409,
      'Nothing was cancelled: 1 of 2 can no longer be cancelled.',
    ])
    expect(await statusOf(open)).toBe('upcoming')
  })

  test("passes over what is over in whole hours, but never over another doctor's", async () => {
    const [open, done] = [await book({}, hours[2]), await book({ status: 'completed' }, hours[2])]
    expect((await cancel(doctor, { schedules: [hours[2]!.id] })).status).toBe(200)
    expect([await statusOf(open), await statusOf(done)]).toEqual(['cancelled', 'completed'])
    expect((await cancel(doctor, { schedules: [hours[2]!.id] })).status).toBe(400)
    const [foreign] = (await backend.db.select().from(schedules)).filter((row) => row.doctorId !== doctorId)
    expect((await cancel(doctor, { schedules: [foreign!.id] })).status).toBe(404)
    expect((await cancel(desk, { appointments: [open] })).status).toBe(403)
  })

  test('pays back what was paid online', async () => {
    const id = await book({ paymentStatus: 'PAID', paymentMethodId: 2 })
    const amount = hours[0]!.fee
    await backend.db
      .insert(paymentAttempts)
      .values({ reference: id, bookingId: id, amount, status: 'paid', createdAt: 1, settledAt: 1, nonce: `p${id}` })
    expect((await cancel(doctor, { appointments: [id] })).status).toBe(200)
    const [row] = await backend.db.select().from(appointments).where(eq(appointments.id, id))
    expect(row!.paymentStatus).toBe('REFUNDED')
    const refunds = await backend.db
      .select()
      .from(paymentRefunds)
      .where(eq(paymentRefunds.paymentId, `p${id}`))
    expect(refunds).toMatchObject([{ amount, reference: id }])
  })

  test('of the same days by two at once cancels each appointment once', async () => {
    const id = await book({}, hours[3])
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => cancel(doctor, { appointments: [id] })))
    expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  })
})
