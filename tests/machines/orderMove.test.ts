import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { BookedAppointment, Slot, SlotCalendar } from '../../src/core/booking/booking'
import { startOfDay } from '../../src/core/kit/dates'
import { done, failed, type Outcome } from '../../src/core/kit/outcome'
import { fromPort } from '../../src/machines/kit/fromPort'
import { worldOf } from '../kit/world'
import { viewOrderMove } from '../../src/machines/orders/orderMove.view'
import { rescheduleMachine } from '../../src/machines/schedule/reschedule.machine'

const TODAY = '2026-11-21'
const NEXT = '2026-11-22'
const HOUR = 3600

const slot = (id: string, date: string, isBooked = false): Slot => ({
  id,
  startsAt: startOfDay(date) + 10 * HOUR,
  endsAt: startOfDay(date) + 10 * HOUR + 900,
  isBooked,
  fee: 80_000,
  clinicId: 'c1',
  clinicName: 'Nadi',
  clinicAddress: null,
  clinicCity: null,
  latitude: null,
  longitude: null,
  duration: 15,
})
const calendar: SlotCalendar = {
  video: [],
  inClinic: [
    { date: TODAY, slots: [slot('taken', TODAY, true)] },
    { date: NEXT, slots: [slot('free', NEXT)] },
  ],
}
const appointment = {
  id: 'a1',
  status: 'upcoming',
  slotNo: 4,
  consultation: 'inClinic',
  startsAt: startOfDay(TODAY) + 9 * HOUR,
  endsAt: startOfDay(TODAY) + 9 * HOUR + 900,
  paymentStatus: 'UNPAID',
  consultationFee: 50_000,
  patient: { name: 'Asha' },
} as const

/** Lets promises that are decided take effect. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

const moveOf = (
  slots: Outcome<SlotCalendar>,
  answer: Outcome<BookedAppointment> = done({ bookingId: 'a1', slotNo: 7 }),
) => {
  const emitted: unknown[] = []
  const actor = createActor(
    rescheduleMachine.provide({
      actors: {
        loadSlots: fromPort<{ readonly doctorId: string | null }, SlotCalendar>(async () => slots),
        move: fromPort(async () => answer) as never,
      },
    }),
    { input: { appointment } },
  )
  worldOf(actor, (event) => emitted.push(event))
  actor.start()
  return { actor, emitted, view: (looked: string | null = null) => viewOrderMove(actor.getSnapshot(), TODAY, looked) }
}

test('a move opens on the first day with a free slot and shows the day that is looked at', async () => {
  const { view } = moveOf(done(calendar))
  expect(view()).toMatchObject({ isLoading: true, isMoving: false, days: [], hasNone: false, date: null, groups: [] })
  await settled()
  expect(view()).toMatchObject({
    isLoading: false,
    hasNone: false,
    date: NEXT,
    canMove: false,
    moved: null,
    fault: null,
  })
  expect(
    view()
      .days.slice(0, 3)
      .map(({ date, free }) => [date, free]),
  ).toEqual([
    [TODAY, 0],
    [NEXT, 1],
    ['2026-11-23', 0],
  ])
  expect(view().groups.map(({ id }) => id)).toEqual(['c1'])
  expect([view(TODAY).date, view('2026-11-23').groups]).toEqual([TODAY, []])
})

test('a slot that was chosen is moved to once, and the view says where the appointment is', async () => {
  const { actor, view } = moveOf(done(calendar))
  await settled()
  actor.send({ type: 'slot.chosen', slotId: 'free' })
  expect(view()).toMatchObject({ slotId: 'free', canMove: true, isMoving: false })
  actor.send({ type: 'move' })
  expect(view()).toMatchObject({ isMoving: true, canMove: false })
  await settled()
  const moved = {
    kind: 'moved',
    startsAt: startOfDay(NEXT) + 10 * HOUR,
    endsAt: startOfDay(NEXT) + 10 * HOUR + 900,
    slotNo: 7,
    price: { kind: 'changed', was: 50_000, fee: 80_000 },
  }
  expect(view()).toMatchObject({ isMoving: false, moved })
})

test('days without any free slot, and slots that did not come, are said', async () => {
  const none = moveOf(done({ video: [], inClinic: [] }))
  const refused = moveOf(failed('internal', 'Out of order'))
  await settled()
  expect(none.view()).toMatchObject({ hasNone: true, date: null, groups: [], fault: null })
  expect(refused.view()).toMatchObject({ isLoading: false, hasNone: false, days: [] })
  expect(refused.view().fault).not.toBeNull()
})

test.each([
  ['a slot that was taken meanwhile', 'slotTaken'],
  ['any other refusal', 'dearerSlot'],
])('%s is said beside the slots, once', async (_, code) => {
  const { actor, view, emitted } = moveOf(done(calendar), failed('conflict', 'Not this one', code))
  await settled()
  actor.send({ type: 'slot.chosen', slotId: 'free' })
  actor.send({ type: 'move' })
  await settled()
  expect(emitted).toEqual([])
  expect(view().refusal).toEqual({ text: 'Not this one', id: 'wrong' })
})
