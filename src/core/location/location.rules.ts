import type { AnsweredFailure, Failure, FailureKind } from '../kit/outcome'
import type { Location, Place } from './location'

/** Milliseconds the location search waits for the typing to rest. */
export const LOCATION_DEBOUNCE = 1000
/** Places suggested for one input. */
export const SUGGESTION_LIMIT = 10
/** Choices that are offered again. */
export const RECENT_LIMIT = 5

/** How the browser is asked for a position: milliseconds to answer in, the best it has, none from before. */
export const POSITION_OPTIONS = { timeout: 5000, enableHighAccuracy: true, maximumAge: 0 } as const

export type PositionFault = 'denied' | 'unavailable' | 'timeout' | 'other'
/** Why there is no position; a browser that cannot tell any is `unsupported`. */
export type PositionRefusal = PositionFault | 'unsupported'

/** How the maps service refuses, and the kind each refusal is answered with. */
export const geocodingErrors = {
  overLimit: 'tooMany',
  requestDenied: 'forbidden',
  invalid: 'badRequest',
  unknown: 'internal',
  noResults: 'notFound',
  failed: 'gatewayTimeout',
} as const satisfies Readonly<Record<string, AnsweredFailure>>
export type GeocodingFault = keyof typeof geocodingErrors

/** What can be said of a location that was not found; each has its text. */
export type LocationFault = PositionFault | GeocodingFault | 'details'

const positionFaults: Readonly<Record<number, PositionFault>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

/** The meaning of a browser's `GeolocationPositionError.code`. */
export const positionFaultOf = (code: number): PositionFault => positionFaults[code] ?? 'other'

const geocodingFaults: Partial<Record<FailureKind, GeocodingFault>> = {
  tooMany: 'overLimit',
  forbidden: 'requestDenied',
  internal: 'unknown',
  notFound: 'noResults',
}

const isGeocodingFault = (code: string | undefined): code is GeocodingFault =>
  code !== undefined && Object.hasOwn(geocodingErrors, code)

/** What went wrong when coordinates were to become an address: the refusal's code, else what its kind suggests. */
export const geocodingFaultOf = ({ kind, code }: Failure): GeocodingFault =>
  isGeocodingFault(code) ? code : (geocodingFaults[kind] ?? 'failed')

/** `Koramangala, Bengaluru`: the name, and the first part of where it is. */
export const labelOf = ({ name, detail }: Pick<Place, 'name' | 'detail'>): string => {
  const [town = ''] = detail.split(',')
  return town === '' || town === name ? name : `${name}, ${town}`
}

export const locationOf = (place: Place): Location => ({
  latitude: place.latitude,
  longitude: place.longitude,
  label: labelOf(place),
})

/** The place that was chosen last first, none twice. */
export const withRecent = (recents: readonly Location[], chosen: Location): readonly Location[] =>
  [chosen, ...recents.filter(({ label }) => label !== chosen.label)].slice(0, RECENT_LIMIT)
