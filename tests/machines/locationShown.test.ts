import { expect, test } from 'vitest'
import { cities, cityNamed } from '../../src/core/location/cities'
import { geocodingFaultOf, labelOf } from '../../src/core/location/location.rules'
import { locationMachine } from '../../src/machines/location/location.machine'
import { viewLocation, viewLocationPrompt } from '../../src/machines/location/location.view'
import { locationPromptMachine } from '../../src/machines/location/locationPrompt.machine'
import { fieldsByState } from '../kit/fieldsByState'

const input = { recents: [], near: null }
const context = { picked: 'a1', failure: { kind: 'offline', message: '' } } as const

test('the search of places shows what it is doing, and which place it opens', () => {
  expect(fieldsByState(locationMachine, viewLocation, { input, context })).toEqual({
    resting: '',
    waiting: 'isSearching',
    searching: 'isSearching',
    found: '',
    failed: 'searchFault',
    opening: 'opening=a1',
    locating: 'isLocating',
    returning: '',
    chosen: '',
    closed: '',
  })
})

test('the prompt shows while the position is being found', () => {
  expect(fieldsByState(locationPromptMachine, viewLocationPrompt, { input: undefined })).toEqual({
    asking: '',
    locating: 'isLocating',
    allowed: '',
    declined: '',
  })
})

test.each([
  ['', true],
  ['   ', true],
  ['Pune', false],
])('with "%s" typed, known places are offered: %s', (text, isKnownShown) => {
  const start = { recents: [], near: null, suggestions: null, picked: '', failure: null, fault: null }
  const snapshot = locationMachine.resolveState({ value: 'resting', context: { ...start, text } })
  expect(viewLocation(snapshot).isKnownShown).toBe(isKnownShown)
})

test('the practice works in twelve cities, each found by its name', () => {
  expect(cities.map(({ name }) => name).join(' ')).toBe(
    'Ahmedabad Bengaluru Chennai Durgapur Hyderabad Jaipur Kolkata Lucknow Mumbai Noida Pune Surat',
  )
  for (const city of cities) expect(cityNamed(city.name)).toBe(city)
  expect(cityNamed('Atlantis')).toBeNull()
})

test('a code that is no refusal of the maps service leaves the word to the kind', () => {
  expect(geocodingFaultOf({ kind: 'notFound', message: '', code: 'gone' })).toBe('noResults')
  expect(geocodingFaultOf({ kind: 'notFound', message: '', code: 'overLimit' })).toBe('overLimit')
})

test('a place without anything around it is called by its name alone', () => {
  expect(labelOf({ name: 'Pune', detail: '' })).toBe('Pune')
  expect(labelOf({ name: 'Pune', detail: 'Pune, Maharashtra' })).toBe('Pune')
  expect(labelOf({ name: 'Baner', detail: 'Pune, Maharashtra' })).toBe('Baner, Pune')
})
