import { type Actor, createActor, fromPromise, type InspectionEvent } from 'xstate'
import { goTo, onAddress, type Address } from './adapters/browser/history'
import { currentWidth, onWidth } from './adapters/browser/viewport'
import { routeOf, type RouteName } from './core/app/routes'
import { appMachine } from './machines/app/app.machine'
import type { OpenedPage, PageRequest, Place } from './machines/app/page'
import { stillMachine } from './machines/app/still.machine'
import type { SessionSaid } from './machines/session/session.machine'
import { loadView } from './ui/app/pages'
import { openPorts, type Ports } from './wiring/ports'
import { plugLogin, plugProfile, plugSession } from './wiring/session.wiring'

type Opener = (ports: Ports, request: PageRequest) => Promise<OpenedPage>

const still: Opener = () => Promise.resolve({ logic: stillMachine, input: {} })
const doctors = () => import('./wiring/doctors.wiring')
const patient = () => import('./wiring/patient.wiring')
const openPaymentReturn: Opener = async (ports, request) => (await patient()).openPaymentReturn(ports, request)

/** Pages with a life of their own; every other page only shows. */
const openers: Partial<Record<RouteName, Opener>> = {
  home: async (ports, request) => (await patient()).openHome(ports, request),
  orderList: async (ports, request) => (await patient()).openOrders(ports, request),
  findDoctor: async (ports, request) => (await doctors()).openFindDoctor(ports, request),
  doctorProfile: async (ports, request) => (await doctors()).openDoctorProfile(ports, request),
  appointmentSuccess: openPaymentReturn,
  appointmentFailure: openPaymentReturn,
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

/** Everything machines say to the world ends here, at whatever depth it was said. */
const listener = (ports: Ports, app: () => Actor<typeof appMachine>) => {
  const hear = (said: SessionSaid) => {
    switch (said.type) {
      case 'go':
        return goTo(said.to, said)
      case 'notice':
        return app().send({ type: 'notice.said', notice: said.notice })
      case 'verification.required':
        return app().send({ type: 'verification.required', intent: said.intent, now: ports.clock.now() })
      case 'verification.opened':
        return app().send({ type: 'verification.opened' })
      case 'attempt.kept':
        return ports.store.writeAttempt(said.attempt)
      case 'attempt.dropped':
        return ports.store.writeAttempt(null)
      case 'session.kept':
        return ports.store.write(said.values)
      case 'session.forgotten':
        return ports.store.forget()
      case 'logged':
        return console.warn('guest login failed', said.failure.kind)
    }
  }
  return (inspection: InspectionEvent) => {
    if (inspection.type !== '@xstate.actor') return
    const { actorRef } = inspection as unknown as { actorRef: { on?: (type: '*', on: (said: never) => void) => void } }
    actorRef.on?.('*', hear)
  }
}

/** Starts the app on this browser: the root actor, its ports, and the feeds that keep it told. */
export const startApp = (inspect?: (event: InspectionEvent) => void) => {
  const ports = openPorts(sessionStorage)
  const hear = listener(ports, () => app)
  const app: Actor<typeof appMachine> = createActor(
    appMachine.provide({
      actors: {
        session: plugSession(ports),
        login: plugLogin(ports),
        profile: plugProfile(ports),
        openPage: fromPromise<OpenedPage, PageRequest>(async ({ input }) => {
          const [page] = await Promise.all([
            (openers[input.place.route] ?? still)(ports, input),
            loadView(input.place.route),
            withTemporal(),
          ])
          return page
        }),
      },
    }),
    {
      input: { saved: ports.store.read(), width: currentWidth(), now: ports.clock.now() },
      inspect: (event) => {
        hear(event)
        inspect?.(event)
      },
    },
  )
  app.start()
  onWidth((width) => app.send({ type: 'width.changed', width }))
  onAddress((address) => app.send({ type: 'place.changed', place: placeOf(address), now: ports.clock.now() }))
  return { app, now: ports.clock.now }
}
