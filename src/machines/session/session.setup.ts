import { assign, setup } from 'xstate'
import type { Outcome } from '../../core/kit/outcome'
import type { Intent } from '../../core/session/intent'
import { INTENT_LIFETIME } from '../../core/session/intent.rules'
import type { LoginResult, SessionRefresh } from '../../core/session/session'
import type { SessionValues } from '../../core/session/sessionValues'
import { NO_SESSION, refreshed } from '../../core/session/sessionValues.rules'
import { type Attempt, attemptAfter, attemptAt } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { go } from '../kit/appEvent'
import { outcomeActions } from '../kit/outcomeActions'
import { afterLogin } from './afterLogin'
import { emitEffect } from '../kit/effects'

type Context = SessionValues & {
  /** A tab that was just opened, which never had anybody's session. */
  readonly isFresh: boolean
  readonly entering: Attempt | null
  /** What was remembered when verifying was given up: whoever goes forward to it again goes on with that. */
  readonly abandoned: SessionValues['remembered']
}

/** What the session may be told, whom it asks, and what it does. */
export const sessionSetup = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly saved: SessionValues; readonly isFresh?: boolean | undefined },
    events: {} as
      | { type: 'start' }
      | { type: 'guest.needed' }
      | { type: 'skip' }
      | { type: 'remember'; intent: Intent; now: number }
      | { type: 'verified'; login: LoginResult; at: string; now: number }
      | { type: 'verification.abandoned' }
      | { type: 'verification.resumed' }
      | { type: 'profile.completed'; name: string }
      | { type: 'permissions.doubted' }
      /** The server does not know the token any more. */
      | { type: 'token.refused' }
      | { type: 'logout' }
      | { type: 'left.elsewhere'; userId: string },
    tags: {} as 'settled' | 'unseen' | 'awaitingGuest',
  },
  actors: {
    refreshPage: unplugged<object, SessionRefresh>('session.refreshPage'),
    accessToken: unplugged<object, object>('session.accessToken'),
    guestLogin: unplugged<{ key: string }, LoginResult>('session.guestLogin'),
    logout: unplugged<object, object>('session.logout'),
    /** The session of another tab of this browser; null when none has one. */
    askTabs: unplugged<object, LoginResult | null>('session.askTabs'),
  },
  guards: {
    isFresh: ({ context }) => context.isFresh,
    isAnswered: (_, outcome: Outcome<LoginResult | null>) => outcome.ok && outcome.value !== null,
    hasToken: ({ context }) => context.login !== null,
    isGuest: ({ context }) => context.login?.role === 'GUEST',
    isSamePerson: ({ context }, userId: string) => context.login?.userId === userId,
    ...outcomes,
    serverDown: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.kind === 'serverDown',
  },
  actions: {
    ...outcomeActions,
    keepLogin: assign((_, login: LoginResult) => ({ login })),
    beginEntering: assign(({ context }) => ({ entering: attemptAt({}, context.entering) })),
    keepGuest: assign((_, outcome: Outcome<LoginResult>) =>
      outcome.ok ? { login: outcome.value, entering: null } : {},
    ),
    markAsked: assign({ isFresh: false }),
    keepShared: assign((_, outcome: Outcome<LoginResult | null>) => (outcome.ok ? { login: outcome.value } : {})),
    keepEntering: assign(({ context }, outcome: Outcome<unknown>) => ({
      entering: attemptAfter(context.entering, outcome),
    })),
    keepRefresh: assign(({ context }, outcome: Outcome<SessionRefresh>) =>
      outcome.ok && context.login ? { login: refreshed(context.login, outcome.value) } : {},
    ),
    keepIntent: assign((_, { intent, now }: { intent: Intent; now: number }) => ({
      remembered: { intent, expiresAt: now + INTENT_LIFETIME },
      abandoned: null,
    })),
    completeProfile: assign(({ context }, name: string) =>
      context.login ? { login: { ...context.login, name, isProfileComplete: true } } : {},
    ),
    suspendIntent: assign(({ context }) => ({ remembered: null, abandoned: context.remembered })),
    resumeIntent: assign(({ context }) => ({ remembered: context.remembered ?? context.abandoned, abandoned: null })),
    forgetIntent: assign({ remembered: null, abandoned: null }),
    forgetAll: assign({ ...NO_SESSION, abandoned: null }),
    save: emitEffect(({ context: { login, remembered } }) => ({
      type: 'session.kept' as const,
      values: { login, remembered },
    })),
    announceLogout: emitEffect(({ context }) => ({
      type: 'session.forgotten' as const,
      userId: context.login?.userId ?? null,
    })),
    clearSession: emitEffect({ type: 'session.forgotten', userId: null }),
    logFailure: emitEffect((_, outcome: Outcome<unknown>) => ({
      type: 'logged' as const,
      failure: outcome.ok ? { kind: 'internal' as const, message: '' } : outcome.failure,
    })),
    goToServerError: emitEffect(go('/server-error')),
    goHome: emitEffect(go('/home')),
    // At once: a page that needs someone would make a guest of whoever just left.
    goToLanding: emitEffect({ type: 'go', to: '/', atOnce: true }),
    followIntent: emitEffect(({ context }, { login, at, now }: { login: LoginResult; at: string; now: number }) =>
      afterLogin(
        login,
        at,
        context.remembered && context.remembered.expiresAt > now ? context.remembered.intent : null,
      ),
    ),
  },
})
