import { type Actor, type AnyActor, createActor, fromPromise, type InspectionEvent } from 'xstate'
import { goTo, onAddress, type Address } from './adapters/browser/history'
import { serverClock } from './adapters/browser/clock'
import { onLanguage } from './adapters/browser/languageStore'
import { openTabs, type Tabs } from './adapters/browser/tabs'
import { currentWidth, onWidth } from './adapters/browser/viewport'
import { done, failed, type Outcome } from './core/kit/outcome'
import { isStaff, routeOf, type RouteName } from './core/app/routes'
import { DEFAULT_LANGUAGE, type Language } from './core/language/languages'
import { NO_SESSION } from './core/session/sessionValues.rules'
import { appMachine } from './machines/app/app.machine'
import { overlayMachine } from './machines/app/overlay.machine'
import type { OpenedPage, Overlay, PageRequest, Place } from './machines/app/page'
import { fromPort } from './machines/kit/fromPort'
import { languageMachine } from './machines/language/language.machine'
import type { PushAppEvent } from './machines/notifications/push.machine'
import type { SessionAppEvent } from './machines/session/session.machine'
import { afterPaint } from './ui/app/navigation'
import type { PartName } from './ui/app/AppContext'
import { fetchView, loadView } from './ui/app/pages'
import { speak } from './ui/intl/texts'
import { language } from './wiring/language'
import type { Ports, PortsSoon } from './wiring/ports'
import { localeSubscribers } from './wiring/readers'
import { sourceOf } from './wiring/sources'
import { plugLogin, plugProfile, plugSession } from './wiring/session.wiring'

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

/** What the wiring plugged and opened, for those who are told. */
interface World {
  readonly ports: PortsSoon
  readonly now: () => number
  readonly app: () => Actor<typeof appMachine>
  readonly tabs: Tabs
}

/** Everything machines say to the world ends here, at whatever depth it was said. */
const listener = ({ ports, now, app, tabs }: World) => {
  const store = (use: (store: Ports['store']) => void) => void ports().then((opened) => use(opened.store))
  let spoken = language.wire()
  const readers = localeSubscribers()
  const handle = (emitted: SessionAppEvent | PushAppEvent): void => {
    switch (emitted.type) {
      case 'go':
        return emitted.atOnce ? goTo(emitted.to, emitted) : afterPaint(() => goTo(emitted.to, emitted))
      case 'notice':
        return app().send({ type: 'notice.raised', notice: emitted.notice })
      case 'verification.required':
        return app().send({ type: 'verification.required', intent: emitted.intent, now: now() })
      case 'verification.opened':
        // after a 'go' that was said before it: leaving for another page would abandon it
        return afterPaint(() => app().send({ type: 'verification.opened' }))
      case 'permission.denied':
        return app().send({ type: 'permission.denied' })
      case 'language.wanted':
        return app().getSnapshot().children.language?.send({ type: 'choose', language: emitted.language })
      case 'language.kept':
        language.keep(emitted.language)
        if (emitted.language !== spoken) readers.notify()
        spoken = emitted.language
        return store(({ keepLanguage }) => keepLanguage(emitted.language))
      case 'login.wanted':
        return app().send({ type: app().getSnapshot().context.login ? 'login' : 'verification.opened' })
      case 'help.wanted':
        return app().getSnapshot().context.parts['staffPanels']?.send({ type: 'open', panel: 'help' })
      case 'logout.confirmed':
        return app().send({ type: 'logout' })
      case 'attempt.kept':
        return store(({ writeAttempt }) => writeAttempt(emitted.attempt))
      case 'attempt.dropped':
        return store(({ writeAttempt }) => writeAttempt(null))
      case 'draft.kept':
        return store(({ writeDraft }) => writeDraft(emitted.kind, emitted.draft, now()))
      case 'session.kept':
        return store(({ write }) => write(emitted.values))
      case 'session.forgotten':
        void ports().then(({ push }) => push.forget())
        if (emitted.userId !== null) tabs.broadcastLeft(emitted.userId)
        app().send({ type: 'location.changed', location: null })
        return store(({ forget }) => forget())
      case 'push.arrived':
      case 'push.resumed':
        return app()
          .getSnapshot()
          .children.sessionFeatures?.getSnapshot()
          .context.refs.notifications?.send({ type: 'arrived' })
      case 'location.kept':
        app().send({ type: 'location.changed', location: emitted.location })
        return store(({ keepLocation, keepRecentLocations }) => {
          keepLocation(emitted.location)
          if (emitted.recents) keepRecentLocations(emitted.recents)
        })
      case 'logged':
        return console.warn('guest login failed', emitted.failure.kind)
    }
  }
  return (inspection: InspectionEvent) => {
    if (inspection.type !== '@xstate.actor') return
    const { actorRef } = inspection as unknown as {
      actorRef: AnyActor & { on?: (type: '*', on: (emitted: never) => void) => void }
    }
    actorRef.on?.('*', handle)
    readers.note(actorRef)
  }
}

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
  const handle = listener({ ports, now: clock.now, app: () => app, tabs })
  const app: Actor<typeof appMachine> = createActor(
    appMachine.provide({
      actors: {
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
      inspect: (event) => {
        handle(event)
        inspect?.(event)
      },
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
