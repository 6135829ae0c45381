import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { completeAppointment } from '../../server/booking/complete.store'
import { appointments } from '../../server/booking/booking.tables'
import { doctorClinics } from '../../server/doctors/doctors.tables'
import { auditEntries } from '../../server/kit/kit.tables'
import { paymentAttempts } from '../../server/payment/payment.tables'
import { deskPayments, queueEntries, queueEvents } from '../../server/reception/reception.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { DAY } from '../../src/core/kit/dates'
import { queueHours, someoneInQueue } from '../kit/queues'
import { openReception } from '../kit/receptionDesk'

const desk = await openReception()
const { backend, doctor, junior, doctorId, hours, now, allOf, queueOf, step, callNext, receive } = desk
const { someone, arrived, correct, receiptOf, undo, entryOf } = desk
afterAll(() => backend.close())
beforeEach(() => desk.clear())

describe('the fee', () => {
  test('is received once, and whoever paid waits to be called', async () => {
    const [id] = await arrived(1)
    expect((await receive(id!, 7)).status).toBe(400)
    expect((await receive(id!)).result).toMatchObject({ status: 'waiting', paymentStatus: 'PAID' })
    expect((await receive(id!)).status).toBe(409)
    expect((await receiptOf(id!)).result).toMatchObject({
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

describe('how the fee was paid', () => {
  const methodOf = async (id: string) => (await receiptOf(id)).result.paymentMethod

  test('is corrected by the desk, and the receipt keeps who received it and who corrected it, when', async () => {
    const [id] = await arrived(1)
    await receive(id!)
    expect((await correct(id!, 7)).status).toBe(400)
    expect((await correct(id!, 2, junior)).message).toBe('The payment is corrected.')
    expect((await receiptOf(id!)).result).toMatchObject({
      paymentMethod: 'online',
      paymentMethodId: 2,
      received: [
        { paymentMethod: 'cash', at: now() },
        { paymentMethod: 'online', by: demonstrationAccounts.juniorDoctor.name, at: now() },
      ],
    })
    expect((await correct(id!, 1)).status).toBe(200)
    expect(await methodOf(id!)).toBe('cash')
  })

  test('is corrected once, when twenty correct it at once', async () => {
    const [id] = await arrived(1)
    await receive(id!)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => correct(id!, 2, index % 2 === 0 ? doctor : junior)),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await receiptOf(id!)).result.received.map(({ paymentMethod }) => paymentMethod)).toEqual(['cash', 'online'])
  })

  test('is not corrected before it is paid, where it was paid elsewhere, once it is paid back, or on another day', async () => {
    const [unpaid, paidBack, yesterday] = await arrived(3)
    const { id: online } = await someone(5, { paymentStatus: 'PAID', paymentMethodId: 2 })
    for (const id of [paidBack!, yesterday!]) await receive(id)
    await backend.db.update(appointments).set({ paymentStatus: 'REFUNDED' }).where(eq(appointments.id, paidBack!))
    await backend.db
      .update(deskPayments)
      .set({ at: now() - DAY })
      .where(eq(deskPayments.appointmentId, yesterday!))
    const answers = []
    for (const id of [unpaid!, online, paidBack!, yesterday!]) answers.push(await correct(id, 2))
    expect(answers.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
      answers.map(() => [409, 'notCorrectable']),
    )
    expect([await methodOf(online), await methodOf(yesterday!)]).toEqual(['online', 'cash'])
  })

  test('is not the desk’s any more once it was paid back and paid online', async () => {
    const [id] = await arrived(1)
    await receive(id!)
    await backend.db.insert(paymentAttempts).values({
      reference: 'paid online later',
      bookingId: id!,
      amount: 60_000,
      status: 'paid',
      createdAt: now(),
      settledAt: now(),
    })
    expect((await correct(id!, 2)).status).toBe(409)
    await backend.db.delete(paymentAttempts).where(eq(paymentAttempts.bookingId, id!))
  })
})

describe('an arrival or a call', () => {
  test('is taken back long after it was noted, and who and when stays written', async () => {
    const [id] = await arrived(1)
    await callNext(0)
    backend.clock.pass(3600)
    expect((await entryOf(id!))?.takeBack).toBe('call')
    expect((await undo(id!, 'call')).result).toMatchObject({ status: 'arrived', callNo: null, takeBack: 'arrive' })
    expect((await undo(id!, 'arrive')).result).toMatchObject({ status: 'expected', takeBack: null })
    const events = await backend.db.select().from(queueEvents).orderBy(queueEvents.id)
    expect(events.map((event) => [event.step, event.isUndone, event.byUserId])).toEqual(
      [
        ['arrive', true],
        ['call', true],
        ['undo', false],
        ['undo', false],
      ].map((each) => [...each, demonstrationAccounts.doctor.id]),
    )
    expect((await undo(id!, 'arrive')).status).toBe(409)
    backend.clock.pass(-3600)
  })

  test('stays once something came after it: another step, money, the end of the visit', async () => {
    const [moved, paid, over] = await arrived(3)
    await step(moved!, 'noShow')
    await receive(paid!)
    await completeAppointment(backend.db, over!)
    backend.clock.pass(60)
    for (const id of [moved!, paid!, over!])
      expect([(await entryOf(id))?.takeBack, (await undo(id, 'arrive')).status]).toEqual([null, 409])
    backend.clock.pass(-60)
  })

  test('is taken back as it was seen: the later step of somebody else is not taken back in its place', async () => {
    const [id] = await arrived(1)
    await callNext(0)
    expect((await undo(id!, 'arrive')).status).toBe(409)
    expect((await entryOf(id!))?.status).toBe('inConsultation')
  })

  test('is taken back once, when twenty do at once', async () => {
    const [id] = await arrived(1)
    const answers = await Promise.all(Array.from({ length: 20 }, () => undo(id!)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await entryOf(id!))?.status).toBe('expected')
  })
})

describe('who works at the reception', () => {
  test('is the doctor or the junior doctor, of their own people alone', async () => {
    const { id } = await someone()
    expect((await step(id, 'arrive', junior)).status).toBe(200)
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
  test('has slot numbers and no names', async () => {
    await arrived(6)
    await callNext(0)
    await callNext(1)
    const shown = await backend.call('reception.display', { clinic_id: hours.clinicId }, { token: doctor })
    expect(shown.result).toMatchObject({ slotNo: 2, last: 1, next: [3, 4, 5] })
    expect(JSON.stringify(shown.body)).not.toContain('Queued Person')
    expect(await backend.db.$count(auditEntries, eq(auditEntries.action, 'reception.display'))).toBe(0)
  })

  test('has no number when the last one was seen', async () => {
    const [id] = await arrived(1)
    await callNext(0)
    await completeAppointment(backend.db, id!)
    const shown = await backend.call('reception.display', { clinic_id: hours.clinicId }, { token: doctor })
    expect(shown.result).toMatchObject({ slotNo: null, last: 1, next: [] })
  })
})

describe('a patient in the queue', () => {
  const placesOf = async (token: string) =>
    (
      await backend.call<{ bookingId: string; status: string; liveQueue: number | null }[]>(
        'reception.positions',
        {},
        { token },
      )
    ).result

  test('knows how many are before, and of the own appointment alone', async () => {
    await arrived(2)
    const me = await someone(3)
    await someone(4)
    const mine = await backend.logIn(me.phoneNumber)
    expect(await placesOf(mine)).toEqual([])
    await step(me.id, 'arrive')
    expect(await placesOf(mine)).toEqual([{ bookingId: me.id, status: 'arrived', liveQueue: 2 }])
    await callNext(0)
    expect(await placesOf(mine)).toEqual([{ bookingId: me.id, status: 'arrived', liveQueue: 2 }])
    await callNext(1)
    expect(await placesOf(mine)).toEqual([{ bookingId: me.id, status: 'arrived', liveQueue: 1 }])
    await callNext(2)
    expect(await placesOf(mine)).toEqual([{ bookingId: me.id, status: 'inConsultation', liveQueue: null }])
  })

  test('reads on the order and on its page what the desk does with them', async () => {
    const me = await someone(3)
    const token = await backend.logIn(me.phoneNumber)
    const read = async () => {
      const [order] = (
        await backend.call<{ status: string; isNoShow: boolean; queue: { status: string } | null }[]>(
          'orders.list',
          { limit: 10, offset: 0 },
          { token },
        )
      ).result
      const detail = { bookingId: me.id, isDetailed: 'true' }
      const { state } = (await backend.call<{ state: string }>('payment.bookingDetail', detail, { token })).result
      const [place] = await placesOf(token)
      return [order!.status, order!.isNoShow, order!.queue?.status ?? null, place?.status ?? null, state]
    }
    expect(await read()).toEqual(['upcoming', false, null, null, 'upcoming'])
    await step(me.id, 'noShow')
    expect(await read()).toEqual(['upcoming', true, 'noShow', 'noShow', 'noShow'])
    await step(me.id, 'arrive')
    expect(await read()).toEqual(['upcoming', false, 'arrived', 'arrived', 'arrived'])
    await callNext(0)
    expect(await read()).toEqual(['upcoming', false, 'inConsultation', 'inConsultation', 'inConsultation'])
    await completeAppointment(backend.db, me.id)
    expect(await read()).toEqual(['completed', false, 'inConsultation', 'done', 'completed'])
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
