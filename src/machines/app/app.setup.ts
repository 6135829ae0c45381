import { assign, fromPromise, sendTo, setup, stopChild } from 'xstate'
import type { Width } from '../../core/app/routes'
import type { Location } from '../../core/location/location'
import type { Intent } from '../../core/session/intent'
import { go, type AppEvent } from '../kit/appEvent'
import { personFormMachine, type PersonOutput } from '../members/personForm.machine'
import { loginMachine, type LoginOutput } from '../session/login.machine'
import { sessionMachine } from '../session/session.machine'
import { languageMachine } from '../language/language.machine'
import { accessMachine } from './access.machine'
import {
  type AppChildren,
  type AppContext,
  type AppEvents,
  type AppInput,
  isForGuests,
  isLocationOver,
  isPromptDue,
  isRestricted,
  movedTo,
  redirect,
  wantedPage,
} from './app.context'
import { sessionFeaturesMachine } from './sessionFeatures.machine'
import { noticesMachine } from './notices.machine'
import { overlayMachine } from './overlay.machine'
import type { OpenedPage, Overlay, PageRequest, Place } from './page'
import { toWorld, worldLogic } from '../kit/world'

/** What the root may be told, who lives in it, and what it does. */
export const appSetup = setup({
  types: {
    context: {} as AppContext,
    input: {} as AppInput,
    events: {} as AppEvents,
    children: {} as AppChildren,
    tags: {} as 'opening' | 'broken' | 'verifying' | 'completing',
  },
  actors: {
    session: sessionMachine,
    login: loginMachine,
    profile: personFormMachine,
    notices: noticesMachine,
    language: languageMachine,
    access: accessMachine,
    world: worldLogic(() => undefined),
    sessionFeatures: sessionFeaturesMachine,
    openPage: fromPromise<OpenedPage, PageRequest>(() => Promise.reject(new Error('app.openPage is not plugged in'))),
    overlay: overlayMachine,
  },
  guards: {
    mustWait: ({ context }) => context.place === null || (isRestricted(context) && !context.isSettled),
    needsGuest: ({ context }) => context.awaitsGuest && context.place !== null && isForGuests(context.place),
    isDenied: ({ context }) => redirect(context) !== null,
    isElsewhere: ({ context }) => context.opened !== wantedPage(context),
    isPromptDue: ({ context }) => isPromptDue(context),
    isLocationOver: ({ context }) => isLocationOver(context),
    isVerification: (_, place: Place) => place.route === 'verifyMobile',
    lacksProfile: ({ context }) => context.login?.role === 'PATIENT' && !context.login.isProfileComplete,
    hasProfile: ({ context }) => context.login?.role !== 'PATIENT' || context.login.isProfileComplete,
    cameTo: (_, { output, kind }: { output: LoginOutput; kind: LoginOutput['kind'] }) => output.kind === kind,
    wasSaved: (_, output: PersonOutput) => output.kind === 'saved',
    isNoPart: ({ context }, name: string) => !(name in context.parts),
    isAtVerification: ({ context }) => context.place?.route === 'verifyMobile',
  },
  actions: {
    keepPlace: assign(({ context }, moved: { place: Place; now: number }) => movedTo(context, moved)),
    keepLocation: assign((_, location: Location | null) => ({ location })),
    recallLocation: assign(({ context }) => ({ location: context.location ?? context.savedLocation })),
    markAsked: assign({ isAsked: true }),
    keepOverlay: assign((_, overlay: Overlay) => ({ overlay })),
    keepWidth: assign((_, width: Width) => ({ width })),
    keepSession: assign((_, session: Pick<AppContext, 'login' | 'isSettled' | 'awaitsGuest'>) => session),
    callGuest: sendTo('session', { type: 'guest.needed' }),
    leaveForbidden: toWorld(({ context }): AppEvent => ({
      type: 'go',
      to: redirect(context) ?? '/home',
      replace: true,
    })),
    markOpened: assign(({ context }) => ({ opened: wantedPage(context) })),
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
    openPart: assign(({ context, spawn }, { name, part: { logic, input } }: { name: string; part: OpenedPage }) => ({
      // The ids of `children` are those of the actors this machine names itself.
      parts: { ...context.parts, [name]: spawn(logic, { id: `part.${name}`, systemId: name, input } as object) },
    })),
    closePart: assign(({ context: { parts } }, id: string) => ({
      parts: Object.fromEntries(Object.entries(parts).filter(([name]) => `part.${name}` !== id)),
    })),
    remember: sendTo('session', (_, { intent, now }: { intent: Intent; now: number }) => ({
      type: 'remember' as const,
      intent,
      now,
    })),
    abandon: sendTo('session', { type: 'verification.abandoned' }),
    notifyPage: ({ context }) => context.page?.ref.send({ type: 'verification.abandoned' }),
    /** On desktop a number is verified over the page. */
    goToVerification: toWorld(({ context }) => (context.width === 'desktop' ? null : go('/mobile-otp-verify'))),
    goHome: toWorld({ type: 'go', to: '/home' }),
    showBlocked: toWorld((_, output: LoginOutput): AppEvent => ({
      type: 'notice',
      notice: { tone: 'bad', text: output.kind === 'blocked' ? output.message : null, id: null },
    })),
  },
})
