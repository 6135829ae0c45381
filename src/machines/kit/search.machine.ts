import { assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { unplugged } from './fromPort'
import { outcomes } from './onOutcome'
import { outcomeActions } from './outcomeActions'
import { toParent } from './toParent'

/** Sent to the machine that searches: what was found for what is typed now. */
export interface Found<Asked, Hit> {
  readonly type: 'found'
  readonly asked: Asked | null
  readonly hits: readonly Hit[]
}

/**
 * What is looked for while somebody types, plugged into a port: it is asked for once the typing has rested, and an
 * answer to what is no longer typed is dropped with its call.
 */
export const searchMachine = <Asked extends object, Hit>(settings: {
  id: string
  /** Whether there is enough typed to look for. */
  isEnough: (asked: Asked) => boolean
  /** Whether one is looked for as the other: nothing is asked twice. */
  isSame: (one: Asked, other: Asked) => boolean
  /** What was found stays until there is something else. */
  isKept?: boolean
}) =>
  setup({
    types: {
      context: {} as {
        /** Milliseconds after the last key. */
        readonly pause: number
        /** What is typed, also while it is not enough. */
        readonly asked: Asked | null
        readonly hits: readonly Hit[]
        readonly failure: Failure | null
      },
      input: {} as { readonly pause: number },
      events: {} as { type: 'typed'; asked: Asked } | { type: 'asked.now' } | { type: 'retry' },
      tags: {} as 'settling' | 'searching' | 'answered' | 'empty' | 'failed',
    },
    actors: { find: unplugged<{ asked: Asked }, readonly Hit[]>(`${settings.id}.find`) },
    delays: { pause: ({ context }) => context.pause },
    guards: {
      ...outcomes,
      isKnown: ({ context: { asked }, event }) =>
        asked !== null && event.type === 'typed' && settings.isSame(asked, event.asked),
      isEnough: ({ event }) => event.type === 'typed' && settings.isEnough(event.asked),
      hasNone: (_, outcome: Outcome<readonly unknown[]>) => outcome.ok && outcome.value.length === 0,
    },
    actions: {
      ...outcomeActions,
      ask: assign(({ context, event }) =>
        event.type === 'typed'
          ? {
              asked: event.asked,
              hits: settings.isKept && settings.isEnough(event.asked) ? context.hits : NOTHING,
              failure: null,
            }
          : {},
      ),
      keepHits: assign((_, outcome: Outcome<readonly Hit[]>) => ({ hits: outcome.ok ? outcome.value : NOTHING })),
      report: toParent(({ context: { asked, hits } }): Found<Asked, Hit> => ({ type: 'found', asked, hits })),
    },
  }).createMachine({
    id: settings.id,
    context: ({ input }) => ({ pause: input.pause, asked: null, hits: NOTHING, failure: null }),
    initial: 'resting',
    on: {
      typed: [
        { guard: 'isKnown' },
        { guard: 'isEnough', target: '.settling', reenter: true, actions: 'ask' },
        { target: '.resting', actions: 'ask' },
      ],
    },
    states: {
      resting: {},
      settling: {
        tags: ['searching', 'settling'],
        after: { pause: 'searching' },
        on: { 'asked.now': 'searching' },
      },
      searching: {
        tags: 'searching',
        invoke: {
          id: 'find',
          src: 'find',
          // Something is asked before it is searched.
          input: ({ context }) => ({ asked: context.asked! }),
          onDone: [
            {
              guard: { type: 'refused', params: ({ event }) => event.output },
              target: 'failed',
              actions: [
                { type: 'keepFailure', params: ({ event }) => event.output },
                { type: 'keepHits', params: ({ event }) => event.output },
              ],
            },
            {
              guard: { type: 'hasNone', params: ({ event }) => event.output },
              target: 'empty',
              actions: [{ type: 'keepHits', params: ({ event }) => event.output }, 'report'],
            },
            {
              target: 'shown',
              actions: [{ type: 'keepHits', params: ({ event }) => event.output }, 'report'],
            },
          ],
        },
      },
      shown: { tags: 'answered' },
      empty: { tags: ['answered', 'empty'] },
      failed: { tags: 'failed', on: { retry: { target: 'searching', actions: 'forgetFailure' } } },
    },
  })

/** Always the same list: whoever shows what was found does not change with each key. */
const NOTHING: readonly never[] = []
