import type { Coordinates } from '../kit/coordinates'
import type { Failure, FailureKind } from '../kit/outcome'
import type { Location, Place } from './location'

/** Milliseconds the location search waits for the typing to rest. */
export const LOCATION_DEBOUNCE = 1000
export const PLACE_INPUT_LENGTH = 80
/** Places suggested for one input. */
export const SUGGESTION_LIMIT = 10
/** Choices that are offered again. */
export const RECENT_LIMIT = 5

/** How the browser is asked for a position: milliseconds to answer in, the best it has, none from before. */
export const POSITION_OPTIONS = { timeout: 5000, enableHighAccuracy: true, maximumAge: 0 } as const

export type PositionFault = 'denied' | 'unavailable' | 'timeout' | 'other'
/** Why there is no position; a browser that cannot tell any is `unsupported`. */
export type PositionRefusal = PositionFault | 'unsupported'

export type GeocodingFault = 'overLimit' | 'requestDenied' | 'invalid' | 'unknown' | 'noResults' | 'failed'

/** What can be said of a location that was not found; each has its text. */
export type LocationFault = PositionFault | GeocodingFault | 'details'

const positionFaults: Readonly<Record<number, PositionFault>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

/** The meaning of a browser's `GeolocationPositionError.code`. */
export const positionFaultOf = (code: number): PositionFault => positionFaults[code] ?? 'other'

const geocodingFaults: Partial<Record<FailureKind, GeocodingFault>> = {
  tooMany: 'overLimit',
  forbidden: 'requestDenied',
  badRequest: 'invalid',
  internal: 'unknown',
  notFound: 'noResults',
}

/** What went wrong when coordinates were to become an address. */
export const geocodingFaultOf = ({ kind }: Failure): GeocodingFault => geocodingFaults[kind] ?? 'failed'

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

/** True for coordinates there are on Earth. */
export const isOnEarth = ({ latitude, longitude }: Coordinates): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
