import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openFeed } from '../../../server/kit/feed'
import { pushTopic } from '../../../server/notifications/notifications.port'
import { users } from '../../../server/people/people.tables'
import { dayOf, MINUTE } from '../../../src/core/kit/dates'
import { queueChanged, scheduleChanged } from '../../../src/core/notifications/push.api'
import { LATER } from '../../../src/core/payment/payment'
import { type Known, newKnown, openClinicDay } from '../../kit/clinicDay'
import { clinicDays } from '../../kit/clinicDays'

/** What the counter of a clinic does beside the reception of its doctors. */
const clinic = await clinicDays()
const { practice, passTo } = clinic
const { call } = practice
interface Offered {
  readonly slotId: string
  readonly slotStartTime: number
  readonly isExtra?: boolean
}
test('the counter of the clinic notes who comes, calls in and takes the fee, and its list follows; elsewhere nothing is its', async () => {
  const who = await clinic.day.someone('Meera Rao', 1)
  const { bookingId } = who
  const { result: hers } = await clinic.day.bookAs(
    await newKnown(practice, 'Elsewhere'),
    1,
    LATER,
    clinic.day.elsewhere,
  )
  const range = { start: clinic.day.here.startsAt, end: clinic.day.here.startsAt + 60 * MINUTE }
  const listed = async () => {
    const { result } = await call<readonly { schedules: readonly { appointments: readonly object[] }[] }[]>(
      'schedule.list',
      range,
      { token: clinic.day.counter },
    )
    return result.flatMap(({ schedules }) => schedules.flatMap(({ appointments }) => appointments))
  }
  expect((await clinic.day.step(bookingId, 'arrive', clinic.day.counter)).result).toMatchObject({
    status: 'arrived',
    slotNo: 1,
  })
  expect(await listed()).toMatchObject([{ id: bookingId, queue: { status: 'arrived', takeBack: 'arrive' } }])
  expect((await clinic.day.undo(bookingId, 'arrive', clinic.day.counter)).status).toBe(200)
  expect(await listed()).toMatchObject([{ queue: { status: 'expected', takeBack: null } }])
  await clinic.day.step(bookingId, 'arrive', clinic.day.counter)
  expect((await clinic.day.receive(bookingId, clinic.day.counter)).result).toMatchObject({
    status: 'waiting',
    paymentStatus: 'PAID',
  })
  expect(await listed()).toMatchObject([{ paymentStatus: 'PAID', queue: { status: 'waiting', takeBack: null } }])
  expect((await clinic.day.step(bookingId, 'call', clinic.day.counter)).result).toMatchObject({
    status: 'inConsultation',
  })
  expect((await clinic.day.search('Meera', clinic.day.counter)).map(({ queue }) => queue)).toEqual([
    { status: 'inConsultation' },
  ])
  const receipt = { bookingId, isDetailed: 'true' }
  expect((await call('reception.paymentDetail', receipt, { token: clinic.day.counter })).result).toMatchObject({
    received: [{ paymentMethod: 'cash', by: 'Clinic desk' }],
  })
  for (const refused of [
    await clinic.day.step(hers.bookingId, 'arrive', clinic.day.counter),
    await clinic.day.receive(hers.bookingId, clinic.day.counter),
    await clinic.day.step(bookingId, 'recall', (await openClinicDay(practice)).counter),
  ])
    expect(refused.status).toBe(404)
})

test('what the reception does reaches the counter of the clinic at once', async () => {
  const { bookingId } = await clinic.day.someone('Meera Rao', 1)
  const [counter] = await practice.db.select().from(users).where(eq(users.clinicId, clinic.day.here.clinicId))
  const feed = await openFeed(practice)
  const received: unknown[] = []
  feed.on(pushTopic(counter!.id), (payload) => received.push(payload))
  await clinic.day.step(bookingId, 'arrive')
  await expect.poll(() => received).toEqual([queueChanged, scheduleChanged([dayOf(clinic.day.here.startsAt)])])
  await feed.close()
})

test('a walk-in on a full day: the counter adds one after the last, two counters two of them; patients cannot, nor can it while a slot is free or the doctor takes none', async () => {
  const first = await clinic.day.someone('Number 1', 1)
  for (let slotNo = 2; slotNo <= 12; slotNo += 1) await clinic.day.someone(`Number ${slotNo}`, slotNo)
  const walkIns = []
  for (const name of ['One', 'Other', 'Third']) {
    const who = await newKnown(practice, name)
    for (const token of [clinic.day.counter, clinic.day.reception]) await clinic.day.present(who, token)
    walkIns.push(who)
  }
  const [one, other, third] = walkIns as [Known, Known, Known]
  const extrasFor = async (token: string) => {
    const { result } = await call<{ clinicAppointment: readonly { slots: readonly Offered[] }[] }>(
      'booking.slots',
      { doctorId: clinic.day.doctorId, clinicId: clinic.day.here.clinicId },
      { token },
    )
    const offered = result.clinicAppointment.flatMap(({ slots }) => slots)
    return offered.flatMap(({ slotId, slotStartTime, isExtra }) => (isExtra ? [[slotId, slotStartTime]] : []))
  }
  const end = clinic.day.here.startsAt + 180 * MINUTE
  expect(await extrasFor(clinic.day.counter)).toEqual([[`${clinic.day.here.id}.13`, end]])
  expect(await extrasFor(one.token)).toEqual([])
  expect((await clinic.day.bookAs(one, 13)).body).toMatchObject({ code: 'slotGone' })
  expect((await clinic.day.book(one, 14)).body).toMatchObject({ code: 'slotGone' })
  const answers = await Promise.all([
    clinic.day.book(one, 13),
    clinic.day.book(other, 13, { token: clinic.day.reception }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'slotTaken' })
  expect(await extrasFor(clinic.day.counter)).toEqual([[`${clinic.day.here.id}.14`, end + 15 * MINUTE]])
  const { bookingId } = (await clinic.day.book(third, 14)).result
  expect(await clinic.day.entryOf(bookingId)).toMatchObject({ slotNo: 14, isExtra: true })
  expect(await clinic.day.entryOf(first.bookingId)).toMatchObject({ slotNo: 1, isExtra: false })
  await clinic.day.cancel({ appointments: [first.bookingId] })
  expect(await extrasFor(clinic.day.counter)).toEqual([])
  const late = answers[0].status === 200 ? other : one
  expect((await clinic.day.book(late, 15)).body).toMatchObject({ code: 'slotGone' })
  await clinic.day.book(late, 1)
  expect((await extrasFor(clinic.day.counter)).length).toBe(1)
  await call(
    'availability.block',
    { id: clinic.day.here.id, block_booking: ['PHARMACY'] },
    { token: clinic.day.doctor },
  )
  expect(await extrasFor(clinic.day.counter)).toEqual([])
  passTo(181)
  expect(await extrasFor(clinic.day.reception)).toEqual([])
})
