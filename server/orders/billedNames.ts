import { readForm, isRelease } from '../../src/core/prescription/lineTokens.rules'
import { nameKey } from '../../src/core/prescription/lookup.rules'
import { otherNames } from '../../src/core/prescription/otherNames'
import { areAllKnown, substancesIn } from '../../src/core/prescription/substancesIn'
import type { Database } from '../kit/handlers'
import { medicines } from '../prescription/prescription.tables'

/** A product of the catalogue under one of its names. */
interface Listed {
  /** All that is in it. */
  readonly contents: string
  readonly strength: string
  readonly schedule: string | null
  /** Null where the name is the generic's. */
  readonly brand: string | null
}

/** Products of the catalogue by their names as they are compared. */
export type Catalogue = ReadonlyMap<string, readonly Listed[]>

/** All that is in a generic of the catalogue; what the table of substances has under no name is its own. */
const contentsOf = (generic: string): string =>
  generic
    .split('+')
    .map((part) => substancesIn(part)[0]?.generic ?? nameKey(part))
    .toSorted()
    .join(' + ')

/** Every name of the catalogue: generics, what else these are called, and brands. */
export const readCatalogue = async (db: Database): Promise<Catalogue> => {
  const { generic: called, brands, strength, schedule } = medicines
  const rows = await db.select({ generic: called, brands, strength, schedule }).from(medicines)
  const contents = new Map([...new Set(rows.map(({ generic }) => generic))].map((each) => [each, contentsOf(each)]))
  const catalogue = new Map<string, Listed[]>()
  for (const { generic, brands: own, ...row } of rows) {
    const names = [generic, ...(otherNames[generic] ?? []), ...own]
    for (const [at, name] of names.entries()) {
      const brand = at < names.length - own.length ? null : name
      const key = nameKey(name)
      catalogue.set(key, [...(catalogue.get(key) ?? []), { ...row, contents: contents.get(generic)!, brand }])
    }
  }
  return catalogue
}

/** What a name on a bill or an order is, by all that is in it. */
export interface Named {
  /** The same for all names of one medicine: `Levipil 500` and `Levetiracetam 500 mg tablet`; several of an ambiguous brand. */
  readonly keys: readonly string[]
  /** `known`: all that is in it. `unclear`: a substance, beside words that may be another one. `unknown`: nothing. */
  readonly is: 'known' | 'unclear' | 'unknown'
  /** The strength that is meant where none stands beside it; null where it is sold in several, or nobody knows. */
  readonly strength: string | null
}

/** What stands on a strip beside a name and is no part of it. */
const BESIDE: ReadonlySet<string> = new Set(
  'mg mcg g gm ml iu k units unit ip bp usp s x of strip strips pack box nos no bottle vial sodium hydrochloride hcl'.split(
    ' ',
  ),
)
const isBeside = (word: string): boolean =>
  /^[\d.%]+(?:mg|mcg|g|gm|ml|iu|k|s)?%?$/.test(word) || BESIDE.has(word) || readForm(word) !== null

/** The longest name of the catalogue with which the words begin. */
const longestIn = (words: readonly string[], catalogue: Catalogue): readonly [readonly Listed[], number] | null => {
  for (let count = words.length; count > 0; count -= 1) {
    const listed = catalogue.get(words.slice(0, count).join(' '))
    if (listed !== undefined) return [listed, count]
  }
  return null
}

const bySubstances = (text: string): Named => {
  const found = substancesIn(text)
    .map(({ generic }) => generic)
    .toSorted()
  if (found.length === 0) return { keys: [nameKey(text)], is: 'unknown', strength: null }
  if (!areAllKnown(text)) return { keys: [nameKey(text)], is: 'unclear', strength: null }
  return { keys: [found.join(' + ')], is: 'known', strength: null }
}

/** The one value of a list; null where there are others. */
const only = (values: readonly string[]): string | null => (new Set(values).size === 1 ? values[0]! : null)

/** A part of a name, as one outside brackets or inside them; null for what is no name at all. */
const partNamed = (text: string, catalogue: Catalogue): Named | null => {
  const written = nameKey(text).split(' ').filter(Boolean)
  const start = written.findIndex((word) => !isBeside(word))
  if (start < 0) return null
  // `Sodium valproate` begins with a word that stands beside others.
  const begun = Array.from(
    { length: start + 1 },
    (_, from) => [from, longestIn(written.slice(from), catalogue)] as const,
  )
  const [from, longest] = begun.find(([, found]) => found !== null) ?? [0, null]
  if (longest === null) return bySubstances(text)
  const [listed, count] = longest
  const rest = written.slice(from + count)
  const isBrand = listed.every(({ brand }) => brand !== null)
  // A word like `MR` after a brand makes another product of it, as a letter does that stands behind its strength.
  const isClear = rest.every((word) => isBeside(word) && !(isBrand && isRelease(readForm(word) ?? '')))
  if (!isClear) return { ...bySubstances(text), ...(substancesIn(text).length === 0 ? { is: 'unclear' } : {}) }
  return {
    keys: [...new Set(listed.map(({ contents }) => contents))],
    is: 'known',
    strength: only(listed.map(({ strength }) => strength)),
  }
}

/** What a name means, each part of it: `Levetiracetam 500 mg tablet (Levipil)` is one medicine, `Pan (D) 40` is unclear. */
export const medicineNamed = (name: string, catalogue: Catalogue): Named => {
  const parts = name.split(/[()]/).flatMap((part) => partNamed(part, catalogue) ?? [])
  const [first, ...others] = parts
  if (first === undefined) return { keys: [nameKey(name)], is: 'unknown', strength: null }
  const keys = first.keys.filter((key) => others.every((other) => other.keys.includes(key)))
  if (keys.length > 0 && parts.every(({ is }) => is === first.is)) return { ...first, keys }
  return { keys: [nameKey(name)], is: 'unclear', strength: null }
}

/** Whether two names are of one medicine. */
export const areSame = ({ keys }: Named, other: Named): boolean => keys.some((key) => other.keys.includes(key))

/** The strictest schedule of what a name means; of a name that is not clear, of each substance in it. */
export const scheduleNamed = (name: string, catalogue: Catalogue): 'H' | 'H1' | null => {
  const { keys, is } = medicineNamed(name, catalogue)
  const singly = is === 'known' ? [] : substancesIn(name).map(({ generic }) => generic)
  const meant = new Set([...keys, ...singly, singly.toSorted().join(' + ')])
  const schedules = new Set(
    [...catalogue.values()].flat().flatMap(({ contents, schedule }) => (meant.has(contents) ? [schedule] : [])),
  )
  return schedules.has('H1') ? 'H1' : schedules.has('H') ? 'H' : null
}
