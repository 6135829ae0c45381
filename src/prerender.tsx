import { createElement, type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import 'temporal-polyfill/global'
import { type AnyActor, createActor, fromPromise, waitFor } from 'xstate'
import type { Reader } from './core/app/ownPage'
import type { Width } from './core/kit/route'
import { redirectOf, type Route, routeNames, routes, type RouteName } from './core/app/routes'
import type { Role } from './core/session/permissions'
import { EVERYONE } from './core/session/roles'
import type { LoginResult } from './core/session/session'
import { NO_SESSION } from './core/session/sessionValues.rules'
import { appMachine } from './machines/app/app.machine'
import type { FeatureRequest, Opened, OpenedFeature, Place } from './machines/app/feature'
import { slotMachine } from './machines/app/slot.machine'
import { onboardingMachine } from './machines/session/onboarding.machine'
import { App as Client } from './ui/app/frame/App'
import { prerenderReady } from './ui/app/ssr/prerendered'
import { mainLook } from './ui/app/loading/PageSwitch'
import { DEFAULT_LANGUAGE, tagOf } from './core/language/languages'
import { describeFeature, featureIds, loadView, type SlotActor, viewOf } from './ui/app/loading/features'
import { drawnIn, fetchTexts } from './ui/intl/texts'
import { openFeature } from './wiring/features'
import { placeOf as placeAt } from './wiring/place'
import { type App, openPorts, type Ports } from './wiring/ports'
import { neverPorts } from './wiring/neverPorts'
import { answered, trackedPorts, memoryStorage } from './wiring/trackedPorts'

/** Public pages that are painted before any script runs. */
export const prerendered: readonly RouteName[] = ['landing', 'getStarted', 'terms', 'privacy']

/** The width in pixels of the window that a page is drawn for. */
const pixelsOf: Readonly<Record<Width, number>> = { phone: 390, tablet: 800, desktop: 1280 }
let pixels: number | null = null

/** Whether a window of that width matches; nothing else is known of a browser, and no width of who may be anybody. */
const matches = (query: string): boolean => {
  const [, bound, limit = ''] = /^\((min|max)-width: ([\d.]+)px\)$/.exec(query) ?? []
  if (pixels === null || bound === undefined) return false
  return bound === 'min' ? pixels >= Number(limit) : pixels <= Number(limit)
}

// Pages ask the browser for its ways, which nobody has yet.
Object.assign(globalThis, {
  matchMedia: (query: string) => ({ matches: matches(query) }),
  navigator: { userAgent: '' },
})

/** Pages whose frame and skeleton are painted before any script runs. */
export const skeletons: readonly RouteName[] = routeNames.filter((name) => !prerendered.includes(name))

/** The rooms whose texts each feature shows. */
export const everyTexts: ReadonlyMap<string, readonly string[]> = new Map(
  featureIds.map((id) => [id, describeFeature(id).texts]),
)

/** Nobody in particular of a role that may see the page. */
const someone = (role: Role): LoginResult => ({
  role,
  name: null,
  userId: 'any',
  token: '',
  clinicId: null,
  doctorId: null,
  doctorName: null,
  permissions: [],
  phoneNumber: null,
  countryCode: null,
  profilePhoto: null,
  doctorBasicInfo: null,
  videoConsultationFee: null,
  isClinicPatient: false,
  isProfileComplete: true,
})

type Load = (request: FeatureRequest) => Promise<OpenedFeature | null>

const appAt = (route: RouteName, load: Load, width: Width): App => {
  const app: App = createActor(
    appMachine.provide({
      actors: {
        slot: slotMachine.provide({
          actors: { load: fromPromise<OpenedFeature | null, FeatureRequest>(({ input }) => load(input)) },
        }),
      },
    }),
    { input: { saved: NO_SESSION, width, now: 0 } },
  ).start()
  app.send({ type: 'place.changed', place: placeOf(route), now: 0 })
  return app
}

/** The app as it looks to somebody: who is here is known to it after its start alone. */
const seenBy = (app: App, login: LoginResult | null): App => {
  const snapshot = app.getSnapshot()
  const seen = { ...snapshot, context: { ...snapshot.context, login } }
  return Object.assign(Object.create(app) as App, { getSnapshot: () => seen })
}

/** The address of a page, with something to load where it is about something. */
const placeOf = (route: RouteName): Place => {
  const { path, about }: Route = routes[route]
  return { route, path, params: about === undefined ? {} : { [about]: 'any' }, key: path }
}

/** How somebody reads; nobody in particular reads English, and is as wide as anybody. */
type Way = Pick<Reader, 'language' | 'width'>

/** Drawn at once, so that nobody else's language or width comes between. */
const markupOf = (app: App, page?: ReactNode, now = 0, way?: Way): string => {
  pixels = way ? pixelsOf[way.width] : null
  return drawnIn(way?.language ?? DEFAULT_LANGUAGE, () =>
    renderToString(
      <StrictMode>
        <Client app={app} now={() => now} page={page} />
      </StrictMode>,
    ),
  )
}

/** A public page as markup, as nobody in particular sees it. */
export const prerender = async (route: RouteName): Promise<string> => {
  const app = appAt(
    route,
    async () => {
      await Promise.all([loadView(`page.${route}`), prerenderReady()])
      return route === 'getStarted' ? { logic: onboardingMachine, input: { language: null } } : null
    },
    'phone',
  )
  await waitFor(app, (snapshot) => snapshot.context.shown !== null)
  const markup = markupOf(app)
  app.stop()
  return markup
}

const never = () => new Promise<never>(() => {})

interface Drawing {
  readonly route: RouteName
  readonly place: Place
  readonly login: LoginResult | null
  readonly ports: Ports
  /** Unix seconds. */
  readonly now: number
  readonly way?: Way | undefined
  /** Waits for what the page is drawn with. */
  readonly ready?: () => Promise<void>
}

/** A page in its frame, drawn once and out of reach: the script renders the page in its place. */
const drawn = async ({ route, place, login, ports, now, way, ready }: Drawing): Promise<string> => {
  const feature = { id: `page.${route}` } as const
  const app = appAt(route, never, way?.width ?? 'phone')
  const actors: AnyActor[] = []
  const start = ({ logic, input }: Opened) => {
    const actor = createActor(logic, { input }).start()
    actors.push(actor)
    return actor
  }
  try {
    await loadView(feature.id)
    const opened = await openFeature(() => Promise.resolve(ports), {
      feature,
      login,
      place,
      width: way?.width ?? 'phone',
      now,
      language: way?.language ?? DEFAULT_LANGUAGE,
      app,
    })
    const actor = opened && start(opened)
    const beside = Object.fromEntries(Object.entries(opened?.beside ?? {}).map(([id, each]) => [id, start(each)]))
    await ready?.()
    if (way) await fetchTexts(way.language)
    const page = createElement(viewOf(feature.id)!, { actor, beside, slot: app.system.get('page') as SlotActor })
    return markupOf(
      seenBy(app, login),
      <main inert aria-busy id="main" className={mainLook} lang={way && tagOf(way.language)}>
        {page}
      </main>,
      now,
      way,
    )
  } finally {
    app.stop()
    for (const actor of actors) actor.stop()
  }
}

/** A page as whoever may see it sees it while its data is on the way, and the rooms that it asks for its first data. */
export const prerenderSkeleton = async (
  route: RouteName,
): Promise<{ readonly markup: string; readonly asked: readonly string[] }> => {
  const { roles }: Route = routes[route]
  const role = roles?.find((each) => each !== 'GUEST')
  const asked = new Set<string>()
  const ports = neverPorts((room) => asked.add(room))
  const markup = await drawn({ route, place: placeOf(route), login: role ? someone(role) : null, ports, now: 0 })
  return { markup, asked: [...asked] }
}

/** Pages that the server draws with what stands on them now, by who sees the same there as a guest. */
export const alikeFor: Partial<Record<RouteName, readonly Role[]>> = {
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

/** What the server draws a page with. */
export interface PageRequest {
  /** Path and query. */
  readonly address: URL
  /** Makes a call as whoever sees the page does. */
  readonly fetch: typeof fetch
  /** Unix seconds. */
  readonly now: number
  /** Whoever sees the page; without them it is a guest who has just arrived, on a phone. */
  readonly reader?: Reader
}

/** A page as somebody sees it, with what stands on it now; null where they are shown another, or it is painted whole. */
export const renderPage = async ({ address, fetch, now, reader }: PageRequest): Promise<string | null> => {
  const place = placeAt({ pathname: address.pathname, search: address.search, state: null })
  const storage = memoryStorage()
  for (const [key, value] of Object.entries(reader?.session ?? {})) storage.setItem(key, value)
  const { ports, pending } = trackedPorts(
    openPorts(storage, { handle: () => undefined, now: () => now }, fetch, () => reader?.language ?? DEFAULT_LANGUAGE),
  )
  const { login } = ports.store.read()
  if (reader !== undefined) {
    if (login === null || !skeletons.includes(place.route)) return null
    // As the client begins with: what the person may do now.
    const renewed = await ports.session.refreshPage({}, new AbortController().signal)
    if (!renewed.ok || redirectOf(place.route, login.role, login.permissions, login.isClinicPatient) !== null)
      return null
  }
  return drawn({ route: place.route, place, login, ports, now, way: reader, ready: () => answered(pending) })
}
