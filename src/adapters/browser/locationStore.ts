import * as Schema from 'effect/Schema'
import { Coordinates } from '../../core/kit/coordinates'
import { DEFAULT_COORDINATES } from '../../core/kit/place'
import { Location } from '../../core/location/location'
import { TABS_ASKED } from './tabs'

const readCoordinates = Schema.decodeUnknownOption(Schema.fromJsonString(Coordinates))
const readRecents = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Array(Location)))

/** Session keys that are about the device and not the person: they survive a logout. */
export const DEVICE_KEYS = ['deviceId', 'lang', 'locationAsked', TABS_ASKED] as const

/** Where doctors are looked for, in the browser session: coordinates, what they are called, and the choices before. */
export const locationStore = (storage: Storage) => {
  const location = (): Location | null => {
    const coordinates = readCoordinates(storage.getItem('location'))
    return coordinates._tag === 'Some' ? { ...coordinates.value, label: storage.getItem('locationLabel') } : null
  }
  return {
    location,
    /** Those the calls carry. */
    coordinates: (): Coordinates => {
      const { latitude, longitude } = location() ?? DEFAULT_COORDINATES
      return { latitude, longitude }
    },
    keepLocation: ({ latitude, longitude, label }: Location) => {
      storage.setItem('location', JSON.stringify({ latitude, longitude }))
      if (label === null) storage.removeItem('locationLabel')
      else storage.setItem('locationLabel', label)
    },
    recentLocations: (): readonly Location[] => {
      const recents = readRecents(storage.getItem('recentLocations'))
      return recents._tag === 'Some' ? recents.value : []
    },
    keepRecentLocations: (recents: readonly Location[]) => storage.setItem('recentLocations', JSON.stringify(recents)),
    /** Whether the position was asked for in this session. */
    isLocationAsked: (): boolean => storage.getItem('locationAsked') !== null,
    markLocationAsked: () => storage.setItem('locationAsked', 'yes'),
  }
}
