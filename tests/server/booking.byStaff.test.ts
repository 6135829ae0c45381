import { and, eq, gt, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointments, schedules } from '../../server/booking/booking.tables'
import { slotIdOf, slotTimes } from '../../server/booking/slot'
import { newId } from '../../server/kit/ids'
import { members } from '../../server/members/members.tables'
import { notifications } from '../../server/notifications/notifications.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { openSession } from '../../server/people/people.store'
import { users } from '../../server/people/people.tables'
import { DAY } from '../../src/core/kit/dates'
import { startBackend, type TestBackend } from '../kit/backend'
import { present } from '../kit/present'

let backend: TestBackend
let doctor: string
let hours: (typeof schedules.$inferSelect)[]
const names = { patientName: 'Meera Rao', patientAge: 41, patientGender: 'Female' }

const now = () => backend.clock.now()

let people = 0
/** A patient of their own, with one member. */
const newPatient = async (
  member: Partial<typeof members.$inferInsert> = { name: 'Meera Rao', age: 40, gender: 'Female' },
) => {
  const [patientId, memberId] = [newId(), newId()]
  const phoneNumber = String(8_000_000_000 + (people += 1))
  await backend.db
    .insert(users)
    .values({ id: patientId, role: 'PATIENT', countryCode: '+91', phoneNumber, createdAt: 1 })
  await backend.db.insert(members).values({ id: memberId, patientId, isDefault: true, createdAt: 1, ...member })
  await present(backend.db, patientId)
  return { patientId, memberId }
}

const book = (
  token: string,
  at: typeof schedules.$inferSelect,
  slotNo: number,
  who: { patientId: string; memberId: string },
  more: object = {},
) =>
  backend.call<{ bookingId: string; slotNo: number }>(
    'booking.book',
    {
      ...who,
      slotId: slotIdOf(at.id, slotNo),
      consultationType: at.consultation === 'video' ? 2 : 1,
      paymentAmount: at.fee / 100,
      ...names,
      ...more,
    },
    { token },
  )

/** Who was told what of an appointment; those of the practice first. */
const notifiedFor = async (about: string) => {
  const rows = await backend.db.select().from(notifications).where(eq(notifications.about, about))
  const events = rows.map(({ userId, event }): [string, string] => [userId, event])
  return events.toSorted(([, one], [, other]) => other.localeCompare(one))
}

const rowOf = async (id: string) => (await backend.db.select().from(appointments).where(eq(appointments.id, id)))[0]!

beforeAll(async () => {
  backend = await startBackend()
  doctor = await backend.logIn(demonstrationAccounts.doctor.phoneNumber)
  const [own] = await backend.db.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
  const { doctorId } = own!
  // Those before have prescriptions, which stay.
  await backend.db
    .delete(appointments)
    .where(and(eq(appointments.doctorId, doctorId!), gt(appointments.startsAt, now())))
  hours = (await backend.db.select().from(schedules).where(eq(schedules.doctorId, doctorId!)))
    .filter(({ startsAt, totalSlots }) => startsAt > now() && totalSlots > 4)
    .toSorted((one, other) => one.startsAt - other.startsAt)
  await backend.db
    .update(schedules)
    .set({ reservedSlots: 2 })
    .where(inArray(schedules.id, [hours[0]!.id, hours[1]!.id]))
})
afterAll(() => backend.close())

describe('Staff book for a patient', () => {
  test('a slot, reserved ones too, which stands in the patient’s notifications', async () => {
    const who = await newPatient()
    const { status, result } = await book(doctor, hours[0]!, 1, who)
    expect([status, result.slotNo]).toEqual([200, 1])
    expect(await rowOf(result.bookingId)).toMatchObject({
      ...who,
      status: 'upcoming',
      paymentStatus: 'UNPAID',
      bookedBy: demonstrationAccounts.doctor.id,
    })
    expect(await notifiedFor(result.bookingId)).toEqual([
      [demonstrationAccounts.juniorDoctor.id, 'booking.received'],
      [who.patientId, 'appointment.booked'],
    ])
  })

  test('and cancel it: the patient and the others of the practice are told, whoever did it is not', async () => {
    const who = await newPatient()
    const { result } = await book(doctor, hours[0]!, 4, who)
    await backend.db.delete(notifications).where(eq(notifications.about, result.bookingId))
    const answer = await backend.call(
      'booking.cancelScheduled',
      { schedules: [], appointments: [result.bookingId] },
      { token: doctor },
    )
    expect(answer.status).toBe(200)
    expect(await notifiedFor(result.bookingId)).toEqual([
      [demonstrationAccounts.juniorDoctor.id, 'booking.cancelled'],
      [who.patientId, 'appointment.cancelled'],
    ])
  })

  const knownOf = async ({ memberId }: { readonly memberId: string }) =>
    (
      await backend.db
        .select({ name: members.name, age: members.age, gender: members.gender })
        .from(members)
        .where(eq(members.id, memberId))
    )[0]

  test('and complete what was not known of the member, but never change what was', async () => {
    const [blank, known] = [await newPatient({}), await newPatient({ name: 'meera  rao', age: 40 })]
    expect((await book(doctor, hours[1]!, 1, blank)).status).toBe(200)
    expect((await book(doctor, hours[1]!, 2, known)).status).toBe(200)
    expect(await knownOf(blank)).toEqual({ name: 'Meera Rao', age: 41, gender: 'Female' })
    expect(await knownOf(known)).toEqual({ name: 'meera  rao', age: 40, gender: 'Female' })
  })

  test('for nobody else than they mean: who filled in a blank profile meanwhile is named', async () => {
    const who = await newPatient({ name: 'Meera Rao', age: 71, gender: 'Female' })
    const { status, body, message } = await book(doctor, hours[1]!, 3, who)
    expect([status, body]).toMatchObject([409, { code: 'memberChanged' }])
    expect(message).toContain('as Meera Rao, 71.')
    expect(await backend.db.$count(appointments, eq(appointments.memberId, who.memberId))).toBe(0)
    const shared = await newPatient({})
    const [one, other] = await Promise.all([
      book(doctor, hours[1]!, 3, shared),
      book(doctor, hours[1]!, 4, shared, { patientName: 'Ravi Rao', patientGender: 'Male' }),
    ])
    expect([one, other].map(({ status: each }) => each).toSorted((first, second) => first - second)).toEqual([200, 409])
    expect(await backend.db.$count(appointments, eq(appointments.memberId, shared.memberId))).toBe(1)
  })

  test('nothing that is not theirs: another doctor, another’s member, an online payment, a blocked day', async () => {
    const who = await newPatient()
    const [foreign] = (await backend.db.select().from(schedules)).filter(
      ({ doctorId, startsAt }) => doctorId !== hours[0]!.doctorId && startsAt > now() + DAY,
    )
    expect((await book(doctor, foreign!, 1, who)).status).toBe(404)
    const other = await newPatient({ name: 'Somebody Else', age: 71, gender: 'Male' })
    const ofAnother = await book(doctor, hours[2]!, 1, { ...who, memberId: other.memberId })
    expect(ofAnother.status).toBe(404)
    expect(ofAnother.message).not.toContain('Somebody')
    expect((await book(doctor, hours[2]!, 1, who, { paymentMethodId: 2 })).body).toMatchObject({
      code: 'methodUnknown',
    })
    expect((await book(doctor, hours[2]!, 1, who, { paymentAmount: 1 })).body).toMatchObject({ code: 'feeChanged' })
    await backend.db
      .update(schedules)
      .set({ blockedRoles: ['DOCTOR'] })
      .where(eq(schedules.id, hours[2]!.id))
    expect((await book(doctor, hours[2]!, 1, who)).body).toMatchObject({ code: 'slotGone' })
    const token = await openSession(backend.db, { userId: who.patientId, role: 'PATIENT', deviceId: null }, now())
    expect((await book(token, hours[1]!, 3, other)).status).toBe(403)
  })

  test('fifty at once one reserved slot: one has it, the others are refused by name', async () => {
    const at = hours[0]!
    const all = await Promise.all(Array.from({ length: 50 }, () => newPatient()))
    const answers = await Promise.all(all.map((who) => book(doctor, at, 2, who)))
    const codes = answers.map(({ status, body }) => (status === 200 ? 'booked' : (body as { code: string }).code))
    expect(codes.filter((code) => code === 'booked')).toHaveLength(1)
    expect(codes.filter((code) => code === 'slotTaken')).toHaveLength(49)
    const held = await backend.db
      .select()
      .from(appointments)
      .where(and(eq(appointments.scheduleId, at.id), eq(appointments.slotNo, 2)))
    expect(held).toHaveLength(1)
  })
})

describe('Moving an appointment', () => {
  const move = (id: string, at: typeof schedules.$inferSelect, slotNo: number, amount = at.fee / 100) =>
    backend.call<{ slotNo: number }>(
      'booking.reschedule',
      { id, slotId: slotIdOf(at.id, slotNo), paymentAmount: amount },
      { token: doctor },
    )

  test('that was cancelled gives it another slot, to be paid anew where the money went back', async () => {
    const { result } = await book(doctor, hours[3]!, 1, await newPatient())
    await backend.db
      .update(appointments)
      .set({ status: 'cancelled', paymentStatus: 'REFUNDED' })
      .where(eq(appointments.id, result.bookingId))
    const moved = await move(result.bookingId, hours[3]!, 3)
    expect([moved.status, moved.result.slotNo]).toEqual([200, 3])
    expect(await rowOf(result.bookingId)).toMatchObject({
      status: 'upcoming',
      slotNo: 3,
      ...slotTimes(hours[3]!, 3),
      paymentStatus: 'UNPAID',
      paymentMethodId: 3,
    })
  })

  test('changes nothing when the slot is taken, its price changed, or it is over', async () => {
    const [one, other] = [
      await book(doctor, hours[4]!, 1, await newPatient()),
      await book(doctor, hours[4]!, 2, await newPatient()),
    ]
    const { bookingId } = one.result
    expect((await move(bookingId, hours[4]!, 2)).body).toMatchObject({ statusCode: 409, code: 'slotTaken' })
    expect((await move(bookingId, hours[4]!, 3, 1)).body).toMatchObject({ code: 'feeChanged' })
    await backend.db
      .update(appointments)
      .set({ status: 'completed' })
      .where(eq(appointments.id, other.result.bookingId))
    expect((await move(other.result.bookingId, hours[4]!, 4)).body).toMatchObject({ code: 'notMovable' })
    expect(await rowOf(bookingId)).toMatchObject({ slotNo: 1, status: 'upcoming' })
  })
})
