import { type ActorRefFrom, assign, setup } from 'xstate'
import { joinRoomPath } from '../../core/app/links'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { attemptKey } from '../kit/attempt'
import { emitEffect } from '../kit/effects'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'

export interface CallInviteInput {
  readonly token: string
  /** Nobody in particular: they say first who they are. */
  readonly isGuest: boolean
}

interface Context extends CallInviteInput {
  readonly failure: Failure | null
}

const callInviteSetup = setup({
  types: {
    context: {} as Context,
    input: {} as CallInviteInput,
    events: {} as { type: 'retry' },
  },
  actors: {
    openInvite: unplugged<{ token: string; key: string }, { readonly bookingId: string }>('call.openInvite'),
  },
  guards: { ...outcomes, isGuest: ({ context }) => context.isGuest },
  actions: {
    keepFailure: assign((_, outcome: Outcome<unknown>) => ({ failure: outcome.ok ? null : outcome.failure })),
    enterRoom: emitEffect((_, outcome: Outcome<{ readonly bookingId: string }>) =>
      outcome.ok ? { type: 'go', to: joinRoomPath(outcome.value.bookingId), replace: true } : null,
    ),
  },
})

const { onOutcome } = outcomeTransitions(callInviteSetup)

/** Whoever was invited into a call comes in by the address they were sent, once it is known who they are. */
export const callInviteMachine = callInviteSetup.createMachine({
  id: 'callInvite',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isGuest', target: 'unknown' }, { target: 'opening' }] },
    unknown: {},
    opening: {
      invoke: {
        id: 'opening',
        src: 'openInvite',
        input: ({ context: { token } }) => ({ token, key: attemptKey() }),
        onDone: onOutcome('openInvite', {
          refused: { target: 'refused', actions: 'keepFailure' },
          done: { target: 'open', actions: 'enterRoom' },
        }),
      },
    },
    refused: { on: { retry: 'opening' } },
    open: {},
  },
})

export type CallInviteActor = ActorRefFrom<typeof callInviteMachine>
