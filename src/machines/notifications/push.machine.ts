import { assign, setup } from 'xstate'
import type { Outcome } from '../../core/kit/outcome'
import { isShown, pushTarget, TOKEN_RETRIES, TOKEN_WAIT, waitAfter } from '../../core/notifications/push'
import type { PushMessage } from '../../core/notifications/pushMessage'
import type { PushEvent, PushToken } from '../../core/notifications/push.ports'
import { attemptKey } from '../kit/attempt'
import { unpluggedFeed } from '../kit/fromFeed'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import type { AppEvent } from '../kit/appEvent'
import type { Role } from '../../core/session/permissions'
import { emitEffect } from '../kit/effects'

const pushSetup = setup({
  types: {
    context: {} as PushToken & { readonly role: Role | null; readonly tries: number; readonly losses: number },
    input: {} as { readonly role: Role | null },
    events: {} as PushEvent | { type: 'woken' } | { type: 'allow' },
    tags: {} as 'asking',
  },
  actors: {
    makeToken: unplugged<object, PushToken>('push.token'),
    askPerson: unplugged<object, { isGranted: boolean }>('push.ask'),
    register: unplugged<{ token: string; key: string }, object>('push.register'),
    feed: unpluggedFeed<object>('push.listen'),
    wake: unpluggedFeed<object>('push.wake'),
  },
  guards: {
    ...outcomes,
    mayTryAgain: ({ context }) => context.tries < TOKEN_RETRIES,
    wasMade: (_, outcome: Outcome<PushToken>) => outcome.ok && outcome.value.token !== null,
    isSilent: (_, message: PushMessage) => !isShown(message),
    canAsk: ({ context }) => context.canAsk,
    isGranted: (_, outcome: Outcome<{ isGranted: boolean }>) => outcome.ok && outcome.value.isGranted,
  },
  actions: {
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    keepToken: assign((_, outcome: Outcome<PushToken>) => (outcome.ok ? outcome.value : {})),
    countLoss: assign({ losses: ({ context }) => context.losses + 1 }),
    forgetLosses: assign({ losses: 0 }),
    askNoMore: assign({ canAsk: false }),
    startOver: assign({ tries: 0 }),
    notifyOpened: emitEffect({ type: 'push.opened' }),
    notifyEnded: emitEffect({ type: 'push.ended' }),
    notifyResumed: emitEffect({ type: 'push.resumed' }),
    show: emitEffect(({ context }, message: PushMessage): AppEvent => {
      const lead = pushTarget(message, context.role)
      return {
        type: 'notice',
        notice: {
          tone: 'info',
          title: message.title,
          text: message.body,
          id: null,
          ...(lead ? { leadsTo: lead } : {}),
        },
      }
    }),
    notifyArrived: emitEffect((_, message: PushMessage) => ({ type: 'push.arrived' as const, message })),
  },
  delays: { tokenWait: TOKEN_WAIT, backoff: ({ context }) => waitAfter(context.losses) },
})

const { onOutcome } = outcomeTransitions(pushSetup)

/** Keeps a device reachable: its token, and beside it the feed of what is pushed while the client is open. */
export const pushMachine = pushSetup.createMachine({
  id: 'push',
  context: ({ input }) => ({ role: input.role, token: null, canAsk: false, tries: 0, losses: 0 }),
  type: 'parallel',
  states: {
    device: {
      initial: 'makingToken',
      states: {
        makingToken: {
          invoke: {
            id: 'token',
            src: 'makeToken',
            input: {},
            onDone: onOutcome('makeToken', {
              refused: { target: 'deciding' },
              wasMade: { target: 'registering', actions: 'keepToken' },
              done: { target: 'settled', actions: 'keepToken' },
            }),
          },
        },
        /** A token that cannot be made is given up silently: pushes then reach the open client alone. */
        deciding: {
          always: [{ guard: 'mayTryAgain', target: 'waitingToTry', actions: 'countTry' }, { target: 'settled' }],
        },
        waitingToTry: { after: { tokenWait: 'makingToken' } },
        registering: {
          invoke: {
            id: 'registering',
            src: 'register',
            input: ({ context }) => ({ token: context.token ?? '', key: attemptKey() }),
            onDone: 'settled',
          },
        },
        settled: { on: { allow: { guard: 'canAsk', target: 'asking' } } },
        asking: {
          tags: 'asking',
          invoke: {
            id: 'asking',
            src: 'askPerson',
            input: {},
            onDone: onOutcome('askPerson', {
              isGranted: { target: 'makingToken', actions: ['askNoMore', 'startOver'] },
              done: { target: 'settled', actions: 'askNoMore' },
            }),
          },
        },
      },
    },
    feed: {
      initial: 'feeding',
      states: {
        feeding: {
          invoke: { id: 'feed', src: 'feed', input: {} },
          on: {
            'feed.message': [
              {
                guard: { type: 'isSilent', params: ({ event }) => event.message },
                actions: { type: 'notifyArrived', params: ({ event }) => event.message },
              },
              {
                actions: [
                  { type: 'notifyArrived', params: ({ event }) => event.message },
                  { type: 'show', params: ({ event }) => event.message },
                ],
              },
            ],
            'feed.lost': { target: 'reconnecting', actions: 'countLoss' },
            'feed.ended': { target: 'over', actions: 'notifyEnded' },
          },
          initial: 'connecting',
          states: {
            connecting: { on: { 'feed.opened': { target: 'listening', actions: 'notifyOpened' } } },
            resuming: { on: { 'feed.opened': { target: 'listening', actions: ['forgetLosses', 'notifyResumed'] } } },
            listening: {},
          },
        },
        reconnecting: {
          invoke: { id: 'wake', src: 'wake', input: {} },
          after: { backoff: 'feeding.resuming' },
          on: { woken: 'feeding.resuming' },
        },
        /** The session has ended: whoever comes next has a feed of their own. */
        over: {},
      },
    },
  },
})
