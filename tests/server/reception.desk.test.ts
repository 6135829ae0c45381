import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { completeAppointment } from '../../server/booking/complete.store'
import { appointments } from '../../server/booking/booking.tables'
import { doctorClinics } from '../../server/doctors/doctors.tables'
import { auditEntries } from '../../server/kit/kit.tables'
import { queueEntries, queueEvents } from '../../server/reception/reception.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { queueHours, someoneInQueue } from '../kit/queues'
import { openReception } from '../kit/receptionDesk'

const desk = await openReception()
const { backend, doctor, junior, doctorId, hours, now, allOf, queueOf, step, callNext, receive, someone, arrived } =
  desk
afterAll(() => backend.close())
beforeEach(() => desk.clear())

describe('the fee', () => {
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
      consultationFee: 600,
      discountAmount: 0,
      paymentMethod: 'cash',
      paymentMethodId: 1,
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
    await backend.db.update(queueEntries).set({ day: '2000-01-01' }).where(eq(queueEntries.appointmentId, me.id))
    expect(await orders()).toEqual([null])
  })
})
