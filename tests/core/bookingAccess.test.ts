import { describe, expect, test } from 'vitest'
import { BlockableRole, ReservedFrom } from '../../src/core/booking/booking'
import { bookingParams } from '../../src/core/booking/booking.params'
import { bookableFrom, bookableSlots, type SlotAccess } from '../../src/core/booking/booking.rules'
import { EMPTY_DRAFT } from '../../src/core/booking/checkout'
import { CASH, LATER, ONLINE } from '../../src/core/payment/payment'
import { outcomeOfPath, paymentMethodName } from '../../src/core/payment/payment.rules'

const at = (text: string): number => Math.floor(Date.parse(text) / 1000)

test('a slot of 5 January can be booked from midnight in Kolkata, 44 days before', () => {
  expect(bookableFrom(at('2026-01-05T10:30:00+05:30'))).toBe(at('2025-11-22T00:00:00+05:30'))
})

describe('of ten slots, of which the last two are reserved and six are shown,', () => {
  const hours: SlotAccess = {
    totalSlots: 10,
    reservedSlots: 2,
    reservedFrom: 'end',
    shownSlots: 6,
    blockedRoles: [],
  }
  const blockedFor = (...blockedRoles: SlotAccess['blockedRoles']): SlotAccess => ({ ...hours, blockedRoles })
  const ALL = { first: 1, last: 10 }
  const SHOWN = { first: 1, last: 6 }
  const NONE = { first: 1, last: 0 }

  test('patients and guests may book what is shown, those who run the clinic’s day all', () => {
    for (const role of ['PATIENT', 'GUEST', 'ADMIN', null] as const) expect(bookableSlots(hours, role)).toEqual(SHOWN)
    for (const role of ['DOCTOR', 'JR_DOCTOR', 'PHARMACY'] as const) expect(bookableSlots(hours, role)).toEqual(ALL)
  })

  test('nobody may whose role is blocked: guests with the patients, junior doctors with their doctors', () => {
    for (const role of ['PATIENT', 'GUEST', null] as const)
      expect(bookableSlots(blockedFor('PATIENT'), role)).toEqual(NONE)
    for (const role of ['DOCTOR', 'JR_DOCTOR'] as const) expect(bookableSlots(blockedFor('DOCTOR'), role)).toEqual(NONE)
    expect(bookableSlots(blockedFor('PHARMACY'), 'PHARMACY')).toEqual(NONE)
    expect(bookableSlots(blockedFor('ADMIN'), 'ADMIN')).toEqual(NONE)
  })

  test('who is not blocked may go on', () => {
    expect(bookableSlots(blockedFor('DOCTOR', 'PHARMACY', 'ADMIN'), 'PATIENT')).toEqual(SHOWN)
    expect(bookableSlots(blockedFor('PATIENT', 'PHARMACY', 'ADMIN'), 'DOCTOR')).toEqual(ALL)
    expect(bookableSlots(blockedFor('PATIENT', 'DOCTOR', 'ADMIN'), 'PHARMACY')).toEqual(ALL)
    expect(bookableSlots(blockedFor('PATIENT', 'DOCTOR', 'PHARMACY'), 'ADMIN')).toEqual(SHOWN)
  })

  test('a doctor blocks these roles, and reserves from either end of the day', () => {
    expect(BlockableRole.literals).toEqual(['PATIENT', 'DOCTOR', 'PHARMACY', 'ADMIN'])
    expect(ReservedFrom.literals).toEqual(['start', 'end'])
  })
})

describe('the address of a booking', () => {
  const whole = { doctorId: 'd1', consultation: 'video', date: '2026-11-24', slotId: 's1' }

  test('names the slot, and a day without one', () => {
    const pick = { doctorId: 'd1', consultation: 'video', date: '2026-11-24' }
    expect(bookingParams(whole).pick).toEqual({ ...pick, slotId: 's1' })
    expect(bookingParams({ ...whole, slotId: undefined }).pick).toEqual({ ...pick, slotId: '' })
  })

  test.each(['doctorId', 'consultation', 'date'])('without %s picks nothing', (missing) => {
    expect(bookingParams({ ...whole, [missing]: undefined }).pick).toBeNull()
  })

  test('says how far it is: somebody new is added while members are chosen', () => {
    const stageOf = (step: unknown) => bookingParams({ ...whole, step }).stage
    expect(['slots', 'checkout', 'members', 'person', 'elsewhere', undefined].map(stageOf)).toEqual([
      'slots',
      'checkout',
      'members',
      'members',
      null,
      null,
    ])
  })

  test('keeps who is treated and how it is paid; anything else in its place is nothing', () => {
    const draft = { memberId: 'm1', paymentMethodId: 2 }
    expect(bookingParams({ ...whole, draft }).draft).toEqual(draft)
    expect(bookingParams({ ...whole, draft: 'much' }).draft).toEqual(EMPTY_DRAFT)
    expect(bookingParams({ ...whole, draft: { memberId: 7 } }).draft).toEqual(EMPTY_DRAFT)
  })
})

test('a booking is paid online, in cash or later', () => {
  expect([ONLINE, CASH, LATER, 99].map(paymentMethodName)).toEqual(['online', 'cash', 'later', 'later'])
})

test('a return address ends with its outcome, with or without a stroke after it', () => {
  expect(
    ['/appointment/success', '/appointment/success/', '/appointment/failure', '/success/failure/'].map(outcomeOfPath),
  ).toEqual(['success', 'success', 'failure', 'failure'])
})
