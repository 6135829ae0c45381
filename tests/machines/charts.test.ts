import { expect, test } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { registry } from '../../src/machines/registry'

/** States of a chart that is still read at a glance. */
const READABLE = 15

/** Charts that have more, by how many, and why they are not taken apart. */
const larger: Readonly<Record<string, { readonly states: number; readonly because: string }>> = {
  callRoom: {
    states: 27,
    because: 'lobby, room and its end share the session, and a call that broke leads back into each',
  },
  reception: { states: 20, because: 'queue, undo and steps change the same clinics' },
  schedule: { states: 20, because: 'what is opened, marked and cancelled are the days that are loaded beside it' },
  templates: { states: 20, because: 'the name is checked while the form it belongs to is written and saved' },
  medicineRequest: { states: 20, because: 'each refusal of the last step leads back to the step that mends it' },
  orderPanel: {
    states: 19,
    because: 'an act needs its order, and a bill what was billed last, which is read beside both',
  },
  app: { states: 17, because: 'one guard looks at session, profile, verification and place at once' },
  doctorProfile: { states: 17, because: 'five parts of a page arrive side by side, with hardly an arrow between them' },
  testReports: {
    states: 16,
    because: 'the cart lies over the centres as over the tests of one, and a booking over both',
  },
  notifications: { states: 16, because: 'what is marked as read depends on the list and on whether it is looked at' },
}

const countOf = ({ states }: AnyStateNode): number =>
  Object.values(states).reduce((sum, state) => sum + 1 + countOf(state), 0)

test('no chart has more than 15 states, but for those that are named with their reason', () => {
  const counted = Object.entries(registry).map(([name, { root }]) => [name, countOf(root)] as const)
  expect(Object.fromEntries(counted.filter(([, states]) => states > READABLE))).toEqual(
    Object.fromEntries(Object.entries(larger).map(([name, { states }]) => [name, states])),
  )
})
