import { type Coordinates } from '../../src/core/kit/coordinates'

const EARTH = 6371.0088
const CENTRE: Coordinates = { latitude: 22.5, longitude: 80 }
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle kilometres. */
export const kilometres = (a: Coordinates, b: Coordinates): number => {
  const haversine =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

/** How much longer than the truth distances around a place come out in the plane: 1 at the centre, 1.02 at the borders. */
export const stretchAt = ({ latitude, longitude }: Coordinates): number => {
  const [lat, lat0, turn] = [radians(latitude), radians(CENTRE.latitude), radians(longitude - CENTRE.longitude)]
  const cosine = Math.sin(lat0) * Math.sin(lat) + Math.cos(lat0) * Math.cos(lat) * Math.cos(turn)
  return 2 / Math.max(1e-6, 1 + cosine)
}

/**
 * A point of the plane, in kilometres, for the nearest-neighbour index. The stereographic projection about the centre
 * of India keeps "nearer than" true for places around a person, which degrees do not.
 */
export const projected = (at: Coordinates): { x: number; y: number } => {
  const [lat, lat0, turn] = [radians(at.latitude), radians(CENTRE.latitude), radians(at.longitude - CENTRE.longitude)]
  const scale = EARTH * stretchAt(at)
  return {
    x: scale * Math.cos(lat) * Math.sin(turn),
    y: scale * (Math.cos(lat0) * Math.sin(lat) - Math.sin(lat0) * Math.cos(lat) * Math.cos(turn)),
  }
}
