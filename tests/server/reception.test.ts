import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { completeAppointment } from '../../server/booking/complete.store'
import { appointments } from '../../server/booking/booking.tables'
import { doctorClinics } from '../../server/doctors/doctors.tables'
import { auditEntries } from '../../server/kit/kit.tables'
import { queueEntries, queueEvents, queues, queueTokens } from '../../server/reception/reception.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { users } from '../../server/session/session.tables'
import { DAY, dayOf, MINUTE } from '../../src/core/kit/dates'
import type { QueueStep } from '../../src/core/reception/reception'
import { queueLifecycle, type QueueStatus } from '../../src/core/reception/reception.lifecycle'
import { startBackend, type TestBackend } from '../kit/backend'
import { queueHours, type QueueHours, someoneInQueue } from '../kit/queues'

interface Entry {
  readonly bookingId: string
  readonly tokenNo: number | null
  readonly status: QueueStatus
  readonly paymentStatus: string
  readonly callNo: number | null
}
interface Queue {
  readonly clinic_id: string
  readonly calls: number
  readonly room: string | null
  readonly appointments: readonly Entry[]
}
interface CalledWire {
  readonly appointment: Entry | null
  readonly calls: number
  readonly isOvertaken: boolean
}

let backend: TestBackend
let doctor: string
let junior: string
let doctorId: string
let hours: QueueHours
let elsewhere: QueueHours

const now = () => backend.clock.now()
const allOf = (token = doctor) => backend.call<{ day: string; clinics: Queue[] }>('reception.queue', {}, { token })
const queueOf = async ({ clinicId }: QueueHours = hours): Promise<Queue> =>
  (await allOf()).result.clinics.find((each) => each.clinic_id === clinicId)!
const entryOf = async (id: string, at = hours): Promise<Entry | undefined> =>
  (await queueOf(at)).appointments.find(({ bookingId }) => bookingId === id)
const step = (id: string, name: QueueStep, token = doctor) =>
  backend.call<Entry>('reception.step', { id, step: name }, { token })
const undo = (id: string) => backend.call<Entry>('reception.undo', { id }, { token: doctor })
const callNext = async (calls: number, at = hours, token = doctor) =>
  backend.call<CalledWire>('reception.callNext', { clinic_id: at.clinicId, calls }, { token })
const someone = (after = 0, more: Partial<typeof appointments.$inferInsert> = {}, at = hours) =>
  someoneInQueue(backend.db, at, now() + after * MINUTE, more)
/** People who have come, in this order. */
const arrived = async (count: number, at = hours): Promise<string[]> => {
  const ids: string[] = []
  for (let each = 0; each < count; each += 1) {
    const { id } = await someone(each, {}, at)
    expect((await step(id, 'arrive')).status).toBe(200)
    ids.push(id)
  }
  return ids
}

beforeAll(async () => {
  backend = await startBackend()
  doctor = await backend.logIn(demonstrationAccounts.doctor.phoneNumber)
  junior = await backend.logIn(demonstrationAccounts.juniorDoctor.phoneNumber)
  const [own] = await backend.db.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
  doctorId = own!.doctorId!
  const links = await backend.db.select().from(doctorClinics)
  const link = links.find((each) => each.doctorId === doctorId)!
  const clinicId = links.find((each) => each.clinicId !== link.clinicId)!.clinicId
  await backend.db
    .insert(doctorClinics)
    .values({ ...link, clinicId, position: 9 })
    .onConflictDoNothing()
  hours = await queueHours(backend.db, doctorId, now(), link.clinicId)
  elsewhere = await queueHours(backend.db, doctorId, now(), clinicId)
})
afterAll(() => backend.close())
beforeEach(async () => {
  const { db } = backend
  for (const table of [queueEvents, queueEntries, queueTokens, queues, auditEntries]) await db.delete(table)
  await db.delete(appointments).where(inArray(appointments.scheduleId, [hours.id, elsewhere.id]))
})

describe('a token', () => {
  test('is given to each of twenty who come at once, without a gap', async () => {
    const people = []
    for (let each = 0; each < 20; each += 1) people.push(await someone(each))
    const answers = await Promise.all(people.map(({ id }) => step(id, 'arrive')))
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
    const tokens = answers.map(({ result }) => result.tokenNo!).toSorted((one, other) => one - other)
    expect(tokens).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })

  test('is one, when twenty report the same arrival', async () => {
    const { id } = await someone()
    const answers = await Promise.all(Array.from({ length: 20 }, () => step(id, 'arrive')))
    expect(answers.map(({ status, result }) => [status, result.tokenNo])).toEqual(answers.map(() => [200, 1]))
    expect(await backend.db.$count(queueEvents)).toBe(1)
  })

  test('is counted for each clinic and each day', async () => {
    await arrived(2)
    const [other] = await arrived(1, elsewhere)
    expect((await entryOf(other!, elsewhere))?.tokenNo).toBe(1)
    backend.clock.pass(DAY)
    const tomorrow = await queueHours(backend.db, doctorId, now(), hours.clinicId)
    const { id } = await someone(0, {}, tomorrow)
    expect((await step(id, 'arrive')).result.tokenNo).toBe(1)
    expect((await queueOf()).appointments.map(({ bookingId }) => bookingId)).toContain(id)
    backend.clock.pass(-DAY)
  })

  test('is kept by who is undone, does not come, or comes later', async () => {
    const [first, second] = await arrived(2)
    expect((await undo(second!)).result).toMatchObject({ status: 'expected', tokenNo: 2 })
    const { id } = await someone(3)
    expect((await step(id, 'arrive')).result.tokenNo).toBe(3)
    expect((await step(second!, 'arrive')).result.tokenNo).toBe(2)
    await step(first!, 'noShow')
    expect((await step(first!, 'arrive')).result).toMatchObject({ status: 'arrived', tokenNo: 1 })
  })
})

describe('calling the next', () => {
  test('calls one token for twenty who press at once, and shows it to all of them', async () => {
    const [first] = await arrived(3)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => callNext(0, hours, index % 2 === 0 ? doctor : junior)),
    )
    expect(answers.map(({ status, result }) => [status, result.appointment?.bookingId])).toEqual(
      answers.map(() => [200, first]),
    )
    expect(answers.filter(({ result }) => !result.isOvertaken)).toHaveLength(1)
    expect((await queueOf()).appointments.filter(({ status }) => status === 'inConsultation')).toHaveLength(1)
    expect(answers.find(({ result }) => result.isOvertaken)!.message).toBe(
      'Token 1 had just been called. Nobody else was called.',
    )
  })

  test('goes by the time of the appointment, and by the arrival of who is late', async () => {
    const early = await someone(40)
    const onTime = await someone(10)
    const late = await someone(-30)
    for (const { id } of [early, onTime, late]) await step(id, 'arrive')
    const order = []
    for (let calls = 0; calls < 3; calls += 1) order.push((await callNext(calls)).result.appointment?.bookingId)
    expect(order).toEqual([late.id, onTime.id, early.id])
  })

  test('is refused when nobody waits', async () => {
    await someone()
    const refused = await callNext(0)
    expect([refused.status, refused.message]).toEqual([409, 'Nobody is waiting.'])
    expect((await queueOf()).calls).toBe(0)
  })

  test('is one queue at each clinic', async () => {
    const [here] = await arrived(1)
    const [there] = await arrived(1, elsewhere)
    expect((await callNext(0, elsewhere)).result.appointment?.bookingId).toBe(there)
    expect((await entryOf(here!))?.status).toBe('arrived')
    expect((await callNext(0)).result.appointment?.bookingId).toBe(here)
  })
})

describe('a place in the queue', () => {
  const statuses: readonly QueueStatus[] = ['expected', 'arrived', 'waiting', 'inConsultation', 'noShow']
  const steps: readonly QueueStep[] = ['arrive', 'seat', 'call', 'recall', 'return', 'noShow']
  /** Steps that somebody else may have taken at the same moment answer as if they had been taken here. */
  const repeated = ['arrived arrive', 'waiting arrive', 'waiting seat', 'noShow noShow']

  test('takes the steps of its table and no other', async () => {
    for (const from of statuses)
      for (const name of steps) {
        const { id } = await someone()
        const called = from === 'inConsultation' ? { callNo: 1, calledAt: now() } : {}
        await backend.db.delete(queueEntries)
        await backend.db.insert(queueEntries).values({
          appointmentId: id,
          doctorId,
          clinicId: hours.clinicId,
          day: dayOf(now()),
          status: from,
          token: 900,
          arrivedAt: now(),
          ...called,
        })
        const { status } = await step(id, name)
        const to = queueLifecycle.next(from, name)
        const isKept = to === null
        expect([from, name, status]).toEqual([from, name, !isKept || repeated.includes(`${from} ${name}`) ? 200 : 409])
        expect([from, name, (await entryOf(id))?.status]).toEqual([from, name, to ?? from])
      }
  })

  test('is done when the consultation is completed, whoever called', async () => {
    const [id] = await arrived(1)
    await callNext(0)
    expect(await completeAppointment(backend.db, id!)).toBe(true)
    expect((await entryOf(id!))?.status).toBe('done')
    expect((await step(id!, 'recall')).status).toBe(409)
  })

  test('is left by whoever is called off or moved to another day, and the next one is called', async () => {
    const [cancelled, moved, third] = await arrived(3)
    const set = (id: string, more: Partial<typeof appointments.$inferInsert>) =>
      backend.db.update(appointments).set(more).where(eq(appointments.id, id))
    await set(cancelled!, { status: 'cancelled' })
    await set(moved!, { startsAt: now() + DAY, endsAt: now() + DAY + 60 })
    expect((await queueOf()).appointments.map(({ bookingId }) => bookingId)).not.toContain(cancelled)
    expect((await callNext(0)).result.appointment?.bookingId).toBe(third)
    expect([(await step(cancelled!, 'call')).status, (await step(moved!, 'call')).status]).toEqual([404, 404])
  })

  test('ends with the day', async () => {
    const [id] = await arrived(1)
    backend.clock.pass(DAY)
    expect((await step(id!, 'call')).status).toBe(404)
    expect(await entryOf(id!)).toBeUndefined()
    backend.clock.pass(-DAY)
  })

  test('of a no-show cancels nothing', async () => {
    const { id } = await someone(-20)
    expect((await step(id, 'noShow')).result.status).toBe('noShow')
    const [row] = await backend.db.select().from(appointments).where(eq(appointments.id, id))
    expect(row?.status).toBe('upcoming')
  })

  test('is of those who have an appointment: an unpaid hold is none', async () => {
    const { id } = await someone(5, { status: 'pending', holdExpiresAt: now() + 600 })
    expect((await step(id, 'arrive')).status).toBe(404)
  })
})

describe('undoing', () => {
  test('takes a call back, and whoever had seen it calls the same person again', async () => {
    const [first] = await arrived(2)
    await callNext(0)
    expect((await undo(first!)).result).toMatchObject({ status: 'arrived', callNo: null })
    expect((await callNext(1)).result).toMatchObject({ isOvertaken: true, appointment: null })
    const { calls } = await queueOf()
    expect((await callNext(calls)).result.appointment?.bookingId).toBe(first)
  })

  test('is possible once, for ten seconds', async () => {
    const [first, second] = await arrived(2)
    expect([(await undo(first!)).status, (await undo(first!)).status]).toEqual([200, 409])
    backend.clock.pass(20)
    expect((await undo(second!)).status).toBe(409)
    expect((await entryOf(second!))?.status).toBe('arrived')
    backend.clock.pass(-20)
  })
})

describe('the fee', () => {
  const receive = (id: string, paymentMethodId = 1) =>
    backend.call<Entry>('reception.receivePayment', { id, paymentMethodId }, { token: doctor })

  test('is received once, and whoever paid waits to be called', async () => {
    const [id] = await arrived(1)
    expect((await receive(id!, 7)).status).toBe(400)
    expect((await receive(id!)).result).toMatchObject({ status: 'waiting', paymentStatus: 'PAID' })
    expect((await receive(id!)).status).toBe(409)
    const receipt = await backend.call(
      'reception.paymentDetail',
      { bookingId: id, isDetailed: 'true' },
      { token: doctor },
    )
    expect(receipt.result).toMatchObject({
      bookingId: id,
      finalAmount: 600,
      paymentMethod: 'cash',
      paymentStatus: 'PAID',
    })
  })

  test('that was paid before lets somebody wait as they come', async () => {
    const { id } = await someone(5, { paymentStatus: 'PAID', paymentMethodId: 2 })
    expect((await step(id, 'arrive')).result.status).toBe('waiting')
  })
})

describe('who works at the reception', () => {
  test('is the doctor or the junior doctor, of their own people alone', async () => {
    const { id } = await someone()
    expect((await step(id, 'arrive', junior)).result.tokenNo).toBe(1)
    const [event] = await backend.db.select().from(queueEvents)
    expect(event).toMatchObject({ appointmentId: id, step: 'arrive', byUserId: demonstrationAccounts.juniorDoctor.id })
    const foreign = await backend.db.select().from(doctorClinics)
    const other = foreign.find((each) => each.doctorId !== doctorId)!
    const theirs = await someoneInQueue(backend.db, await queueHours(backend.db, other.doctorId, now()), now())
    expect((await step(theirs.id, 'arrive')).status).toBe(404)
    await backend.db.delete(appointments).where(eq(appointments.id, theirs.id))
  })

  test('leaves a trace for each patient who was read', async () => {
    const { id, patientId } = await someone()
    await backend.db.delete(auditEntries)
    await allOf()
    await step(id, 'arrive')
    const traces = await backend.db.select().from(auditEntries).where(eq(auditEntries.patientId, patientId))
    expect(traces.map(({ action }) => action).toSorted()).toEqual(['reception.queue', 'reception.step'])
  })

  test('writes the room once for all days', async () => {
    const write = (room: string) =>
      backend.call('reception.setRoom', { clinic_id: hours.clinicId, room }, { token: doctor })
    expect((await write(' 4B ')).result).toEqual({ room: '4B' })
    expect((await queueOf()).room).toBe('4B')
    expect((await write('')).result).toEqual({ room: null })
    expect((await backend.call('reception.setRoom', { clinic_id: 'none', room: '1' }, { token: doctor })).status).toBe(
      404,
    )
  })
})

describe('the screen of the waiting room', () => {
  test('has tokens and no names', async () => {
    await arrived(6)
    await callNext(0)
    await callNext(1)
    const shown = await backend.call('reception.display', { clinic_id: hours.clinicId }, { token: doctor })
    expect(shown.result).toMatchObject({ token: 2, last: 1, next: [3, 4, 5] })
    expect(JSON.stringify(shown.body)).not.toContain('Queued Person')
    expect(await backend.db.$count(auditEntries, eq(auditEntries.action, 'reception.display'))).toBe(0)
  })

  test('has no token when the last one was seen', async () => {
    const [id] = await arrived(1)
    await callNext(0)
    await completeAppointment(backend.db, id!)
    const shown = await backend.call('reception.display', { clinic_id: hours.clinicId }, { token: doctor })
    expect(shown.result).toMatchObject({ token: null, last: 1, next: [] })
  })
})

describe('a patient in the queue', () => {
  const placesOf = async (token: string) =>
    (await backend.call<{ bookingId: string; liveQueue: number }[]>('reception.positions', {}, { token })).result

  test('knows how many are before, and of the own appointment alone', async () => {
    await arrived(2)
    const me = await someone(3)
    await someone(4)
    const mine = await backend.logIn(me.phoneNumber)
    expect(await placesOf(mine)).toEqual([])
    await step(me.id, 'arrive')
    expect(await placesOf(mine)).toEqual([{ bookingId: me.id, liveQueue: 2 }])
    await callNext(0)
    expect(await placesOf(mine)).toEqual([{ bookingId: me.id, liveQueue: 2 }])
    await callNext(1)
    expect(await placesOf(mine)).toEqual([{ bookingId: me.id, liveQueue: 1 }])
    await callNext(2)
    expect(await placesOf(mine)).toEqual([])
  })

  test('sees it on the order, and is not counted behind whoever left', async () => {
    const [first] = await arrived(1)
    const me = await someone(3)
    await step(me.id, 'arrive')
    const token = await backend.logIn(me.phoneNumber)
    const orders = async () =>
      (
        await backend.call<{ liveQueue: number | null }[]>('orders.list', { limit: 10, offset: 0 }, { token })
      ).result.map(({ liveQueue }) => liveQueue)
    expect(await orders()).toEqual([1])
    await backend.db.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.id, first!))
    expect(await orders()).toEqual([0])
    await backend.db
      .update(queueEntries)
      .set({ day: '2000-01-01' })
      .where(and(eq(queueEntries.appointmentId, me.id)))
    expect(await orders()).toEqual([null])
  })
})
