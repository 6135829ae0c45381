import type { Coordinates } from './coordinates'

/** Used where no location is known. */
export const DEFAULT_COORDINATES: Coordinates = { latitude: 28.610802, longitude: 77.371909 }

/** The middle of a map that shows no place in particular. */
export const DEFAULT_MAP_CENTRE: Coordinates = { latitude: 23.55, longitude: 87.32 }

/** Where a map opens. */
export const mapCentre = (place: Coordinates | null): Coordinates => place ?? DEFAULT_MAP_CENTRE

/** Directions to a point, opened in the person's own maps application. */
export const mapsLink = (place: Coordinates | null): string => {
  const { latitude, longitude } = mapCentre(place)
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
}
