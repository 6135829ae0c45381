import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Slot } from '../../src/core/booking/booking'
import { rescheduleMachine } from '../../src/machines/schedule/reschedule.machine'
import { viewReschedule } from '../../src/machines/schedule/reschedule.view'
import { never } from '../kit/pending'
import { at as AT, slots } from '../rooms/schedule/appointmentForFacts'
import { answered, ends, refused } from '../kit/paths/outcomes'
import { fieldsByState } from '../kit/fieldsByState'

const failure = { kind: 'offline', message: '' } as const
const [, FIRST, SECOND] = slots as readonly Slot[] as [Slot, Slot, Slot]

describe('moving an appointment', () => {
  const appointment = {
    id: 'b1',
    status: 'upcoming',
    slotNo: 4,
    consultation: 'video',
    startsAt: AT - 900,
    endsAt: AT,
    paymentStatus: 'UNPAID',
    consultationFee: 80_000,
    patient: { name: 'Asha Patel' },
  } as const
  const dear = { ...SECOND, fee: 90_000 }
  const dearer = { ...SECOND, id: 'dearer', fee: 90_001 }
  const offered = { video: [{ date: '2026-11-24', slots: [FIRST, dear, dearer] }], inClinic: [] }
  const moving = (more: object = {}) => {
    const machine = rescheduleMachine.provide({ actors: { loadSlots: never, move: never } })
    const actor = createActor(machine, { input: { appointment: { ...appointment, ...more } } }).start()
    actor.send(ends('slots', answered(offered)) as never)
    return actor
  }

  test('shows that the slots come, that they did not, and that it moves', () => {
    const context = { loadFailure: failure }
    expect(fieldsByState(rescheduleMachine, viewReschedule, { input: { appointment }, context })).toEqual({
      loading: 'isLoading',
      failed: 'fault',
      choosing: '',
      moving: 'isMoving',
      moved: '',
      dismissed: '',
    })
  })

  test('offers what costs no more than what was paid', () => {
    const ids = (more: object) =>
      viewReschedule(moving(more).getSnapshot()).days.flatMap(({ slots }) => slots.map(({ id }) => id))
    expect(ids({})).toEqual([FIRST.id, SECOND.id, 'dearer'])
    expect(ids({ most: 90_000 })).toEqual([FIRST.id, SECOND.id])
    expect(viewReschedule(moving({ most: 1 }).getSnapshot()).days).toEqual([])
  })

  test('keeps the chosen slot while it is free', () => {
    const actor = moving()
    const slotId = () => viewReschedule(actor.getSnapshot()).slotId
    expect(slotId()).toBeNull()
    actor.send({ type: 'slot.chosen', slotId: SECOND.id })
    expect(slotId()).toBe(SECOND.id)
    actor.send({ type: 'slot.chosen', slotId: 'gone' })
    expect(slotId()).toBeNull()
    const other = { date: '2026-11-25', slots: [{ ...FIRST, id: 'other' }] }
    const { context } = actor.getSnapshot()
    const calendarOfTwo = { ...offered, video: [...offered.video, other] }
    const resolved = rescheduleMachine.resolveState({
      value: 'choosing',
      context: { ...context, calendar: calendarOfTwo, slotId: 'other' },
    })
    expect(viewReschedule(resolved).slotId).toBe('other')
  })

  test('leaves the appointment where it was when nothing is chosen', () => {
    const actor = moving()
    actor.send({ type: 'dismiss' })
    expect(actor.getSnapshot().output).toEqual({ kind: 'dismissed', startsAt: AT - 900, slotNo: 4, price: null })
  })

  test.each(['changedMeanwhile', 'notMovable'])('ends where somebody else was first: %s', (code) => {
    const actor = moving()
    actor.send({ type: 'slot.chosen', slotId: FIRST.id })
    actor.send({ type: 'move' })
    actor.send(ends('moving', refused('conflict', 'Somebody changed it.', code)) as never)
    expect(actor.getSnapshot().output).toEqual({ kind: 'dismissed', startsAt: AT - 900, slotNo: 4, price: null })
    expect(actor.getSnapshot().status).toBe('done')
  })

  test('says where the appointment is afterwards', () => {
    const actor = moving()
    actor.send({ type: 'slot.chosen', slotId: FIRST.id })
    actor.send({ type: 'move' })
    actor.send(ends('moving', answered({ bookingId: 'b1', slotNo: 7 })) as never)
    const moved = { kind: 'moved', startsAt: FIRST.startsAt, slotNo: 7, price: null }
    expect(viewReschedule(actor.getSnapshot()).moved).toEqual(moved)
    actor.send({ type: 'dismiss' })
    expect(actor.getSnapshot().output).toEqual(moved)
  })

  test.each([
    ['a dearer slot that is to be paid', 'UNPAID', 'dearer', { kind: 'changed', was: 80_000, fee: 90_001 }],
    ['a dearer slot of what is paid', 'PAID', 'dearer', { kind: 'kept', was: 80_000, fee: 90_001 }],
    ['a slot that costs the same', 'UNPAID', FIRST.id, null],
  ])('names the price of %s before and after it is moved', (_, paymentStatus, slotId, price) => {
    const actor = moving({ paymentStatus })
    const view = () => viewReschedule(actor.getSnapshot())
    expect(view().price).toBeNull()
    actor.send({ type: 'slot.chosen', slotId })
    expect(view().price).toEqual(price)
    actor.send({ type: 'move' })
    actor.send(ends('moving', answered({ bookingId: 'b1', slotNo: 7 })) as never)
    expect(view().moved?.price).toEqual(price)
  })
})
