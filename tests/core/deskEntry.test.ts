import { expect, test } from 'vitest'
import { insideBefore, queueEntryOf, withQueueEntry } from '../../src/core/reception/deskEntry.rules'
import type { QueueStatus } from '../../src/core/reception/reception.lifecycle'
import type { ScheduledAppointment, ScheduleDay } from '../../src/core/schedule/schedule'
import { appointmentAt, dayWith, scheduleAt } from '../kit/scheduleDays'
import { TODAY, now } from '../rooms/schedule/scheduleFacts'

const placed = (slot: number, status: QueueStatus, calledAt: number | null = null): ScheduledAppointment => ({
  ...appointmentAt(TODAY, slot),
  id: `slot ${slot}`,
  consultation: 'inClinic',
  queue: { status, arrivedAt: now, calledAt, takeBack: null },
})
const own = [placed(1, 'finished', now), placed(2, 'inConsultation', now), placed(3, 'waiting')]
const others = [placed(4, 'inConsultation', now + 60)]
const hours = scheduleAt(TODAY, own)
const days = [dayWith(TODAY, hours, { ...scheduleAt(TODAY, others), id: 'of another doctor', doctorId: 'd2' })]
const placesOf = (all: readonly ScheduleDay[]) =>
  all.flatMap(({ schedules }) =>
    schedules.flatMap(({ appointments }) => appointments.map(({ id, queue }) => [id, queue?.status])),
  )

test('who is with the doctor is who was called last of their own doctor, and nobody is for a doctor without one', () => {
  expect(insideBefore(days, 'slot 3')).toBe('slot 2')
  expect(insideBefore(days, 'slot 4')).toBeNull()
  expect(insideBefore([], 'slot 3')).toBeNull()
})

test('who is called in is alone with their doctor; another doctor goes on', () => {
  const called = queueEntryOf(placed(3, 'inConsultation', now), hours, now)!
  expect(placesOf(withQueueEntry(days, called))).toEqual([
    ['slot 1', 'finished'],
    ['slot 2', 'finished'],
    ['slot 3', 'inConsultation'],
    ['slot 4', 'inConsultation'],
  ])
})
