import { assign, fromCallback, setup } from 'xstate'
import type { LoginResult } from '../../core/session/session'
import { emitEffect } from '../kit/effects'

declare module '../kit/appEvent' {
  interface WorldEvents {
    /** The person goes on in this tab as somebody who is here in another. */
    readonly 'account.taken': { readonly login: LoginResult }
  }
}

export interface AccountsEvent {
  readonly type: 'others.found'
  readonly others: readonly LoginResult[]
}

/** Whose session a fresh tab did not take: where tabs have several accounts, it offers the others. */
export const accountsMachine = setup({
  types: {
    context: {} as { readonly others: readonly LoginResult[] },
    events: {} as AccountsEvent | { type: 'take'; userId: string } | { type: 'keep' },
    tags: {} as 'offering',
  },
  actors: { feed: fromCallback<AccountsEvent>(() => undefined) },
  actions: {
    keepOthers: assign((_, others: readonly LoginResult[]) => ({ others })),
    forgetOthers: assign({ others: [] }),
    takeOver: emitEffect(({ context }, userId: string) => {
      const login = context.others.find((other) => other.userId === userId)
      return login === undefined ? null : { type: 'account.taken' as const, login }
    }),
  },
}).createMachine({
  id: 'accounts',
  context: { others: [] },
  invoke: { id: 'feed', src: 'feed' },
  initial: 'alone',
  states: {
    alone: {
      on: {
        'others.found': {
          target: 'offering',
          actions: { type: 'keepOthers', params: ({ event }) => event.others },
        },
      },
    },
    offering: {
      tags: 'offering',
      on: {
        take: {
          target: 'alone',
          actions: [{ type: 'takeOver', params: ({ event }) => event.userId }, 'forgetOthers'],
        },
        keep: { target: 'alone', actions: 'forgetOthers' },
      },
    },
  },
})
