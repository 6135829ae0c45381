import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { completeAppointment } from '../../server/booking/complete.store'
import { appointments } from '../../server/booking/booking.tables'
import { queueEntries, queueEvents } from '../../server/reception/reception.tables'
import { DAY, dayOf } from '../../src/core/kit/dates'
import type { QueueStep } from '../../src/core/reception/reception'
import { queueLifecycle, type QueueStatus } from '../../src/core/reception/reception.lifecycle'
import { openReception } from '../kit/receptionDesk'

const desk = await openReception()
const {
  backend,
  doctor,
  junior,
  doctorId,
  hours,
  elsewhere,
  lateElsewhere,
  now,
  queueOf,
  entryOf,
  step,
  undo,
  callNext,
  move,
  someone,
  arrived,
} = desk
afterAll(() => backend.close())
beforeEach(() => desk.clear())

describe('an arrival', () => {
  test('of each of twenty who come at once is noted, under the number that each has from the booking', async () => {
    const people = []
    for (let each = 0; each < 20; each += 1) people.push(await someone(each))
    const answers = await Promise.all(people.map(({ id }) => step(id, 'arrive')))
    expect(answers.map(({ status, result }) => [status, result.slotNo])).toEqual(
      people.map((_, index) => [200, index + 1]),
    )
  })

  test('is one, when twenty report it', async () => {
    const { id } = await someone()
    const answers = await Promise.all(Array.from({ length: 20 }, () => step(id, 'arrive')))
    expect(answers.map(({ status, result }) => [status, result.slotNo])).toEqual(answers.map(() => [200, 1]))
    expect(await backend.db.$count(queueEvents)).toBe(1)
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
      'Slot no. 1 had just been called. Nobody else was called.',
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
  const statuses: readonly QueueStatus[] = ['expected', 'arrived', 'waiting', 'inConsultation', 'finished', 'noShow']
  const steps: readonly QueueStep[] = ['arrive', 'seat', 'call', 'recall', 'return', 'finish', 'noShow']
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

  test('is kept by whoever is moved to a later time of the day, and others are called before', async () => {
    const [moved, second] = await arrived(2)
    expect((await move(moved!)).status).toBe(200)
    expect(await entryOf(moved!)).toMatchObject({ status: 'arrived', slotNo: 2, callNo: null })
    expect((await callNext(0)).result.appointment?.bookingId).toBe(second)
    expect((await callNext(1)).result.appointment).toMatchObject({ bookingId: moved, slotNo: 2, callNo: 2 })
  })

  test('is another one at another clinic of the same day, where somebody has to come first', async () => {
    const [moved] = await arrived(1)
    expect((await move(moved!, lateElsewhere)).status).toBe(200)
    expect([await entryOf(moved!), await entryOf(moved!, elsewhere)]).toEqual([
      undefined,
      expect.objectContaining({ status: 'expected', slotNo: 2 }),
    ])
    expect((await callNext(0)).status).toBe(409)
    expect((await step(moved!, 'arrive')).result.status).toBe('arrived')
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
    expect((await undo(first!, 'call')).result).toMatchObject({ status: 'arrived', callNo: null })
    expect((await callNext(1)).result).toMatchObject({ isOvertaken: true, appointment: null })
    const { calls } = await queueOf()
    expect((await callNext(calls)).result.appointment?.bookingId).toBe(first)
  })

  test('is possible once, for ten seconds', async () => {
    const [first, second] = await arrived(2)
    for (const id of [first!, second!]) await step(id, 'seat')
    expect([(await undo(first!, 'seat')).status, (await undo(first!, 'seat')).status]).toEqual([200, 409])
    backend.clock.pass(20)
    expect((await undo(second!, 'seat')).status).toBe(409)
    expect((await entryOf(second!))?.status).toBe('waiting')
    backend.clock.pass(-20)
  })
})

describe('a no-show that is noted in the schedule', () => {
  const note = (bookingId: string, isNoShow: boolean) =>
    backend.call('booking.noShow', { bookingId, isNoShow }, { token: doctor })
  const over = (id: string) =>
    backend.db
      .update(appointments)
      .set({ startsAt: now() - 901, endsAt: now() - 1 })
      .where(eq(appointments.id, id))

  test('leaves the queue, and is back where it was when the note is taken back', async () => {
    const [id] = await arrived(1)
    await over(id!)
    expect((await note(id!, true)).status).toBe(200)
    expect(await entryOf(id!)).toMatchObject({ status: 'noShow' })
    expect((await note(id!, true)).status).toBe(200)
    expect((await note(id!, false)).status).toBe(200)
    expect(await entryOf(id!)).toMatchObject({ status: 'arrived' })
  })

  test('who was not here yet is expected again', async () => {
    const { id } = await someone()
    await over(id)
    await note(id, true)
    expect(await entryOf(id)).toMatchObject({ status: 'noShow' })
    await note(id, false)
    expect(await entryOf(id)).toMatchObject({ status: 'expected' })
  })
})
