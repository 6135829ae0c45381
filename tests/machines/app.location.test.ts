import { describe, expect, test } from 'vitest'
import { createActor, createMachine, waitFor } from 'xstate'
import type { RouteName } from '../../src/core/app/routes'
import { routes } from '../../src/core/app/routes'
import { done } from '../../src/core/kit/outcome'
import type { Location } from '../../src/core/location/location'
import type { LoginResult, SessionRefresh } from '../../src/core/session/session'
import { appMachine } from '../../src/machines/app/app.machine'
import { viewFrame } from '../../src/machines/app/frame.view'
import { effectsLogic } from '../../src/machines/kit/effects'
import { fromPort } from '../../src/machines/kit/fromPort'
import type { AppEvent } from '../../src/machines/kit/appEvent'
import { locationPromptMachine } from '../../src/machines/location/locationPrompt.machine'
import { sessionMachine } from '../../src/machines/session/session.machine'
import { contentIn, slotIn, slotsWith } from '../kit/slots'

const person = (role: LoginResult['role'], isProfileComplete = true): LoginResult => ({
  role,
  name: 'Asha Patel',
  userId: 'u1',
  token: 't',
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
  isProfileComplete,
})
const pune: Location = { latitude: 18.52, longitude: 73.86, label: 'Pune' }
const mumbai: Location = { latitude: 19.076, longitude: 72.8777, label: 'Mumbai' }

/** The form of a profile, saved when the test says so. */
const savingMachine = createMachine({
  initial: 'asking',
  output: { kind: 'saved', name: 'Asha Patel' },
  states: { asking: { on: { save: 'saved' } }, saved: { type: 'final' } },
})

/** A page that works with the patient's profile. */
const attentiveMachine = (received: string[]) =>
  createMachine({ on: { 'profile.saved': { actions: ({ event }) => void received.push(event.type) } } })

interface Start {
  readonly login?: LoginResult
  readonly at?: Location | null
  readonly isAsked?: boolean
  /** The overlay's file does not arrive. */
  readonly isLost?: boolean
}

const begin = (start: Start = {}) => {
  const login = start.login ?? person('PATIENT')
  const opened: RouteName[] = []
  const overlays: string[] = []
  const received: string[] = []
  const emitted: AppEvent[] = []
  const refresh: SessionRefresh = {
    permissions: [],
    userId: 'u1',
    role: login.role,
    isProfileComplete: login.isProfileComplete,
  }
  const app = createActor(
    appMachine.provide({
      actors: {
        world: effectsLogic((event) => emitted.push(event)),
        session: sessionMachine.provide({
          actors: { refreshPage: fromPort(async () => done(refresh)), accessToken: fromPort(async () => done({})) },
        }),
        slot: slotsWith(({ feature }) => {
          if (feature.id.startsWith('page.')) opened.push(feature.id.slice('page.'.length) as RouteName)
          if (feature.id === 'dialog.profile') return { logic: savingMachine, input: undefined }
          if (feature.id.startsWith('page.')) return { logic: attentiveMachine(received), input: undefined }
          if (!feature.id.startsWith('overlay.')) return null
          overlays.push(feature.id)
          if (start.isLost) throw new Error('lost')
          return { logic: locationPromptMachine, input: undefined }
        }),
      },
    }),
    {
      input: {
        saved: { login, remembered: null },
        width: 'phone',
        now: 0,
        location: { at: start.at ?? null, isAsked: start.isAsked ?? false },
      },
    },
  )
  app.start()
  app.send({ type: 'start' })
  const isOpen = () => slotIn(app, 'page')?.getSnapshot().hasTag('open') === true
  const go = (route: RouteName, params: Record<string, unknown> = {}) => {
    const { path } = routes[route]
    app.send({ type: 'place.changed', place: { route, path, params, key: path + JSON.stringify(params) }, now: 0 })
    return waitFor(app, (snapshot) => snapshot.context.shown === route && isOpen())
  }
  const prompted = () => waitFor(app, () => contentIn(app, 'overlay') !== null)
  const answer = (type: 'allow' | 'skip') => contentIn(app, 'overlay')?.send({ type })
  return { app, go, isOpen, opened, overlays, received, prompted, answer, emitted }
}

describe('the position is asked for', () => {
  test('once in a session, after the list of doctors was opened', async () => {
    const { go, overlays, prompted, answer, app } = begin()
    await go('findDoctor')
    await prompted()
    answer('skip')
    await waitFor(app, (snapshot) => snapshot.matches({ overlay: 'closed' }))
    await go('orderList')
    await go('findDoctor')
    expect(overlays).toEqual(['overlay.locationPrompt'])
  })

  test.each([
    ['on the landing page', {}, 'landing'],
    ['on the home page', {}, 'home'],
    ['on another page', {}, 'orderList'],
    ['when it was asked for before', { isAsked: true }, 'findDoctor'],
    ['when it is known', { at: pune }, 'findDoctor'],
    ['over the slots of a doctor', {}, 'findDoctor', { step: 'slots' }],
    ['of a doctor', { login: person('DOCTOR') }, 'aboutUs'],
  ] as const)('not %s', async (_, start, route, params: Record<string, unknown> = {}) => {
    const { go, overlays } = begin(start)
    await go(route, params)
    expect(overlays).toEqual([])
  })

  test('not over a verification', async () => {
    const { app, go, overlays } = begin({ login: person('GUEST') })
    app.send({ type: 'width.changed', width: 'desktop' })
    await go('orderList')
    app.send({ type: 'verification.opened' })
    expect(app.getSnapshot().hasTag('verifying')).toBe(true)
    expect(overlays).toEqual([])
  })

  test('and a prompt that does not arrive breaks nothing', async () => {
    const { app, go, isOpen, emitted } = begin({ isLost: true })
    await go('findDoctor')
    await waitFor(app, (snapshot) => snapshot.matches({ overlay: 'closed' }))
    expect(isOpen()).toBe(true)
    expect(emitted.filter(({ type }) => type === 'notice')).toEqual([
      { type: 'notice', notice: { tone: 'bad', text: null, id: 'wrong' }, from: expect.any(String) },
    ])
  })
})

describe('a profile that lacks something', () => {
  test('is asked for at a checkout that is gone on with, and the location is not', async () => {
    const { app, go, overlays } = begin({ login: person('PATIENT', false) })
    await go('findDoctor', { step: 'checkout' })
    await waitFor(app, (snapshot) => snapshot.matches({ profile: 'completing' }))
    expect(overlays).toEqual([])
  })

  test('is asked for after the location', async () => {
    const { app, go, prompted, answer } = begin({ login: person('PATIENT', false) })
    await go('findDoctor')
    await prompted()
    expect(app.getSnapshot().hasTag('completing')).toBe(false)
    answer('skip')
    await waitFor(app, (snapshot) => snapshot.hasTag('completing'))
  })

  test('is asked for at once where the location is not', async () => {
    const { app, go } = begin({ login: person('PATIENT', false) })
    await go('orderList')
    expect(app.getSnapshot().hasTag('completing')).toBe(true)
  })

  test.each(['landing', 'getStarted', 'verifyMobile'] as const)('is not asked for at %s', async (route) => {
    const { app, go } = begin({ login: person('PATIENT', false) })
    await go(route)
    expect(app.getSnapshot().hasTag('completing')).toBe(false)
    await go('orderList')
    expect(app.getSnapshot().hasTag('completing')).toBe(true)
  })

  test.each([
    ['findDoctor', ['findDoctor']],
    // It greets whoever is here by name.
    ['home', ['home', 'home']],
  ] as const)('is received over %s to what works with it there', async (route, pages) => {
    const { app, go, opened, isOpen, received } = begin({ login: person('PATIENT', false), at: pune })
    await go(route, { step: 'checkout' })
    await waitFor(app, () => contentIn(app, 'dialog.profile') !== null)
    contentIn(app, 'dialog.profile')?.send({ type: 'save' })
    await waitFor(app, (snapshot) => snapshot.context.login?.isProfileComplete === true && isOpen())
    expect({ opened, received }).toEqual({ opened: pages, received: ['profile.saved'] })
  })

  test('is not asked of a guest', async () => {
    const { app, go, prompted, answer } = begin({ login: person('GUEST', false) })
    await go('findDoctor')
    await prompted()
    answer('skip')
    await waitFor(app, (snapshot) => snapshot.matches({ overlay: 'closed' }))
    expect(app.getSnapshot().hasTag('completing')).toBe(false)
  })
})

describe('where doctors are looked for', () => {
  const named = ({ app }: ReturnType<typeof begin>) => {
    const { isPlaced, placeName } = viewFrame(app.getSnapshot())
    return { isPlaced, placeName }
  }

  test('is what was said before, once the app has started', async () => {
    const world = begin({ at: pune })
    await world.go('home')
    expect(named(world)).toEqual({ isPlaced: true, placeName: 'Pune' })
  })

  test('is the city a link names, whatever was said before', async () => {
    const world = begin({ at: pune })
    await world.go('findDoctor', { city: 'Mumbai' })
    expect(world.app.getSnapshot().context.location).toEqual(mumbai)
    await world.go('findDoctor', { city: 'Atlantis' })
    expect(named(world)).toEqual({ isPlaced: true, placeName: 'Mumbai' })
  })

  test('can be without a name, and is nothing after a logout', async () => {
    const world = begin({ at: pune })
    await world.go('home')
    world.app.send({ type: 'location.changed', location: { ...pune, label: null } })
    expect(named(world)).toEqual({ isPlaced: true, placeName: null })
    world.app.send({ type: 'location.changed', location: null })
    expect(named(world)).toEqual({ isPlaced: false, placeName: null })
  })

  test('opens the list of doctors anew when it was allowed there', async () => {
    const { app, go, isOpen, opened, prompted, answer } = begin()
    await go('findDoctor')
    await prompted()
    app.send({ type: 'location.changed', location: pune })
    answer('skip')
    await waitFor(app, (snapshot) => snapshot.matches({ overlay: 'closed' }) && isOpen())
    expect(opened).toEqual(['findDoctor', 'findDoctor'])
  })

  test('is changed in the picker, over whatever page', async () => {
    const { app, go, overlays, prompted } = begin({ at: pune })
    await go('aboutUs')
    app.send({ type: 'open', feature: { id: 'overlay.locationPicker' } })
    await prompted()
    expect(overlays).toEqual(['overlay.locationPicker'])
    expect(app.getSnapshot().matches({ overlay: 'open' })).toBe(true)
    await go('careers')
    expect(app.getSnapshot().matches({ overlay: 'closed' })).toBe(true)
  })
})
