import { fromCallback, setup } from 'xstate'
import { emitEffect } from '../kit/effects'

declare module '../kit/appEvent' {
  interface WorldEvents {
    /** The server does not know the token of this session any more, and nobody verifies yet. */
    readonly 'token.refused': unknown
    /** There is another token: what failed with the old one can be tried again. */
    readonly 'token.renewed': unknown
  }
}

export type TokenEvent =
  /** A call was answered as unauthenticated. */
  { readonly type: 'refused' } | { readonly type: 'verification.began' } | { readonly type: 'renewed' }

/**
 * Watches the token in mid-flow: refused, a guest gets another one and everybody else verifies again. A page may ask
 * for verification itself, with more to remember than where it is, so it gets a moment to do so.
 */
export const tokenMachine = setup({
  types: { events: {} as TokenEvent },
  actors: { feed: fromCallback<TokenEvent>(() => undefined) },
  actions: {
    notifyRefused: emitEffect({ type: 'token.refused' }),
    notifyRenewed: emitEffect({ type: 'token.renewed' }),
  },
  delays: { asksWithin: 500, asksEvery: 30_000 },
}).createMachine({
  id: 'token',
  invoke: { id: 'feed', src: 'feed' },
  initial: 'trusted',
  on: { renewed: { actions: 'notifyRenewed' } },
  states: {
    trusted: { on: { refused: 'doubted' } },
    doubted: {
      on: { 'verification.began': 'trusted', renewed: { target: 'trusted', actions: 'notifyRenewed' } },
      after: { asksWithin: { target: 'asked', actions: 'notifyRefused' } },
    },
    /** Whatever is refused meanwhile is not asked for again. */
    asked: { after: { asksEvery: 'trusted' } },
  },
})
