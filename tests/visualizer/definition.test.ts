import type { AnyStateMachine } from 'xstate'
import { expect, test } from 'vitest'
import { bookingMachine } from '../../src/machines/booking/booking.machine'
import { transitionsOf } from '../../tools/transitions'
import { registry } from '../../src/machines/registry'
import {
  activePaths,
  allStates,
  describeMachine,
  stateAt,
  transitionsFrom,
} from '../../tools/visualizer/definition/definition'
import { eventName } from '../../tools/visualizer/definition/words'

const machines: readonly (readonly [string, AnyStateMachine])[] = Object.entries(registry) as never

test.each(machines)('the definition of %s survives JSON and names every transition', (_, machine) => {
  const definition = describeMachine(machine)
  expect(JSON.parse(JSON.stringify(definition))).toEqual(definition)
  const names = allStates(definition.root).flatMap(({ transitions }) => transitions.map(({ name }) => name))
  expect(new Set(names)).toEqual(transitionsOf(machine))
})

test('a machine has the hash of its chart, whatever is plugged into it', () => {
  const { hash } = describeMachine(bookingMachine)
  expect(describeMachine(bookingMachine.provide({ guards: { hasSlot: () => true } })).hash).toBe(hash)
  expect(new Set(machines.map(([, machine]) => describeMachine(machine).hash)).size).toBe(machines.length)
})

test('a state names its calls, guards and targets', () => {
  expect(stateAt(describeMachine(bookingMachine), 'refreshingSlots')).toMatchObject({
    tags: ['choosing', 'loading'],
    invokes: [{ id: 'refreshingSlots', src: 'loadSlots' }],
    transitions: [
      { guard: 'refused(…)', actions: ['keepFailure'], targets: ['slotsFailed'] },
      { guard: null, actions: ['keepCalendar'], targets: ['deciding'] },
    ],
  })
})

test('the active states of a value are known by their paths', () => {
  expect(activePaths({ open: { form: 'editing' }, menu: 'closed' })).toEqual([
    'open',
    'open.form',
    'open.form.editing',
    'menu',
    'menu.closed',
  ])
})

test('what can be taken from a state is what it and those around it take', () => {
  const events = transitionsFrom(describeMachine(bookingMachine), 'choosingSlot').map(({ event }) => event)
  expect(events).toEqual([
    'consultation.chosen',
    'date.chosen',
    'slot.chosen',
    'clinic.chosen',
    'clinic.chosen',
    'next',
    'next',
    '',
  ])
})

test('events of the machinery are written in words', () => {
  expect(
    ['xstate.done.actor.load', 'xstate.after.second.countdown.ticking', ''].map((each) => eventName(each)),
  ).toEqual(['done load', 'after second', 'always'])
  expect(eventName('xstate.after.shown.notice.showing', 5000)).toBe('after 5 s')
})
