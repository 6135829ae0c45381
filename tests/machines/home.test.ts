import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { homeMachine } from '../../src/machines/home/home.machine'
import { viewHome } from '../../src/machines/home/home.view'
import { fieldsByState } from '../kit/fieldsByState'
import { orderNumber } from '../rooms/orders/orderNumber'

/** 21 November 2026, 12:16 in India. */
const NOON = 1_795_243_600
const input = { isGuest: false, name: 'Asha Patel', now: NOON, goesOn: false }
const homeOf = (given: object, context: object = {}) => {
  const { value, ...start } = createActor(homeMachine, { input: { ...input, ...given } }).getSnapshot()
  return viewHome(homeMachine.resolveState({ value, context: { ...start.context, ...context } }))
}

test.each([
  [{ name: ' Asha   Patel' }, 'Asha'],
  [{ name: 'Asha' }, 'Asha'],
  [{ name: '  ' }, null],
  [{ name: null }, null],
  [{ isGuest: true, name: 'Asha Patel' }, null],
])('home greets %j by the first name alone, and nobody who has none', (given, name) => {
  expect(homeOf(given).name).toBe(name)
})

test('the next appointment has a way to go where it is in a clinic, and none where it is a video', () => {
  const order = { ...orderNumber(1), consultation: 'inClinic' as const, latitude: 12.9, longitude: 77.6 }
  const directions = 'https://www.google.com/maps/search/?api=1&query=12.9,77.6'
  const plain = { state: 'upcoming', before: null, delay: null, late: null, wait: null }
  expect(homeOf({}, { next: order }).next).toEqual({ order, directions, ...plain })
  const video = { ...order, consultation: 'video' as const }
  expect(homeOf({}, { next: video }).next).toEqual({ order: video, directions: null, ...plain })
  expect(homeOf({}).next).toBeNull()
})

test('each half of home says for itself what it lacks; the page arrives with its specialities', () => {
  expect(fieldsByState(homeMachine, viewHome, { input })).toEqual({
    'specialities.loading': 'isArriving',
    'specialities.open': '',
    'specialities.failed': 'fault',
    'next.loading': 'isArriving',
    'next.open': 'isArriving',
    'next.failed': 'isArriving nextFault',
  })
})
