import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { MedicalRecord } from '../../core/records/records'
import type { MadeLink, RecordLink } from '../../core/records/recordLinks'
import { type Attempt, keyed } from '../kit/attempt'
import { emitEffect } from '../kit/effects'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { recordsOutdated } from './records.events'

export interface RecordShareInput {
  readonly id: string
  /** Null where the address alone names it. */
  readonly record: MedicalRecord | null
}

/** A record and its links. */
export interface SharedRecord {
  readonly record: MedicalRecord
  readonly links: readonly RecordLink[]
}

type LinkSent =
  | { readonly id: string; readonly name: string; readonly hasCode: boolean }
  | { readonly id: string; readonly linkId: string }

interface Context extends RecordShareInput {
  readonly links: readonly RecordLink[]
  readonly draft: { readonly name: string; readonly hasCode: boolean }
  /** The link that was just made: its address is known until the dialog is closed. */
  readonly made: MadeLink | null
  readonly failure: Failure | null
  readonly attempt: Attempt<LinkSent> | null
}

const EMPTY = { name: '', hasCode: false }

const recordShareSetup = setup({
  types: {
    context: {} as Context,
    input: {} as RecordShareInput,
    events: {} as
      | { type: 'draft.changed'; change: Partial<Context['draft']> }
      | { type: 'revoke'; linkId: string }
      | { type: 'make' | 'retry' | 'close' },
    tags: {} as 'loading' | 'making' | 'revoking',
  },
  actors: {
    load: unplugged<RecordShareInput, SharedRecord>('recordLinks.list'),
    make: unplugged<
      { readonly id: string; readonly name: string; readonly hasCode: boolean; readonly key: string },
      MadeLink
    >('recordLinks.make'),
    revoke: unplugged<{ readonly id: string; readonly linkId: string; readonly key: string }, RecordLink>(
      'recordLinks.revoke',
    ),
  },
  guards: { ...outcomes, isNamed: ({ context }) => context.draft.name.trim() !== '' },
  actions: {
    ...outcomeActions,
    assignShared: assign((_, outcome: Outcome<SharedRecord>) => (outcome.ok ? outcome.value : {})),
    change: assign(({ context: { draft } }, change: Partial<Context['draft']>) => ({
      draft: { ...draft, ...change },
      failure: null,
    })),
    beginMaking: beginAttempt(({ id, draft }: Context): LinkSent => ({
      id,
      name: draft.name.trim(),
      hasCode: draft.hasCode,
    })),
    beginRevoking: beginAttempt(({ id }: Context, linkId: string): LinkSent => ({ id, linkId })),
    assignMade: assign(({ context: { links } }, outcome: Outcome<MadeLink>) =>
      outcome.ok ? { made: outcome.value, links: [outcome.value.link, ...links], draft: EMPTY } : {},
    ),
    assignEnded: assign(({ context: { links, made } }, outcome: Outcome<RecordLink>) =>
      outcome.ok
        ? {
            links: links.map((link) => (link.id === outcome.value.id ? outcome.value : link)),
            made: made?.link.id === outcome.value.id ? null : made,
          }
        : {},
    ),
    reload: emitEffect(recordsOutdated),
  },
})

const { onOutcome } = outcomeTransitions(recordShareSetup)

/** A record is shared: links are made for somebody, show who opened them when, and are ended. */
export const recordShareMachine = recordShareSetup.createMachine({
  id: 'recordShare',
  context: ({ input }) => ({ ...input, links: [], draft: EMPTY, made: null, failure: null, attempt: null }),
  initial: 'loading',
  on: { close: '.closed' },
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'links',
        src: 'load',
        input: ({ context: { id, record } }) => ({ id, record }),
        onDone: onOutcome('load', {
          refused: { target: 'failed', actions: 'keepFailure' },
          done: { target: 'listing', actions: 'assignShared' },
        }),
      },
    },
    failed: { on: { retry: { target: 'loading', actions: 'forgetFailure' } } },
    listing: {
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => event.change } },
        make: { guard: 'isNamed', target: 'making', actions: 'beginMaking' },
        revoke: { target: 'revoking', actions: { type: 'beginRevoking', params: ({ event }) => event.linkId } },
      },
    },
    making: {
      tags: 'making',
      entry: 'forgetFailure',
      invoke: {
        id: 'making',
        src: 'make',
        input: ({ context }) => keyed(context.attempt as Attempt<Extract<LinkSent, { name: string }>>),
        onDone: onOutcome('make', {
          refused: { target: 'listing', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'listing', actions: ['settleAttempt', 'assignMade', 'reload'] },
        }),
      },
    },
    revoking: {
      tags: 'revoking',
      entry: 'forgetFailure',
      invoke: {
        id: 'revoking',
        src: 'revoke',
        input: ({ context }) => keyed(context.attempt as Attempt<Extract<LinkSent, { linkId: string }>>),
        onDone: onOutcome('revoke', {
          refused: { target: 'listing', actions: ['settleAttempt', 'notify'] },
          done: { target: 'listing', actions: ['settleAttempt', 'assignEnded', 'notify', 'reload'] },
        }),
      },
    },
    closed: { type: 'final' },
  },
})

export type RecordShareActor = ActorRefFrom<typeof recordShareMachine>
