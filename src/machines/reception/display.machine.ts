import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Outcome } from '../../core/kit/outcome'
import type { QueueDisplay } from '../../core/reception/reception'
import { DISPLAY_AGAIN, SILENT_FOR } from '../../core/reception/reception.rules'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import type { QueueChanged } from './reception.events'

export interface DisplayInput {
  /** Null is the first with people today. */
  readonly clinicId: string | null
}

const displaySetup = setup({
  types: {
    context: {} as DisplayInput & {
      readonly shown: QueueDisplay | null
    },
    input: {} as DisplayInput,
    events: {} as { type: 'sound.turned' } | QueueChanged,
    tags: {} as 'loading' | 'stale' | 'ringing',
  },
  actors: { display: unplugged<{ clinicId?: string }, QueueDisplay | null>('reception.display') },
  delays: { again: DISPLAY_AGAIN, silence: SILENT_FOR },
  guards: outcomes,
  actions: {
    keep: assign((_, outcome: Outcome<QueueDisplay | null>) => (outcome.ok ? { shown: outcome.value } : {})),
    forget: assign({ shown: null }),
  },
})

const { onOutcome } = outcomeTransitions(displaySetup)

const asked = ({ context: { clinicId } }: { readonly context: DisplayInput }) => (clinicId === null ? {} : { clinicId })

/** The screen of a waiting room. What cannot be brought up to date is not shown: an old number sends somebody in. */
export const displayMachine = displaySetup.createMachine({
  id: 'display',
  context: ({ input }) => ({ ...input, shown: null }),
  type: 'parallel',
  states: {
    screen: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'loading',
          /** What is on its way may be of before. */
          on: { 'queue.changed': { target: 'loading', reenter: true } },
          after: { silence: 'stale' },
          invoke: {
            id: 'loading',
            src: 'display',
            input: asked,
            onDone: onOutcome('display', {
              refused: { target: 'stale' },
              done: { target: 'showing', actions: 'keep' },
            }),
          },
        },
        showing: { on: { 'queue.changed': 'refreshing' }, after: { again: 'refreshing' } },
        refreshing: {
          on: { 'queue.changed': { target: 'refreshing', reenter: true } },
          after: { silence: 'stale' },
          invoke: {
            id: 'refreshing',
            src: 'display',
            input: asked,
            onDone: onOutcome('display', {
              refused: { target: 'stale' },
              done: { target: 'showing', actions: 'keep' },
            }),
          },
        },
        stale: {
          tags: 'stale',
          entry: 'forget',
          on: { 'queue.changed': 'again' },
          after: { again: 'again' },
        },
        again: {
          tags: 'stale',
          on: { 'queue.changed': { target: 'again', reenter: true } },
          after: { silence: 'stale' },
          invoke: {
            id: 'again',
            src: 'display',
            input: asked,
            onDone: onOutcome('display', {
              refused: { target: 'stale' },
              done: { target: 'showing', actions: 'keep' },
            }),
          },
        },
      },
    },
    sound: {
      initial: 'silent',
      states: {
        silent: { on: { 'sound.turned': 'ringing' } },
        ringing: { tags: 'ringing', on: { 'sound.turned': 'silent' } },
      },
    },
  },
})

export type DisplayActor = ActorRefFrom<typeof displayMachine>
