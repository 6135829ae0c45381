import type { Place, PlaceSuggestion } from '../../src/core/location/location'
import type { Pincode, Spot } from './gazetteer'
import { plain } from './sound'

const joined = (...parts: readonly string[]): string =>
  parts.filter((part, index) => part !== '' && parts.indexOf(part) === index).join(', ')

/** The town of a pincode, else its district. */
export const cityOf = ({ town, district }: Pincode): string => town?.name ?? district

/** What is said under a place's name: `Bengaluru, Karnataka, 560034`. */
const detailOf = (spot: Spot): string => {
  switch (spot.kind) {
    case 'town':
      return spot.state === spot.name ? 'India' : spot.state
    case 'pincode':
      return joined(spot.areas[0]?.name ?? '', cityOf(spot), spot.state)
    case 'area':
      return joined(cityOf(spot.pincode), spot.pincode.state, spot.pincode.name)
  }
}

/** Stays the same when the gazetteer is made anew. */
export const idOf = (spot: Spot): string =>
  spot.kind === 'area' ? `a${spot.pincode.name}-${plain(spot.name).replaceAll(' ', '-')}` : spot.id

export const suggestionOf = (spot: Spot): PlaceSuggestion => ({
  id: idOf(spot),
  name: spot.name,
  detail: detailOf(spot),
})

export const placeAt = (spot: Spot): Place => ({
  ...suggestionOf(spot),
  latitude: spot.latitude,
  longitude: spot.longitude,
})
