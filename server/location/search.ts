import type { Coordinates } from '../../src/core/kit/coordinates'
import { latinDigits } from '../../src/core/kit/text'
import { SUGGESTION_LIMIT } from '../../src/core/location/location.rules'
import { kilometres } from '../kit/distance'
import { suggestionOf } from './describe'
import type { Pincode, Spot } from './gazetteer'
import { namesOf, type Named, type PlaceIndex, soundingAs, writtenAs } from './placeIndex'
import { distanceOf, inLatin, plain, skeletonOf, soundOf } from './sound'

/** With fewer names that are written so, those that sound so are added. */
const ENOUGH = 5

const pincodeOf = (spot: Spot): Pincode | null =>
  spot.kind === 'area' ? spot.pincode : spot.kind === 'pincode' ? spot : null

/** How much a place weighs beside others that are called alike: its people, or those of the city it is in. */
const weightOf = (spot: Spot): number => {
  if (spot.kind === 'town') return Math.log10(spot.population + 10)
  const town = pincodeOf(spot)?.town
  return town ? 0.75 * Math.log10(town.population) : 1
}

const farness = (spot: Spot, near: Coordinates | null): number =>
  near === null ? 0 : 0.35 * Math.log2(1 + kilometres(near, spot) / 25)

/** The best score of each place. */
const scores = (near: Coordinates | null) => {
  const best = new Map<Spot, number>()
  const add = (spot: Spot, likeness: number): void => {
    const score = 3 * likeness + weightOf(spot) - farness(spot, near)
    if (score > (best.get(spot) ?? Number.NEGATIVE_INFINITY)) best.set(spot, score)
  }
  return { best, add }
}

type Scores = ReturnType<typeof scores>

/** The name itself, a name whose first words it is, one that begins so, or a later word that does. */
const likenessOf = ({ key, isWhole }: Omit<Named, 'spot'>, wanted: string): number => {
  if (!isWhole) return 1
  return key === wanted ? 2.6 : key[wanted.length] === ' ' && wanted.length > 2 ? 2.3 : 2
}

/** Whether every word begins a word of where the place is. */
const isWithin = (spot: Spot, words: readonly string[]): boolean => {
  const pincode = pincodeOf(spot)
  const around = pincode
    ? [pincode.state, pincode.district, pincode.name, ...(pincode.town ? namesOf(pincode.town) : [])]
    : spot.kind === 'town'
      ? [spot.state]
      : []
  const there = around.flatMap((each) => plain(each).split(' '))
  return words.every((word) => there.some((each) => each.startsWith(word)))
}

/** Names that are written so; `andheri mumbai` is Andheri within Mumbai. */
const addWritten = (index: PlaceIndex, wanted: string, { add, best }: Scores): void => {
  for (const { key, spot } of index.towns)
    if (key.startsWith(wanted)) add(spot, likenessOf({ key, isWhole: true }, wanted))
  for (const name of writtenAs(index, wanted)) add(name.spot, likenessOf(name, wanted))
  const parts = wanted.split(' ')
  for (let count = parts.length - 1; count > 0 && best.size < ENOUGH; count -= 1) {
    const first = parts.slice(0, count).join(' ')
    const rest = parts.slice(count)
    for (const name of writtenAs(index, first)) if (isWithin(name.spot, rest)) add(name.spot, likenessOf(name, first))
  }
}

/** Names that sound so: `Banglore`, `Kolkatta`, or a name in another script. */
const addSounding = (index: PlaceIndex, wanted: string, { add }: Scores): void => {
  const bones = skeletonOf(wanted)
  const sound = soundOf(wanted)
  if (bones.length < 2 || !/[aiu]/.test(sound)) return
  for (const { bones: others, sound: other, spot } of soundingAs(index, bones)) {
    const isSame = others === bones
    const off = distanceOf(sound, isSame ? other : other.slice(0, sound.length), 3) / sound.length
    if (off < 0.35) add(spot, (isSame ? 2 : 1) - 2 * off)
  }
}

/** Towns a slip of the finger away. */
const addMistyped = ({ towns }: PlaceIndex, wanted: string, { add }: Scores): void => {
  const most = wanted.length < 4 ? 0 : wanted.length < 7 ? 1 : 2
  for (const { key, spot } of towns) {
    const off = distanceOf(wanted, key, most)
    if (off <= most) add(spot, 1 - off / 2)
  }
}

const addPincodes = ({ gazetteer }: PlaceIndex, digits: string, { add }: Scores): void => {
  const whole = gazetteer.byCode.get(digits)
  if (whole) {
    add(whole, 3)
    whole.areas.forEach((area, index) => add(area, 1 - index / 1000))
  } else for (const pincode of gazetteer.pincodes) if (pincode.name.startsWith(digits)) add(pincode, 2)
}

/** What could be meant by an input, best first: written so, sounding so, then nearly so; the larger and nearer first. */
export const searchPlaces = (index: PlaceIndex, input: string, near: Coordinates | null): readonly Spot[] => {
  const wanted = plain(latinDigits(input))
  if (wanted === '') return []
  const found = scores(near)
  const digits = wanted.replaceAll(' ', '')
  const isOtherScript = inLatin(input) !== input
  if (/^\d+$/.test(digits)) addPincodes(index, digits, found)
  else {
    if (!isOtherScript) addWritten(index, wanted, found)
    if (found.best.size < ENOUGH) addSounding(index, wanted, found)
    if (found.best.size === 0) addMistyped(index, wanted, found)
    if (found.best.size === 0) addPincodes(index, /\b\d{6}\b/.exec(wanted)?.[0] ?? 'none', found)
  }
  return bestOf(found)
}

/** No two that read alike. */
const bestOf = ({ best }: Scores): readonly Spot[] => {
  const ordered = [...best].toSorted(([a, x], [b, y]) => y - x || (a.name < b.name ? -1 : 1))
  const emitted = new Set<string>()
  const spots: Spot[] = []
  for (const [spot] of ordered) {
    const { name, detail } = suggestionOf(spot)
    if (emitted.has(name + detail)) continue
    emitted.add(name + detail)
    spots.push(spot)
    if (spots.length === SUGGESTION_LIMIT) break
  }
  return spots
}
