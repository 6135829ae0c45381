import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openFeed } from '../../../server/kit/feed'
import { pushTopic } from '../../../server/notifications/notifications.port'
import { users } from '../../../server/people/people.tables'
import { dayOf, MINUTE } from '../../../src/core/kit/dates'
import { queueChanged, scheduleChanged } from '../../../src/core/notifications/push.api'
import { LATER } from '../../../src/core/payment/payment'
import { NOW, startBackend } from '../../kit/backend'
import { type ClinicDay, type Known, newKnown, openClinicDay } from '../../kit/clinicDay'

/** What the counter of a clinic does beside the reception of its doctors. */
const practice = await startBackend()
const { call } = practice
interface Offered {
  readonly slotId: string
  readonly slotStartTime: number
  readonly isExtra?: boolean
}
let day: ClinicDay
afterAll(() => practice.close())
beforeEach(async () => {
  practice.clock.at = NOW
  day = await openClinicDay(practice)
})

/** The clock of the clinic, in minutes after the first slot. */
const passTo = (minutes: number) => {
  practice.clock.at = day.here.startsAt + minutes * MINUTE
}

test('the counter of the clinic notes who comes, calls in and takes the fee, and its list follows; elsewhere nothing is its', async () => {
  const who = await day.someone('Meera Rao', 1)
  const { bookingId } = who
  const { result: hers } = await day.bookAs(await newKnown(practice, 'Elsewhere'), 1, LATER, day.elsewhere)
  const range = { start: day.here.startsAt, end: day.here.startsAt + 60 * MINUTE }
  const listed = async () => {
    const { result } = await call<readonly { schedules: readonly { appointments: readonly object[] }[] }[]>(
      'schedule.list',
      range,
      { token: day.counter },
    )
    return result.flatMap(({ schedules }) => schedules.flatMap(({ appointments }) => appointments))
  }
  expect((await day.step(bookingId, 'arrive', day.counter)).result).toMatchObject({ status: 'arrived', slotNo: 1 })
  expect(await listed()).toMatchObject([{ id: bookingId, queue: { status: 'arrived', takeBack: 'arrive' } }])
  expect((await day.undo(bookingId, 'arrive', day.counter)).status).toBe(200)
  expect(await listed()).toMatchObject([{ queue: { status: 'expected', takeBack: null } }])
  await day.step(bookingId, 'arrive', day.counter)
  expect((await day.receive(bookingId, day.counter)).result).toMatchObject({ status: 'waiting', paymentStatus: 'PAID' })
  expect(await listed()).toMatchObject([{ paymentStatus: 'PAID', queue: { status: 'waiting', takeBack: null } }])
  expect((await day.step(bookingId, 'call', day.counter)).result).toMatchObject({ status: 'inConsultation' })
  expect((await day.search('Meera', day.counter)).map(({ queue }) => queue)).toEqual([{ status: 'inConsultation' }])
  const receipt = { bookingId, isDetailed: 'true' }
  expect((await call('reception.paymentDetail', receipt, { token: day.counter })).result).toMatchObject({
    received: [{ paymentMethod: 'cash', by: 'Clinic desk' }],
  })
  for (const refused of [
    await day.step(hers.bookingId, 'arrive', day.counter),
    await day.receive(hers.bookingId, day.counter),
    await day.step(bookingId, 'recall', (await openClinicDay(practice)).counter),
  ])
    expect(refused.status).toBe(404)
})

test('what the reception does reaches the counter of the clinic at once', async () => {
  const { bookingId } = await day.someone('Meera Rao', 1)
  const [counter] = await practice.db.select().from(users).where(eq(users.clinicId, day.here.clinicId))
  const feed = await openFeed(practice)
  const received: unknown[] = []
  feed.on(pushTopic(counter!.id), (payload) => received.push(payload))
  await day.step(bookingId, 'arrive')
  await expect.poll(() => received).toEqual([queueChanged, scheduleChanged([dayOf(day.here.startsAt)])])
  await feed.close()
})

test('a walk-in on a full day: the counter adds one after the last, two counters two of them; patients cannot, nor can it while a slot is free or the doctor takes none', async () => {
  const first = await day.someone('Number 1', 1)
  for (let slotNo = 2; slotNo <= 12; slotNo += 1) await day.someone(`Number ${slotNo}`, slotNo)
  const walkIns = []
  for (const name of ['One', 'Other', 'Third']) {
    const who = await newKnown(practice, name)
    for (const token of [day.counter, day.reception]) await day.present(who, token)
    walkIns.push(who)
  }
  const [one, other, third] = walkIns as [Known, Known, Known]
  const extrasFor = async (token: string) => {
    const { result } = await call<{ clinicAppointment: readonly { slots: readonly Offered[] }[] }>(
      'booking.slots',
      { doctorId: day.doctorId, clinicId: day.here.clinicId },
      { token },
    )
    const offered = result.clinicAppointment.flatMap(({ slots }) => slots)
    return offered.flatMap(({ slotId, slotStartTime, isExtra }) => (isExtra ? [[slotId, slotStartTime]] : []))
  }
  const end = day.here.startsAt + 180 * MINUTE
  expect(await extrasFor(day.counter)).toEqual([[`${day.here.id}.13`, end]])
  expect(await extrasFor(one.token)).toEqual([])
  expect((await day.bookAs(one, 13)).body).toMatchObject({ code: 'slotGone' })
  expect((await day.book(one, 14)).body).toMatchObject({ code: 'slotGone' })
  const answers = await Promise.all([day.book(one, 13), day.book(other, 13, { token: day.reception })])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'slotTaken' })
  expect(await extrasFor(day.counter)).toEqual([[`${day.here.id}.14`, end + 15 * MINUTE]])
  const { bookingId } = (await day.book(third, 14)).result
  expect(await day.entryOf(bookingId)).toMatchObject({ slotNo: 14, isExtra: true })
  expect(await day.entryOf(first.bookingId)).toMatchObject({ slotNo: 1, isExtra: false })
  await day.cancel({ appointments: [first.bookingId] })
  expect(await extrasFor(day.counter)).toEqual([])
  const late = answers[0].status === 200 ? other : one
  expect((await day.book(late, 15)).body).toMatchObject({ code: 'slotGone' })
  await day.book(late, 1)
  expect((await extrasFor(day.counter)).length).toBe(1)
  await call('availability.block', { id: day.here.id, block_booking: ['PHARMACY'] }, { token: day.doctor })
  expect(await extrasFor(day.counter)).toEqual([])
  passTo(181)
  expect(await extrasFor(day.reception)).toEqual([])
})
