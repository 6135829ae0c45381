import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createActor, fromPromise, waitFor } from 'xstate'
import { redirectOf, type Route, type RouteName, routes, type Width } from './core/app/routes'
import { DEFAULT_LANGUAGE } from './core/language/languages'
import type { Location } from './core/location/location'
import type { Reader } from './core/app/personalPage'
import { ACCESSIBLE } from './core/session/access'
import type { PermissionEntry, Role } from './core/session/permissions'
import { EVERYONE } from './core/session/roles'
import type { LoginResult } from './core/session/session'
import { NO_SESSION, refreshed } from './core/session/sessionValues.rules'
import { appMachine } from './machines/app/app.machine'
import type { FeatureRequest, OpenedFeature, Place } from './machines/app/feature'
import { slotMachine } from './machines/app/slot.machine'
import { App as Client } from './ui/app/frame/App'
import { FooterPart } from './ui/app/frame/FooterPart'
import { describeFeature, featureIds, loadView } from './ui/app/loading/features'
import { drawnIn, fetchTexts } from './ui/intl/texts'
import { openFeature } from './wiring/features'
import { neverPorts } from './wiring/neverPorts'
import { placeOf as placeAt } from './wiring/place'
import { type App, openPorts, type Ports } from './wiring/ports'
import { plugSession } from './wiring/session'
import { answered, memoryStorage, trackedPorts } from './wiring/trackedPorts'

/** The width in pixels of the window that a page is drawn for. */
const pixelsOf: Readonly<Record<Width, number>> = { phone: 390, tablet: 800, desktop: 1280 }
let pixels = pixelsOf.phone

/** Whether a window of that width matches; nothing else is known of a browser. */
const matches = (query: string): boolean => {
  const [, bound, limit = ''] = /^\((min|max)-width: ([\d.]+)px\)$/.exec(query) ?? []
  if (bound === undefined) return false
  return bound === 'min' ? pixels >= Number(limit) : pixels <= Number(limit)
}

// Pages ask the browser for its ways, which nobody has yet.
Object.assign(globalThis, {
  matchMedia: (query: string) => ({ matches: matches(query) }),
  navigator: { userAgent: '' },
})

/** The rooms whose texts each feature shows. */
export const everyTexts: ReadonlyMap<string, readonly string[]> = new Map(
  featureIds.map((id) => [id, describeFeature(id).texts]),
)

/** Pages that show nothing of the practice: they are drawn whole when the client is built. */
export const staticPages: readonly RouteName[] = ['landing', 'getStarted', 'terms', 'privacy']

/** Pages that the server draws for a guest with what stands on them now, by who sees the same there. */
export const guestPages: Partial<Record<RouteName, readonly Role[]>> = {
  home: ['GUEST'],
  findDoctor: ['GUEST', 'PATIENT'],
  doctorProfile: ['GUEST', 'PATIENT'],
  // Who is known finds their name in the form.
  aboutUs: ['GUEST'],
  appFeature: ['GUEST'],
  contactUs: ['GUEST'],
  partnerWithUs: ['GUEST'],
  careers: EVERYONE,
}

/** Nobody in particular of a role. */
const someone = (role: Role, permissions: readonly PermissionEntry[]): LoginResult => ({
  role,
  name: null,
  userId: 'any',
  token: '',
  clinicId: null,
  doctorId: null,
  doctorName: null,
  permissions,
  phoneNumber: null,
  countryCode: null,
  profilePhoto: null,
  doctorBasicInfo: null,
  videoConsultationFee: null,
  isClinicPatient: false,
  isProfileComplete: true,
})

interface Drawing {
  readonly place: Place
  readonly login: LoginResult | null
  readonly location: Location | null
  readonly ports: Ports
  /** Unix seconds. */
  readonly now: number
  readonly way: Pick<Reader, 'language' | 'width'>
  /** Waits for what the page is drawn with. */
  readonly ready?: () => Promise<void>
}

/** The app at a page, which was opened there as the client opens it. */
const appAt = ({ place, login, location, ports, now, way: { width, language } }: Drawing): App => {
  const load = async ({ input }: { readonly input: FeatureRequest }): Promise<OpenedFeature | null> => {
    const request = { ...input, place: input.place ?? place, now, language, app }
    const [opened] = await Promise.all([openFeature(() => Promise.resolve(ports), request), loadView(input.feature.id)])
    return opened
  }
  const app: App = createActor(
    appMachine.provide({
      actors: {
        // The session is as it is given: it is renewed before anything is drawn.
        session: plugSession(() => new Promise(() => undefined)),
        slot: slotMachine.provide({ actors: { load: fromPromise<OpenedFeature | null, FeatureRequest>(load) } }),
      },
    }),
    { input: { saved: { ...NO_SESSION, login }, width, now, location: { at: location, isAsked: true } } },
  ).start()
  app.send({ type: 'place.changed', place, now })
  app.send({ type: 'start' })
  return app
}

/** Milliseconds in which a page has opened. */
const OPENS_WITHIN = 10_000

/** A page in its frame as markup: what the client hydrates when it has come as far. */
const draw = async (drawing: Drawing): Promise<string> => {
  const { now, ready, way } = drawing
  const app = appAt(drawing)
  try {
    await Promise.all([
      waitFor(app, ({ context }) => context.shown === drawing.place.route, { timeout: OPENS_WITHIN }),
      FooterPart.load(),
    ])
    await ready?.()
    await fetchTexts(way.language)
    pixels = pixelsOf[way.width]
    // At once, so that nobody else's language or width comes between.
    return drawnIn(way.language, () =>
      renderToString(
        <StrictMode>
          <Client app={app} now={() => now} />
        </StrictMode>,
      ),
    )
  } finally {
    app.stop()
  }
}

/** The permission that a page asks for, given. */
const permissionFor = (route: RouteName): readonly PermissionEntry[] => {
  const { permission }: Route = routes[route]
  if (permission === undefined) return []
  const [module = '', feature = ''] = permission.split('.')
  return [{ module, feature, permissionAccess: ACCESSIBLE }]
}

/** A page while its data is on the way, as whoever may see it sees it on a phone in English, and the rooms it asks. */
export const prerender = async (
  route: RouteName,
): Promise<{ readonly markup: string; readonly asked: readonly string[] }> => {
  const { path, about, roles }: Route = routes[route]
  const role = roles?.find((each) => each !== 'GUEST')
  const asked = new Set<string>()
  const markup = await draw({
    // With something to load where it is about something.
    place: { route, path, params: about === undefined ? {} : { [about]: 'any' }, key: path },
    login: role ? someone(role, permissionFor(route)) : null,
    location: null,
    ports: neverPorts((room) => asked.add(room)),
    now: 0,
    way: { language: DEFAULT_LANGUAGE, width: 'phone' },
  })
  return { markup, asked: [...asked] }
}

/** What the server draws a page with. */
export interface PageRequest {
  /** Path and query. */
  readonly address: URL
  /** Makes a call as whoever sees the page does. */
  readonly fetch: typeof fetch
  /** Unix seconds. */
  readonly now: number
  /** Whoever sees the page; a guest who has just arrived has no session. */
  readonly reader: Reader
}

/** A page as somebody sees it, with what stands on it now; null where they are shown another. */
export const renderPage = async ({ address, fetch, now, reader }: PageRequest): Promise<string | null> => {
  const place = placeAt({ pathname: address.pathname, search: address.search, state: null })
  const storage = memoryStorage()
  for (const [key, value] of Object.entries(reader.session)) storage.setItem(key, value)
  const { ports, pending } = trackedPorts(
    openPorts(storage, { handle: () => undefined, now: () => now }, fetch, () => reader.language),
  )
  // As the client begins with: what the person may do now. Who is not known yet comes to a page of all as nobody.
  const saved = ports.store.read().login
  const isForAll = routes[place.route].roles === null
  const renewed = saved === null && isForAll ? null : await ports.session.refreshPage({}, new AbortController().signal)
  if (renewed?.ok === false) return null
  const login = renewed && refreshed(saved ?? someone('GUEST', []), renewed.value)
  if (login && redirectOf(place.route, login.role, login.permissions, login.isClinicPatient) !== null) return null
  return draw({
    place,
    login,
    location: ports.store.location(),
    ports,
    now,
    way: reader,
    ready: () => answered(pending),
  })
}
