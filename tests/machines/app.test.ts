import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { routeOf, routes, type RouteName } from '../../src/core/app/routes'
import { done, failed, type Outcome } from '../../src/core/kit/outcome'
import type { LoginResult, SessionRefresh } from '../../src/core/session/session'
import type { SessionValues } from '../../src/core/session/sessionValues'
import { NO_SESSION } from '../../src/core/session/sessionValues.rules'
import { appMachine } from '../../src/machines/app/app.machine'
import { fromPort } from '../../src/machines/kit/fromPort'
import { sessionMachine } from '../../src/machines/session/session.machine'
import { slotIn, slotsWith } from '../kit/slots'

const patient: LoginResult = {
  role: 'PATIENT',
  name: 'Asha Patel',
  userId: 'u1',
  token: 't1',
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
}
const refresh: SessionRefresh = { permissions: [], userId: 'u1', role: 'PATIENT', isProfileComplete: true }

const begin = (
  saved: SessionValues,
  guest: () => Promise<Outcome<LoginResult>>,
  logout: () => Promise<Outcome<object>> = async () => done({}),
) => {
  const opened: string[] = []
  const app = createActor(
    appMachine.provide({
      actors: {
        session: sessionMachine.provide({
          actors: {
            refreshPage: fromPort(async () => done(refresh)),
            accessToken: fromPort(async (): Promise<Outcome<object>> =>
              saved.login ? done({}) : failed('unauthenticated', ''),
            ),
            guestLogin: fromPort(guest),
            logout: fromPort(logout),
          },
        }),
        slot: slotsWith(({ feature, login }) => {
          if (feature.id.startsWith('page.'))
            opened.push(`${feature.id.slice('page.'.length)} ${login?.role ?? 'nobody'}`)
          return null
        }),
      },
    }),
    { input: { saved, width: 'phone', now: 0 } },
  ).start()
  const goTo = (route: RouteName) => {
    const { path } = routes[route]
    app.send({ type: 'place.changed', place: { route: routeOf(path), path, params: {}, key: path }, now: 0 })
  }
  const isOpen = (route: RouteName) =>
    waitFor(
      app,
      (snapshot) => snapshot.context.shown === route && !slotIn(app, 'page')?.getSnapshot().hasTag('opening'),
    )
  return { app, opened, goTo, isOpen }
}
const guest = async () => done({ ...patient, role: 'GUEST' as const, userId: null, isProfileComplete: false })

test('a patient’s page is shown to a guest, a page of the staff to nobody as it is', async () => {
  const first = begin(NO_SESSION, guest)
  first.goTo('findDoctor')
  first.app.send({ type: 'start' })
  await first.isOpen('findDoctor')
  expect(first.opened).toEqual(['findDoctor GUEST'])

  const second = begin(NO_SESSION, guest)
  second.goTo('schedule')
  second.app.send({ type: 'start' })
  await second.isOpen('schedule')
  expect(second.opened).toEqual(['schedule nobody'])
})

test('where no guest is let in the page shows without anyone, and asks once', async () => {
  let asked = 0
  const { app, opened, goTo, isOpen } = begin(NO_SESSION, async () => {
    asked += 1
    return failed('internal', '')
  })
  goTo('home')
  app.send({ type: 'start' })
  await isOpen('home')
  expect([opened, asked]).toEqual([['home nobody'], 1])
})

test('who logged out in another tab sees nothing of theirs here while this session ends', async () => {
  const { app, opened, goTo, isOpen } = begin({ login: patient, remembered: null }, guest, () => new Promise(() => {}))
  goTo('orderList')
  app.send({ type: 'start' })
  await waitFor(app, ({ children }) => children.session?.getSnapshot().matches('known') === true)
  await isOpen('orderList')
  app.getSnapshot().children.session?.send({ type: 'left.elsewhere', userId: 'u1' })
  expect(app.getSnapshot().context.login).toBeNull()
  await isOpen('orderList')
  expect(opened).toEqual(['orderList PATIENT', 'orderList nobody'])
})
