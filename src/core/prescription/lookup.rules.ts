import { latinDigits } from '../kit/text'
import type { Medicine } from './medicine'
import type { LineProduct } from './prescriptionLine.rules'
import { otherNames } from './otherNames'

/** Words of a name in small letters, a number apart from the letters it is glued to: `Levipil500`. */
const splitWords = (text: string): readonly string[] =>
  latinDigits(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\p{L}{4})(?=\d)/gu, '$1 ')
    .split(/[^\p{L}\p{M}\d.%]+|\.(?!\d)/u)
    .filter(Boolean)

/** A name as it is compared: `Zerodol-P` and `zerodol p` are the same. */
export const nameKey = (name: string): string => splitWords(name).join(' ')

/** As much of a medicine as a row keeps, with the brand that was named: drafts stay small. */
export const asLineProduct = (
  { id, generic, strength, form, doseUnit }: Pick<Medicine, 'id' | 'generic' | 'strength' | 'form' | 'doseUnit'>,
  brand: string | null = null,
): LineProduct => ({ id, generic, brand, strength, form, doseUnit })

interface Named {
  readonly medicine: Medicine
  readonly generics: readonly string[]
  readonly brands: readonly { readonly brand: string; readonly key: string }[]
}

/** Names as they are compared, once for a list of medicines. */
const namedOnce = new WeakMap<readonly Medicine[], readonly Named[]>()

const namesOf = (medicines: readonly Medicine[]): readonly Named[] => {
  const known = namedOnce.get(medicines)
  if (known !== undefined) return known
  const keys = new Map<string, string>()
  const keyOf = (name: string): string => {
    if (!keys.has(name)) keys.set(name, nameKey(name))
    return keys.get(name)!
  }
  const names = medicines.map((medicine) => ({
    medicine,
    generics: [medicine.generic, ...(otherNames[medicine.generic] ?? [])].map(keyOf),
    brands: medicine.brands.map((brand) => ({ brand, key: keyOf(brand) })),
  }))
  namedOnce.set(medicines, names)
  return names
}

/** A medicine with the brand by which it was found, null where it was by its generic. */
export interface Hit {
  readonly medicine: Medicine
  readonly brand: string | null
}

/** Medicines of which a name is so; each with the brand by which it is, null where it is by its generic. */
const having = (medicines: readonly Medicine[], whole: string, has: (name: string) => boolean): readonly Hit[] =>
  namesOf(medicines).flatMap<Hit>(({ medicine, generics, brands }) =>
    generics.some(has)
      ? [
          { medicine, brand: null },
          ...brands.filter(({ key }) => key === whole).map(({ brand }) => ({ medicine, brand })),
        ]
      : brands.filter(({ key }) => has(key)).map(({ brand }) => ({ medicine, brand })),
  )

/** Medicines whose generic or brand begins with what was typed. */
export const productsBeginning = (medicines: readonly Medicine[], typed: string): readonly Hit[] => {
  const key = nameKey(typed)
  return key === '' ? [] : having(medicines, key, (name) => name.startsWith(key))
}

/** Medicines that hold what was typed anywhere in generic or brand. */
export const productsContaining = (medicines: readonly Medicine[], typed: string): readonly Hit[] => {
  const key = nameKey(typed)
  return key === '' ? [] : having(medicines, key, (name) => name.includes(key))
}

/** What a name that was typed means. */
export interface Meant {
  /** Products of one medicine, each once; none where nothing or more than one is meant. */
  readonly products: readonly LineProduct[]
  /** Medicines that all begin like this: which of them is asked. */
  readonly rivals: readonly string[]
}

/** Fewer letters than these name a medicine only where they are all of its name. */
const LEAST_LETTERS = 3

const NOTHING: Meant = { products: [], rivals: [] }

/** Each product once, by the shortest brand it was found by. */
const eachOnce = (hits: readonly LineProduct[]): readonly LineProduct[] => {
  const shortest = hits.toSorted((one, other) => (one.brand?.length ?? 0) - (other.brand?.length ?? 0))
  return [...new Map(hits.map(({ id }) => [id, shortest.find((each) => each.id === id)!])).values()]
}

const isNamed = ({ generic, brand }: LineProduct, key: string): boolean =>
  brand === null
    ? [generic, ...(otherNames[generic] ?? [])].some((name) => nameKey(name) === key)
    : nameKey(brand) === key

/** The words after a name that belong to it: `Encorate` and `Chrono`, `Syndopa` and `110`. */
export const longestName = (
  name: string,
  parts: readonly string[],
  find: (name: string) => readonly LineProduct[],
): { readonly name: string; readonly parts: readonly string[] } => {
  const starts = [0, 1].flatMap((start) => [2, 1].map((count) => [start, count] as const))
  for (const [start, count] of name === '' ? [] : starts) {
    const longer = [name, ...parts.slice(start, start + count)].join(' ')
    if (parts.length >= start + count && find(longer).some((hit) => isNamed(hit, nameKey(longer))))
      return { name: longer, parts: [...parts.slice(0, start), ...parts.slice(start + count)] }
  }
  return { name, parts }
}

/**
 * The medicine that a name means, of those whose names begin with it. A whole name is meant before a longer one that
 * begins with it (`Ultracet`, `Ultracet Semi`), one substance before what it is combined with (`pantop`); otherwise
 * nothing is chosen.
 */
export const meantBy = (typed: string, hits: readonly LineProduct[]): Meant => {
  const key = nameKey(typed)
  const whole = hits.filter((hit) => isNamed(hit, key))
  const near = whole.length > 0 ? whole : key.length < LEAST_LETTERS ? [] : hits
  const generics = [...new Set(near.map(({ generic }) => generic))]
  if (generics.length === 0) return NOTHING
  const plain = generics.find((one) => generics.every((other) => other === one || other.startsWith(`${one} + `)))
  if (plain !== undefined) return { products: eachOnce(near.filter(({ generic }) => generic === plain)), rivals: [] }
  const nameOf = (generic: string): string => {
    const brands = near.flatMap((each) => (each.generic === generic ? (each.brand ?? []) : []))
    return near.some((each) => each.generic === generic && each.brand === null) ? generic : brands[0]!
  }
  return { products: [], rivals: generics.map(nameOf) }
}
