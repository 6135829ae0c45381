import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { members } from '../../server/members/members.tables'
import { orderEvents, providerOrders } from '../../server/orders/orders.tables'
import { demonstrationAccounts, demonstrationProviders } from '../../server/seed/accounts'
import type { SafetyAnswer } from '../../src/core/diagnostics/diagnostics'
import { addDays, type CalendarDay, dayOf, startOfDay } from '../../src/core/kit/dates'
import { weekdayOf } from '../../src/core/provider/openHours.rules'
import { startBackend, type TestBackend } from '../kit/backend'
import { aTestOrder, placed, somebodyOrdering, technician } from '../kit/orders'
import { moveOrder } from '../../server/orders/order.store'

interface OrderWire {
  readonly stage: string
  readonly revision: number
  readonly answers: readonly SafetyAnswer[]
  readonly cleared_at: number | null
}

let practice: TestBackend
let centre: string
beforeAll(async () => {
  practice = await startBackend()
  centre = await practice.logIn(demonstrationAccounts.diagnosticCentre.phoneNumber)
})
afterAll(() => practice.close())

const now = () => practice.clock.now()
const own = (key: string) => `${demonstrationProviders.centre}:${key}`
const monday = (): CalendarDay => {
  for (let day = addDays(dayOf(now()), 1); ; day = addDays(day, 1)) if (weekdayOf(day) === 1) return day
}
const read = async (id: string) =>
  (await practice.call<OrderWire>('providerOrders.centreOne', { id }, { token: centre })).result
const act = (id: string, more: object) =>
  practice.call<OrderWire>('providerOrders.centreAct', { id, ...more }, { token: centre })

/** A booking as whoever calls the server sends it. */
const booked = async (keys: readonly string[], answers?: readonly object[]) => {
  const { patientId, phoneNumber, memberId } = await somebodyOrdering(practice.db, now())
  await practice.db.update(members).set({ age: 34, gender: 'Female' }).where(eq(members.patientId, patientId))
  const { result } = await practice.call<{ id: string }>(
    'diagnostics.book',
    {
      memberId,
      diagnosticId: demonstrationProviders.centre,
      diagnosticTestIds: keys.map(own),
      bookingTimestamp: startOfDay(monday()),
      ...(answers && { answers }),
    },
    { token: await practice.logIn(phoneNumber) },
  )
  return result.id
}

describe('What a test asks is known of every order, however it was booked', () => {
  test('not asked is not "no": the centre reads each question with its answer', async () => {
    const id = await booked(['mri-brain-contrast'], [{ question: 'contrast', isYes: true }])
    expect((await read(id)).answers).toEqual([
      { question: 'implant', answer: 'notAsked' },
      { question: 'contrast', answer: 'yes' },
      { question: 'pregnancy', answer: 'notAsked' },
      { question: 'kidneys', answer: 'notAsked' },
      { question: 'diabetes', answer: 'notAsked' },
    ])
  })

  test('of a test of one limb the side, which is no yes or no', async () => {
    const id = await booked(['emg'], [{ question: 'side', side: 'left' }])
    expect((await read(id)).answers).toContainEqual({ question: 'side', answer: 'left' })
    expect((await read(await booked(['emg']))).answers).toContainEqual({ question: 'side', answer: 'notAsked' })
  })
})

/** An accepted order of today for an MRI, with what was answered. */
const mriToday = async (answer: 'yes' | 'no' | null) => {
  const who = await somebodyOrdering(practice.db, now())
  const order = aTestOrder(who, now(), dayOf(now()))
  if (order.kind !== 'test') throw new Error('No order of tests')
  const mri = { testId: 'mri', name: 'MRI brain', price: 5200_00, asks: ['implant' as const] }
  const answers = answer === null ? [] : [{ question: 'implant' as const, answer }]
  const id = await placed(practice.db, { ...order, tests: [mri], answers }, now())
  await practice.db.transaction((tx) => moveOrder(tx, { id, action: 'accept', by: technician }, now()))
  return id
}

describe('An MRI', () => {
  test.each(['yes', null] as const)('with an implant answered %s waits until a person confirms', async (answer) => {
    const id = await mriToday(answer)
    for (const more of [{ status: 'confirmed', action: 'sample' }, { status: 'completed' }])
      expect(await act(id, more)).toMatchObject({ status: 409, body: { code: 'notCleared' } })
    expect(await act(id, { action: 'clear' })).toMatchObject({ status: 400, body: { code: 'reasonMissing' } })
    const words = 'Clip of 2021, card says MR conditional'
    expect((await act(id, { action: 'clear', words })).result).toMatchObject({ stage: 'accepted', cleared_at: now() })
    const [event] = (
      await practice.db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.id)
    ).slice(-1)
    expect(event).toMatchObject({ action: 'clear', reason: words, userId: demonstrationAccounts.diagnosticCentre.id })
    expect((await act(id, { action: 'clear', words })).status).toBe(409)
    expect((await act(id, { status: 'confirmed', action: 'sample' })).result).toMatchObject({ stage: 'sampled' })
  })

  test('that is taken again is confirmed again, one that was noted too early is not', async () => {
    const id = await mriToday('yes')
    const words = 'Clip of 2021, card says MR conditional'
    await act(id, { action: 'clear', words })
    await act(id, { status: 'confirmed', action: 'sample' })
    expect((await act(id, { action: 'undo' })).result).toMatchObject({ stage: 'accepted', cleared_at: now() })
    await act(id, { status: 'confirmed', action: 'sample' })
    const retaken = await act(id, { action: 'retake', reason: 'wrongSide' })
    expect(retaken.result).toMatchObject({ stage: 'accepted', cleared_at: null })
    expect(await act(id, { action: 'sample' })).toMatchObject({ status: 409, body: { code: 'notCleared' } })
  })

  test('without metal in the body is done at once', async () => {
    const id = await mriToday('no')
    expect((await act(id, { action: 'clear', words: 'Nothing' })).status).toBe(409)
    expect((await act(id, { status: 'confirmed', action: 'sample' })).result).toMatchObject({ stage: 'sampled' })
  })
})

describe('Tests are completed', () => {
  const accepted = async (day?: CalendarDay) => {
    const id = await placed(practice.db, aTestOrder(await somebodyOrdering(practice.db, now()), now(), day), now())
    await practice.db.transaction((tx) => moveOrder(tx, { id, action: 'accept', by: technician }, now()))
    return id
  }

  test('not before their day', async () => {
    const id = await accepted(addDays(dayOf(now()), 3))
    for (const status of ['completed', 'uploaded'])
      expect(await act(id, { status })).toMatchObject({ status: 409, body: { code: 'visitAhead' } })
    const [order] = await practice.db.select().from(providerOrders).where(eq(providerOrders.id, id))
    expect(order).toMatchObject({ stage: 'accepted', invoiceNo: null })
  })

  test('as uploaded with a report alone', async () => {
    const id = await accepted(dayOf(now()))
    expect(await act(id, { status: 'uploaded' })).toMatchObject({ status: 400, body: { code: 'reportMissing' } })
    expect((await act(id, { status: 'completed' })).result).toMatchObject({ stage: 'completed' })
  })
})
