import { createFetch } from 'ofetch'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { browserPosition } from '../../src/adapters/browser/position'
import { sessionStore } from '../../src/adapters/browser/sessionStore'
import { callEndpoint } from '../../src/adapters/http/callEndpoint'
import { portOver } from '../../src/adapters/http/portOver'
import { locationApi } from '../../src/core/location/location.api'
import { entriesOf, memoryStorage } from '../kit/patients'

const { signal } = new AbortController()
const at = { latitude: 12.9261, longitude: 77.6221 }

describe('the browser’s position', () => {
  const browser = (answer: GeolocationPosition | number) => {
    const asked: (PositionOptions | undefined)[] = []
    const geolocation: Geolocation = {
      getCurrentPosition: (found, refused, options) => {
        asked.push(options)
        if (typeof answer === 'number') refused?.({ code: answer, message: '' } as GeolocationPositionError)
        else found(answer)
      },
      watchPosition: () => 0,
      clearWatch: () => undefined,
    }
    return { geolocation, asked }
  }

  test('is asked for with five seconds, high accuracy and none from before', async () => {
    const { geolocation, asked } = browser({ coords: { ...at, accuracy: 5 } } as GeolocationPosition)
    expect(await browserPosition(geolocation).current()).toEqual({ ok: true, value: at })
    expect(asked).toEqual([{ timeout: 5000, enableHighAccuracy: true, maximumAge: 0 }])
  })

  test.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
    [7, 'other'],
  ])('that fails with code %i is %s', async (code, reason) => {
    expect(await browserPosition(browser(code).geolocation).current()).toEqual({ ok: false, reason })
  })

  afterEach(() => vi.restoreAllMocks())
  test('is only logged as unsupported by a browser that has none', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await browserPosition(undefined).current()).toEqual({ ok: false, reason: 'unsupported' })
    expect(warn.mock.calls).toEqual([['Geolocation is not supported by this browser']])
  })
})

describe('the session values of the location', () => {
  test('are the coordinates alone under their key, their name beside', () => {
    const storage = memoryStorage()
    const store = sessionStore(storage)
    store.keepLocation({ ...at, label: 'Koramangala, Bengaluru' })
    expect(entriesOf(storage)).toEqual({ location: JSON.stringify(at), locationLabel: 'Koramangala, Bengaluru' })
    expect(store.location()).toEqual({ ...at, label: 'Koramangala, Bengaluru' })
    store.keepLocation({ ...at, label: null })
    expect(store.location()).toEqual({ ...at, label: null })
  })

  test('are the default coordinates for calls when there are none, or none that can be read', () => {
    const storage = memoryStorage()
    const store = sessionStore(storage)
    for (const kept of [null, 'here', '{"latitude":"x"}', '{"latitude":1}']) {
      if (kept !== null) storage.setItem('location', kept)
      expect(store.location()).toBeNull()
      expect(store.coordinates()).toEqual({ latitude: 28.610802, longitude: 77.371909 })
    }
    store.keepLocation({ ...at, label: 'x' })
    expect(store.coordinates()).toEqual(at)
  })

  test('are forgotten at a logout, but not that the position was asked for', () => {
    const storage = memoryStorage()
    const store = sessionStore(storage)
    store.keepLocation({ ...at, label: 'x' })
    store.keepRecentLocations([{ ...at, label: 'x' }])
    store.markLocationAsked()
    store.forget()
    expect([store.location(), store.recentLocations(), store.isLocationAsked()]).toEqual([null, [], true])
  })

  test('hold the recent choices, and none when they cannot be read', () => {
    const storage = memoryStorage()
    const store = sessionStore(storage)
    expect(store.recentLocations()).toEqual([])
    store.keepRecentLocations([{ ...at, label: 'x' }])
    expect(store.recentLocations()).toEqual([{ ...at, label: 'x' }])
    storage.setItem('recentLocations', '[{"label":3}]')
    expect(store.recentLocations()).toEqual([])
  })
})

describe('the places calls', () => {
  const recorded = () => {
    const urls: string[] = []
    const fetch = (async (url: string) => {
      urls.push(url)
      return new Response(JSON.stringify({ result: [], statusCode: 200 }))
    }) as unknown as typeof globalThis.fetch
    return { urls, places: portOver(callEndpoint(createFetch({ fetch })), async () => locationApi) }
  }

  test('go to their addresses, with what is near only when it is known', async () => {
    const { urls, places } = recorded()
    await places.autocomplete({ input: 'salt lake' }, signal)
    await places.autocomplete({ input: 'पुणे', ...at }, signal)
    await places.details({ id: 'a/1' }, signal)
    await places.reverse(at, signal)
    expect(urls.map((url) => decodeURIComponent(url.replaceAll('+', ' ')))).toEqual([
      '/user-service/v1/places/autocomplete?input=salt lake',
      '/user-service/v1/places/autocomplete?input=पुणे&latitude=12.9261&longitude=77.6221',
      '/user-service/v1/places/a/1',
      '/user-service/v1/places/reverse?latitude=12.9261&longitude=77.6221',
    ])
  })
})
