import { assign, setup } from 'xstate'
import type { DocumentLink } from '../../core/kit/documentLink'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { LanguageChanged } from './appEvent'
import { unplugged } from './fromPort'

/** Milliseconds before the first look whether a document is written; each further one takes twice as long. */
const FIRST_LOOK = 1000
/** Looks after which a document is overdue: a minute in all. */
const LOOKS = 6
export const MOST_BETWEEN_LOOKS = FIRST_LOOK * 2 ** (LOOKS - 1)

/**
 * Something that is fetched with a document of it. What it says is shown at once; while the document is being written,
 * it is looked for again by itself, a bounded number of times.
 */
export const documentMachine = <Input extends object, Value>(settings: {
  id: string
  isEmpty: (value: Value) => boolean
  /** The document of what was fetched, or why it cannot be had; null where it has none. */
  linkOf: (value: Value) => Outcome<DocumentLink> | null
}) =>
  setup({
    types: {
      context: {} as {
        readonly asked: Input
        readonly value: Value | null
        readonly failure: Failure | null
        readonly looks: number
      },
      input: {} as Input,
      events: {} as { type: 'retry' } | LanguageChanged,
      tags: {} as 'loading' | 'failed' | 'empty' | 'awaited' | 'overdue',
    },
    actors: { load: unplugged<{ asked: Input }, Value>(`${settings.id}.load`) },
    delays: { look: ({ context }) => FIRST_LOOK * 2 ** context.looks },
    guards: {
      refused: (_, outcome: Outcome<Value>) => !outcome.ok,
      isEmpty: (_, outcome: Outcome<Value>) => outcome.ok && settings.isEmpty(outcome.value),
      isNotReady: (_, outcome: Outcome<Value>) => {
        const link = outcome.ok ? settings.linkOf(outcome.value) : null
        return link?.ok === true && link.value.state === 'notReady'
      },
      isReady: (_, outcome: Outcome<Value>) => {
        const link = outcome.ok ? settings.linkOf(outcome.value) : null
        return link?.ok === true && link.value.state === 'ready'
      },
      isLinkRefused: ({ context }) => context.value !== null && settings.linkOf(context.value)?.ok === false,
      isOverdue: ({ context }) => context.looks === LOOKS,
    },
    actions: {
      clear: assign({ value: null, looks: 0 }),
      keep: assign((_, outcome: Outcome<Value>) =>
        outcome.ok ? { value: outcome.value, failure: null } : { failure: outcome.failure },
      ),
      countLook: assign(({ context }) => ({ looks: context.looks + 1 })),
      beginLooks: assign({ looks: 0 }),
    },
  }).createMachine({
    id: settings.id,
    context: ({ input }) => ({ asked: input, value: null, failure: null, looks: 0 }),
    on: { 'language.changed': { target: '.loading', reenter: true, actions: 'clear' } },
    initial: 'loading',
    states: {
      loading: {
        tags: 'loading',
        entry: 'beginLooks',
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
            {
              guard: { type: 'isNotReady', params: ({ event }) => event.output },
              target: 'awaited',
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
            { target: 'shown', actions: { type: 'keep', params: ({ event }) => event.output } },
          ],
        },
      },
      awaited: { tags: 'awaited', after: { look: { target: 'looking', actions: 'countLook' } } },
      looking: {
        tags: 'awaited',
        invoke: {
          id: 'look',
          src: 'load',
          input: ({ context }) => ({ asked: context.asked }),
          onDone: [
            {
              guard: { type: 'isReady', params: ({ event }) => event.output },
              target: 'shown',
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
            { guard: 'isOverdue', target: 'overdue' },
            { target: 'awaited' },
          ],
        },
      },
      shown: { on: { retry: { guard: 'isLinkRefused', target: 'loading' } } },
      overdue: { tags: 'overdue', on: { retry: 'loading' } },
      empty: { tags: 'empty' },
      failed: { tags: 'failed', on: { retry: 'loading' } },
    },
  })
