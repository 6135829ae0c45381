import { outcomeTransitions } from '../kit/onOutcome'
import { sessionSetup } from './session.setup'

const { onOutcome } = outcomeTransitions(sessionSetup)

/** Whoever is a guest, or is about to become one beside it, goes home. */
const SKIPPED = { skip: { actions: 'goHome' } } as const

/** Who is using the app: nobody, a guest, or someone who verified a number. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input: { saved, isFresh = false } }) => ({ ...saved, isFresh, entering: null, abandoned: null }),
  initial: 'resting',
  on: {
    remember: {
      actions: [{ type: 'keepIntent', params: ({ event: { intent, now } }) => ({ intent, now }) }, 'save'],
    },
    'verification.abandoned': { actions: ['suspendIntent', 'save'] },
    'verification.resumed': { actions: ['resumeIntent', 'save'] },
    verified: {
      target: '.known',
      actions: [
        { type: 'keepLogin', params: ({ event }) => event.login },
        { type: 'followIntent', params: ({ event: { login, at, now } }) => ({ login, at, now }) },
        'forgetIntent',
        'save',
      ],
    },
  },
  states: {
    /** The page is as the server drew it; who is here shows once the app starts. */
    resting: { tags: 'unseen', on: { start: 'deciding' } },
    deciding: {
      always: [
        { guard: 'hasToken', target: 'refreshing' },
        { guard: 'isFresh', target: 'asking' },
        { target: 'anonymous' },
      ],
    },
    /** Another tab of this browser may know who is here. */
    asking: {
      tags: 'unseen',
      exit: 'markAsked',
      invoke: {
        id: 'asking',
        src: 'askTabs',
        input: {},
        onDone: onOutcome('askTabs', {
          isAnswered: { target: 'refreshing', actions: ['keepShared', 'save'] },
          done: { target: 'anonymous' },
        }),
      },
    },
    refreshing: {
      tags: 'settled',
      on: {
        ...SKIPPED,
        'left.elsewhere': {
          guard: { type: 'isSamePerson', params: ({ event }) => event.userId },
          target: 'following',
        },
      },
      invoke: [
        {
          id: 'checking',
          src: 'accessToken',
          input: {},
          onDone: onOutcome('accessToken', {
            unauthenticated: { target: 'enteringAsGuest', actions: ['forgetAll', 'save'] },
          }),
        },
        {
          id: 'refreshing',
          src: 'refreshPage',
          input: {},
          onDone: onOutcome('refreshPage', {
            unauthenticated: { target: 'enteringAsGuest', actions: ['forgetAll', 'save'] },
            blocked: { target: 'anonymous', actions: ['forgetAll', 'save', 'notify', 'goHome'] },
            serverDown: { target: 'known', actions: 'goToServerError' },
            denied: { target: 'known' },
            refused: { target: 'known', actions: 'notify' },
            done: { target: 'known', actions: ['keepRefresh', 'save'] },
          }),
        },
      ],
    },
    anonymous: { tags: ['settled', 'awaitingGuest'], on: { 'guest.needed': 'checkingToken', skip: 'skipping' } },
    checkingToken: {
      on: SKIPPED,
      invoke: {
        id: 'checkingToken',
        src: 'accessToken',
        input: {},
        onDone: onOutcome('accessToken', {
          unauthenticated: { target: 'enteringAsGuest' },
          denied: { target: 'guestLoginFailed', actions: 'logFailure' },
          done: { target: 'guestLoginFailed', actions: 'notify' },
        }),
      },
    },
    enteringAsGuest: {
      on: SKIPPED,
      entry: 'beginEntering',
      invoke: {
        id: 'enteringAsGuest',
        src: 'guestLogin',
        input: ({ context }) => ({ key: context.entering!.key }),
        onDone: onOutcome('guestLogin', {
          refused: { target: 'guestLoginFailed', actions: ['keepEntering', 'logFailure'] },
          done: { target: 'known', actions: ['keepGuest', 'save'] },
        }),
      },
    },
    skipping: {
      entry: 'beginEntering',
      invoke: {
        id: 'skipping',
        src: 'guestLogin',
        input: ({ context }) => ({ key: context.entering!.key }),
        onDone: onOutcome('guestLogin', {
          refused: { target: 'guestLoginFailed', actions: ['keepEntering', 'logFailure', 'goHome'] },
          done: { target: 'known', actions: ['keepGuest', 'save', 'goHome'] },
        }),
      },
    },
    /** Nobody, and the server would not let a guest in: pages show, their calls fail, a reload tries again. */
    guestLoginFailed: { tags: 'settled', on: { skip: 'skipping', 'token.refused': 'enteringAsGuest' } },
    known: {
      tags: 'settled',
      on: {
        logout: 'leaving',
        'permissions.doubted': '.renewing',
        ...SKIPPED,
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
            onDone: onOutcome('refreshPage', {
              done: { target: 'resting', actions: ['keepRefresh', 'save'] },
            }),
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
        onDone: onOutcome('logout', {
          unauthenticated: { target: 'left' },
          refused: { target: 'known', actions: 'notify' },
          done: { target: 'left', actions: 'notify' },
        }),
      },
    },
    /** The same person logged out in another tab: nothing of theirs is seen here while this session ends too. */
    following: {
      tags: ['settled', 'unseen'],
      invoke: {
        id: 'following',
        src: 'logout',
        input: {},
        onDone: onOutcome('logout', {
          done: { target: 'anonymous', actions: ['forgetAll', 'clearSession', 'goToLanding'] },
        }),
      },
    },
    left: {
      entry: ['announceLogout', 'forgetAll'],
      always: { target: 'anonymous', actions: 'goToLanding' },
    },
  },
})
