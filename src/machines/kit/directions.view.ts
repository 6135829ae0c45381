import { mapsLink } from '../../core/kit/place'

interface Placed {
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Directions to a place, when it is known where it is. */
export const directionsTo = ({ latitude, longitude }: Placed): string | null =>
  latitude === null || longitude === null ? null : mapsLink({ latitude, longitude })
