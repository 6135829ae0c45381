import { assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { unplugged } from './fromPort'
import type { LanguageChanged } from './appEvent'

/** One thing that is fetched once, and again in another language or when that failed. */
export const resourceMachine = <Input extends object, Value>(settings: {
  id: string
  isEmpty: (value: Value) => boolean
}) =>
  setup({
    types: {
      context: {} as { readonly asked: Input; readonly value: Value | null; readonly failure: Failure | null },
      input: {} as Input,
      events: {} as { type: 'retry' } | LanguageChanged,
      tags: {} as 'loading' | 'failed' | 'empty',
    },
    actors: { load: unplugged<{ asked: Input }, Value>(`${settings.id}.load`) },
    guards: {
      refused: (_, outcome: Outcome<Value>) => !outcome.ok,
      isEmpty: (_, outcome: Outcome<Value>) => outcome.ok && settings.isEmpty(outcome.value),
    },
    actions: {
      clear: assign({ value: null }),
      keep: assign((_, outcome: Outcome<Value>) =>
        outcome.ok ? { value: outcome.value, failure: null } : { failure: outcome.failure },
      ),
    },
  }).createMachine({
    id: settings.id,
    context: ({ input }) => ({ asked: input, value: null, failure: null }),
    on: { 'language.changed': { target: '.loading', reenter: true, actions: 'clear' } },
    initial: 'loading',
    states: {
      loading: {
        tags: 'loading',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ asked: context.asked }),
          onDone: [
            {
              guard: { type: 'refused', params: ({ event }) => event.output },
              target: 'failed',
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
            { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'empty' },
            { target: 'shown', actions: { type: 'keep', params: ({ event }) => event.output } },
          ],
        },
      },
      shown: {},
      empty: { tags: 'empty' },
      failed: { tags: 'failed', on: { retry: 'loading' } },
    },
  })
