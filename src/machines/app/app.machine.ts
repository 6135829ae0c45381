import { and, not, raise, sendTo, stateIn } from 'xstate'
import { WORLD } from '../kit/world'
import { EMPTY_PERSON } from '../members/personForm.machine'
import { contextOf } from './app.context'
import { appSetup } from './app.setup'

/** The root: who is here, where they are, and the one page that is open. */
export const appMachine = appSetup.createMachine({
  id: 'app',
  context: ({ input }) => contextOf(input),
  type: 'parallel',
  invoke: [
    { id: 'world', src: 'world', systemId: WORLD },
    {
      id: 'session',
      src: 'session',
      systemId: 'session',
      input: ({ context }) => ({ saved: context.saved }),
      onSnapshot: {
        actions: [
          {
            type: 'keepSession',
            params: ({ event: { snapshot } }) => ({
              login: snapshot.hasTag('unseen') ? null : snapshot.context.login,
              isSettled: snapshot.hasTag('settled'),
              awaitsGuest: snapshot.can({ type: 'guest.needed' }),
            }),
          },
          raise({ type: 'reconsider' }),
        ],
      },
    },
    { id: 'notices', src: 'notices', systemId: 'notices' },
    { id: 'language', src: 'language', systemId: 'language' },
    { id: 'access', src: 'access' },
    { id: 'sessionFeatures', src: 'sessionFeatures', systemId: 'sessionFeatures' },
  ],
  on: {
    start: { actions: ['recallLocation', sendTo('session', { type: 'start' })] },
    'location.changed': { actions: { type: 'keepLocation', params: ({ event }) => event.location } },
    'width.changed': { actions: { type: 'keepWidth', params: ({ event }) => event.width } },
    'notice.raised': { actions: sendTo('notices', ({ event }) => ({ type: 'say', notice: event.notice })) },
    'permission.denied': { actions: sendTo('access', { type: 'permission.denied' }) },
    'permissions.doubted': { actions: sendTo('session', { type: 'permissions.doubted' }) },
    'part.opened': {
      guard: { type: 'isNoPart', params: ({ event }) => event.name },
      actions: { type: 'openPart', params: ({ event }) => event },
    },
    'xstate.done.actor.part.*': { actions: { type: 'closePart', params: ({ event }) => event.actorId } },
    logout: { actions: sendTo('session', { type: 'logout' }) },
    login: { actions: sendTo('session', { type: 'login' }) },
    'xstate.error.actor.*': '.page.broken',
  },
  states: {
    page: {
      initial: 'waiting',
      on: {
        // Here and not at the root: a region that handles an event hides the root's own answer to it.
        'place.changed': {
          actions: [
            { type: 'keepPlace', params: ({ event: { place, now } }) => ({ place, now }) },
            raise({ type: 'reconsider' }),
          ],
        },
        reconsider: [
          { guard: 'mustWait' },
          { guard: 'needsGuest', actions: 'callGuest' },
          { guard: 'isDenied', actions: 'leaveForbidden' },
          { guard: 'isElsewhere', target: '.opening' },
        ],
      },
      states: {
        waiting: { tags: 'opening' },
        opening: {
          tags: 'opening',
          entry: 'markOpened',
          invoke: {
            id: 'openPage',
            src: 'openPage',
            input: ({ context: { place, login, width, now } }) => ({ place: place!, login, width, now }),
            onDone: {
              target: 'open',
              actions: ['closePage', { type: 'showPage', params: ({ event }) => event.output }],
            },
            onError: 'broken',
          },
        },
        open: {},
        broken: { tags: 'broken', on: { retry: 'opening' } },
      },
    },
    verification: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'verification.required': {
              target: 'asking',
              actions: [
                { type: 'remember', params: ({ event: { intent, now } }) => ({ intent, now }) },
                'goToVerification',
              ],
            },
            'verification.opened': { target: 'asking', actions: 'goToVerification' },
            'place.changed': {
              guard: { type: 'isVerification', params: ({ event }) => event.place },
              target: 'asking',
            },
          },
        },
        asking: {
          tags: 'verifying',
          on: {
            'place.changed': [
              { guard: { type: 'isVerification', params: ({ event }) => event.place } },
              { target: 'idle', actions: ['abandon', 'notifyPage'] },
            ],
          },
          invoke: {
            id: 'login',
            src: 'login',
            systemId: 'login',
            onDone: [
              {
                guard: { type: 'cameTo', params: ({ event }) => ({ output: event.output, kind: 'verified' as const }) },
                target: 'idle',
                actions: sendTo('session', ({ context, event }) =>
                  event.output.kind === 'verified'
                    ? {
                        type: 'verified' as const,
                        login: event.output.login,
                        at: context.place?.path ?? '/home',
                        now: context.now,
                      }
                    : { type: 'verification.abandoned' as const },
                ),
              },
              {
                guard: { type: 'cameTo', params: ({ event }) => ({ output: event.output, kind: 'skipped' as const }) },
                target: 'idle',
                actions: sendTo('session', { type: 'skip' }),
              },
              {
                guard: { type: 'cameTo', params: ({ event }) => ({ output: event.output, kind: 'blocked' as const }) },
                target: 'leavingVerification',
                actions: ['abandon', 'notifyPage', { type: 'showBlocked', params: ({ event }) => event.output }],
              },
              { target: 'leavingVerification', actions: ['abandon', 'notifyPage'] },
            ],
          },
        },
        leavingVerification: {
          always: [{ guard: 'isAtVerification', target: 'idle', actions: 'goHome' }, { target: 'idle' }],
        },
      },
    },
    profile: {
      initial: 'watching',
      states: {
        watching: {
          always: {
            guard: and(['lacksProfile', 'isLocationOver', stateIn({ overlay: 'closed' })]),
            target: 'completing',
          },
        },
        completing: {
          tags: 'completing',
          invoke: {
            id: 'profile',
            src: 'profile',
            systemId: 'profile',
            input: { draft: EMPTY_PERSON },
            onDone: [
              {
                guard: { type: 'wasSaved', params: ({ event }) => event.output },
                target: 'done',
                actions: sendTo('session', ({ event }) => ({
                  type: 'profile.completed' as const,
                  name: event.output.kind === 'saved' ? event.output.name : '',
                })),
              },
              { target: 'done' },
            ],
          },
        },
        done: { on: { reconsider: { guard: 'hasProfile', target: 'watching' } } },
      },
    },
    overlay: {
      initial: 'closed',
      states: {
        closed: {
          always: {
            guard: and(['isPromptDue', stateIn({ verification: 'idle' }), not(stateIn({ profile: 'completing' }))]),
            target: 'askingLocation',
          },
          on: {
            'overlay.opened': {
              target: 'open',
              actions: { type: 'keepOverlay', params: ({ event }) => event.overlay },
            },
          },
        },
        askingLocation: {
          entry: 'markAsked',
          invoke: {
            id: 'overlay',
            src: 'overlay',
            input: { name: 'locationPrompt' },
            onDone: { target: 'closed', actions: raise({ type: 'reconsider' }) },
          },
        },
        open: {
          on: { 'place.changed': 'closed' },
          invoke: { id: 'overlay', src: 'overlay', input: ({ context }) => context.overlay, onDone: 'closed' },
        },
      },
    },
  },
})
