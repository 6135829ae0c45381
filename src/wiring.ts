import { type Actor, createActor, fromPromise, type InspectionEvent } from 'xstate'
import { onAddress, type Address } from './adapters/browser/history'
import { serverClock } from './adapters/browser/clock'
import { onLanguage } from './adapters/browser/languageStore'
import { openTabs } from './adapters/browser/tabs'
import { currentWidth, onWidth } from './adapters/browser/viewport'
import { done, failed, type Outcome } from './core/kit/outcome'
import { isStaff, routeOf, type RouteName } from './core/app/routes'
import { DEFAULT_LANGUAGE, type Language } from './core/language/languages'
import { NO_SESSION } from './core/session/sessionValues.rules'
import { appMachine } from './machines/app/app.machine'
import { overlayMachine } from './machines/app/overlay.machine'
import type { OpenedPage, Overlay, PageRequest, Place } from './machines/app/page'
import { fromPort } from './machines/kit/fromPort'
import { worldLogic } from './machines/kit/world'
import { languageMachine } from './machines/language/language.machine'
import type { PartName } from './ui/app/AppContext'
import { fetchView, loadView } from './ui/app/pages'
import { speak } from './ui/intl/texts'
import { language } from './wiring/language'
import type { Ports, PortsSoon } from './wiring/ports'
import { sourceOf } from './wiring/sources'
import { plugLogin, plugProfile, plugSession } from './wiring/session.wiring'
import { worldHandlers } from './wiring/world'

/** Fetches what a page is made of beside all that comes before it; what fails is fetched again in its turn. */
const warm = (route: RouteName): void => {
  // The texts of other languages come with the language.
  const view = language.wire() === DEFAULT_LANGUAGE ? loadView(route) : fetchView(route)
  Promise.all([sourceOf(route).fetch(), view]).catch(() => undefined)
}

/** Pages read dates through Temporal; browsers that lack it get it before the first page that needs it. */
const withTemporal = async (): Promise<void> => {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
}

export const placeOf = ({ pathname, search, state }: Address): Place => {
  const params = {
    ...Object.fromEntries(new URLSearchParams(search)),
    ...(state !== null && typeof state === 'object' ? state : {}),
  }
  const path = pathname + search
  return { route: routeOf(pathname), path, params, key: `${path} ${JSON.stringify(state ?? null)}` }
}

const plugLanguage = languageMachine.provide({
  actors: {
    speak: fromPort<Language, null>(async (wanted): Promise<Outcome<null>> => {
      try {
        await speak(wanted)
        return done(null)
      } catch {
        return failed('offline', '')
      }
    }),
  },
})

/** What staff open over any page is fetched once they are here. */
const loadStaffPanels = (ports: PortsSoon, app: Actor<typeof appMachine>, now: () => number): void => {
  const { unsubscribe } = app.subscribe(({ context: { place, login } }) => {
    if (place === null || !isStaff(login?.role)) return
    unsubscribe()
    void import('./wiring/staff.wiring')
      .then(({ mountStaffPanels }) =>
        app.send({ type: 'part.opened', name: 'staffPanels', part: mountStaffPanels(ports, app, now) }),
      )
      .catch(() => loadStaffPanels(ports, app, now))
  })
}

/** Whoever is here is accompanied over every page; what does so is fetched once they are known, and leaves with them. */
const loadSessionFeatures = (app: Actor<typeof appMachine>, ports: PortsSoon): void => {
  let here: string | null = null
  app.subscribe(({ context: { isSettled, login }, children: { sessionFeatures } }) => {
    const token = isSettled && login ? login.token : null
    if (token === here || !sessionFeatures) return
    here = token
    sessionFeatures.send({ type: 'left' })
    if (login === null || token === null) return
    const arrive = async () => {
      const [room, opened] = await Promise.all([import('./wiring/notifications.wiring'), ports()])
      if (here === token)
        sessionFeatures.send({ type: 'arrived', sessionFeatures: room.sessionFeaturesOf(opened, login) })
    }
    arrive().catch(() => (here = null))
  })
}

/** Starts the app on this browser: the root actor, its ports, and the feeds that keep it told. */
export const startApp = async (inspect?: (event: InspectionEvent) => void) => {
  const clock = serverClock()
  let opened: Promise<Ports> | undefined
  const ports: PortsSoon = () =>
    (opened ??= import('./wiring/ports')
      .then(({ openPorts }) =>
        openPorts(sessionStorage, clock, undefined, language.wire, () => app.send({ type: 'permissions.doubted' })),
      )
      .catch((missing: unknown) => {
        opened = undefined
        throw missing
      }))
  warm(routeOf(location.pathname))
  const isNew = sessionStorage.length === 0
  const store = isNew ? null : (await ports()).store
  const tabs = openTabs()
  const app: Actor<typeof appMachine> = createActor(
    appMachine.provide({
      actors: {
        world: worldLogic(worldHandlers({ ports, now: clock.now, app: () => app, tabs })),
        session: plugSession(ports),
        login: plugLogin(ports),
        profile: plugProfile(ports),
        language: plugLanguage,
        overlay: overlayMachine.provide({
          actors: {
            open: fromPromise<OpenedPage, Overlay>(async ({ input }) => {
              const [room, arrived] = await Promise.all([import('./wiring/overlays.wiring'), ports()])
              const { context, children } = app.getSnapshot()
              const { language: spoken } = children.language!.getSnapshot().context
              return room.openOverlay(arrived, input, { role: context.login?.role ?? null, language: spoken })
            }),
          },
        }),
        openPage: fromPromise<OpenedPage, PageRequest>(async ({ input }) => {
          const [page] = await Promise.all([
            sourceOf(input.place.route).open(ports, input),
            loadView(input.place.route),
            withTemporal(),
          ])
          return page
        }),
      },
    }),
    {
      input: {
        saved: store?.read() ?? NO_SESSION,
        width: currentWidth(),
        now: clock.now(),
        location: { at: store?.location() ?? null, isAsked: store?.isLocationAsked() ?? false },
      },
      ...(inspect && { inspect }),
    },
  )
  loadStaffPanels(ports, app, clock.now)
  app.start()
  loadSessionFeatures(app, ports)
  onWidth((width) => app.send({ type: 'width.changed', width }))
  onAddress((address) => app.send({ type: 'place.changed', place: placeOf(address), now: clock.now() }))
  const choose = (chosen: Language) => app.getSnapshot().children.language?.send({ type: 'choose', language: chosen })
  onLanguage(choose)
  tabs.onLeft((userId) => app.getSnapshot().children.session?.send({ type: 'left.elsewhere', userId }))
  /** Who is here shows from now on, and the language they chose. */
  const start = () => {
    const chosen = language.read()
    if (chosen !== null) choose(chosen)
    app.send({ type: 'start' })
  }
  /** Without what it needs, the app goes on as if the world around it never changed. */
  const watchPlatform = () =>
    void import('./wiring/platform.wiring').then(
      ({ openPlatform }) => openPlatform(app, clock.now),
      () => undefined,
    )
  const open = async (name: PartName) => (await import('./wiring/parts.wiring')).openPart(app, ports, name)
  return { app, now: clock.now, start, watchPlatform, open }
}
