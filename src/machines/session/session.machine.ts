import { assign, emit, setup } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { Intent } from '../../core/session/intent'
import { INTENT_LIFETIME } from '../../core/session/intent.rules'
import type { LoginResult, SessionRefresh } from '../../core/session/session'
import type { SessionValues } from '../../core/session/sessionValues'
import { NO_SESSION, refreshed } from '../../core/session/sessionValues.rules'
import { type Attempt, attemptAfter, attemptAt } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { go, newsOf } from '../kit/said'
import { afterLogin } from './afterLogin'
import type { SessionSaid } from './session.said'

export type { SessionSaid } from './session.said'

type Context = SessionValues & { readonly wantsLogin: boolean; readonly entering: Attempt | null }

const failedAs = (outcome: Outcome<unknown>, kind: Failure['kind']): boolean =>
  !outcome.ok && outcome.failure.kind === kind

/** Who is using the app: nobody, a guest, or someone who verified a number. */
export const sessionMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly saved: SessionValues },
    emitted: {} as SessionSaid,
    events: {} as
      | { type: 'start' }
      | { type: 'guest.needed' }
      | { type: 'skip' }
      | { type: 'remember'; intent: Intent; now: number }
      | { type: 'verified'; login: LoginResult; at: string; now: number }
      | { type: 'verification.abandoned' }
      | { type: 'profile.completed'; name: string }
      | { type: 'permissions.doubted' }
      /** The server does not know the token any more. */
      | { type: 'token.refused' }
      | { type: 'logout' }
      | { type: 'left.elsewhere'; userId: string }
      | { type: 'login' },
    tags: {} as 'settled' | 'unseen',
  },
  actors: {
    refreshPage: unplugged<object, SessionRefresh>('session.refreshPage'),
    accessToken: unplugged<object, object>('session.accessToken'),
    guestLogin: unplugged<{ key: string }, LoginResult>('session.guestLogin'),
    logout: unplugged<object, object>('session.logout'),
  },
  guards: {
    hasToken: ({ context }) => context.login !== null,
    isGuest: ({ context }) => context.login?.role === 'GUEST',
    wantsLogin: ({ context }) => context.wantsLogin,
    isSamePerson: ({ context }, userId: string) => context.login?.userId === userId,
    refused: (_, outcome: Outcome<unknown>) => !outcome.ok,
    isUnauthenticated: (_, outcome: Outcome<unknown>) => failedAs(outcome, 'unauthenticated'),
    isBlocked: (_, outcome: Outcome<unknown>) => failedAs(outcome, 'blocked'),
    isForbidden: (_, outcome: Outcome<unknown>) => failedAs(outcome, 'forbidden'),
    isDown: (_, outcome: Outcome<unknown>) => failedAs(outcome, 'serverDown'),
  },
  actions: {
    keepLogin: assign((_, login: LoginResult) => ({ login })),
    beginEntering: assign(({ context }) => ({ entering: attemptAt({}, context.entering) })),
    keepGuest: assign((_, outcome: Outcome<LoginResult>) =>
      outcome.ok ? { login: outcome.value, entering: null } : {},
    ),
    keepEntering: assign(({ context }, outcome: Outcome<unknown>) => ({
      entering: attemptAfter(context.entering, outcome),
    })),
    keepRefresh: assign(({ context }, outcome: Outcome<SessionRefresh>) =>
      outcome.ok && context.login ? { login: refreshed(context.login, outcome.value) } : {},
    ),
    keepIntent: assign((_, { intent, now }: { intent: Intent; now: number }) => ({
      remembered: { intent, expiresAt: now + INTENT_LIFETIME },
    })),
    completeProfile: assign(({ context }, name: string) =>
      context.login ? { login: { ...context.login, name, isProfileComplete: true } } : {},
    ),
    forgetIntent: assign({ remembered: null }),
    forgetAll: assign({ ...NO_SESSION }),
    wantLogin: assign({ wantsLogin: true }),
    wantNothing: assign({ wantsLogin: false }),
    save: emit(({ context: { login, remembered } }) => ({
      type: 'session.kept' as const,
      values: { login, remembered },
    })),
    sayForgotten: emit(({ context }) => ({
      type: 'session.forgotten' as const,
      userId: context.login?.userId ?? null,
    })),
    forgetQuietly: emit({ type: 'session.forgotten', userId: null }),
    openVerification: emit({ type: 'verification.opened' }),
    tell: emit((_, outcome: Outcome<unknown>) => newsOf(outcome)),
    logFailure: emit((_, outcome: Outcome<unknown>) => ({
      type: 'logged' as const,
      failure: outcome.ok ? { kind: 'internal' as const, message: '' } : outcome.failure,
    })),
    goToServerError: emit(go('/server-error')),
    goHome: emit(go('/home')),
    // At once: a page that needs someone would make a guest of whoever just left.
    goToLanding: emit({ type: 'go', to: '/', atOnce: true }),
    goOn: emit(({ context }, { login, at, now }: { login: LoginResult; at: string; now: number }) =>
      afterLogin(
        login,
        at,
        context.remembered && context.remembered.expiresAt > now ? context.remembered.intent : null,
      ),
    ),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input.saved, wantsLogin: false, entering: null }),
  initial: 'resting',
  on: {
    remember: {
      actions: [{ type: 'keepIntent', params: ({ event: { intent, now } }) => ({ intent, now }) }, 'save'],
    },
    'verification.abandoned': { actions: ['forgetIntent', 'save'] },
    verified: {
      target: '.known',
      actions: [
        { type: 'keepLogin', params: ({ event }) => event.login },
        { type: 'goOn', params: ({ event: { login, at, now } }) => ({ login, at, now }) },
        'forgetIntent',
        'save',
      ],
    },
  },
  states: {
    /** A prerendered page is hydrated as nobody's; who is here shows after that. */
    resting: { tags: 'unseen', on: { start: 'deciding' } },
    deciding: { always: [{ guard: 'hasToken', target: 'refreshing' }, { target: 'anonymous' }] },
    refreshing: {
      tags: 'settled',
      invoke: [
        {
          id: 'checking',
          src: 'accessToken',
          input: {},
          onDone: {
            guard: { type: 'isUnauthenticated', params: ({ event }) => event.output },
            target: 'enteringAsGuest',
            actions: ['forgetAll', 'save'],
          },
        },
        {
          id: 'refreshing',
          src: 'refreshPage',
          input: {},
          onDone: [
            {
              guard: { type: 'isUnauthenticated', params: ({ event }) => event.output },
              target: 'enteringAsGuest',
              actions: ['forgetAll', 'save'],
            },
            {
              guard: { type: 'isBlocked', params: ({ event }) => event.output },
              target: 'anonymous',
              actions: ['forgetAll', 'save', { type: 'tell', params: ({ event }) => event.output }, 'goHome'],
            },
            {
              guard: { type: 'isDown', params: ({ event }) => event.output },
              target: 'known',
              actions: 'goToServerError',
            },
            { guard: { type: 'isForbidden', params: ({ event }) => event.output }, target: 'known' },
            {
              guard: { type: 'refused', params: ({ event }) => event.output },
              target: 'known',
              actions: { type: 'tell', params: ({ event }) => event.output },
            },
            {
              target: 'known',
              actions: [{ type: 'keepRefresh', params: ({ event }) => event.output }, 'save'],
            },
          ],
        },
      ],
    },
    anonymous: { tags: 'settled', on: { 'guest.needed': 'checkingToken', skip: 'skipping' } },
    checkingToken: {
      invoke: {
        id: 'checkingToken',
        src: 'accessToken',
        input: {},
        onDone: [
          {
            guard: { type: 'isUnauthenticated', params: ({ event }) => event.output },
            target: 'enteringAsGuest',
          },
          {
            target: 'stranded',
            actions: { type: 'tell', params: ({ event }) => event.output },
          },
        ],
      },
    },
    enteringAsGuest: {
      entry: 'beginEntering',
      invoke: {
        id: 'enteringAsGuest',
        src: 'guestLogin',
        input: ({ context }) => ({ key: context.entering!.key }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'stranded',
            actions: [
              { type: 'keepEntering', params: ({ event }) => event.output },
              { type: 'logFailure', params: ({ event }) => event.output },
            ],
          },
          {
            guard: 'wantsLogin',
            target: 'known',
            actions: [
              'wantNothing',
              { type: 'keepGuest', params: ({ event }) => event.output },
              'save',
              'openVerification',
            ],
          },
          { target: 'known', actions: [{ type: 'keepGuest', params: ({ event }) => event.output }, 'save'] },
        ],
      },
    },
    skipping: {
      entry: 'beginEntering',
      invoke: {
        id: 'skipping',
        src: 'guestLogin',
        input: ({ context }) => ({ key: context.entering!.key }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'stranded',
            actions: [
              { type: 'keepEntering', params: ({ event }) => event.output },
              { type: 'logFailure', params: ({ event }) => event.output },
              'goHome',
            ],
          },
          { target: 'known', actions: [{ type: 'keepGuest', params: ({ event }) => event.output }, 'save', 'goHome'] },
        ],
      },
    },
    /** Nobody, and the server would not let a guest in: pages show, their calls fail, a reload tries again. */
    stranded: { tags: 'settled', on: { skip: 'skipping', 'token.refused': 'enteringAsGuest' } },
    known: {
      tags: 'settled',
      on: {
        logout: 'leaving',
        'permissions.doubted': '.renewing',
        login: { guard: 'isGuest', target: 'leaving', actions: 'wantLogin' },
        skip: { actions: 'goHome' },
        'token.refused': { guard: 'isGuest', target: 'enteringAsGuest', actions: ['forgetAll', 'save'] },
        'left.elsewhere': {
          guard: { type: 'isSamePerson', params: ({ event }) => event.userId },
          target: 'following',
        },
        'profile.completed': {
          actions: [{ type: 'completeProfile', params: ({ event }) => event.name }, 'save'],
        },
      },
      initial: 'resting',
      states: {
        resting: {},
        /** The server refused what the list allows: the list is fetched again, and nothing is said. */
        renewing: {
          invoke: {
            id: 'renewing',
            src: 'refreshPage',
            input: {},
            onDone: {
              target: 'resting',
              actions: [{ type: 'keepRefresh', params: ({ event }) => event.output }, 'save'],
            },
          },
        },
      },
    },
    leaving: {
      tags: 'settled',
      invoke: {
        id: 'leaving',
        src: 'logout',
        input: {},
        onDone: [
          {
            guard: { type: 'isUnauthenticated', params: ({ event }) => event.output },
            target: 'left',
          },
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'known',
            actions: ['wantNothing', { type: 'tell', params: ({ event }) => event.output }],
          },
          { target: 'left', actions: { type: 'tell', params: ({ event }) => event.output } },
        ],
      },
    },
    /** The same person logged out in another tab: nothing of theirs is seen here while this session ends too. */
    following: {
      tags: ['settled', 'unseen'],
      invoke: {
        id: 'following',
        src: 'logout',
        input: {},
        onDone: { target: 'anonymous', actions: ['forgetAll', 'forgetQuietly', 'goToLanding'] },
      },
    },
    left: {
      entry: ['sayForgotten', 'forgetAll'],
      always: [
        { guard: 'wantsLogin', target: 'enteringAsGuest', actions: 'goHome' },
        { target: 'anonymous', actions: 'goToLanding' },
      ],
    },
  },
})
