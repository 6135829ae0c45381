import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createActor, fromPromise, waitFor } from 'xstate'
import { routes, type RouteName } from './core/app/routes'
import { appMachine } from './machines/app/app.machine'
import type { FeatureRequest, OpenedFeature } from './machines/app/feature'
import { slotMachine } from './machines/app/slot.machine'
import { onboardingMachine } from './machines/session/onboarding.machine'
import { App } from './ui/app/App'
import { prerenderReady } from './ui/app/prerendered'
import { loadView } from './ui/app/features'

/** Public pages that are painted before any script runs. */
export const prerendered: readonly RouteName[] = ['landing', 'getStarted', 'terms', 'privacy']

/** A public page as markup, as nobody in particular sees it. */
export const prerender = async (route: RouteName): Promise<string> => {
  const { path } = routes[route]
  const app = createActor(
    appMachine.provide({
      actors: {
        slot: slotMachine.provide({
          actors: {
            load: fromPromise<OpenedFeature | null, FeatureRequest>(async () => {
              await Promise.all([loadView(`page.${route}`), prerenderReady()])
              return route === 'getStarted' ? { logic: onboardingMachine, input: { language: null } } : null
            }),
          },
        }),
      },
    }),
    { input: { saved: { login: null, remembered: null }, width: 'phone', now: 0 } },
  ).start()
  app.send({ type: 'place.changed', place: { route, path, params: {}, key: path }, now: 0 })
  await waitFor(app, (snapshot) => snapshot.context.shown !== null)
  const markup = renderToString(
    <StrictMode>
      <App app={app} now={() => 0} />
    </StrictMode>,
  )
  app.stop()
  return markup
}

export const pathOf = (route: RouteName): string => routes[route].path
