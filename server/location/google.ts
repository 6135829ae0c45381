import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import type { Coordinates } from '../../src/core/kit/coordinates'
import type { Place } from '../../src/core/location/location'
import { type GeocodingFault, SUGGESTION_LIMIT } from '../../src/core/location/location.rules'
import { known, type PlacesAnswer, type PlacesService, unknown } from './places'
import { timeLimit } from '../kit/timeLimit'

export interface GoogleOptions {
  readonly key: string
  /** Where the service is, when it is not Google's own address. */
  readonly url?: string | undefined
  readonly fetch?: typeof globalThis.fetch
}

const ADDRESS = 'https://maps.googleapis.com'
/** Milliseconds after which the service counts as not answering. */
const requestTimeoutMs = timeLimit(8000)
/** Metres around a person within which places are preferred. */
const BIAS = 50_000

const faults: Readonly<Record<string, GeocodingFault>> = {
  ZERO_RESULTS: 'noResults',
  NOT_FOUND: 'noResults',
  OVER_QUERY_LIMIT: 'overLimit',
  OVER_DAILY_LIMIT: 'overLimit',
  REQUEST_DENIED: 'requestDenied',
  INVALID_REQUEST: 'invalid',
  UNKNOWN_ERROR: 'unknown',
}

const Point = Schema.Struct({ location: Schema.Struct({ lat: Schema.Finite, lng: Schema.Finite }) })
const Predictions = Schema.Struct({
  predictions: Schema.Array(
    Schema.Struct({
      place_id: Schema.String,
      structured_formatting: Schema.Struct({
        main_text: Schema.String,
        secondary_text: Schema.optionalKey(Schema.String),
      }),
    }),
  ),
})
const Details = Schema.Struct({
  result: Schema.Struct({
    place_id: Schema.String,
    name: Schema.String,
    formatted_address: Schema.optionalKey(Schema.String),
    geometry: Point,
  }),
})
const Component = Schema.Struct({ long_name: Schema.String, types: Schema.Array(Schema.String) })
const Geocoded = Schema.Struct({
  results: Schema.NonEmptyArray(
    Schema.Struct({
      place_id: Schema.String,
      formatted_address: Schema.String,
      address_components: Schema.Array(Component),
    }),
  ),
})
const Located = Schema.Struct({
  results: Schema.NonEmptyArray(Schema.Struct({ address_components: Schema.Array(Component), geometry: Point })),
})
const Status = Schema.Struct({ status: Schema.String })
const readStatus = Schema.decodeUnknownOption(Status)

const languages: Readonly<Record<string, string>> = { hin: 'hi', guj: 'gu', ben: 'bn' }

/** An address without the name it begins with and the country it ends with. */
const withoutName = (address: string, name: string): string =>
  address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== name && part !== 'India')
    .join(', ')

/** What an address is called for short: its neighbourhood, else its town. */
const shortName = (components: readonly (typeof Component.Type)[], address: string): string => {
  const wanted = ['sublocality_level_1', 'sublocality', 'neighborhood', 'locality', 'administrative_area_level_3']
  const found = wanted.map((type) => components.find(({ types }) => types.includes(type))).find(Boolean)
  return found?.long_name ?? address.split(',')[0] ?? address
}

/** The town of an address, else its district. */
const townIn = (components: readonly (typeof Component.Type)[]): string | null => {
  const wanted = ['locality', 'administrative_area_level_3', 'administrative_area_level_2']
  return wanted.map((type) => components.find(({ types }) => types.includes(type))).find(Boolean)?.long_name ?? null
}

/** Google's places and geocoding services. */
export const googlePlaces = ({ key, url = ADDRESS, fetch = globalThis.fetch }: GoogleOptions): PlacesService => {
  const ask = async <A>(
    path: string,
    query: Readonly<Record<string, string>>,
    language: string,
    schema: Schema.Codec<A, unknown>,
  ): Promise<PlacesAnswer<A>> => {
    const asked = new URLSearchParams({ ...query, language: languages[language] ?? 'en', key })
    const body = await fetch(`${url}/maps/api/${path}/json?${asked.toString()}`, {
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
      .then((answer): Promise<unknown> => answer.json())
      .catch(() => null)
    const status = Option.getOrUndefined(readStatus(body))?.status
    if (status !== 'OK') return unknown(faults[status ?? ''] ?? 'failed')
    const read = Schema.decodeUnknownOption(schema)(body)
    return Option.isSome(read) ? known(read.value) : unknown('failed')
  }

  return {
    autocomplete: async (input, near, language) => {
      const bias: Readonly<Record<string, string>> = near
        ? { location: `${near.latitude},${near.longitude}`, radius: String(BIAS) }
        : {}
      const answer = await ask(
        'place/autocomplete',
        { input, components: 'country:in', ...bias },
        language,
        Predictions,
      )
      if (!answer.ok) return answer.fault === 'noResults' ? known([]) : answer
      return known(
        answer.value.predictions
          .slice(0, SUGGESTION_LIMIT)
          .map(({ place_id, structured_formatting: { main_text, secondary_text } }) => ({
            id: place_id,
            name: main_text,
            detail: withoutName(secondary_text ?? '', main_text),
          })),
      )
    },

    details: async (id, language) => {
      const query = { place_id: id, fields: 'place_id,name,formatted_address,geometry' }
      const answer = await ask('place/details', query, language, Details)
      if (!answer.ok) return answer
      const { place_id, name, formatted_address, geometry } = answer.value.result
      const place: Place = {
        id: place_id,
        name,
        detail: withoutName(formatted_address ?? '', name),
        latitude: geometry.location.lat,
        longitude: geometry.location.lng,
      }
      return known(place)
    },

    pincode: async (pincode, language) => {
      const answer = await ask('geocode', { components: `country:IN|postal_code:${pincode}` }, language, Located)
      if (!answer.ok) return answer
      const [{ address_components, geometry }] = answer.value.results
      const city = townIn(address_components)
      if (city === null) return unknown('noResults')
      return known({ pincode, city, latitude: geometry.location.lat, longitude: geometry.location.lng })
    },

    reverse: async (at: Coordinates, language) => {
      const answer = await ask('geocode', { latlng: `${at.latitude},${at.longitude}` }, language, Geocoded)
      if (!answer.ok) return answer
      const [{ place_id, formatted_address, address_components }] = answer.value.results
      const name = shortName(address_components, formatted_address)
      const town = address_components.find(({ types }) => types.includes('locality'))?.long_name
      const detail = town && town !== name ? town : withoutName(formatted_address, name)
      return known({ id: place_id, name, detail, ...at })
    },
  }
}
