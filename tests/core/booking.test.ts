import { describe, expect, test } from 'vitest'
import type { Slot, SlotCalendar } from '../../src/core/booking/booking'
import { awaitsPayment, holdsSlot, isPayable } from '../../src/core/booking/appointment.lifecycle'
import { isDue, slotAfterFailure } from '../../src/core/booking/appointment.payment'
import { dayWith, freeSlots } from '../../src/core/booking/booking.rules'
import ICAL from 'ical.js'
import { calendarFile } from '../../src/core/booking/calendarFile'
import { LATER, ONLINE } from '../../src/core/payment/payment'
import { paysOnline, UNPAID_HOLD } from '../../src/core/payment/payment.rules'

const DAY = 86_400
const NOW = Math.floor(Date.parse('2026-11-21T09:00:00+05:30') / 1000)

const slot = (id: string, isBooked: boolean): Slot => ({
  id,
  startsAt: NOW,
  endsAt: NOW + 900,
  isBooked,
  fee: 50_000,
  clinicId: null,
  clinicName: null,
  clinicAddress: null,
  clinicCity: null,
  latitude: null,
  longitude: null,
  duration: 15,
})
const today = { date: '2026-11-21', slots: [slot('taken', true), slot('free', false)] }
const calendar: SlotCalendar = { video: [], inClinic: [today] }

describe('slots', () => {
  test('free slots are those nobody booked; without a day there are none', () => {
    expect(freeSlots(today).map(({ id }) => id)).toEqual(['free'])
    expect(freeSlots(undefined)).toEqual([])
  })

  test('a day is found by its date, for its way of consulting alone', () => {
    expect(dayWith(calendar, 'inClinic', '2026-11-21')).toBe(today)
    expect(dayWith(calendar, 'inClinic', '2026-11-22')).toBeUndefined()
    expect(dayWith(calendar, 'video', '2026-11-21')).toBeUndefined()
    expect(dayWith(calendar, 'inClinic', null)).toBeUndefined()
  })
})

describe('holds and payments', () => {
  const held = { status: 'pending', holdExpiresAt: NOW + 60 } as const
  const late = { status: 'pending', holdExpiresAt: NOW } as const
  const booked = { status: 'upcoming', holdExpiresAt: null } as const

  test('ten minutes are held for a payment, and paying online is one way of three', () => {
    expect(UNPAID_HOLD).toBe(600)
    expect([ONLINE, LATER].map(paysOnline)).toEqual([true, false])
  })

  test('a booking keeps its slot until it is given up or its hold is over', () => {
    expect(holdsSlot(held, NOW)).toBe(true)
    expect(holdsSlot(late, NOW)).toBe(false)
    expect(holdsSlot({ status: 'pending', holdExpiresAt: null }, NOW)).toBe(true)
    expect(holdsSlot({ ...booked, holdExpiresAt: NOW - 1 }, NOW)).toBe(true)
    expect(holdsSlot({ status: 'cancelled', holdExpiresAt: null }, NOW)).toBe(false)
    expect(holdsSlot({ status: 'rejected', holdExpiresAt: null }, NOW)).toBe(false)
  })

  test('what is held can be paid, what is to be paid later too; what has no hold or is over cannot', () => {
    expect(isPayable(held, NOW)).toBe(true)
    expect(isPayable(booked, NOW)).toBe(true)
    expect(isPayable(late, NOW)).toBe(false)
    expect(isPayable({ status: 'pending', holdExpiresAt: null }, NOW)).toBe(false)
    expect(isPayable({ status: 'completed', holdExpiresAt: null }, NOW)).toBe(false)
  })

  test('only a pending booking waits for its payment', () => {
    expect((['pending', 'upcoming', 'active', 'cancelled'] as const).map(awaitsPayment)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('a booking is due when it is unpaid, to be paid by the patient and still payable', () => {
    const unpaid = { ...held, paymentStatus: 'UNPAID', paymentMethodId: ONLINE } as const
    expect(isDue(unpaid, NOW)).toBe(true)
    expect(isDue({ ...booked, paymentStatus: 'UNPAID', paymentMethodId: LATER }, NOW)).toBe(true)
    expect(isDue({ ...unpaid, paymentStatus: 'PAID' }, NOW)).toBe(false)
    expect(isDue({ ...unpaid, paymentMethodId: 99 }, NOW)).toBe(false)
    expect(isDue({ ...unpaid, ...late }, NOW)).toBe(false)
  })

  test('a failed payment says what became of the slot', () => {
    expect(slotAfterFailure('alreadyPaid', null, NOW)).toBe('paid')
    expect(slotAfterFailure('released', held, NOW)).toBe('released')
    expect(slotAfterFailure(null, late, NOW)).toBe('released')
    expect(slotAfterFailure(null, held, NOW)).toBe('held')
    expect(slotAfterFailure(null, null, NOW)).toBe('held')
  })
})

const surgery = {
  id: 'b1',
  title: 'Dr. Sharma; follow-up, spine — मेरुदण्ड की जाँच के बाद दूसरी भेंट, डॉ. शर्मा',
  place: 'Dhriti Clinic\\1st floor\r\nRing Road\nPune',
  startsAt: NOW,
  endsAt: NOW + 900,
}
const eventIn = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  return { method: calendar.getFirstPropertyValue('method'), event: calendar.getFirstSubcomponent('vevent')! }
}

test('an appointment goes into a calendar as a file of RFC 5545 with a reminder half an hour before', () => {
  const file = calendarFile(surgery, NOW - DAY)
  const { method, event } = eventIn(file)
  const value = (name: string) => String(event.getFirstPropertyValue(name))
  expect([method, value('uid'), value('status')]).toEqual(['PUBLISH', 'b1@spine-care.example', 'CONFIRMED'])
  expect([value('dtstamp'), value('dtstart'), value('dtend')]).toEqual([
    '2026-11-20T03:30:00Z',
    '2026-11-21T03:30:00Z',
    '2026-11-21T03:45:00Z',
  ])
  expect([value('summary'), value('location')]).toEqual([surgery.title, surgery.place.replace('\r\n', '\n')])
  expect(String(event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger'))).toBe('-PT30M')
  const lines = file.split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(lines.filter((line) => line.includes('\n') || line.includes('\uFFFD'))).toEqual([])
})

test('a file made after a change is the newer version of the same entry, and a cancelled one takes it out', () => {
  const [before, moved] = [calendarFile(surgery, NOW), calendarFile({ ...surgery, startsAt: NOW + DAY }, NOW + 60)]
  const cancelled = calendarFile({ ...surgery, isCancelled: true }, NOW + 120)
  const [first, second, third] = [before, moved, cancelled].map((file) => eventIn(file))
  const of = ({ event }: ReturnType<typeof eventIn>, name: string) => event.getFirstPropertyValue(name)
  expect(of(second!, 'uid')).toBe(of(first!, 'uid'))
  expect(Number(of(second!, 'sequence'))).toBeGreaterThan(Number(of(first!, 'sequence')))
  expect(Number(of(third!, 'sequence'))).toBeGreaterThan(Number(of(second!, 'sequence')))
  expect([third!.method, of(third!, 'status'), third!.event.getFirstSubcomponent('valarm')]).toEqual([
    'CANCEL',
    'CANCELLED',
    null,
  ])
})
