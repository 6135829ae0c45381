import { expect, test } from 'vitest'
import { visitState } from '../../src/core/booking/appointment.status'
import { MINUTE } from '../../src/core/kit/dates'
import { cardOf } from '../../src/machines/schedule/card.view'
import { appointmentAt } from '../kit/scheduleDays'

const TODAY = '2026-11-23'
const booked = appointmentAt(TODAY, 1, { paymentStatus: 'PAID' })
const { startsAt, endsAt } = booked

test('somebody who is to come is what a card means, and not said', () => {
  expect(cardOf(booked, startsAt - MINUTE)).toEqual({
    tone: 'info',
    here: null,
    wait: 0,
    status: 'upcoming',
    hasStatusText: false,
    owes: false,
    isFaded: false,
  })
})

test('whoever is in the waiting room or with the doctor is shown there, in the colours of the queue', () => {
  const at = (status: 'arrived' | 'waiting' | 'inConsultation' | 'noShow') =>
    cardOf(
      { ...booked, queue: { status, arrivedAt: startsAt - 10 * MINUTE, calledAt: null, takeBack: null } },
      startsAt + 42 * MINUTE,
    )
  expect(at('waiting')).toMatchObject({ tone: 'warm', here: 'waiting', wait: 52, hasStatusText: true, isFaded: false })
  expect(at('arrived')).toMatchObject({ tone: 'info', here: 'arrived', hasStatusText: true })
  expect(at('inConsultation')).toMatchObject({ tone: 'calm', here: 'inConsultation', hasStatusText: true })
  expect(at('noShow')).toMatchObject({ here: null, status: 'noShow', tone: 'bad', hasStatusText: true, isFaded: false })
})

test('a time that went by unnoted fades; a status of its own is said in its colour', () => {
  expect(cardOf(booked, endsAt)).toMatchObject({ isFaded: true, hasStatusText: false })
  expect(cardOf({ ...booked, status: 'completed' }, endsAt)).toMatchObject({
    tone: 'good',
    hasStatusText: true,
    isFaded: false,
  })
})

test('what is to be paid is shown while it can be asked for', () => {
  const owes = (status: 'upcoming' | 'pending' | 'cancelled' | 'completed') =>
    cardOf({ ...booked, paymentStatus: 'UNPAID', status }, startsAt).owes
  expect([owes('upcoming'), owes('pending'), owes('cancelled'), owes('completed')]).toEqual([true, true, false, false])
})

test('a visit is the same in every place that staff read: where its patient is, else its status', () => {
  const at = (status: 'expected' | 'waiting' | 'inConsultation' | 'noShow', changed = {}) =>
    visitState({ ...booked, ...changed, queue: { status } }, startsAt)
  expect([at('expected'), at('waiting'), at('inConsultation')]).toEqual(['upcoming', 'waiting', 'inConsultation'])
  expect([at('noShow'), at('noShow', { status: 'completed' })]).toEqual(['noShow', 'completed'])
  expect(at('inConsultation', { status: 'completed' })).toBe('completed')
})
