import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_COORDINATES, DEFAULT_MAP_CENTRE, mapCentre, mapsLink } from '../../src/core/kit/place'
import { statusOf } from '../../src/core/kit/outcome'
import { cutText, TEXT_CUT } from '../../src/core/kit/text'
import type { Location } from '../../src/core/location/location'
import {
  geocodingFaultOf,
  labelOf,
  LOCATION_DEBOUNCE,
  POSITION_OPTIONS,
  positionFaultOf,
  RECENT_LIMIT,
  withRecent,
} from '../../src/core/location/location.rules'

test('the constants are those of the specification', () => {
  expect(LOCATION_DEBOUNCE).toBe(1000)
  expect(POSITION_OPTIONS).toEqual({ timeout: 5000, enableHighAccuracy: true, maximumAge: 0 })
  expect(DEFAULT_COORDINATES).toEqual({ latitude: 28.610802, longitude: 77.371909 })
  expect(DEFAULT_MAP_CENTRE).toEqual({ latitude: 23.55, longitude: 87.32 })
})

test('S0-475: a map without a place opens in its default middle', () => {
  expect(mapCentre(null)).toEqual({ latitude: 23.55, longitude: 87.32 })
  expect(mapCentre({ latitude: 1, longitude: 2 })).toEqual({ latitude: 1, longitude: 2 })
  expect(mapsLink(null)).toContain('23.55,87.32')
})

test('a location is cut at 25 letters on the desktop bar and 18 on the mobile one', () => {
  const thirty = 'Koramangala, Bengaluru, Karnat'
  expect(cutText(thirty, TEXT_CUT.locationChip)).toBe('Koramangala, Bengaluru, K…')
  expect(cutText(thirty, TEXT_CUT.locationSubtext)).toBe('Koramangala, Benga…')
  expect(cutText('कोरमंगला, बेंगलुरु, कर्नाटक', TEXT_CUT.locationSubtext)).toBe('कोरमंगला, बेंगलुरु, कर्नाटक')
})

test('what the browser says becomes what is said', () => {
  expect([1, 2, 3, 0, 4, 99].map(positionFaultOf)).toEqual([
    'denied',
    'unavailable',
    'timeout',
    'other',
    'other',
    'other',
  ])
})

test('a refusal of the maps service is named by its code, whatever its status', () => {
  expect(geocodingFaultOf({ kind: 'badRequest', code: 'invalid', message: '' })).toBe('invalid')
  expect(geocodingFaultOf({ kind: 'internal', code: 'noResults', message: '' })).toBe('noResults')
})

test('every failure of the geocoding call has its text', () => {
  const faults = (Object.keys(statusOf) as (keyof typeof statusOf)[]).map((kind) => [
    kind,
    geocodingFaultOf({ kind, message: '' }),
  ])
  expect(Object.fromEntries(faults)).toEqual({
    badRequest: 'failed',
    unauthenticated: 'failed',
    forbidden: 'requestDenied',
    notFound: 'noResults',
    notAccessible: 'failed',
    conflict: 'failed',
    blocked: 'failed',
    tooMany: 'overLimit',
    internal: 'unknown',
    serverDown: 'failed',
    gatewayTimeout: 'failed',
  })
})

describe('a label', () => {
  test.each([
    ['Koramangala', 'Bengaluru, Karnataka, 560034', 'Koramangala, Bengaluru'],
    ['Mumbai', 'Maharashtra', 'Mumbai, Maharashtra'],
    ['Delhi', 'Delhi, India', 'Delhi'],
    ['Here', '', 'Here'],
  ])('of %s in "%s" is %s', (name, detail, label) => expect(labelOf({ name, detail })).toBe(label))
})

describe('recent choices', () => {
  const location = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    label: fc.constantFrom('Pune', 'Surat', 'Delhi', 'Noida', 'Jaipur', 'Mumbai', 'Agra'),
  })
  test('are the last ones first, none twice, five at most', () => {
    fc.assert(
      fc.property(fc.array(location, { maxLength: 20 }), (chosen) => {
        const recents = chosen.reduce<readonly Location[]>(withRecent, [])
        const labels = recents.map(({ label }) => label)
        const latestFirst = [...new Set(chosen.map(({ label }) => label).toReversed())]
        expect(labels).toEqual(latestFirst.slice(0, RECENT_LIMIT))
      }),
    )
  })
})
