import type { Coordinates } from './coordinates'

/** Used where no location is known. */
export const DEFAULT_COORDINATES: Coordinates = { latitude: 28.610802, longitude: 77.371909 }

/** Directions to a point, opened in the person's own maps application. */
export const mapsLink = ({ latitude, longitude }: Coordinates): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
