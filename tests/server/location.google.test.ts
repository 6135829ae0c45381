import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { googlePlaces } from '../../server/location/google'
import { locationHandlers } from '../../server/location/location.server'
import { contractRows } from '../../server/contract'
import type { Call } from '../../server/kit/handlers'
import { refusals } from '../../server/kit/refusals'
import { type RoomTexts, sayFrom } from '../../server/kit/texts'
import texts from '../../server/location/location.texts.json'

/** What Google's address answers next, and what it was asked. */
let body: unknown = {}
let asked: URL[] = []
let address = ''

const google = createServer((request, response) => {
  asked.push(new URL(request.url ?? '/', 'http://google.test'))
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
})
beforeAll(async () => {
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(google.address() as AddressInfo).port}`
})
afterAll(() => google.close())
beforeEach(() => {
  asked = []
})

const row = contractRows.find(({ name }) => name === 'location.reverse')!
const call = {
  language: 'hin',
  say: (id, values) => sayFrom<RoomTexts>(texts)('eng', id, values),
  ...refusals({ ...row, texts }, 'eng'),
} as Pick<Call<string, string>, 'language' | 'say' | 'refuse' | 'refusal'> as Call<string, string>
const handlers = () => locationHandlers(googlePlaces({ key: 'secret', url: address }))
const query = () => Object.fromEntries(asked[0]?.searchParams ?? [])

describe('Google Maps', () => {
  test('suggests places of India, near the person, in their language', async () => {
    body = {
      status: 'OK',
      predictions: [
        {
          place_id: 'g1',
          description: 'Koramangala, Bengaluru, Karnataka, India',
          structured_formatting: { main_text: 'Koramangala', secondary_text: 'Bengaluru, Karnataka, India' },
        },
        { place_id: 'g2', description: 'India', structured_formatting: { main_text: 'Koramangla' } },
      ],
    }
    expect(await handlers().autocomplete({ input: 'kora', latitude: 12.9, longitude: 77.6 }, call)).toEqual({
      ok: true,
      value: [
        { id: 'g1', name: 'Koramangala', detail: 'Bengaluru, Karnataka' },
        { id: 'g2', name: 'Koramangla', detail: '' },
      ],
    })
    expect(asked[0]?.pathname).toBe('/maps/api/place/autocomplete/json')
    expect(query()).toEqual({
      input: 'kora',
      components: 'country:in',
      location: '12.9,77.6',
      radius: '50000',
      language: 'hi',
      key: 'secret',
    })
  })

  test('finding nothing to suggest is an empty list', async () => {
    body = { status: 'ZERO_RESULTS', predictions: [] }
    expect(await handlers().autocomplete({ input: 'qqq' }, call)).toEqual({ ok: true, value: [] })
  })

  test('tells where a place is', async () => {
    body = {
      status: 'OK',
      result: {
        place_id: 'g1',
        name: 'Koramangala',
        formatted_address: 'Koramangala, Bengaluru, Karnataka 560034, India',
        geometry: { location: { lat: 12.93, lng: 77.62 } },
      },
    }
    expect(await handlers().details({ id: 'g1' }, call)).toEqual({
      ok: true,
      value: {
        id: 'g1',
        name: 'Koramangala',
        detail: 'Bengaluru, Karnataka 560034',
        latitude: 12.93,
        longitude: 77.62,
      },
    })
    expect(query()).toMatchObject({ place_id: 'g1', fields: 'place_id,name,formatted_address,geometry' })
  })

  test('names a point by its neighbourhood and town', async () => {
    body = {
      status: 'OK',
      results: [
        {
          place_id: 'g9',
          formatted_address: '12, 80 Feet Road, Koramangala, Bengaluru, Karnataka 560034, India',
          address_components: [
            { long_name: '80 Feet Road', types: ['route'] },
            { long_name: 'Koramangala', types: ['sublocality_level_1', 'sublocality', 'political'] },
            { long_name: 'Bengaluru', types: ['locality', 'political'] },
          ],
        },
      ],
    }
    const at = { latitude: 12.93, longitude: 77.62 }
    expect(await handlers().reverse(at, call)).toEqual({
      ok: true,
      value: { id: 'g9', name: 'Koramangala', detail: 'Bengaluru', ...at },
    })
    expect(query()).toMatchObject({ latlng: '12.93,77.62' })
  })

  const at = { latitude: 28.6, longitude: 77.3 }
  test.each([
    ['OVER_QUERY_LIMIT', 'tooMany', 'overLimit', 'Geocoding query limit exceeded'],
    ['OVER_DAILY_LIMIT', 'tooMany', 'overLimit', 'Geocoding query limit exceeded'],
    ['REQUEST_DENIED', 'forbidden', 'requestDenied', 'Geocoding request denied. Please check your API key'],
    ['INVALID_REQUEST', 'badRequest', 'invalid', 'Invalid geocoding request'],
    ['UNKNOWN_ERROR', 'internal', 'unknown', 'Unknown error occurred during geocoding'],
    ['ZERO_RESULTS', 'notFound', 'noResults', 'No results found for the given coordinates'],
    ['SOMETHING_NEW', 'gatewayTimeout', 'failed', 'Failed to get address from coordinates'],
  ])('%s is said in the catalogue’s words', async (status, kind, code, message) => {
    body = { status, error_message: 'The provided API key secret is invalid.' }
    expect(await handlers().reverse(at, call)).toEqual({ ok: false, failure: { kind, code, message } })
    expect(await handlers().details({ id: 'g1' }, call)).toEqual({
      ok: false,
      failure: { kind, code, message: 'Failed to get place details' },
    })
  })

  test.each([
    ['a page of HTML', '<html>'],
    ['an empty answer', ''],
    ['an answer without a point', { status: 'OK', results: [] }],
    ['nothing that is known', null],
  ])('%s is an address that was not found', async (_, answer) => {
    body = answer
    expect(await handlers().reverse(at, call)).toEqual({
      ok: false,
      failure: { kind: 'gatewayTimeout', code: 'failed', message: 'Failed to get address from coordinates' },
    })
  })

  test('a service that cannot be reached is an address that was not found', async () => {
    const nowhere = locationHandlers(googlePlaces({ key: 'k', url: 'http://127.0.0.1:9' }))
    expect(await nowhere.reverse(at, call)).toMatchObject({ ok: false, failure: { kind: 'gatewayTimeout' } })
  })
})
