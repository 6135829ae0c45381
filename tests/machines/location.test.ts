import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { done, failed, type FailureKind, type Outcome } from '../../src/core/kit/outcome'
import type { Location, Place, PlaceSuggestion } from '../../src/core/location/location'
import type { Position } from '../../src/core/location/location.ports'
import type { PositionRefusal } from '../../src/core/location/location.rules'
import { fromPort } from '../../src/machines/kit/fromPort'
import type { AppEvent } from '../../src/machines/kit/appEvent'
import { geolocationMachine } from '../../src/machines/location/geolocation.machine'
import { type LocationInput, locationMachine } from '../../src/machines/location/location.machine'
import { viewLocation } from '../../src/machines/location/location.view'
import { locationPromptMachine } from '../../src/machines/location/locationPrompt.machine'
import { worldOf } from '../kit/world'

const at = { latitude: 12.9261, longitude: 77.6221 }
const suggestion = { id: 'a1', name: 'Koramangala', detail: 'Bengaluru, Karnataka, 560034' }
const place: Place = { ...suggestion, ...at }
const koramangala: Location = { ...at, label: 'Koramangala, Bengaluru' }
const pune: Location = { latitude: 18.5, longitude: 73.8, label: 'Pune' }

interface World {
  readonly position: Position
  readonly address: Outcome<Place>
  readonly search: Outcome<readonly PlaceSuggestion[]>
  readonly details: Outcome<Place>
}
const WELL: World = {
  position: { ok: true, value: at },
  address: done(place),
  search: done([suggestion]),
  details: done(place),
}
const denied = (reason: PositionRefusal): Position => ({ ok: false, reason })

const hereIn = (world: World) =>
  geolocationMachine.provide({
    actors: { findPosition: fromPromise(async () => world.position), findAddress: fromPort(async () => world.address) },
  })

const pick = (changes: Partial<World> = {}, input: LocationInput = { recents: [pune], near: at }) => {
  const world = { ...WELL, ...changes }
  const clock = new SimulatedClock()
  const emitted: AppEvent[] = []
  const asked: { input: string; near: unknown }[] = []
  const picker = createActor(
    locationMachine.provide({
      actors: {
        search: fromPort(async (question) => {
          asked.push(question)
          return world.search
        }),
        findPlace: fromPort(async () => world.details),
        here: hereIn(world),
      },
    }),
    { input, clock },
  )
  worldOf(picker, (event) => emitted.push(event))
  picker.start()
  const type = (text: string) => picker.send({ type: 'typed', text })
  const until = (state: string) => waitFor(picker, (snapshot) => snapshot.value === state)
  const find = async (text: string) => {
    type(text)
    clock.increment(1000)
    await waitFor(picker, (snapshot) => !snapshot.hasTag('searching'))
  }
  return { picker, clock, emitted, asked, type, until, find, view: () => viewLocation(picker.getSnapshot()) }
}

describe('searching a place', () => {
  test('waits a second after the last key, and asks once for the tidy text near the person', async () => {
    const { type, clock, asked, until, view } = pick()
    for (const text of ['D', 'De', ' Delhi ']) type(text)
    clock.increment(999)
    expect(asked).toEqual([])
    expect(view()).toMatchObject({ isSearching: true, count: null })
    clock.increment(1)
    await until('found')
    expect(asked).toEqual([{ input: 'Delhi', near: at }])
    expect(view()).toMatchObject({ isSearching: false, count: 1, places: [suggestion] })
  })

  test('starts its second anew at each key', () => {
    const { type, clock, asked } = pick()
    type('D')
    clock.increment(600)
    type('De')
    clock.increment(600)
    expect(asked).toEqual([])
    clock.increment(400)
    expect(asked.length).toBe(1)
  })

  test('forgets the results and asks nothing when the box is empty', async () => {
    const { type, clock, asked, find, view } = pick()
    await find('Delhi')
    type('  ')
    clock.increment(5000)
    expect(asked.length).toBe(1)
    expect(view()).toMatchObject({ isSearching: false, count: null, places: [], recents: [pune] })
  })

  test('that fails can be repeated, and the text is kept', async () => {
    const { picker, find, view, asked } = pick({ search: failed('offline', '') })
    await find('Delhi')
    expect(view()).toMatchObject({ text: 'Delhi', searchFault: { text: null, id: 'offline' } })
    picker.send({ type: 'retry' })
    await waitFor(picker, (snapshot) => !snapshot.hasTag('searching'))
    expect(asked.length).toBe(2)
  })
})

describe('choosing', () => {
  test('a place found keeps its coordinates, offers it again, and goes to the doctors', async () => {
    const { picker, find, until, emitted } = pick()
    await find('kora')
    picker.send({ type: 'place.chosen', id: 'a1' })
    await until('chosen')
    expect(emitted).toEqual([
      { type: 'location.kept', location: koramangala, recents: [koramangala, pune] },
      { type: 'go', to: '/find-doctor', state: { navItem: 1 } },
    ])
  })

  test('a place whose details fail says so and keeps the results', async () => {
    const { picker, find, until, view, emitted } = pick({ details: failed('internal', 'Other words') })
    await find('kora')
    picker.send({ type: 'place.chosen', id: 'a1' })
    expect(view()).toMatchObject({ opening: 'a1', count: 1 })
    await until('found')
    expect(view()).toMatchObject({ fault: 'details', opening: null, places: [suggestion] })
    expect(emitted).toEqual([])
  })

  test('one from before keeps it first among the recent', async () => {
    const { picker, until, emitted } = pick({}, { recents: [koramangala, pune], near: null })
    picker.send({ type: 'location.chosen', location: pune })
    await until('chosen')
    expect(emitted[0]).toEqual({ type: 'location.kept', location: pune, recents: [pune, koramangala] })
  })
})

describe('the current location', () => {
  test('is kept with its address; it is not among the recent choices', async () => {
    const { picker, until, emitted } = pick()
    picker.send({ type: 'here' })
    await until('chosen')
    expect(emitted).toEqual([
      { type: 'location.kept', location: koramangala },
      { type: 'go', to: '/find-doctor', state: { navItem: 1 } },
    ])
  })

  test.each(['denied', 'unavailable', 'timeout', 'other'] as const)('that is %s says so', async (reason) => {
    const { picker, until, view, emitted } = pick({ position: denied(reason) })
    picker.send({ type: 'here' })
    expect(view().isLocating).toBe(true)
    await until('resting')
    expect(view()).toMatchObject({ fault: reason, isLocating: false })
    expect(emitted).toEqual([])
  })

  test('is silent in a browser that knows none', async () => {
    const { picker, until, view, emitted } = pick({ position: denied('unsupported') })
    picker.send({ type: 'here' })
    await until('resting')
    expect(view().fault).toBeNull()
    expect(emitted).toEqual([])
  })

  test('that fails goes back to the places found, or to the search it interrupted', async () => {
    const found = pick({ position: denied('denied') })
    await found.find('kora')
    found.picker.send({ type: 'here' })
    await found.until('found')
    expect(found.view()).toMatchObject({ count: 1, fault: 'denied' })

    const waiting = pick({ position: denied('denied') })
    waiting.type('kora')
    waiting.picker.send({ type: 'here' })
    await waiting.until('waiting')
    waiting.clock.increment(1000)
    await waiting.until('found')
  })

  const faults: readonly (readonly [FailureKind, string, unknown])[] = [
    ['tooMany', 'Geocoding query limit exceeded', 'location.overLimit'],
    ['forbidden', 'Geocoding request denied. Please check your API key', 'location.requestDenied'],
    ['internal', 'Unknown error occurred during geocoding', 'location.unknown'],
    ['notFound', 'No results found for the given coordinates', 'location.noResults'],
    ['network', 'Failed to get address from coordinates', 'location.failed'],
  ]
  test('coordinates the maps service calls invalid are named so, whatever else a status of 400 may mean', async () => {
    for (const [code, id] of [
      ['invalid', 'location.invalid'],
      [undefined, 'location.failed'],
    ] as const) {
      const { picker, until, emitted } = pick({ address: failed('badRequest', '', code) })
      picker.send({ type: 'here' })
      await until('chosen')
      expect(emitted[0]).toEqual({ type: 'notice', notice: { tone: 'bad', text: null, id } })
    }
  })

  test.each(faults)('without an address (%s) counts all the same, and "%s" is said', async (kind, words, id) => {
    for (const message of ['', words]) {
      const { picker, until, emitted } = pick({ address: failed(kind, message) })
      picker.send({ type: 'here' })
      await until('chosen')
      const notice = message === '' ? { tone: 'bad', text: null, id } : { tone: 'bad', text: words, id: null }
      expect(emitted).toEqual([
        { type: 'notice', notice },
        { type: 'location.kept', location: { ...at, label: null } },
        { type: 'go', to: '/find-doctor', state: { navItem: 1 } },
      ])
    }
  })
})

describe('the prompt', () => {
  const ask = (changes: Partial<World> = {}) => {
    const emitted: AppEvent[] = []
    let positions = 0
    const world = { ...WELL, ...changes }
    const here = hereIn(world).provide({
      actors: {
        findPosition: fromPromise(async () => {
          positions += 1
          return world.position
        }),
      },
    })
    const prompt = createActor(locationPromptMachine.provide({ actors: { here } }))
    worldOf(prompt, (each) => emitted.push(each))
    prompt.start()
    return {
      prompt,
      emitted,
      positions: () => positions,
      end: () => waitFor(prompt, ({ status }) => status === 'done'),
    }
  }

  test('that is skipped asks the browser nothing', async () => {
    const { prompt, emitted, positions, end } = ask()
    prompt.send({ type: 'skip' })
    expect((await end()).value).toBe('declined')
    expect([emitted, positions()]).toEqual([[], 0])
  })

  test('that is allowed keeps the position and goes nowhere', async () => {
    const { prompt, emitted, end } = ask()
    prompt.send({ type: 'allow' })
    expect((await end()).value).toBe('allowed')
    expect(emitted).toEqual([{ type: 'location.kept', location: koramangala }])
  })

  test('that comes to nothing says why, and goes on', async () => {
    const { prompt, emitted, end } = ask({ position: denied('denied') })
    prompt.send({ type: 'allow' })
    expect((await end()).value).toBe('declined')
    expect(emitted).toEqual([{ type: 'notice', notice: { tone: 'bad', text: null, id: 'location.denied' } }])
  })

  test('in a browser that knows no position goes on in silence', async () => {
    const { prompt, emitted, end } = ask({ position: denied('unsupported') })
    prompt.send({ type: 'allow' })
    expect((await end()).value).toBe('declined')
    expect(emitted).toEqual([])
  })
})
