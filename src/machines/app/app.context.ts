import { redirectOf, type RouteName, routes, type Width } from '../../core/app/routes'
import { cityNamed } from '../../core/location/cities'
import type { Location } from '../../core/location/location'
import type { Intent } from '../../core/session/intent'
import type { LoginResult } from '../../core/session/session'
import type { SessionValues } from '../../core/session/sessionValues'
import type { Notice } from '../kit/appEvent'
import { type Feature, type FeatureId, type Place, slotOf } from './feature'
import type { SlotClosed, SlotOpened } from './slot.machine'

/** Where Login stands: in the bar of a page, or in the settings. */
export type LoginAt = 'bar' | 'settings'

export interface AppContext {
  readonly saved: SessionValues
  /** The tab was just opened: another one may have a session. */
  readonly isFresh: boolean
  /** Where doctors were looked for before this page was loaded; it counts from the start on. */
  readonly savedLocation: Location | null
  readonly place: Place | null
  readonly width: Width
  readonly login: LoginResult | null
  readonly isSettled: boolean
  /** Whoever is here does not show yet, or not any more. */
  readonly isUnseen: boolean
  /** Nobody is here and a guest may come in. */
  readonly awaitsGuest: boolean
  readonly now: number
  /** Where doctors are looked for, once somebody said. */
  readonly location: Location | null
  /** Whether the position was asked for in this session. */
  readonly isAsked: boolean
  /** The place and person the page was opened for. */
  readonly opened: string | null
  /** The page that is open. */
  readonly shown: RouteName | null
  /** Slots that were opened so far; each is an actor of this name. */
  readonly slots: readonly string[]
  /** What opens with a session, and with the app. */
  readonly features: readonly FeatureId[]
  /** Whose session the features were opened for: their token. */
  readonly openedFor: string | null
  /** Where Login was pressed last. */
  readonly loginAt: LoginAt
}

// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface has no index signature, which XState asks for
export type AppChildren = {
  world: 'world'
  session: 'session'
  notices: 'notices'
  language: 'language'
  page: 'slot'
}

export interface AppInput {
  readonly saved: SessionValues
  readonly isFresh?: boolean
  readonly width: Width
  readonly now: number
  readonly location?: { readonly at: Location | null; readonly isAsked: boolean }
  /** Every feature that is known; those of a session and of the app are opened by the app itself. */
  readonly features?: readonly FeatureId[]
}

export type AppEvents =
  | { type: 'start' }
  | { type: 'place.changed'; place: Place; now: number }
  /** The page that is open wrote its address itself. */
  | { type: 'place.written'; place: Place }
  | { type: 'width.changed'; width: Width }
  | { type: 'routing.evaluate' }
  | { type: 'verification.required'; intent: Intent; now: number }
  | { type: 'verification.opened' }
  /** What lacks of a profile is gone forward to again. */
  | { type: 'profile.wanted' }
  | { type: 'notice.raised'; notice: Notice; from?: string | undefined }
  | { type: 'open'; feature: Feature }
  | SlotOpened
  | SlotClosed
  | { type: 'location.changed'; location: Location | null }
  | { type: 'permission.denied'; message?: string | undefined }
  | { type: 'permissions.doubted' }
  /** The first page is shown: what may come after it comes now. */
  | { type: 'ready' }
  | { type: 'logout' }
  | { type: 'login'; at: LoginAt; now: number }

export const contextOf = ({ saved, isFresh = false, width, now, location, features = [] }: AppInput): AppContext => ({
  saved,
  isFresh,
  savedLocation: location?.at ?? null,
  place: null,
  width,
  login: null,
  isSettled: false,
  isUnseen: true,
  awaitsGuest: false,
  now,
  location: null,
  isAsked: location?.isAsked ?? false,
  opened: null,
  shown: null,
  slots: ['page'],
  features,
  openedFor: null,
  loginAt: 'bar',
})

/** Pages that list by distance: they open anew when the location changes. */
const byDistance: readonly RouteName[] = ['findDoctor']
/** Pages at which the position is asked for: nowhere else does it change what is shown. */
const asking: readonly RouteName[] = ['findDoctor']
/** Pages that show nothing of whoever looks at them: a machine within hears what it needs of a profile. */
const impersonal: readonly RouteName[] = ['findDoctor', 'doctorProfile']
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
  place === null ? null : redirectOf(place.route, login?.role ?? null, login?.permissions, login?.isClinicPatient)

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
export const pageKey = (context: AppContext): string => {
  const { place, login, location } = context
  const near = location && isAt(context, byDistance) ? `${location.latitude},${location.longitude}` : ''
  const profile = isAt(context, impersonal) || login?.isProfileComplete
  return [place?.key, login?.userId ?? login?.role, profile, near].join(' ')
}

/** A patient or guest who has neither said where they are nor that they would not. */
const isUnplaced = ({ login, location, isAsked }: AppContext): boolean =>
  (login?.role === 'PATIENT' || login?.role === 'GUEST') && location === null && !isAsked

/** A step of a flow is open over the page: whoever chooses a slot or pays is not asked for something else. */
const isInFlow = ({ place }: AppContext): boolean => place !== null && typeof place.params['step'] === 'string'

/** The position is asked for once the page is there. */
export const isPromptDue = (context: AppContext): boolean =>
  context.isSettled &&
  isUnplaced(context) &&
  isAt(context, asking) &&
  !isInFlow(context) &&
  context.shown === context.place?.route

/** What a profile lacks is asked for after the location, or at once where the location is not asked for. */
export const isLocationOver = (context: AppContext): boolean =>
  !isUnplaced(context) || isInFlow(context) || (context.place !== null && !isAt(context, [...asking, ...leading]))

/** Whose features a session has: those of whoever is known, by their token. */
export const tokenOf = ({ isSettled, login }: AppContext): string | null => (isSettled && login ? login.token : null)

/** Where Login leads: a number is asked for over the page or over the home page, or nobody starts with the welcome. */
export type WayIn = 'overPage' | 'overHome' | 'welcome' | 'none'

/** Where Login leads whoever pressed it; null until it shows who is here. A guest stays one until they have verified. */
export const wayIn = ({ isUnseen, login, width, loginAt }: AppContext): WayIn | null => {
  if (isUnseen) return null
  if (login === null) return width === 'desktop' || loginAt === 'settings' ? 'overPage' : 'welcome'
  if (login.role !== 'GUEST') return 'none'
  return width === 'desktop' && loginAt === 'bar' ? 'overPage' : 'overHome'
}

/** What the app opens by itself: with a session, or after the first page. */
export const featuresOf = ({ features }: AppContext, kind: 'session' | 'app'): readonly Feature[] =>
  features.filter((id) => id.startsWith(`${kind}.`)).map((id) => ({ id }))

/** What a slot is asked to open, for whoever is here. */
export const requestOf = ({ place, login, width }: AppContext, feature: Feature) => ({
  type: 'open' as const,
  request: { feature, place, login, width },
})

/** The slots there are once these features are opened. */
export const slotsWith = ({ slots }: AppContext, features: readonly Feature[]): readonly string[] => [
  ...new Set([...slots, ...features.map(({ id }) => slotOf(id))]),
]
