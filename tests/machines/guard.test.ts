import { describe, expect, test } from 'vitest'
import { type Actor, createActor, waitFor } from 'xstate'
import { redirectOf, type RouteName, routeNames, routeOf, routes } from '../../src/core/app/routes'
import { done, failed, type Outcome } from '../../src/core/kit/outcome'
import { defaultPermissions, permissionList, Role } from '../../src/core/session/permissions'
import type { LoginResult, SessionRefresh } from '../../src/core/session/session'
import { appMachine } from '../../src/machines/app/app.machine'
import { effectsLogic } from '../../src/machines/kit/effects'
import { fromPort } from '../../src/machines/kit/fromPort'
import { sessionMachine } from '../../src/machines/session/session.machine'
import { slotIn, slotsWith } from '../kit/slots'

const entries = (role: Role, without?: string) =>
  permissionList.map((permission) => {
    const [module = '', feature = ''] = permission.split('.')
    const isGiven = defaultPermissions[role].includes(permission) && permission !== without
    return { module, feature, permissionAccess: isGiven ? (2 as const) : (1 as const) }
  })

const person = (role: Role, without?: string): LoginResult => ({
  role,
  name: 'Asha Patel',
  userId: role === 'GUEST' ? null : `user-${role}`,
  token: `token-${role}`,
  clinicId: null,
  doctorId: null,
  doctorName: null,
  permissions: entries(role, without),
  phoneNumber: null,
  countryCode: null,
  profilePhoto: null,
  doctorBasicInfo: null,
  videoConsultationFee: null,
  isClinicPatient: false,
  isProfileComplete: true,
})

const place = (route: RouteName) => ({ route, path: routes[route].path, params: {}, key: route })

/** More redirects than this are a loop. */
const LOOP = 3

/** The app with a browser that follows it: every address it goes to is the next place. */
const visit = async (
  route: RouteName,
  { saved, fresh = saved, isWarm = false }: { saved: LoginResult | null; fresh?: LoginResult | null; isWarm?: boolean },
) => {
  const went: string[] = []
  const refreshPage = (): Outcome<SessionRefresh> => (fresh ? done(fresh) : failed('unauthenticated', ''))
  const app: Actor<typeof appMachine> = createActor(
    appMachine.provide({
      actors: {
        world: effectsLogic((event) => {
          if (event.type !== 'go') return
          went.push(event.to)
          if (went.length <= LOOP) app.send({ type: 'place.changed', place: place(routeOf(event.to)), now: 0 })
        }),
        session: sessionMachine.provide({
          actors: {
            refreshPage: fromPort(async () => refreshPage()),
            accessToken: fromPort(async (): Promise<Outcome<object>> =>
              fresh ? done({}) : failed('unauthenticated', ''),
            ),
            guestLogin: fromPort(async () => done(person('GUEST'))),
            logout: fromPort(async () => done({})),
          },
        }),
        slot: slotsWith(() => null),
      },
    }),
    { input: { saved: { login: saved, remembered: null }, width: 'desktop', now: 0 } },
  )
  app.start()
  const open = (at: RouteName) => app.send({ type: 'place.changed', place: place(at), now: 0 })
  if (isWarm) open('landing')
  else open(route)
  app.send({ type: 'start' })
  if (isWarm) {
    await waitFor(app, (snapshot) => snapshot.context.isSettled && snapshot.context.shown !== null)
    open(route)
  }
  const isThere = () => {
    const { shown, place, opened, isSettled } = app.getSnapshot().context
    const isOpen = slotIn(app, 'page')?.getSnapshot().hasTag('open') === true
    return isSettled && isOpen && shown === place?.route && opened?.startsWith(place.key) === true
  }
  await waitFor(app, isThere)
  // What was already on its way may still lead elsewhere.
  await new Promise((resolve) => setImmediate(resolve))
  await waitFor(app, isThere)
  const { shown, login } = app.getSnapshot().context
  app.stop()
  return { went, at: shown, role: login?.role ?? null }
}

const landing = (route: RouteName, role: Role) => {
  const target = redirectOf(route, role, entries(role))
  return { went: target === null ? [] : [target], at: target === null ? route : routeOf(target), role }
}

describe.each(routeNames)('%s', (route) => {
  test.each(Role.literals)('opened cold by %s ends where the guard says, after one step at most', async (role) => {
    expect(await visit(route, { saved: person(role) })).toEqual(landing(route, role))
  })
  test.each(Role.literals)('opened by %s from another page ends there too', async (role) => {
    expect(await visit(route, { saved: person(role), isWarm: true })).toEqual(landing(route, role))
  })
  test('opened cold by nobody is opened as a guest where guests may be, and is empty elsewhere', async () => {
    const isForGuests = routes[route].roles !== null && redirectOf(route, 'GUEST') === null
    expect(await visit(route, { saved: null })).toEqual(
      isForGuests ? landing(route, 'GUEST') : { went: [], at: route, role: null },
    )
  })
  test('opened with a session that has ended is opened as a guest', async () => {
    const { at, went } = await visit(route, { saved: person('DOCTOR'), fresh: null })
    expect(redirectOf(at!, 'GUEST')).toBeNull()
    expect(went.length).toBeLessThanOrEqual(2)
  })
})

test.each(['landing', 'getStarted'] as const)(
  'the desk of a clinic that opens %s is led to its patients, and the pharmacy stays',
  async (route) => {
    const desk = { ...person('PHARMACY'), isClinicPatient: true }
    const led = { went: ['/clinic-patient'], at: 'clinicPatient', role: 'PHARMACY' }
    expect([await visit(route, { saved: desk }), await visit(route, { saved: person('PHARMACY') })]).toEqual([
      led,
      { went: [], at: route, role: 'PHARMACY' },
    ])
  },
)

test('a doctor profile closes when its permission is found switched off', async () => {
  const result = await visit('doctorProfile', {
    saved: person('PATIENT'),
    fresh: person('PATIENT', 'doctor.profile'),
  })
  expect(result).toEqual({ went: ['/home'], at: 'home', role: 'PATIENT' })
})

test('what is not theirs to do is said in one dialog until it is noted', async () => {
  const app = createActor(appMachine.provide({ actors: { slot: slotsWith(() => null) } }), {
    input: { saved: { login: null, remembered: null }, width: 'desktop', now: 0 },
  })
  app.start()
  const isDenied = () => slotIn(app, 'dialog.denied')?.getSnapshot().hasTag('open') === true
  expect(isDenied()).toBe(false)
  app.send({ type: 'permission.denied' })
  app.send({ type: 'permission.denied' })
  await waitFor(app, isDenied)
  expect(app.getSnapshot().context.slots).toEqual(['page', 'dialog.denied'])
  slotIn(app, 'dialog.denied')?.send({ type: 'close' })
  expect(isDenied()).toBe(false)
  app.send({ type: 'permission.denied', message: 'Not today' })
  await waitFor(app, isDenied)
  expect(slotIn(app, 'dialog.denied')?.getSnapshot().context.shown?.feature.says).toBe('Not today')
})
