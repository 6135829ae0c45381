import type { Coordinates } from '../../src/core/kit/coordinates'
import { kilometres } from '../kit/distance'
import { cityOf, placeAt, suggestionOf, idOf } from './describe'
import { type Area, type Gazetteer, type Pincode, readGazetteer, type Spot } from './gazetteer'
import { known, type PlacesService, unknown } from './places'
import { indexPlaces, type PlaceIndex } from './placeIndex'
import { searchPlaces } from './search'

/** Kilometres from the nearest pincode beyond which nothing is known: the sea, or abroad. */
const FARTHEST = 60

let read: Gazetteer | undefined
let index: PlaceIndex | undefined

/** The embedded gazetteer, read once in a process. */
const gazetteer = (): Gazetteer => (read ??= readGazetteer())

/** What a search needs beside the gazetteer, which takes ten times as long. */
export const placeIndex = (): PlaceIndex => (index ??= indexPlaces(gazetteer()))

/** Pincodes by the degree they are in, so that what is near is found without looking at all. */
const byDegree = ({ pincodes }: Gazetteer): ReadonlyMap<string, readonly Pincode[]> => {
  const cells = new Map<string, Pincode[]>()
  for (const pincode of pincodes) {
    const key = `${Math.floor(pincode.latitude)} ${Math.floor(pincode.longitude)}`
    const cell = cells.get(key)
    if (cell) cell.push(pincode)
    else cells.set(key, [pincode])
  }
  return cells
}

let grid: ReadonlyMap<string, readonly Pincode[]> | undefined

const around = (gazetteer: Gazetteer, { latitude, longitude }: Coordinates): readonly Pincode[] => {
  const cells = (grid ??= byDegree(gazetteer))
  const steps = [-1, 0, 1]
  return steps.flatMap((north) =>
    steps.flatMap((east) => cells.get(`${Math.floor(latitude) + north} ${Math.floor(longitude) + east}`) ?? []),
  )
}

/** What is at a point: the nearest pincode's best-known area, or the nearest area with a centre of its own. */
export const nearestSpot = (gazetteer: Gazetteer, at: Coordinates): Area | Pincode | null => {
  const near = around(gazetteer, at)
    .map((pincode) => ({ spot: pincode.areas[0] ?? pincode, km: kilometres(at, pincode.areas[0] ?? pincode) }))
    .toSorted((a, b) => a.km - b.km)[0]
  return near && near.km <= FARTHEST ? near.spot : null
}

const spotOf = ({ byCode, towns }: Gazetteer, id: string): Spot | undefined => {
  if (id.startsWith('t')) return towns.find((town) => town.id === id)
  const pincode = byCode.get(id.slice(1, 7))
  return id.startsWith('p') ? pincode : pincode?.areas.find((area) => idOf(area) === id)
}

/** The places of India, without asking anybody. */
export const embeddedPlaces: PlacesService = {
  autocomplete: async (input, near) => known(searchPlaces(placeIndex(), input, near).map(suggestionOf)),
  details: async (id) => {
    const spot = spotOf(gazetteer(), id)
    return spot ? known(placeAt(spot)) : unknown('noResults')
  },
  pincode: async (pincode) => {
    const spot = gazetteer().byCode.get(pincode)
    if (spot === undefined) return unknown('noResults')
    return known({ pincode, city: cityOf(spot), latitude: spot.latitude, longitude: spot.longitude })
  },
  reverse: async (at) => {
    const spot = nearestSpot(gazetteer(), at)
    // The point is the person's; the place only names it.
    return spot ? known({ ...placeAt(spot), ...at }) : unknown('noResults')
  },
}
