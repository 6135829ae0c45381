import { and, eq, gt, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointments, schedules } from '../../server/booking/booking.tables'
import { slotIdOf, slotTimes } from '../../server/booking/slot'
import { openFeed } from '../../server/kit/feed'
import { newId } from '../../server/kit/ids'
import { members } from '../../server/members/members.tables'
import { pushTopic } from '../../server/notifications/notifications.port'
import { notifications } from '../../server/notifications/notifications.tables'
import { pushOf } from '../../server/notifications/words'
import { paymentAttempts, paymentRefunds } from '../../server/payment/payment.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { openSession } from '../../server/people/people.store'
import { users } from '../../server/people/people.tables'
import { addDays, dayOf, HOUR, MINUTE, startOfDay } from '../../src/core/kit/dates'
import { isShown } from '../../src/core/notifications/push'
import { readPush } from '../../src/core/notifications/push.api'
import { startBackend, type TestBackend } from '../kit/backend'

let backend: TestBackend
let doctor: string
let hours: (typeof schedules.$inferSelect)[]
type Row = typeof appointments.$inferSelect

const now = () => backend.clock.now()
let people = 0

/** A patient of their own with a session. */
const newPatient = async () => {
  const [patientId, memberId] = [newId(), newId()]
  const phoneNumber = String(8_100_000_000 + (people += 1))
  await backend.db
    .insert(users)
    .values({ id: patientId, role: 'PATIENT', countryCode: '+91', phoneNumber, createdAt: 1 })
  const ravi = { name: 'Ravi', age: 50, gender: 'Male' as const, isDefault: true, createdAt: 1 }
  await backend.db.insert(members).values({ id: memberId, patientId, ...ravi })
  const token = await openSession(backend.db, { userId: patientId, role: 'PATIENT', deviceId: null }, now())
  return { patientId, memberId, token }
}
type Patient = Awaited<ReturnType<typeof newPatient>>

const booked = async (who: Patient, at: typeof schedules.$inferSelect, slotNo: number, more: Partial<Row> = {}) => {
  const id = newId()
  const { id: scheduleId, doctorId, clinicId, consultation, fee } = at
  const { patientId, memberId } = who
  await backend.db.insert(appointments).values({
    id,
    scheduleId,
    slotNo,
    ...slotTimes(at, slotNo),
    doctorId,
    clinicId,
    consultation,
    patientId,
    memberId,
    paymentMethodId: 2,
    consultationFee: fee,
    finalAmount: fee,
    createdAt: 1,
    status: 'upcoming',
    paymentStatus: 'PAID',
    ...more,
  })
  if ((more.paymentStatus ?? 'PAID') === 'PAID')
    await backend.db.insert(paymentAttempts).values({
      reference: id,
      bookingId: id,
      amount: fee,
      status: 'paid',
      createdAt: 1,
      settledAt: 1,
      nonce: `p${id}`,
    })
  return id
}

const rowOf = async (id: string) => (await backend.db.select().from(appointments).where(eq(appointments.id, id)))[0]!
const refundsOf = (id: string) => backend.db.select().from(paymentRefunds).where(eq(paymentRefunds.reference, id))
const cancel = (token: string, ids: readonly string[], inHours: readonly string[] = []) =>
  backend.call('booking.cancel', { schedules: inHours, appointments: ids }, { token })
/** What a person was notified of, and whether it comes as a toast. */
const toastsOf = async (userId: string) => {
  const rows = await backend.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(notifications.event)
  return rows.map((row) => [row.event, isShown(readPush(pushOf(row, 'eng'))!)])
}
const move = (
  token: string,
  id: string,
  at: typeof schedules.$inferSelect,
  slotNo: number,
  more: Record<string, unknown> = {},
) =>
  backend.call<{ slotNo: number }>(
    'booking.reschedule',
    { id, slotId: slotIdOf(at.id, slotNo), paymentAmount: at.fee / 100, ...more },
    { token },
  )

beforeAll(async () => {
  backend = await startBackend()
  doctor = await backend.logIn(demonstrationAccounts.doctor.phoneNumber)
  const [own] = await backend.db.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
  const { doctorId } = own!
  await backend.db
    .delete(appointments)
    .where(and(eq(appointments.doctorId, doctorId!), gt(appointments.startsAt, now())))
  const [clinic] = await backend.db
    .select()
    .from(schedules)
    .where(and(eq(schedules.doctorId, doctorId!), eq(schedules.consultation, 'inClinic')))
  // Hours of their own, before those of the practice begin.
  const days = Array.from({ length: 6 }, (_, index) => startOfDay(addDays(dayOf(now()), index + 1)) + HOUR)
  hours = await backend.db
    .insert(schedules)
    .values(
      days.map((startsAt) => ({
        id: newId(),
        doctorId: doctorId!,
        consultation: 'inClinic' as const,
        clinicId: clinic!.clinicId,
        startsAt,
        endsAt: startsAt + 2 * HOUR,
        totalSlots: 8,
        slotSeconds: 15 * MINUTE,
        fee: 80_000,
      })),
    )
    .returning()
})
afterAll(() => backend.close())

describe('A patient cancels', () => {
  test('an appointment of their own: its slot is free, what was paid goes back once, the practice is informed', async () => {
    const who = await newPatient()
    const id = await booked(who, hours[0]!, 1)
    const feed = await openFeed(backend)
    const received: unknown[] = []
    feed.on(pushTopic(who.patientId), (payload) => received.push(payload))
    const answer = await cancel(who.token, [id])
    // Their open homes and lists read it again.
    await expect
      .poll(() => received)
      .toContainEqual({ data: { type: 'order.changed', kind: 'appointment', order: id } })
    await feed.close()
    expect([answer.status, answer.result]).toEqual([200, { cancelled: [id] }])
    expect(await rowOf(id)).toMatchObject({ status: 'cancelled', paymentStatus: 'REFUNDED' })
    expect(await refundsOf(id)).toMatchObject([{ amount: hours[0]!.fee }])
    const informed = await backend.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, demonstrationAccounts.doctor.id))
    expect(informed.map(({ event }) => event)).toContain('booking.cancelled')
    expect(await toastsOf(who.patientId)).toEqual([
      ['appointment.cancelled', false],
      ['payment.refunded', true],
    ])
    expect(informed.every((row) => isShown(readPush(pushOf(row, 'eng'))!))).toBe(true)
    const again = await cancel(who.token, [id])
    expect(again.body).toMatchObject({ statusCode: 409, code: 'alreadyCancelled' })
    expect(await refundsOf(id)).toHaveLength(1)
  })

  test('nobody else’s, no whole hours, and nothing that has begun', async () => {
    const [who, other] = [await newPatient(), await newPatient()]
    const id = await booked(who, hours[0]!, 2)
    expect((await cancel(other.token, [id])).status).toBe(404)
    expect((await cancel(who.token, [id], [hours[0]!.id])).status).toBe(404)
    expect((await cancel(who.token, [])).body).toMatchObject({ code: 'nothingChosen' })
    const begun = await booked(who, hours[0]!, 3, { startsAt: now() - 60, endsAt: now() + 600 })
    expect((await cancel(who.token, [begun])).body).toMatchObject({ statusCode: 409, code: 'tooLate' })
    expect((await rowOf(id)).status).toBe('upcoming')
    expect((await rowOf(begun)).status).toBe('upcoming')
  })
})

describe('A patient moves', () => {
  test('an appointment that was paid: it stays paid', async () => {
    const who = await newPatient()
    const id = await booked(who, hours[1]!, 1)
    const moved = await move(who.token, id, hours[1]!, 2)
    expect([moved.status, moved.result.slotNo]).toEqual([200, 2])
    expect(await rowOf(id)).toMatchObject({ slotNo: 2, status: 'upcoming', paymentStatus: 'PAID' })
    expect(await toastsOf(who.patientId)).toEqual([['appointment.rescheduled', false]])
  })

  test('in two tabs at once: to one of the two slots, and the other stays free', async () => {
    const who = await newPatient()
    const id = await booked(who, hours[1]!, 5)
    const moves = await Promise.all([move(who.token, id, hours[1]!, 6), move(who.token, id, hours[1]!, 7)])
    const { slotNo } = await rowOf(id)
    expect([6, 7]).toContain(slotNo)
    for (const { status } of moves) expect([200, 409]).toContain(status)
    const taken = await backend.db
      .select({ slotNo: appointments.slotNo })
      .from(appointments)
      .where(and(eq(appointments.scheduleId, hours[1]!.id), inArray(appointments.slotNo, [5, 6, 7])))
    expect(taken).toEqual([{ slotNo }])
    // What the page read last is where the appointment is.
    expect(moves.some(({ status, result }) => status === 200 && result.slotNo === slotNo)).toBe(true)
  })

  test('not to a slot that costs more, is reserved, or is of another way of consulting', async () => {
    const who = await newPatient()
    const id = await booked(who, hours[1]!, 3, { consultationFee: 100, finalAmount: 100 })
    expect((await move(who.token, id, hours[1]!, 4)).body).toMatchObject({ statusCode: 409, code: 'dearerSlot' })
    await backend.db.update(schedules).set({ reservedSlots: 1 }).where(eq(schedules.id, hours[2]!.id))
    expect((await move(who.token, id, hours[2]!, 1)).body).toMatchObject({ code: 'slotGone' })
    const video = (await backend.db.select().from(schedules).where(eq(schedules.doctorId, hours[0]!.doctorId))).find(
      ({ startsAt, consultation }) => startsAt > now() && consultation === 'video',
    )
    expect((await move(who.token, id, video!, 1)).body).toMatchObject({ code: 'slotGone' })
    expect((await move((await newPatient()).token, id, hours[1]!, 4)).status).toBe(404)
    expect((await rowOf(id)).slotNo).toBe(3)
  })

  test('one that was cancelled: it is to be paid anew, and not beside five others that are', async () => {
    const who = await newPatient()
    const id = await booked(who, hours[3]!, 1, { status: 'cancelled', paymentStatus: 'REFUNDED' })
    expect((await move(who.token, id, hours[3]!, 2)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ status: 'upcoming', paymentStatus: 'UNPAID', paymentMethodId: 3 })
    const unpaid = { paymentStatus: 'UNPAID', paymentMethodId: 3 } as const
    for (let nth = 0; nth < 4; nth++) await booked(who, hours[4]!, 1 + nth, unpaid)
    const more = await booked(who, hours[3]!, 3, { status: 'cancelled', paymentStatus: 'REFUNDED' })
    expect((await move(who.token, more, hours[3]!, 4)).body).toMatchObject({ statusCode: 409, code: 'tooManyUnpaid' })
  })

  test('of two that were cancelled and are moved at once, only as many as may wait to be paid', async () => {
    const who = await newPatient()
    const unpaid = { paymentStatus: 'UNPAID', paymentMethodId: 3 } as const
    for (let nth = 0; nth < 4; nth++) await booked(who, hours[4]!, 5 + nth, unpaid)
    const called = { status: 'cancelled', paymentStatus: 'REFUNDED' } as const
    const ids = [await booked(who, hours[3]!, 5, called), await booked(who, hours[3]!, 6, called)]
    const replies = await Promise.all(ids.map((id, at) => move(who.token, id, hours[3]!, 7 + at)))
    expect(replies.map(({ body }) => (body as { code?: string }).code ?? 'moved').toSorted()).toEqual([
      'moved',
      'tooManyUnpaid',
    ])
  })
})

describe('A patient cancels while staff move the same appointment', () => {
  test('one of them is first and the other is refused or comes after: the money and the slot are in one place', async () => {
    const at = hours[5]!
    for (let round = 0; round < 20; round++) {
      const who = await newPatient()
      const id = await booked(who, at, 1)
      const seen = { status: 'upcoming', startsAt: slotTimes(at, 1).startsAt }
      const [cancelled, moved] = await Promise.all([cancel(who.token, [id]), move(doctor, id, at, 2, { seen })])
      const row = await rowOf(id)
      const { code = 'moved' } = moved.body as { code?: string }
      expect([cancelled.status, ['moved', 'changedMeanwhile'].includes(code)]).toEqual([200, true])
      expect(row).toMatchObject({
        status: 'cancelled',
        paymentStatus: 'REFUNDED',
        slotNo: moved.status === 200 ? 2 : 1,
      })
      expect(await refundsOf(id)).toHaveLength(1)
    }
  })

  test('what was cancelled is not revived by whoever still saw it booked', async () => {
    const who = await newPatient()
    const id = await booked(who, hours[5]!, 3)
    const seen = { status: 'upcoming', startsAt: slotTimes(hours[5]!, 3).startsAt }
    await cancel(who.token, [id])
    expect((await move(doctor, id, hours[5]!, 4, { seen })).body).toMatchObject({
      statusCode: 409,
      code: 'changedMeanwhile',
    })
    expect((await move(doctor, id, hours[5]!, 4, { seen: { ...seen, status: 'cancelled' } })).status).toBe(200)
  })
})
