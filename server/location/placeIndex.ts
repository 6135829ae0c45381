import type { Gazetteer, Spot, Town } from './gazetteer'
import { otherNames } from './otherNames'
import { plain, skeletonOf, soundOf } from './sound'

/** A key and what is called so; `isWhole` when the key is the name and not only its later words. */
export interface Named {
  readonly key: string
  readonly spot: Spot
  readonly isWhole: boolean
}

export interface Sounding {
  readonly bones: string
  readonly sound: string
  readonly spot: Spot
}

/** Names by how they begin. */
type Shelves<Item> = ReadonlyMap<string, readonly Item[]>

export interface PlaceIndex {
  readonly gazetteer: Gazetteer
  /** By every word of a name. */
  readonly words: Shelves<Named>
  /** By the consonants of the name. */
  readonly sounds: Shelves<Sounding>
  /** Towns by every name they have. */
  readonly towns: readonly { readonly key: string; readonly spot: Town }[]
}

/** Letters that say on which shelf a name stands; a shorter input is looked for among the towns alone. */
export const SHELF = { words: 3, sounds: 2 } as const

export const namesOf = ({ name }: Town): readonly string[] => [name, ...(otherNames[name] ?? [])]

const shelved = <Item>(items: readonly Item[], shelfOf: (item: Item) => string): Shelves<Item> => {
  const shelves = new Map<string, Item[]>()
  for (const item of items) {
    const name = shelfOf(item)
    const shelf = shelves.get(name)
    if (shelf) shelf.push(item)
    else shelves.set(name, [item])
  }
  return shelves
}

/** A name from its second word on, its third…: `layout` of `hsr layout`. */
const tailsOf = (name: string): readonly string[] => {
  const tails: string[] = []
  for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1))
    if (name.length - at > SHELF.words) tails.push(name.slice(at + 1))
  return tails
}

/** Prepares a gazetteer for searching; takes about half a second. */
export const indexPlaces = (gazetteer: Gazetteer): PlaceIndex => {
  const towns = gazetteer.towns.flatMap((town) => namesOf(town).map((name) => ({ key: plain(name), spot: town })))
  const areas = gazetteer.pincodes.flatMap((pincode) =>
    pincode.areas
      .filter(({ name }) => name !== pincode.town?.name)
      .map((area) => ({ key: plain(area.name), spot: area })),
  )
  const names: Named[] = []
  const sounds: Sounding[] = []
  for (const { key, spot } of [...towns, ...areas]) {
    names.push({ key, spot, isWhole: true })
    for (const tail of tailsOf(key)) names.push({ key: tail, spot, isWhole: false })
    sounds.push({ bones: skeletonOf(key), sound: soundOf(key), spot })
  }
  return {
    gazetteer,
    towns,
    words: shelved(names, ({ key }) => key.slice(0, SHELF.words)),
    sounds: shelved(sounds, ({ bones }) => bones.slice(0, SHELF.sounds)),
  }
}

/** Names one of whose words on begins so. */
export const writtenAs = ({ words }: PlaceIndex, start: string): readonly Named[] =>
  words.get(start.slice(0, SHELF.words))?.filter(({ key }) => key.startsWith(start)) ?? []

/** Names with these consonants at their beginning; only two of them must be all there are. */
export const soundingAs = ({ sounds }: PlaceIndex, bones: string): readonly Sounding[] =>
  sounds
    .get(bones.slice(0, SHELF.sounds))
    ?.filter((each) => (bones.length === SHELF.sounds ? each.bones === bones : each.bones.startsWith(bones))) ?? []
