import { sessionSetup } from './session.setup'

/** Who is using the app: nobody, a guest, or someone who verified a number. */
export const sessionMachine = sessionSetup.createMachine({
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
              actions: ['forgetAll', 'save', { type: 'notify', params: ({ event }) => event.output }, 'goHome'],
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
              actions: { type: 'notify', params: ({ event }) => event.output },
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
            guard: { type: 'isForbidden', params: ({ event }) => event.output },
            target: 'stranded',
            actions: { type: 'logFailure', params: ({ event }) => event.output },
          },
          {
            target: 'stranded',
            actions: { type: 'notify', params: ({ event }) => event.output },
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
            actions: ['wantNothing', { type: 'notify', params: ({ event }) => event.output }],
          },
          { target: 'left', actions: { type: 'notify', params: ({ event }) => event.output } },
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
        onDone: { target: 'anonymous', actions: ['forgetAll', 'forgetSilently', 'goToLanding'] },
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
