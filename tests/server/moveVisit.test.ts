import { afterAll, beforeEach, expect, test } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { providerHours } from '../../server/provider/provider.tables'
import { providerOrders } from '../../server/orders/orders.tables'
import { remindOfOrders } from '../../server/orders/order.jobs'
import { demonstrationProviders } from '../../server/seed/accounts'
import { addDays, type CalendarDay, DAY, dayOf, HOUR, startOfDay } from '../../src/core/kit/dates'
import { NOW, startBackend } from '../kit/backend'
import { openCentre } from '../kit/centreDesk'
import { inboxOf, newKnown } from '../kit/clinicDay'

/** A visit that is agreed comes to another day: by the centre, with the patient’s notice, and never once it began. */
const practice = await startBackend()
const { db } = practice
const centre = await openCentre(practice)
const { accepted, act, book, read, sampled, seenBy } = centre
afterAll(() => practice.close())
beforeEach(() => {
  practice.clock.at = NOW
})

const TODAY = dayOf(NOW)
const IN_THREE = addDays(TODAY, 3)
const written = (day: CalendarDay) => day.split('-').toReversed().join('-')
const moveTo = (id: string, day: CalendarDay, more: object = { reason: 'machineDown' }) =>
  act(id, { action: 'move', day: written(day), ...more })
const codeOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => [
  status,
  (body as { code?: string }).code,
]

test('the new day stands at both ends, the old one in the history, and the patient is told', async () => {
  const { who, id } = await accepted('Asha Patel', ['eeg'])
  const moved = await moveTo(id, IN_THREE)
  expect([moved.status, moved.message]).toEqual([200, expect.stringMatching(/^T-\d+ is moved\.$/)])
  for (const order of [await read(id), await seenBy(who, id)]) {
    expect(order).toMatchObject({ stage: 'accepted', date: written(IN_THREE) })
    expect(order.events.at(-1)).toMatchObject({ action: 'move', reason: 'machineDown', movedFrom: startOfDay(TODAY) })
  }
  expect((await inboxOf(practice, who.token)).at(-1)).toMatch(
    /^Your visit has moved\. .* moved T-\d+ to Thursday, 8 January 2026\. See how to prepare\./,
  )
  expect(codeOf(await act(id, { status: 'confirmed', action: 'sample' }))).toEqual([409, 'visitAhead'])
  const [row] = await db.select().from(providerOrders).where(eq(providerOrders.id, id))
  expect(row!.lapsesAt).toBe(startOfDay(IN_THREE) + 8 * DAY)
})

test('what was confirmed of its safety is looked at again, and the evening before the new day is reminded of', async () => {
  const answers = [
    { question: 'implant', isYes: true },
    { question: 'pregnancy', isYes: false },
  ]
  const { who, id } = await accepted('Asha Patel', ['mri-brain'], { day: addDays(TODAY, 1), answers })
  await act(id, { action: 'clear', words: 'Card seen' })
  const evening = startOfDay(TODAY) + 18 * HOUR + 60
  await remindOfOrders(db, evening)
  await moveTo(id, IN_THREE, { reason: 'other', words: 'She asked by phone' })
  const order = await read(id)
  expect([order.cleared_at, order.events.at(-1)!.reason]).toEqual([null, 'She asked by phone'])
  await remindOfOrders(db, evening + 2 * DAY)
  const reminders = (await inboxOf(practice, who.token)).filter((text) => text.startsWith('Your visit is tomorrow'))
  expect(reminders).toHaveLength(1)
})

test('only to another day that comes, on which the centre is open, and for which the tests are not booked', async () => {
  const { who, id } = await accepted('Asha Patel', ['eeg'])
  const closed = addDays(TODAY, 2)
  await db
    .delete(providerHours)
    .where(and(eq(providerHours.providerId, demonstrationProviders.centre), eq(providerHours.weekday, 3)))
  await book(who, ['eeg'], { day: addDays(TODAY, 1) })
  const refusals = [TODAY, addDays(TODAY, -1), closed, addDays(TODAY, 45), addDays(TODAY, 1)]
  const codes = []
  for (const day of refusals) codes.push(codeOf(await moveTo(id, day))[1])
  expect(codes).toEqual(['sameDay', 'dayPast', 'dayClosed', 'dayTooFar', 'alreadyBooked'])
  expect(codeOf(await act(id, { action: 'move', day: written(IN_THREE) }))).toEqual([400, 'reasonMissing'])
  expect(codeOf(await act(id, { action: 'move', reason: 'machineDown' }))).toEqual([400, 'allFieldsRequired'])
  expect(await read(id)).toMatchObject({ date: written(TODAY), revision: 2 })
})

test('not before it is accepted, nor once its sample was taken or a report is on it', async () => {
  const who = await newKnown(practice, 'Meera Rao')
  const { id: request } = (await book(who, ['eeg'])).result
  expect((await moveTo(request, IN_THREE)).status).toBe(409)
  const { id: begun } = await sampled('Meera Rao', ['eeg'])
  expect(codeOf(await moveTo(begun, IN_THREE))).toEqual([409, 'samplesTaken'])
  const { id: written } = await accepted('Meera Rao', ['eeg'])
  await centre.attach(written, await centre.upload(['Patient: Meera Rao  Age: 45 Y', 'EEG: normal.']))
  expect(codeOf(await moveTo(written, IN_THREE))).toEqual([409, 'visitBegun'])
})

test('of a move and a sample at once one is done; of a move and the same booking one day has one', async () => {
  const { id } = await accepted('Asha Patel', ['eeg'])
  const both = await Promise.all([
    act(id, { action: 'sample', status: 'confirmed', revision: 2 }),
    act(id, { action: 'move', day: written(IN_THREE), reason: 'patientAsked', revision: 2 }, centre.colleague),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { who, id: other } = await accepted('Meera Rao', ['vep'])
  const raced = await Promise.all([
    moveTo(other, IN_THREE, { reason: 'fullThatDay' }),
    book(who, ['vep'], { day: IN_THREE }),
  ])
  expect(raced.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})
