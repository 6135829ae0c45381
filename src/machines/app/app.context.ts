import type { AnyActorRef } from 'xstate'
import { redirectOf, type RouteName, routes, type Width } from '../../core/app/routes'
import { cityNamed } from '../../core/location/cities'
import type { Location } from '../../core/location/location'
import type { Intent } from '../../core/session/intent'
import type { LoginResult } from '../../core/session/session'
import type { SessionValues } from '../../core/session/sessionValues'
import type { Notice } from '../kit/appEvent'
import type { OpenedPage, Overlay, Place } from './page'

export interface AppContext {
  readonly saved: SessionValues
  /** Where doctors were looked for before this page was loaded; it counts from the start on. */
  readonly savedLocation: Location | null
  readonly place: Place | null
  readonly width: Width
  readonly login: LoginResult | null
  readonly isSettled: boolean
  /** Nobody is here and a guest may come in. */
  readonly awaitsGuest: boolean
  readonly now: number
  /** Where doctors are looked for, once somebody said. */
  readonly location: Location | null
  /** Whether the position was asked for in this session. */
  readonly isAsked: boolean
  /** The place and person the page was opened for. */
  readonly opened: string | null
  /** What stands over the page, or stood there last. */
  readonly overlay: Overlay
  readonly page: { readonly route: RouteName; readonly ref: AnyActorRef } | null
  /** What lives beside the page once it was asked for, by its name. */
  readonly parts: Readonly<Record<string, AnyActorRef>>
}

// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface has no index signature, which XState asks for
export type AppChildren = {
  world: 'world'
  session: 'session'
  login: 'login'
  profile: 'profile'
  notices: 'notices'
  overlay: 'overlay'
  language: 'language'
  access: 'access'
  sessionFeatures: 'sessionFeatures'
}

export interface AppInput {
  readonly saved: SessionValues
  readonly width: Width
  readonly now: number
  readonly location?: { readonly at: Location | null; readonly isAsked: boolean }
}

export type AppEvents =
  | { type: 'start' }
  | { type: 'place.changed'; place: Place; now: number }
  | { type: 'width.changed'; width: Width }
  | { type: 'reconsider' }
  | { type: 'verification.required'; intent: Intent; now: number }
  | { type: 'verification.opened' }
  | { type: 'notice.raised'; notice: Notice }
  | { type: 'overlay.opened'; overlay: Overlay }
  | { type: 'location.changed'; location: Location | null }
  | { type: 'permission.denied' | 'permissions.doubted' }
  | { type: 'part.opened'; name: string; part: OpenedPage }
  | { type: `xstate.done.actor.part.${string}`; actorId: string }
  | { type: 'logout' }
  | { type: 'login' }
  | { type: 'retry' }

export const contextOf = ({ saved, width, now, location }: AppInput): AppContext => ({
  saved,
  savedLocation: location?.at ?? null,
  place: null,
  width,
  login: null,
  isSettled: false,
  awaitsGuest: false,
  now,
  location: null,
  isAsked: location?.isAsked ?? false,
  opened: null,
  overlay: { name: 'locationPrompt' },
  page: null,
  parts: {},
})

/** Pages that list by distance: they open anew when the location changes. */
const byDistance: readonly RouteName[] = ['findDoctor']
/** Pages at which the position is asked for. */
const asking: readonly RouteName[] = ['home', 'findDoctor']
/** Pages that are left for one of those. */
const leading: readonly RouteName[] = ['landing', 'getStarted', 'verifyMobile']

const isAt = ({ place }: AppContext, names: readonly RouteName[]): boolean =>
  place !== null && names.includes(place.route)

export const isRestricted = ({ place }: AppContext): boolean => place !== null && routes[place.route].roles !== null

/** Whoever has no role sees a page of the staff as it is, empty; a patient's page is shown to a guest. */
export const isForGuests = ({ route }: Place): boolean =>
  redirectOf(route, 'GUEST') === null && routes[route].roles !== null

/** Where the person is sent from a place they may not see. */
export const redirect = ({ place, login }: AppContext): string | null =>
  place === null ? null : redirectOf(place.route, login?.role ?? null, login?.permissions)

/** The city a link to find-doctor names. */
const cityOf = ({ route, params }: Place): Location | null => {
  const city = route === 'findDoctor' ? cityNamed(params['city']) : null
  return city && { latitude: city.latitude, longitude: city.longitude, label: city.name }
}

/** Where a person is who went somewhere else; a link that names a city says where doctors are looked for. */
export const movedTo = ({ location }: AppContext, { place, now }: { place: Place; now: number }) => ({
  place,
  now,
  location: cityOf(place) ?? location,
})

/** What a page is opened for: its place, the person, and where they look where that counts. */
export const wantedPage = (context: AppContext): string => {
  const { place, login, location } = context
  const near = location && isAt(context, byDistance) ? `${location.latitude},${location.longitude}` : ''
  return [place?.key, login?.userId ?? login?.role, login?.isProfileComplete, near].join(' ')
}

/** A patient or guest who has neither said where they are nor that they would not. */
const isUnplaced = ({ login, location, isAsked }: AppContext): boolean =>
  (login?.role === 'PATIENT' || login?.role === 'GUEST') && location === null && !isAsked

/** The position is asked for once the page is there. */
export const isPromptDue = (context: AppContext): boolean =>
  context.isSettled &&
  isUnplaced(context) &&
  isAt(context, asking) &&
  context.page !== null &&
  context.page.route === context.place?.route

/** What a profile lacks is asked for after the location. */
export const isLocationOver = (context: AppContext): boolean =>
  !isUnplaced(context) || (context.place !== null && !isAt(context, [...asking, ...leading]))
