import { expect, test } from 'vitest'
import { completeAppointment } from '../../../server/booking/complete.store'
import { MINUTE } from '../../../src/core/kit/dates'
import { type ClinicDay, inboxOf } from '../../kit/clinicDay'
import { clinicDays } from '../../kit/clinicDays'

/** One doctor sees one patient at a time, whoever calls them in. */
const clinic = await clinicDays()
const { practice, passTo } = clinic
const { call } = practice

const three = async (day: ClinicDay) => [
  await day.arrived('First', 1),
  await day.arrived('Second', 2),
  await day.arrived('Third', 3),
]
/** Where each of them is. */
const placesOf = async (people: readonly { readonly bookingId: string }[]) => {
  const { appointments } = await clinic.day.queueOf()
  return people.map((who) => appointments.find(({ bookingId }) => bookingId === who.bookingId)?.status)
}

test('calling the next ends the consultation of the one before, who was seen; taking the call back brings both back', async () => {
  const [first, second, third] = await three(clinic.day)
  await clinic.day.callNext()
  await clinic.day.callNext()
  expect(await placesOf([first!, second!, third!])).toEqual(['finished', 'inConsultation', 'arrived'])
  expect(await clinic.day.screen()).toMatchObject({ slotNo: 2, last: 1, next: [3] })
  expect([await clinic.day.beforeOf(first!), await clinic.day.beforeOf(third!)]).toEqual([null, 1])
  expect((await clinic.day.undo(second!.bookingId, 'call')).status).toBe(200)
  expect(await placesOf([first!, second!, third!])).toEqual(['inConsultation', 'arrived', 'arrived'])
})

test('called from a row, whom the desk sees inside comes out; whoever it does not see stays, and the desk reads who is inside', async () => {
  const [first, second, third] = await three(clinic.day)
  await clinic.day.step(first!.bookingId, 'call')
  const late = await clinic.day.step(third!.bookingId, 'call')
  expect([late.status, (late.body as { code: string }).code, late.message]).toEqual([
    409,
    'roomTaken',
    'Slot no. 1 is with the doctor now. Nobody was called: look, then call again.',
  ])
  expect((await clinic.day.step(second!.bookingId, 'call', clinic.day.counter, third!.bookingId)).status).toBe(409)
  expect(await placesOf([first!, second!, third!])).toEqual(['inConsultation', 'arrived', 'arrived'])
  expect((await clinic.day.step(third!.bookingId, 'call', clinic.day.counter, first!.bookingId)).status).toBe(200)
  expect(await placesOf([first!, second!, third!])).toEqual(['finished', 'arrived', 'inConsultation'])
})

test('two desks call two people at once: one comes in, the other desk reads why theirs does not', async () => {
  const people = await three(clinic.day)
  const desks = [clinic.day.counter, clinic.day.reception, clinic.day.doctor]
  const answers = await Promise.all(
    people.map(({ bookingId }, index) => clinic.day.step(bookingId, 'call', desks[index])),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const places = await placesOf(people)
  expect(places.filter((status) => status === 'inConsultation')).toHaveLength(1)
  const inside = places.indexOf('inConsultation') + 1
  for (const { message } of answers.filter(({ status }) => status === 409))
    expect(message).toBe(`Slot no. ${inside} is with the doctor now. Nobody was called: look, then call again.`)
})

test('a consultation is over at the desk before the doctor has signed: the room is free, and it can be taken up again', async () => {
  const [first, second] = await three(clinic.day)
  await clinic.day.callNext()
  expect((await clinic.day.step(first!.bookingId, 'finish', clinic.day.counter)).result).toMatchObject({
    status: 'finished',
  })
  expect(await clinic.day.screen()).toMatchObject({ slotNo: null, last: 1 })
  await clinic.day.step(second!.bookingId, 'call')
  expect((await clinic.day.undo(first!.bookingId, 'finish')).message).toBe('This can no longer be undone.')
  expect((await clinic.day.step(first!.bookingId, 'return')).result).toMatchObject({ status: 'waiting' })
  expect(await clinic.day.beforeOf(first!)).toBe(1)
  expect((await clinic.day.callNext()).result.appointment?.bookingId).toBe(first!.bookingId)
  await completeAppointment(practice.db, first!.bookingId)
  expect(await placesOf([first!, second!])).toEqual(['done', 'finished'])
})

test('who is with the doctor or was is neither called off nor moved: not by themselves before their time, nor with the whole hours', async () => {
  const early = await clinic.day.arrived('Early', 6)
  const rest = await clinic.day.someone('Rest', 7)
  await clinic.day.callNext()
  const off = () => call('booking.cancel', { schedules: [], appointments: [early.bookingId] }, { token: early.token })
  for (const step of ['finish', null] as const) {
    expect((await off()).status).toBe(409)
    expect((await clinic.day.move(early.bookingId, 9)).status).toBe(409)
    if (step !== null) await clinic.day.step(early.bookingId, step)
  }
  passTo(10)
  const { result } = await clinic.day.cancel({ schedules: [clinic.day.here.id] })
  expect(result.cancelled).toEqual([rest.bookingId])
  expect(await clinic.day.visitsOf(early)).toMatchObject([{ status: 'upcoming' }])
  expect((await inboxOf(practice, early.token)).length).toBe(1)
})

test('who waits reads about how long it still takes, once today tells; the desk and they read the same, and who is called reads nothing', async () => {
  const people: Awaited<ReturnType<ClinicDay['arrived']>>[] = []
  for (let slotNo = 1; slotNo <= 8; slotNo += 1) people.push(await clinic.day.arrived(`Number ${slotNo}`, slotNo))
  const waitOf = async (who: (typeof people)[number]) =>
    (
      await call<readonly { bookingId: string; wait?: { from: number; to: number } }[]>(
        'reception.positions',
        {},
        { token: who.token },
      )
    ).result[0]?.wait ?? null
  expect(await waitOf(people[7]!)).toBeNull()
  for (const minute of [0, 10, 20, 32]) {
    passTo(minute)
    await clinic.day.callNext()
  }
  expect(await waitOf(people[4]!)).toEqual({ from: 10, to: 15 })
  expect(await waitOf(people[7]!)).toEqual({ from: 40, to: 50 })
  expect(await waitOf(people[3]!)).toBeNull()
  practice.clock.pass(6 * MINUTE)
  expect(await waitOf(people[4]!)).toEqual({ from: 0, to: 10 })
})
