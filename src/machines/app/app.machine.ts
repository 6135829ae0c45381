import { assign, emit, fromPromise, raise, sendTo, setup, stopChild, type AnyActorRef } from 'xstate'
import { redirectOf, type RouteName, routes, type Width } from '../../core/app/routes'
import type { Intent } from '../../core/session/intent'
import type { LoginResult } from '../../core/session/session'
import type { SessionValues } from '../../core/session/sessionValues'
import { go, type Notice, type Said } from '../kit/said'
import { EMPTY_PERSON, personFormMachine, type PersonOutput } from '../members/personForm.machine'
import { loginMachine, type LoginOutput } from '../session/login.machine'
import { sessionMachine } from '../session/session.machine'
import { noticesMachine } from './notices.machine'
import type { OpenedPage, PageRequest, Place } from './page'

interface Context {
  readonly saved: SessionValues
  readonly place: Place | null
  readonly width: Width
  readonly login: LoginResult | null
  readonly isSettled: boolean
  /** Nobody is here and a guest may come in; without that, asking for one would only be asked again. */
  readonly takesGuest: boolean
  readonly now: number
  /** The place and person the page was opened for. */
  readonly opened: string | null
  readonly page: { readonly route: RouteName; readonly ref: AnyActorRef } | null
}

const wanted = ({ place, login }: Context): string =>
  [place?.key, login?.userId ?? login?.role, login?.isProfileComplete].join(' ')
const isRestricted = ({ place }: Context): boolean => place !== null && routes[place.route].roles !== null
const redirect = ({ place, login }: Context): string | null =>
  place === null ? null : redirectOf(place.route, login?.role ?? null)

/** The root: who is here, where they are, and the one page that is open. */
export const appMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly saved: SessionValues; readonly width: Width; readonly now: number },
    emitted: {} as Said,
    events: {} as
      | { type: 'start' }
      | { type: 'place.changed'; place: Place; now: number }
      | { type: 'width.changed'; width: Width }
      | { type: 'reconsider' }
      | { type: 'verification.required'; intent: Intent; now: number }
      | { type: 'verification.opened' }
      | { type: 'notice.said'; notice: Notice }
      | ({ type: 'outside.arrived' } & OpenedPage)
      | { type: 'logout' }
      | { type: 'login' }
      | { type: 'retry' },
    children: {} as { session: 'session'; login: 'login'; profile: 'profile'; notices: 'notices' },
    tags: {} as 'opening' | 'broken' | 'verifying' | 'completing',
  },
  actors: {
    session: sessionMachine,
    login: loginMachine,
    profile: personFormMachine,
    notices: noticesMachine,
    openPage: fromPromise<OpenedPage, PageRequest>(() => Promise.reject(new Error('app.openPage is not plugged in'))),
  },
  guards: {
    mustWait: ({ context }) => context.place === null || (isRestricted(context) && !context.isSettled),
    needsGuest: ({ context }) => isRestricted(context) && context.isSettled && context.takesGuest,
    isDenied: ({ context }) => redirect(context) !== null,
    isElsewhere: ({ context }) => context.opened !== wanted(context),
    isVerification: (_, place: Place) => place.route === 'verifyMobile',
    isPhoneOrTablet: ({ context }) => context.width !== 'desktop',
    lacksProfile: ({ context }) => context.login?.role === 'PATIENT' && !context.login.isProfileComplete,
    hasProfile: ({ context }) => context.login?.role !== 'PATIENT' || context.login.isProfileComplete,
    cameTo: (_, { output, kind }: { output: LoginOutput; kind: LoginOutput['kind'] }) => output.kind === kind,
    wasSaved: (_, output: PersonOutput) => output.kind === 'saved',
    isAtVerification: ({ context }) => context.place?.route === 'verifyMobile',
  },
  actions: {
    keepPlace: assign((_, { place, now }: { place: Place; now: number }) => ({ place, now })),
    keepWidth: assign((_, width: Width) => ({ width })),
    keepSession: assign((_, session: Pick<Context, 'login' | 'isSettled' | 'takesGuest'>) => session),
    callGuest: sendTo('session', { type: 'guest.needed' }),
    leaveForbidden: emit(({ context }): Said => ({ type: 'go', to: redirect(context) ?? '/home', replace: true })),
    markOpened: assign(({ context }) => ({ opened: wanted(context) })),
    closePage: stopChild(({ context }) => context.page?.ref ?? 'none'),
    showPage: assign(({ context, spawn }, { logic, input }: OpenedPage) =>
      context.place === null
        ? {}
        : {
            page: {
              route: context.place.route,
              ref: spawn(logic, { systemId: 'page', input }),
            },
          },
    ),
    watchOutside: assign(({ spawn }, { logic, input }: OpenedPage) => {
      spawn(logic, { systemId: 'outside', input })
      return {}
    }),
    remember: sendTo('session', (_, { intent, now }: { intent: Intent; now: number }) => ({
      type: 'remember' as const,
      intent,
      now,
    })),
    abandon: sendTo('session', { type: 'verification.abandoned' }),
    tellPage: ({ context }) => context.page?.ref.send({ type: 'verification.abandoned' }),
    goToVerification: emit(go('/mobile-otp-verify')),
    goHome: emit({ type: 'go', to: '/home' }),
    tellBlocked: emit((_, output: LoginOutput): Said => ({
      type: 'notice',
      notice: { tone: 'bad', text: output.kind === 'blocked' ? output.message : null, id: null },
    })),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({
    saved: input.saved,
    place: null,
    width: input.width,
    login: null,
    isSettled: false,
    takesGuest: false,
    now: input.now,
    opened: null,
    page: null,
  }),
  type: 'parallel',
  invoke: [
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
              takesGuest: snapshot.can({ type: 'guest.needed' }),
            }),
          },
          raise({ type: 'reconsider' }),
        ],
      },
    },
    { id: 'notices', src: 'notices', systemId: 'notices' },
  ],
  on: {
    start: { actions: sendTo('session', { type: 'start' }) },
    'width.changed': { actions: { type: 'keepWidth', params: ({ event }) => event.width } },
    'notice.said': { actions: sendTo('notices', ({ event }) => ({ type: 'say', notice: event.notice })) },
    'outside.arrived': { actions: { type: 'watchOutside', params: ({ event }) => event } },
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
            'verification.required': [
              {
                guard: 'isPhoneOrTablet',
                target: 'asking',
                actions: [
                  { type: 'remember', params: ({ event: { intent, now } }) => ({ intent, now }) },
                  'goToVerification',
                ],
              },
              {
                target: 'asking',
                actions: { type: 'remember', params: ({ event: { intent, now } }) => ({ intent, now }) },
              },
            ],
            'verification.opened': [
              { guard: 'isPhoneOrTablet', target: 'asking', actions: 'goToVerification' },
              { target: 'asking' },
            ],
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
              { target: 'idle', actions: ['abandon', 'tellPage'] },
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
                actions: ['abandon', 'tellPage', { type: 'tellBlocked', params: ({ event }) => event.output }],
              },
              { target: 'leavingVerification', actions: ['abandon', 'tellPage'] },
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
        watching: { always: { guard: 'lacksProfile', target: 'completing' } },
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
  },
})
