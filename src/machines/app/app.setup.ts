import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { RouteName, Width } from '../../core/app/routes'
import type { Location } from '../../core/location/location'
import type { Intent } from '../../core/session/intent'
import { keptWith } from '../../core/session/intent.rules'
import type { LoginResult } from '../../core/session/session'
import { go, type ProfileSaved } from '../kit/appEvent'
import { broadcast } from '../kit/broadcast'
import type { VerificationEnded, VerificationOutput } from '../kit/verification.machine'
import { emitEffect, effectsLogic } from '../kit/effects'
import { languageMachine } from '../language/language.machine'
import { sessionMachine } from '../session/session.machine'
import {
  type AppChildren,
  type AppContext,
  type AppEvents,
  type AppInput,
  featuresOf,
  isForGuests,
  isLocationOver,
  isPromptDue,
  isRestricted,
  type LoginAt,
  movedTo,
  redirect,
  requestOf,
  slotsWith,
  tokenOf,
  pageKey,
  type WayIn,
  wayIn,
} from './app.context'
import { type Feature, type Place, slotOf } from './feature'
import { noticesMachine } from './notices.machine'
import { type SlotClosed, slotMachine } from './slot.machine'

/** How the login ended, as its slot reports it; null when it could not be loaded. */
type Ended =
  | { readonly kind: 'verified'; readonly login: LoginResult }
  | { readonly kind: 'blocked'; readonly message: string }
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'skipped' | 'closed' }
  | null

export const LOGIN = 'dialog.login'
export const PROFILE = 'dialog.profile'

type EndKind = NonNullable<Ended>['kind']

export const endOf = ({ output }: SlotClosed): Ended => output as Ended

/** How many entries of its list a page showed. */
const listedAt = ({ params: { listed } }: Place): number => (typeof listed === 'number' ? listed : 0)

const isClosed = (event: AppEvents, slot: string): event is SlotClosed =>
  event.type === 'slot.closed' && event.slot === slot

/** What the root may be told, who lives in it, and what it does. */
export const appSetup = setup({
  types: {
    context: {} as AppContext,
    input: {} as AppInput,
    events: {} as AppEvents,
    children: {} as AppChildren,
    tags: {} as 'verifying' | 'completing',
  },
  actors: {
    world: effectsLogic(() => undefined),
    session: sessionMachine,
    notices: noticesMachine,
    language: languageMachine,
    slot: slotMachine,
  },
  guards: {
    mustWait: ({ context }) => context.place === null || (isRestricted(context) && !context.isSettled),
    needsGuest: ({ context }) => context.awaitsGuest && context.place !== null && isForGuests(context.place),
    isDenied: ({ context }) => redirect(context) !== null,
    isAnotherPage: ({ context }) => context.opened !== pageKey(context),
    isPromptDue: ({ context }) => isPromptDue(context),
    isLocationOver: ({ context }) => isLocationOver(context),
    isVerification: (_, place: Place) => place.route === 'verifyMobile',
    lacksProfile: ({ context }) => context.login?.role === 'PATIENT' && !context.login.isProfileComplete,
    hasProfile: ({ context }) => context.login?.role !== 'PATIENT' || context.login.isProfileComplete,
    leads: ({ context }, way: WayIn) => wayIn(context) === way,
    isAtVerification: ({ context }) => context.place?.route === 'verifyMobile',
    isOverlay: (_, { id }: Feature) => slotOf(id) === 'overlay',
    isAnotherSession: ({ context }) => context.openedFor !== tokenOf(context),
    isSlot: ({ event }, slot: string) => isClosed(event, slot),
    loginEndedAs: ({ event }, kind: EndKind) => isClosed(event, LOGIN) && endOf(event)?.kind === kind,
    profileEndedAs: ({ event }, kind: EndKind) => isClosed(event, PROFILE) && endOf(event)?.kind === kind,
  },
  actions: {
    keepPlace: assign(({ context }, moved: { place: Place; now: number }) => movedTo(context, moved)),
    writePlace: assign((_, place: Place) => ({ place })),
    keepLocation: assign((_, location: Location | null) => ({ location })),
    recallLocation: assign(({ context }) => ({ location: context.location ?? context.savedLocation })),
    markAsked: assign({ isAsked: true }),
    keepWidth: assign((_, width: Width) => ({ width })),
    keepSession: assign((_, session: Pick<AppContext, 'login' | 'isSettled' | 'isUnseen' | 'awaitsGuest'>) => session),
    keepLoginAt: assign((_, { at, now }: { at: LoginAt; now: number }) => ({ loginAt: at, now })),
    callGuest: sendTo('session', { type: 'guest.needed' }),
    leaveForbidden: emitEffect(({ context }) => ({ type: 'go', to: redirect(context) ?? '/home', replace: true })),
    storePageKey: assign(({ context }) => ({ opened: pageKey(context) })),
    openPage: sendTo('page', ({ context }) => requestOf(context, { id: `page.${context.place?.route ?? 'landing'}` })),
    storeShown: assign(({ context }, { id }: Feature) => ({
      // The name behind the kind is a route's.
      shown: slotOf(id) === 'page' ? (id.slice('page.'.length) as RouteName) : context.shown,
    })),
    openFeatures: enqueueActions(({ context, enqueue }, features: readonly Feature[]) => {
      const slots = slotsWith(context, features)
      for (const id of slots)
        // Only the ids of the actors this machine names itself are known.
        if (!context.slots.includes(id))
          enqueue.spawnChild('slot', { id: id as 'page', systemId: id, input: { slot: id } })
      enqueue.assign({ slots })
      for (const feature of features) enqueue.sendTo(slotOf(feature.id), requestOf(context, feature))
    }),
    /** Whoever comes has their own features, and whoever leaves takes theirs with them. */
    openSession: enqueueActions(({ context, enqueue }) => {
      const features = featuresOf(context, 'session')
      for (const { id } of features) if (context.slots.includes(id)) enqueue.sendTo(id, { type: 'close' })
      enqueue.assign({ openedFor: tokenOf(context) })
      // The action is one of this machine's own.
      if (tokenOf(context) !== null) enqueue({ type: 'openFeatures', params: features } as never)
    }),
    reportPerson: enqueueActions(({ context, enqueue }, login: LoginResult | null) => {
      if (login === context.login) return
      for (const slot of context.slots) enqueue.sendTo(slot, { type: 'person.changed', login })
    }),
    reportLeft: enqueueActions(({ context, enqueue }, place: Place) => {
      if (place.key === context.place?.key) return
      for (const slot of context.slots) enqueue.sendTo(slot, { type: 'place.left' })
    }),
    reportProfile: ({ self }) => {
      const saved: ProfileSaved = { type: 'profile.saved' }
      broadcast(self, saved)
    },
    closeLogin: sendTo(LOGIN, { type: 'close' }),
    closeProfile: sendTo(PROFILE, { type: 'close' }),
    remember: sendTo('session', ({ context: { place } }, { intent, now }: { intent: Intent; now: number }) => ({
      type: 'remember' as const,
      intent: keptWith(intent, place && { path: place.path, listed: listedAt(place) }),
      now,
    })),
    rememberPlace: sendTo('session', ({ context: { place, now } }) => ({
      type: 'remember' as const,
      intent: { _tag: 'OpenPage' as const, path: place?.path ?? '/home' },
      now,
    })),
    completeVerification: enqueueActions(({ context: { place, now }, enqueue }, closed: SlotClosed) => {
      const end = endOf(closed)
      // The page itself: the step that its address names is the dialog that has just ended.
      const at = place?.path.replace(/[?&]step=dialog\.login$/, '') ?? '/home'
      if (end?.kind === 'verified') enqueue.sendTo('session', { type: 'verified', login: end.login, at, now })
    }),
    completeProfile: sendTo('session', (_, closed: SlotClosed) => {
      const end = endOf(closed)
      return { type: 'profile.completed' as const, name: end?.kind === 'saved' ? end.name : '' }
    }),
    resume: sendTo('session', { type: 'verification.resumed' }),
    abandon: sendTo('session', { type: 'verification.abandoned' }),
    endVerification: ({ self }, kind: VerificationOutput['kind']) => {
      const ended: VerificationEnded = { type: 'verification.ended', kind }
      broadcast(self, ended)
    },
    /** On desktop a number is verified over the page. */
    goToVerification: emitEffect(({ context }) => (context.width === 'desktop' ? null : go('/mobile-otp-verify'))),
    openVerification: emitEffect({ type: 'verification.opened' }),
    goHome: emitEffect(go('/home')),
    goToWelcome: emitEffect(go('/get-started')),
    goToServerError: emitEffect(go('/server-error')),
    showBlocked: emitEffect((_, closed: SlotClosed) => {
      const end = endOf(closed)
      return { type: 'notice', notice: { tone: 'bad', text: end?.kind === 'blocked' ? end.message : null, id: null } }
    }),
  },
})
