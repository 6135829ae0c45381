import type { ActorRefFrom } from 'xstate'
import type { Centre } from '../core/diagnostics/diagnostics'
import { byCity } from '../core/diagnostics/visit.rules'
import { testReportsParams } from '../core/diagnostics/diagnostics.params'
import { dayOf, startOfDay } from '../core/kit/dates'
import { done, type Outcome } from '../core/kit/outcome'
import { weekdayOf } from '../core/provider/openHours.rules'
import { testBookingMachine } from '../machines/diagnostics/testBooking.machine'
import type { VisitPrices } from '../machines/diagnostics/testBooking.setup'
import { testCartMachine } from '../machines/diagnostics/testCart.machine'
import { testReportsFlow } from '../machines/diagnostics/testReports.flow'
import { testReportsMachine } from '../machines/diagnostics/testReports.machine'
import {
  centreListMachine,
  DIAGNOSTICS_PAGE,
  testListMachine,
  type TestReportsInput,
} from '../machines/diagnostics/testReports.setup'
import { fromFeed } from '../machines/kit/fromFeed'
import { fromPort, userAction } from '../machines/kit/fromPort'
import type { Open, RoomWiring } from './features'
import { plugChooser } from './members.wiring'
import type { Ports } from './ports'

/** Without a known place the default coordinates are sent, and no distance is shown. */
const placed = (ports: Ports, centre: Centre): Centre =>
  ports.store.location() === null ? { ...centre, distance: null } : centre

export const plugCart = ({ diagnostics, push }: Ports) =>
  testCartMachine.provide({
    actors: {
      loadCart: fromPort(diagnostics.cart),
      saveCart: userAction(diagnostics.saveCart),
      watch: fromFeed((_, on) => push.onWake(() => on({ type: 'outdated' }))),
    },
  })

const plugVisit = (ports: Ports, day: number) =>
  testBookingMachine.provide({
    actors: {
      loadChoices: fromPort(async ({ centreId, begins }, signal) => {
        const [centre, members] = await Promise.all([
          ports.diagnostics.centre(
            { id: centreId, ...ports.store.coordinates(), day, ...(begins && { begins: 'true' as const }) },
            signal,
          ),
          ports.members.list({}, signal),
        ])
        if (!centre.ok) return centre
        if (!members.ok) return members
        return done({ centre: placed(ports, centre.value), members: members.value })
      }),
      loadTests: fromPort(async ({ centreId, testIds }, signal): Promise<Outcome<VisitPrices>> => {
        const [centre, tests] = await Promise.all([
          ports.diagnostics.centre({ id: centreId, ...ports.store.coordinates(), day }, signal),
          ports.diagnostics.tests({ centreId, filter: 'all', search: '', limit: DIAGNOSTICS_PAGE, offset: 0 }, signal),
        ])
        if (!centre.ok) return centre
        if (!tests.ok) return tests
        return done({
          centre: placed(ports, centre.value),
          tests: tests.value.filter(({ id }) => testIds.includes(id)),
        })
      }),
      book: userAction(ports.diagnostics.book),
      chooser: plugChooser(ports),
    },
  })

const openTestReports: Open = (ports, { place, login, now }) => {
  const today = startOfDay(dayOf(now))
  const day = weekdayOf(dayOf(now))
  const input: TestReportsInput = {
    ...testReportsParams(place.params),
    isGuest: login?.role !== 'PATIENT',
    picks: ports.store.readPicks(),
    today,
    now,
  }
  const logic = testReportsMachine.provide({
    actors: {
      centres: centreListMachine.provide({
        actors: {
          loadPage: fromPort(async ({ query, limit, offset }, signal): Promise<Outcome<readonly Centre[]>> => {
            const answer = await ports.diagnostics.centres(
              { ...ports.store.coordinates(), limit, offset, day, search: query.search },
              signal,
            )
            return answer.ok && ports.store.location() === null ? done(byCity(answer.value)) : answer
          }),
        },
      }),
      tests: testListMachine.provide({
        actors: {
          loadPage: fromPort(({ query, limit, offset }, signal) =>
            ports.diagnostics.tests({ ...query, limit, offset }, signal),
          ),
        },
      }),
      loadCentre: fromPort(async ({ id }, signal): Promise<Outcome<Centre>> => {
        const answer = await ports.diagnostics.centre({ id, ...ports.store.coordinates(), day }, signal)
        return answer.ok ? done(placed(ports, answer.value)) : answer
      }),
      cart: plugCart(ports),
      booking: plugVisit(ports, day),
    },
  })
  return { logic, input, flow: (page) => testReportsFlow(page as ActorRefFrom<typeof testReportsMachine>) }
}

export const features: RoomWiring = { 'page.testReports': openTestReports }
