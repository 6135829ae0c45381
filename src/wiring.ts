import { type Actor, createActor, fromPromise } from 'xstate'
import { onAddress } from './adapters/browser/history'
import { serverClock } from './adapters/browser/clock'
import { onLanguage } from './adapters/browser/languageStore'
import { openTabs, TABS_ASKED } from './adapters/browser/tabs'
import { currentWidth, onWidth } from './adapters/browser/viewport'
import { done, failed, type Outcome } from './core/kit/outcome'
import { routeOf, type RouteName } from './core/app/routes'
import { DEFAULT_LANGUAGE, type Language } from './core/language/languages'
import { NO_SESSION } from './core/session/sessionValues.rules'
import { appMachine } from './machines/app/app.machine'
import type { FeatureRequest, OpenedFeature } from './machines/app/feature'
import { slotMachine } from './machines/app/slot.machine'
import { broadcast } from './machines/kit/broadcast'
import { fromPort } from './machines/kit/fromPort'
import { effectsLogic } from './machines/kit/effects'
import { languageMachine } from './machines/language/language.machine'
import { featureIds, fetchView, loadView } from './ui/app/loading/features'
import { speak } from './ui/intl/texts'
import { fetchWiring, openFeature } from './wiring/features'
import { keepFlow } from './wiring/flow'
import { language } from './wiring/language'
import { placeOf } from './wiring/place'
import type { Ports, PortsSoon } from './wiring/ports'
import { plugSession } from './wiring/session'
import { effectHandlers } from './wiring/effects'

/** Fetches what a page is made of beside all that comes before it; what fails is fetched again in its turn. */
const warm = async (route: RouteName, isSpoken = language.wire() === DEFAULT_LANGUAGE): Promise<void> => {
  const id = `page.${route}` as const
  // The texts of other languages come with the language.
  await Promise.all([fetchWiring(id), isSpoken ? loadView(id) : fetchView(id)]).catch(() => undefined)
}

/** Pages read dates through Temporal; browsers that lack it, Safari among them, get it before the first page. */
const withTemporal = async (): Promise<void> => {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
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

/** Where a trial put the hook of `/dev/machines` into the page, it follows the actors from here on. */
const inspect = (app: Actor<typeof appMachine>): void =>
  (globalThis as { __inspect?: (app: Actor<typeof appMachine>) => void }).__inspect?.(app)

/** Starts the app on this browser: the root actor, its ports, and the feeds that keep it told. */
export const startApp = async () => {
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
  void warm(routeOf(location.pathname))
  const isNew = sessionStorage.length === 0
  const store = isNew ? null : (await ports()).store
  const tabs = openTabs()
  const isFresh = sessionStorage.getItem(TABS_ASKED) === null
  sessionStorage.setItem(TABS_ASKED, 'yes')
  const app: Actor<typeof appMachine> = createActor(
    appMachine.provide({
      actors: {
        world: effectsLogic(effectHandlers({ ports, now: clock.now, app: () => app, tabs })),
        session: plugSession(ports),
        language: plugLanguage,
        slot: slotMachine.provide({
          actors: {
            load: fromPromise<OpenedFeature | null, FeatureRequest>(async ({ input }) => {
              const opening = async () => {
                // What opens a feature may already read the day.
                await withTemporal()
                return openFeature(ports, {
                  ...input,
                  place: input.place ?? placeOf({ pathname: '/', search: '', state: null }),
                  now: clock.now(),
                  language: app.getSnapshot().children.language?.getSnapshot().context.language ?? DEFAULT_LANGUAGE,
                  app,
                })
              }
              const [opened] = await Promise.all([opening(), loadView(input.feature.id)])
              return opened
            }),
          },
        }),
      },
    }),
    {
      input: {
        saved: store?.read() ?? NO_SESSION,
        isFresh,
        width: currentWidth(),
        now: clock.now(),
        features: featureIds,
        location: { at: store?.location() ?? null, isAsked: store?.isLocationAsked() ?? false },
      },
    },
  )
  inspect(app)
  app.start()
  onWidth((width) => app.send({ type: 'width.changed', width }))
  onAddress(keepFlow(app, clock.now))
  const choose = (chosen: Language) => app.getSnapshot().children.language?.send({ type: 'choose', language: chosen })
  onLanguage(choose)
  tabs.onRing(({ userId, news }) => {
    if (app.getSnapshot().context.login?.userId === userId) broadcast(app, news)
  })
  tabs.onLeft((userId) => app.getSnapshot().children.session?.send({ type: 'left.elsewhere', userId }))
  /** Who is here shows from now on, and the language they chose. */
  const start = () => {
    const chosen = language.read()
    if (chosen !== null) choose(chosen)
    app.send({ type: 'start' })
  }
  /** Without what it needs, the app goes on as if the world around it never changed. */
  const watchPlatform = () =>
    void import('./wiring/platform').then(
      ({ openPlatform }) => openPlatform(app, (route) => warm(route, true)),
      () => undefined,
    )
  return { app, now: clock.now, start, watchPlatform }
}
