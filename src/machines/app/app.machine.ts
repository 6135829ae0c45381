import { and, not, raise, sendTo, stateIn } from 'xstate'
import { WORLD } from '../kit/effects'
import { contextOf, featuresOf } from './app.context'
import { appSetup, LOGIN, PROFILE } from './app.setup'

const ABANDONED = { type: 'endVerification', params: 'abandoned' } as const

/** The root: who is here, where they are, and what is open: the page, and all that opens over it or beside it. */
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
      input: ({ context: { saved, isFresh } }) => ({ saved, isFresh }),
      onSnapshot: {
        actions: [
          {
            type: 'reportPerson',
            params: ({ event: { snapshot } }) => (snapshot.hasTag('unseen') ? null : snapshot.context.login),
          },
          {
            type: 'keepSession',
            params: ({ event: { snapshot } }) => ({
              login: snapshot.hasTag('unseen') ? null : snapshot.context.login,
              isSettled: snapshot.hasTag('settled'),
              isUnseen: snapshot.hasTag('unseen'),
              awaitsGuest: snapshot.hasTag('awaitingGuest'),
            }),
          },
          raise({ type: 'routing.evaluate' }),
        ],
      },
    },
    { id: 'notices', src: 'notices', systemId: 'notices' },
    { id: 'language', src: 'language', systemId: 'language' },
    { id: 'page', src: 'slot', systemId: 'page', input: { slot: 'page' } },
  ],
  on: {
    start: { actions: ['recallLocation', sendTo('session', { type: 'start' })] },
    'location.changed': { actions: { type: 'keepLocation', params: ({ event }) => event.location } },
    'place.written': { actions: { type: 'writePlace', params: ({ event }) => event.place } },
    'width.changed': { actions: { type: 'keepWidth', params: ({ event }) => event.width } },
    'notice.raised': {
      actions: sendTo('notices', ({ event: { notice, from } }) => ({ type: 'say', notice, from })),
    },
    'permission.denied': {
      actions: {
        type: 'openFeatures',
        params: ({ event: { message } }) => [{ id: 'dialog.denied', ...(message !== undefined && { says: message }) }],
      },
    },
    'permissions.doubted': { actions: sendTo('session', { type: 'permissions.doubted' }) },
    open: { actions: { type: 'openFeatures', params: ({ event }) => [event.feature] } },
    'slot.opened': { actions: { type: 'storeShown', params: ({ event }) => event.feature } },
    ready: { actions: { type: 'openFeatures', params: ({ context }) => featuresOf(context, 'app') } },
    logout: { actions: sendTo('session', { type: 'logout' }) },
    'xstate.error.actor.*': { actions: 'goToServerError' },
  },
  states: {
    page: {
      on: {
        // Here and not at the root: a region that handles an event hides the root's own answer to it.
        'place.changed': {
          actions: [
            { type: 'reportLeft', params: ({ event }) => event.place },
            { type: 'keepPlace', params: ({ event: { place, now } }) => ({ place, now }) },
            raise({ type: 'routing.evaluate' }),
          ],
        },
        'routing.evaluate': [
          { guard: 'mustWait' },
          { guard: 'needsGuest', actions: 'callGuest' },
          { guard: 'isDenied', actions: 'leaveForbidden' },
          { guard: 'isAnotherPage', actions: ['storePageKey', 'openPage'] },
        ],
      },
    },
    session: {
      on: { 'routing.evaluate': { guard: 'isAnotherSession', actions: 'openSession' } },
    },
    verification: {
      initial: 'idle',
      states: {
        idle: {
          initial: 'resting',
          states: {
            resting: {
              on: {
                login: {
                  target: 'deciding',
                  actions: { type: 'keepLoginAt', params: ({ event: { at, now } }) => ({ at, now }) },
                },
              },
            },
            /** Login was pressed; before it shows who is here, it waits. */
            deciding: {
              always: [
                {
                  guard: { type: 'leads', params: 'overPage' },
                  target: '#app.verification.asking',
                  actions: 'goToVerification',
                },
                {
                  guard: { type: 'leads', params: 'overHome' },
                  target: 'resting',
                  actions: ['rememberPlace', 'goHome', 'openVerification'],
                },
                { guard: { type: 'leads', params: 'welcome' }, target: 'resting', actions: 'goToWelcome' },
                { guard: { type: 'leads', params: 'none' }, target: 'resting' },
              ],
            },
          },
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
              actions: 'resume',
            },
          },
        },
        asking: {
          tags: 'verifying',
          on: {
            'place.changed': [
              { guard: { type: 'isVerification', params: ({ event }) => event.place } },
              { target: 'idle', actions: ['abandon', ABANDONED] },
            ],
            'slot.closed': [
              {
                guard: { type: 'loginEndedAs', params: 'verified' },
                target: 'idle',
                actions: [
                  { type: 'endVerification', params: 'verified' as const },
                  { type: 'completeVerification', params: ({ event }) => event },
                ],
              },
              {
                guard: { type: 'loginEndedAs', params: 'skipped' },
                target: 'idle',
                actions: sendTo('session', { type: 'skip' }),
              },
              {
                guard: { type: 'loginEndedAs', params: 'blocked' },
                target: 'leavingVerification',
                actions: ['abandon', ABANDONED, { type: 'showBlocked', params: ({ event }) => event }],
              },
              {
                guard: { type: 'isSlot', params: LOGIN },
                target: 'leavingVerification',
                actions: ['abandon', ABANDONED],
              },
            ],
          },
          entry: { type: 'openFeatures', params: [{ id: LOGIN }] },
          exit: 'closeLogin',
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
          entry: { type: 'openFeatures', params: [{ id: PROFILE }] },
          on: {
            // Whose profile it was has logged out, here or in another tab.
            'routing.evaluate': { guard: 'hasProfile', target: 'done', actions: 'closeProfile' },
            'slot.closed': [
              {
                guard: { type: 'profileEndedAs', params: 'saved' },
                target: 'saved',
                actions: [{ type: 'completeProfile', params: ({ event }) => event }, 'reportProfile'],
              },
              {
                guard: { type: 'isSlot', params: PROFILE },
                target: 'done',
              },
            ],
          },
        },
        saved: { on: { 'routing.evaluate': { guard: 'hasProfile', target: 'watching' } } },
        done: {
          on: {
            'routing.evaluate': { guard: 'hasProfile', target: 'watching' },
            'profile.wanted': { guard: 'lacksProfile', target: 'completing' },
          },
        },
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
            open: {
              guard: { type: 'isOverlay', params: ({ event }) => event.feature },
              target: 'open',
              actions: { type: 'openFeatures', params: ({ event }) => [event.feature] },
            },
          },
        },
        askingLocation: {
          entry: [
            'markAsked',
            { type: 'openFeatures', params: [{ id: 'overlay.locationPrompt' as const, stays: true }] },
          ],
          on: {
            open: { guard: { type: 'isOverlay', params: ({ event }) => event.feature } },
            'slot.closed': {
              guard: { type: 'isSlot', params: 'overlay' },
              target: 'closed',
              actions: raise({ type: 'routing.evaluate' }),
            },
          },
        },
        open: {
          on: {
            'slot.closed': {
              guard: { type: 'isSlot', params: 'overlay' },
              target: 'closed',
            },
          },
        },
      },
    },
  },
})
