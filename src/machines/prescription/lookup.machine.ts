import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Outcome } from '../../core/kit/outcome'
import type { Medicine } from '../../core/prescription/medicine'
import { unplugged } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { toParent } from '../kit/toParent'

/** What is looked for while typing. */
export type LookupKind = 'medicine' | 'test' | 'tag' | 'otherHealthProblem' | 'diagnosis' | 'complaint'

export interface Asked {
  readonly kind: LookupKind
  readonly text: string
}

/** A result; of medicines with the product. */
export interface LookupHit {
  readonly id: string
  readonly name: string
  readonly medicine?: Medicine
  /** The brand by which it was found. */
  readonly brand?: string | null
}

interface Context {
  /** Milliseconds after the last key. */
  readonly pause: number
  readonly asked: Asked | null
  readonly hits: readonly LookupHit[]
}

/** Always the same list: whoever shows results does not change with each key. */
const NO_HITS: readonly LookupHit[] = []

/** Asks the server once the typing has rested; an answer to what is no longer typed is dropped with its call. */
export const lookupMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly pause: number },
    events: {} as { type: 'typed'; asked: Asked } | { type: 'asked.now' },
    tags: {} as 'searching',
  },
  actors: { find: unplugged<Asked, readonly LookupHit[]>('prescription.search') },
  delays: { pause: ({ context }) => context.pause },
  guards: {
    ...outcomes,
    isEmpty: ({ event }) => event.type === 'typed' && event.asked.text.trim() === '',
    isKnown: ({ context, event }) =>
      event.type === 'typed' &&
      context.asked?.kind === event.asked.kind &&
      context.asked.text.trim() === event.asked.text.trim(),
  },
  actions: {
    ask: assign((_, asked: Asked) => ({ asked })),
    clear: assign({ asked: null, hits: NO_HITS }),
    keep: assign((_, outcome: Outcome<readonly LookupHit[]>) => (outcome.ok ? { hits: outcome.value } : {})),
    report: toParent(({ context }) => ({ type: 'found', asked: context.asked, hits: context.hits })),
  },
}).createMachine({
  id: 'lookup',
  context: ({ input }) => ({ pause: input.pause, asked: null, hits: NO_HITS }),
  initial: 'resting',
  on: {
    typed: [
      { guard: 'isKnown' },
      { guard: 'isEmpty', target: '.resting', actions: 'clear' },
      {
        target: '.settling',
        reenter: true,
        actions: [assign({ hits: NO_HITS }), { type: 'ask', params: ({ event }) => event.asked }],
      },
    ],
  },
  states: {
    resting: {},
    settling: { tags: 'searching', after: { pause: 'searching' }, on: { 'asked.now': 'searching' } },
    searching: {
      tags: 'searching',
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context }) => context.asked ?? { kind: 'medicine', text: '' },
        onDone: [
          { guard: { type: 'refused', params: ({ event }) => event.output }, target: 'resting' },
          {
            target: 'resting',
            actions: [{ type: 'keep', params: ({ event }) => event.output }, 'report'],
          },
        ],
      },
    },
  },
})

export type LookupActor = ActorRefFrom<typeof lookupMachine>
