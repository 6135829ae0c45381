import type { Coordinates } from '../../src/core/kit/coordinates'
import type { AddressForm } from '../../src/core/medicines/medicines'
import { kilometres } from '../kit/distance'
import type { Platform } from '../platform'

/** Kilometres from where a pincode is in which a point of it may lie: one covers much of a desert. */
const POINT_WITHIN = 50

/** Digits of a pincode that name its district. */
const DISTRICT = 3

const pincodeIn = (text: string): string => /\b[1-9]\d{5}\b/.exec(text)?.[0] ?? ''

/**
 * Where an address is: at the point that was sent where that is about its pincode, else where the pincode is. Of a
 * pincode that nobody knows a point counts that lies in its district.
 */
export const addressPlace = async (
  { pincode, latitude, longitude }: AddressForm,
  places: Platform['places'],
  language: string,
): Promise<Coordinates | 'unknown' | 'down'> => {
  const point = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
  const town = await places.pincode(pincode, language)
  if (town.ok) {
    const isThere = point !== null && kilometres(point, town.value) <= POINT_WITHIN
    return isThere ? point : { latitude: town.value.latitude, longitude: town.value.longitude }
  }
  if (point !== null) {
    const there = await places.reverse(point, language)
    const found = there.ok ? pincodeIn(`${there.value.name} ${there.value.detail}`) : ''
    if (found.slice(0, DISTRICT) === pincode.slice(0, DISTRICT)) return point
  }
  return town.fault === 'noResults' ? 'unknown' : 'down'
}
