import { expect, test } from 'vitest'
import { patientActions } from '../../src/core/booking/appointment.patient'
import type { AppointmentStatus } from '../../src/core/orders/orders'

const NOW = 1_795_410_000
const HOUR = 3600

const own = (status: AppointmentStatus, startsIn: number, holdExpiresAt: number | null = null) => ({
  status,
  startsAt: NOW + startsIn,
  endsAt: NOW + startsIn + HOUR / 4,
  holdExpiresAt,
})

test('an appointment that has not begun is cancelled or moved by its patient', () => {
  expect(patientActions(own('upcoming', HOUR), NOW)).toEqual(['cancel', 'reschedule'])
  expect(patientActions(own('upcoming', 1), NOW)).toEqual(['cancel', 'reschedule'])
})

test('from its beginning on the practice decides', () => {
  expect(patientActions(own('upcoming', 0), NOW)).toEqual([])
  expect(patientActions(own('upcoming', -60), NOW)).toEqual([])
  expect(patientActions(own('active', -60), NOW)).toEqual([])
})

test('a held slot is given back until it begins, and not moved before it is paid; one that was released is gone', () => {
  expect(patientActions(own('pending', HOUR, NOW + 60), NOW)).toEqual(['cancel'])
  expect(patientActions(own('pending', HOUR, NOW), NOW)).toEqual([])
  expect(patientActions(own('pending', -60, NOW + 60), NOW)).toEqual([])
})

test('one that was cancelled is moved at any time; what is over stays as it is', () => {
  expect(patientActions(own('cancelled', HOUR), NOW)).toEqual(['reschedule'])
  expect(patientActions(own('cancelled', -HOUR), NOW)).toEqual(['reschedule'])
  for (const status of ['completed', 'rejected', 'discharged'] as const)
    expect(patientActions(own(status, HOUR), NOW)).toEqual([])
})
