import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createActor, fromPromise, waitFor } from 'xstate'
import { routes, type RouteName } from './core/app/routes'
import { appMachine } from './machines/app/app.machine'
import type { OpenedPage, PageRequest } from './machines/app/page'
import { stillMachine } from './machines/app/still.machine'
import { onboardingMachine } from './machines/session/onboarding.machine'
import { App } from './ui/app/App'
import { prerenderReady } from './ui/app/prerendered'
import { loadView } from './ui/app/pages'

/** Public pages that are painted before any script runs. */
export const prerendered: readonly RouteName[] = ['landing', 'getStarted', 'terms', 'privacy']

/** A public page as markup, as nobody in particular sees it. */
export const prerender = async (route: RouteName): Promise<string> => {
  const { path } = routes[route]
  const app = createActor(
    appMachine.provide({
      actors: {
        openPage: fromPromise<OpenedPage, PageRequest>(async () => {
          await Promise.all([loadView(route), prerenderReady()])
          return route === 'getStarted'
            ? { logic: onboardingMachine, input: { language: null } }
            : { logic: stillMachine, input: {} }
        }),
      },
    }),
    { input: { saved: { login: null, remembered: null }, width: 'phone', now: 0 } },
  ).start()
  app.send({ type: 'place.changed', place: { route, path, params: {}, key: path }, now: 0 })
  await waitFor(app, (snapshot) => snapshot.context.page !== null)
  const markup = renderToString(
    <StrictMode>
      <App app={app} now={() => 0} open={() => Promise.reject(new Error('A painted page opens nothing'))} />
    </StrictMode>,
  )
  app.stop()
  return markup
}

export const pathOf = (route: RouteName): string => routes[route].path
