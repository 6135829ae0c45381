import { type Actor, createActor, fromPromise, type InspectionEvent } from 'xstate'
import { goTo, onAddress, type Address } from './adapters/browser/history'
import { serverClock } from './adapters/browser/clock'
import { currentWidth, onWidth } from './adapters/browser/viewport'
import { routeOf, type RouteName } from './core/app/routes'
import { NO_SESSION } from './core/session/sessionValues.rules'
import { appMachine } from './machines/app/app.machine'
import type { OpenedPage, PageRequest, Place } from './machines/app/page'
import { stillMachine } from './machines/app/still.machine'
import type { SessionSaid } from './machines/session/session.machine'
import { afterPaint } from './ui/app/navigation'
import { loadView } from './ui/app/pages'
import type { Ports, PortsSoon } from './wiring/ports'
import { plugLogin, plugProfile, plugSession } from './wiring/session.wiring'

type Opener = (ports: PortsSoon, request: PageRequest) => Promise<OpenedPage>

const still: Opener = () => Promise.resolve({ logic: stillMachine, input: {} })

/** A page of a room: its wiring and the ports arrive side by side. */
const opener =
  <Room>(room: () => Promise<Room>, open: (room: Room) => (ports: Ports, request: PageRequest) => OpenedPage): Opener =>
  async (ports, request) => {
    const [arrived, opened] = await Promise.all([room(), ports()])
    return open(arrived)(opened, request)
  }

const doctors = () => import('./wiring/doctors.wiring')
const patient = () => import('./wiring/patient.wiring')
const paymentReturn = opener(patient, (room) => room.openPaymentReturn)

/** Pages with a life of their own; every other page only shows. */
const openers: Partial<Record<RouteName, Opener>> = {
  home: opener(patient, (room) => room.openHome),
  orderList: opener(patient, (room) => room.openOrders),
  findDoctor: opener(doctors, (room) => room.openFindDoctor),
  doctorProfile: opener(doctors, (room) => room.openDoctorProfile),
  appointmentSuccess: paymentReturn,
  appointmentFailure: paymentReturn,
}

const openerOf = (route: RouteName): Opener => openers[route] ?? still

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
const listener = (ports: PortsSoon, now: () => number, app: () => Actor<typeof appMachine>) => {
  const store = (use: (store: Ports['store']) => void) => void ports().then((opened) => use(opened.store))
  const hear = (said: SessionSaid): void => {
    switch (said.type) {
      case 'go':
        return afterPaint(() => goTo(said.to, said))
      case 'notice':
        return app().send({ type: 'notice.said', notice: said.notice })
      case 'verification.required':
        return app().send({ type: 'verification.required', intent: said.intent, now: now() })
      case 'verification.opened':
        return app().send({ type: 'verification.opened' })
      case 'attempt.kept':
        return store(({ writeAttempt }) => writeAttempt(said.attempt))
      case 'attempt.dropped':
        return store(({ writeAttempt }) => writeAttempt(null))
      case 'session.kept':
        return store(({ write }) => write(said.values))
      case 'session.forgotten':
        return store(({ forget }) => forget())
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
export const startApp = async (inspect?: (event: InspectionEvent) => void) => {
  const clock = serverClock()
  let opened: Promise<Ports> | undefined
  const ports: PortsSoon = () =>
    (opened ??= import('./wiring/ports')
      .then(({ openPorts }) => openPorts(sessionStorage, clock))
      .catch((missing: unknown) => {
        opened = undefined
        throw missing
      }))
  const isNew = sessionStorage.length === 0
  const saved = isNew ? NO_SESSION : (await ports()).store.read()
  const hear = listener(ports, clock.now, () => app)
  const app: Actor<typeof appMachine> = createActor(
    appMachine.provide({
      actors: {
        session: plugSession(ports),
        login: plugLogin(ports),
        profile: plugProfile(ports),
        openPage: fromPromise<OpenedPage, PageRequest>(async ({ input }) => {
          const [page] = await Promise.all([
            openerOf(input.place.route)(ports, input),
            loadView(input.place.route),
            withTemporal(),
          ])
          return page
        }),
      },
    }),
    {
      input: { saved, width: currentWidth(), now: clock.now() },
      inspect: (event) => {
        hear(event)
        inspect?.(event)
      },
    },
  )
  app.start()
  onWidth((width) => app.send({ type: 'width.changed', width }))
  onAddress((address) => app.send({ type: 'place.changed', place: placeOf(address), now: clock.now() }))
  /** Without what it needs, the app goes on as if the world around it never changed. */
  const watchOutside = () =>
    void import('./wiring/outside.wiring').then(
      ({ openOutside }) => openOutside(app, clock.now),
      () => undefined,
    )
  return { app, now: clock.now, watchOutside }
}
