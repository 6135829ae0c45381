import { describe, expect, test } from 'vitest'
import { appointmentLifecycle, holdsSlot, isPayable } from '../../src/core/booking/appointment.lifecycle'
import { slotAfterFailure } from '../../src/core/booking/appointment.payment'
import { admissionLifecycle } from '../../src/core/inpatient/inpatient.lifecycle'
import { AppointmentStatus } from '../../src/core/orders/orders'

const now = 1_795_000_000
const coming = { endsAt: now + 900, now }
const ended = { endsAt: now, now }

test.each([
  ['appointments', appointmentLifecycle.transitions],
  ['admissions', admissionLifecycle.transitions],
])('an action of %s leads from a status to one other, and somebody may do it', (_, transitions) => {
  const steps = transitions.map(({ from, action }) => `${from} ${action}`)
  expect(new Set(steps).size).toBe(steps.length)
  expect(transitions.filter(({ by }) => by.length === 0)).toEqual([])
})

describe('An appointment', () => {
  test('that is to come may be cancelled and moved by the patient, and started and completed by the doctor', () => {
    expect(appointmentLifecycle.actionsFor('upcoming', 'PATIENT', coming)).toEqual(['cancel', 'reschedule'])
    expect(appointmentLifecycle.actionsFor('upcoming', 'JR_DOCTOR', coming)).toEqual([
      'cancel',
      'reschedule',
      'start',
      'complete',
    ])
    expect(appointmentLifecycle.actionsFor('upcoming', 'PHARMACY', coming)).toEqual([])
  })
  test('whose time has ended is cancelled and moved by the doctor alone, who completes it or notes a no-show', () => {
    expect(appointmentLifecycle.actionsFor('upcoming', 'PATIENT', ended)).toEqual([])
    expect(appointmentLifecycle.actionsFor('upcoming', 'DOCTOR', ended)).toEqual([
      'cancel',
      'reschedule',
      'complete',
      'noShow',
    ])
  })
  test('that waits for its payment is paid or released by the practice alone', () => {
    expect(appointmentLifecycle.actionsFor('pending', 'PRACTICE', ended)).toEqual(['pay', 'release'])
    expect(appointmentLifecycle.next('pending', 'pay')).toBe('upcoming')
    expect(appointmentLifecycle.next('pending', 'release')).toBe('cancelled')
    expect(appointmentLifecycle.next('completed', 'cancel')).toBeNull()
  })
  test('is over when it was given up, is done, or its time has ended', () => {
    const over = AppointmentStatus.literals.filter((status) => appointmentLifecycle.isOver(status, coming))
    expect(over).toEqual(['completed', 'cancelled', 'rejected', 'discharged'])
    expect(appointmentLifecycle.isOver('upcoming', ended)).toBe(true)
  })
  test('keeps its slot until it is given up or the hold of an unpaid one has passed', () => {
    const free = AppointmentStatus.literals.filter((status) => !holdsSlot({ status, holdExpiresAt: null }, now))
    expect(free).toEqual(['cancelled', 'rejected'])
    expect(holdsSlot({ status: 'pending', holdExpiresAt: now + 1 }, now)).toBe(true)
    expect(holdsSlot({ status: 'pending', holdExpiresAt: now }, now)).toBe(false)
    expect(holdsSlot({ status: 'upcoming', holdExpiresAt: now }, now)).toBe(true)
  })
  test('can be paid while its slot is held for that, or later when that was chosen', () => {
    expect(isPayable({ status: 'pending', holdExpiresAt: now + 1 }, now)).toBe(true)
    expect(isPayable({ status: 'pending', holdExpiresAt: now }, now)).toBe(false)
    expect(isPayable({ status: 'pending', holdExpiresAt: null }, now)).toBe(false)
    expect(isPayable({ status: 'upcoming', holdExpiresAt: null }, now)).toBe(true)
    expect(isPayable({ status: 'cancelled', holdExpiresAt: null }, now)).toBe(false)
    expect(isPayable({ status: 'completed', holdExpiresAt: null }, now)).toBe(false)
  })
})

test('an admission is ended and taken up again by the doctors', () => {
  expect(admissionLifecycle.actionsFor('admit', 'DOCTOR', coming)).toEqual(['edit', 'shift', 'switchChat', 'discharge'])
  expect(admissionLifecycle.next('discharged', 'readmit')).toBe('admit')
  expect(admissionLifecycle.actionsFor('admit', 'PATIENT', coming)).toEqual([])
})

test('a payment that failed says what became of the slot, by the refusal and by the hold', () => {
  const held = { status: 'pending', holdExpiresAt: now + 1 } as const
  expect(slotAfterFailure(null, held, now)).toBe('held')
  expect(slotAfterFailure(null, held, now + 1)).toBe('released')
  expect(slotAfterFailure(null, { status: 'cancelled', holdExpiresAt: null }, now)).toBe('released')
  expect(slotAfterFailure('gatewayDown', null, now)).toBe('held')
  expect(slotAfterFailure('released', null, now)).toBe('released')
  expect(slotAfterFailure('alreadyPaid', held, now)).toBe('paid')
})
