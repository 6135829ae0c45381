import { and, eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointments, schedules } from '../../server/booking/booking.tables'
import { slotIdOf } from '../../server/booking/slot'
import { admissions } from '../../server/inpatient/inpatient.tables'
import { members } from '../../server/members/members.tables'
import { newId } from '../../server/kit/ids'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { userPermissions, users } from '../../server/people/people.tables'
import { DAY } from '../../src/core/kit/dates'
import { loggedInPatient } from '../kit/appointments'
import { startBackend, type TestBackend } from '../kit/backend'

type Hours = typeof schedules.$inferSelect

let practice: TestBackend
let doctor: string
let desk: string
let hours: Hours

beforeAll(async () => {
  practice = await startBackend()
  doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
  desk = await practice.logIn(demonstrationAccounts.clinicPatientDesk.phoneNumber)
  const after = practice.clock.now() + DAY
  const [own] = await practice.db.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
  const [clinic] = await practice.db
    .select()
    .from(schedules)
    .where(
      and(
        eq(schedules.doctorId, own!.doctorId!),
        eq(schedules.consultation, 'inClinic'),
        gt(schedules.startsAt, after),
      ),
    )
    .orderBy(schedules.startsAt)
    .limit(1)
  hours = clinic!
  await practice.db
    .update(users)
    .set({ clinicId: hours.clinicId })
    .where(eq(users.id, demonstrationAccounts.clinicPatientDesk.id))
})
afterAll(() => practice.close())

const somebody = () => loggedInPatient(practice)
type Somebody = Awaited<ReturnType<typeof somebody>>

/** The next slot that nobody has. */
const nextSlot = async () => {
  const taken = await practice.db.select().from(appointments).where(eq(appointments.scheduleId, hours.id))
  const free = Array.from({ length: hours.totalSlots }, (_, index) => index + 1).filter(
    (slotNo) => slotNo > hours.reservedSlots && !taken.some((each) => each.slotNo === slotNo),
  )
  return slotIdOf(hours.id, free[0]!)
}
const place = async () => ({ slotId: await nextSlot(), consultationType: 1, paymentAmount: hours.fee / 100 })

const bookOwn = async ({ memberId, token }: Somebody) =>
  practice.call<{ bookingId: string }>(
    'booking.book',
    { doctorId: hours.doctorId, memberId, paymentMethodId: 1, ...(await place()) },
    { token },
  )
const bookAs = async (token: string, { patientId, memberId }: Somebody) =>
  practice.call<{ bookingId: string }>(
    'booking.book',
    { patientId, memberId, patientName: 'Meera Rao', patientAge: 61, patientGender: 'Female', ...(await place()) },
    { token },
  )
const block = ({ patientId }: Pick<Somebody, 'patientId'>, isBlocked: boolean, at = 'schedule') =>
  practice.call('booking.blockPatient', { patientId, isBlocked, place: at }, { token: doctor })

test('a blocked patient books, and moves to, no slot of this doctor, until the block is taken back', async () => {
  const who = await somebody()
  const { bookingId } = (await bookOwn(who)).result
  expect(await block(who, true)).toMatchObject({
    status: 200,
    message: 'Meera Rao can no longer book you.',
    result: { patientId: who.patientId, name: 'Meera Rao', isBlocked: true },
  })
  const words = /takes no bookings for this patient at the moment/
  const refused = { status: 409, message: expect.stringMatching(words), body: { code: 'patientBlocked' } }
  expect(await bookOwn(who)).toMatchObject(refused)
  const move = { id: bookingId, slotId: await nextSlot(), paymentAmount: hours.fee / 100 }
  expect(await practice.call('booking.reschedule', move, { token: who.token })).toMatchObject(refused)
  const left = await practice.db.select().from(appointments).where(eq(appointments.patientId, who.patientId))
  expect(left.map(({ id, status }) => [id, status])).toEqual([[bookingId, 'upcoming']])
  await block(who, false)
  expect((await practice.call('booking.reschedule', move, { token: who.token })).status).toBe(200)
  expect((await bookOwn(who)).status).toBe(200)
})

test('the doctor still makes an appointment with them, the desk of the clinic does not', async () => {
  const who = await somebody()
  await bookAs(doctor, who)
  await block(who, true)
  expect(await bookAs(desk, who)).toMatchObject({ status: 409, body: { code: 'patientBlocked' } })
  expect((await bookAs(doctor, who)).status).toBe(200)
})

test('without a place, which the call need not name, the schedule and the question say who is blocked', async () => {
  const who = await somebody()
  const { bookingId } = (await bookOwn(who)).result
  const asked = async () =>
    (
      await practice.call<{ isBlocked: boolean; name: string }>(
        'booking.patientBlock',
        { bookingId },
        { token: doctor },
      )
    ).result
  expect(await asked()).toMatchObject({ patientId: who.patientId, name: 'Meera Rao', isBlocked: false })
  const { patientId } = who
  await practice.call('booking.blockPatient', { patientId, isBlocked: true }, { token: doctor })
  expect((await asked()).isBlocked).toBe(true)
  const { result } = await practice.call<readonly object[]>(
    'schedule.list',
    { start: hours.startsAt, end: hours.startsAt + DAY },
    { token: doctor },
  )
  const all = JSON.stringify(result)
  expect(all).toContain(`"blockedPatient":true`)
})

test('a patient who lies in the doctor’s ward without an appointment is asked about by name, and blocked', async () => {
  const who = await somebody()
  const { db } = practice
  const asked = () =>
    practice.call('booking.patientBlock', { patientId: who.patientId, place: 'schedule' }, { token: doctor })
  expect((await asked()).status).toBe(404)
  const [other] = await db.select().from(admissions).where(eq(admissions.doctorId, hours.doctorId)).limit(1)
  const { patientId, memberId } = who
  await db.insert(admissions).values({ ...other!, id: newId(), previousId: null, patientId, memberId })
  expect(await asked()).toMatchObject({ status: 200, result: { patientId, isBlocked: false } })
  expect((await block(who, true)).status).toBe(200)
  expect(await asked()).toMatchObject({ status: 200, result: { patientId, isBlocked: true } })
  expect((await practice.call('booking.patientBlock', { place: 'schedule' }, { token: doctor })).status).toBe(400)
})

test('who is asked about names the whole account, and of it whom the doctor treats', async () => {
  const who = await somebody()
  const { db } = practice
  const { patientId } = who
  const memberOf = async (name: string) => {
    const id = newId()
    await db.insert(members).values({ id, patientId, name, age: 9, gender: 'Male', isDefault: false, createdAt: 2 })
    return id
  }
  await db.update(users).set({ name: 'Meera Rao' }).where(eq(users.id, patientId))
  const child = await memberOf('Ravi Rao')
  await memberOf('Somebody whom others treat')
  const [stay] = await db.select().from(admissions).where(eq(admissions.doctorId, hours.doctorId)).limit(1)
  await db.insert(admissions).values({ ...stay!, id: newId(), previousId: null, patientId, memberId: child })
  const asked = await practice.call('booking.patientBlock', { patientId, place: 'schedule' }, { token: doctor })
  expect(asked.result).toMatchObject({ name: 'Ravi Rao', account: 'Meera Rao', family: ['Ravi Rao'] })
})

test('a patient of another doctor is nobody to block', async () => {
  const stranger = await somebody()
  expect((await block(stranger, true)).status).toBe(404)
})

test('the reception has a permission of its own', async () => {
  const who = await somebody()
  await bookAs(doctor, who)
  const id = newId()
  const own = { userId: demonstrationAccounts.doctor.id, module: 'opdReceptionWeb', feature: 'blockPatient' }
  await practice.db.insert(userPermissions).values({ id, ...own, access: 1 })
  expect((await block(who, true, 'reception')).status).toBe(405)
  expect((await block(who, true)).status).toBe(200)
  await practice.db.delete(userPermissions).where(eq(userPermissions.id, id))
  expect((await block(who, false, 'reception')).status).toBe(200)
})
