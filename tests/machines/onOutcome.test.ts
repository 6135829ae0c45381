import { expect, test } from 'vitest'
import { assign, createActor, fromPromise, setup, waitFor } from 'xstate'
import { done, failed, type Outcome } from '../../src/core/kit/outcome'
import { outcomeTransitions, outcomes } from '../../src/machines/kit/onOutcome'

const orderSetup = setup({
  types: { context: {} as { readonly kept: string | null } },
  actors: {
    place: fromPromise<Outcome<string>>(() => Promise.reject(new Error('nobody answers'))),
    pay: fromPromise<{ kind: 'paid' } | { kind: 'closed' }>(async () => ({ kind: 'closed' })),
  },
  guards: outcomes,
  actions: {
    keep: assign((_, outcome: Outcome<string>) => ({ kept: outcome.ok ? outcome.value : outcome.failure.message })),
  },
})
const { onOutcome, onKind } = outcomeTransitions(orderSetup)

/** An order that is placed, then paid. */
const order = orderSetup.createMachine({
  context: { kept: null },
  initial: 'placing',
  states: {
    placing: {
      invoke: {
        src: 'place',
        onDone: onOutcome('place', {
          unauthenticated: { target: 'nobody' },
          refused: { target: 'refused', actions: 'keep' },
          done: { target: 'paying', actions: 'keep' },
        }),
      },
    },
    paying: { invoke: { src: 'pay', onDone: onKind('pay', { paid: { target: 'paid' } }) } },
    nobody: {},
    refused: {},
    paid: {},
  },
})

const placedWith = async (outcome: Outcome<string>, end: 'paid' | 'closed' = 'paid') => {
  const actor = createActor(
    order.provide({
      actors: { place: fromPromise(async () => outcome), pay: fromPromise(async () => ({ kind: end })) },
    }),
  ).start()
  const { value, context } = await waitFor(
    actor,
    (snapshot) => !snapshot.matches('placing') && (!snapshot.matches('paying') || end === 'closed'),
  )
  return [value, context.kept]
}

test('the first guard that holds of an outcome says where it leads, and the actions get the outcome', async () => {
  expect(await placedWith(failed('unauthenticated', 'Who?'))).toEqual(['nobody', null])
  expect(await placedWith(failed('conflict', 'Gone'))).toEqual(['refused', 'Gone'])
  expect(await placedWith(done('o1'))).toEqual(['paid', 'o1'])
})

test('an end of a kind that is not named leads nowhere', async () => {
  expect(await placedWith(done('o1'), 'closed')).toEqual(['paying', 'o1'])
})
