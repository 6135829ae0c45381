import { latinDigits } from '../kit/text'
import { isRelease, readForm } from './lineTokens.rules'
import type { Medicine } from './medicine'
import { isNearly } from './medicineNames'
import type { LineProduct } from './line'
import { otherNames } from './otherNames'
import { canBeGiven, readRoute, routeOfRelease } from './routes.rules'
import { isStrengthOf } from './strength.rules'

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

/** A name of a medicine as it is compared. */
interface Name {
  readonly key: string
  readonly words: readonly string[]
  readonly medicine: Medicine
  /** Null for a name of the generic. */
  readonly brand: string | null
  /** Its place among all: by medicine, the generic's first. */
  readonly place: number
}

interface Names {
  readonly all: readonly Name[]
  readonly sorted: readonly Name[]
  readonly byLength: ReadonlyMap<number, readonly Name[]>
}

/** Names as they are compared, once for a list of medicines. */
const namedOnce = new WeakMap<readonly Medicine[], Names>()

const namesOf = (medicines: readonly Medicine[]): Names => {
  const known = namedOnce.get(medicines)
  if (known !== undefined) return known
  const keys = new Map<string, string>()
  const keyOf = (name: string): string => {
    if (!keys.has(name)) keys.set(name, nameKey(name))
    return keys.get(name)!
  }
  const all = medicines
    .flatMap((medicine) => [
      ...[medicine.generic, ...(otherNames[medicine.generic] ?? [])].map((name) => ({ name, medicine, brand: null })),
      ...medicine.brands.map((brand) => ({ name: brand, medicine, brand })),
    ])
    .map(({ name, medicine, brand }, place): Name => {
      const key = keyOf(name)
      return { key, words: key.split(' '), medicine, brand, place }
    })
  const byLength = new Map<number, Name[]>()
  for (const name of all) {
    const alike = byLength.get(name.key.length)
    if (alike === undefined) byLength.set(name.key.length, [name])
    else alike.push(name)
  }
  const names = {
    all,
    byLength,
    sorted: all.toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0)),
  }
  namedOnce.set(medicines, names)
  return names
}

/** A medicine with the brand by which it was found, null where it was by its generic. */
export interface Hit {
  readonly medicine: Medicine
  readonly brand: string | null
}

/** Medicines by names that were found: each by its generic where one of those is, and by the brand that is all of it. */
const hitsOf = (found: readonly Name[], whole: string): readonly Hit[] => {
  const inPlace = found.toSorted((one, other) => one.place - other.place)
  const byGeneric = new Set(inPlace.flatMap(({ medicine, brand }) => (brand === null ? medicine : [])))
  const met = new Set<Medicine>()
  return inPlace.flatMap<Hit>(({ key, medicine, brand }) => {
    if (brand !== null) return byGeneric.has(medicine) && key !== whole ? [] : [{ medicine, brand }]
    if (met.has(medicine)) return []
    met.add(medicine)
    return [{ medicine, brand }]
  })
}

/** The first place of a name that does not stand before this. */
const firstFrom = (sorted: readonly Name[], key: string): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]!.key < key) low = middle + 1
    else high = middle
  }
  return low
}

/** Medicines whose generic or brand begins with what was typed. */
export const productsBeginning = (medicines: readonly Medicine[], typed: string): readonly Hit[] => {
  const key = nameKey(typed)
  if (key === '') return []
  const { sorted } = namesOf(medicines)
  return hitsOf(sorted.slice(firstFrom(sorted, key), firstFrom(sorted, `${key}\uffff`)), key)
}

/** Medicines that hold what was typed anywhere in generic or brand. */
export const productsContaining = (medicines: readonly Medicine[], typed: string): readonly Hit[] => {
  const key = nameKey(typed)
  if (key === '') return []
  return hitsOf(
    namesOf(medicines).all.filter((name) => name.key.includes(key)),
    key,
  )
}

/** Of fewer letters too much is left when one of them is wrong: `Telma H` is not nearly `Telma A`. */
const NEAR_FROM = 5

/** From so many letters two of them may be wrong. */
const TWO_FROM = 9

/** Letters that two words differ by. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1]
    for (const [place, each] of other.split('').entries())
      next.push(Math.min(next[place]! + 1, row[place + 1]! + 1, row[place]! + (letter === each ? 0 : 1)))
    row = next
  }
  return row[other.length]!
}

/** Whether one word differs by a letter, a long one by two, and no other. */
const areNearly = (words: readonly string[], others: readonly string[]): boolean => {
  const place = words.findIndex((word, each) => word !== others[each])
  const [word = '', other = ''] = [words[place], others[place]]
  const isAlone = words.length === others.length && words.every((one, each) => each <= place || one === others[each])
  const shorter = Math.min(word.length, other.length)
  if (!isAlone || shorter < NEAR_FROM) return false
  return isNearly(word, other) || (shorter >= TWO_FROM && distance(word, other) <= 2)
}

/** Products by what is typed of a name: those of which one begins so, then those of which one differs by a letter or two. */
export const productsNamed = (medicines: readonly Medicine[], typed: string): readonly LineProduct[] => {
  const key = nameKey(typed)
  const words = key.split(' ')
  const hits = productsBeginning(medicines, typed)
  const { byLength } = namesOf(medicines)
  const near = [-2, -1, 0, 1, 2].flatMap(
    (more) =>
      byLength.get(key.length + more)?.filter((name) => !name.key.startsWith(key) && areNearly(words, name.words)) ??
      [],
  )
  return [...hits, ...hitsOf(near, key)].map(({ medicine, brand }) => asLineProduct(medicine, brand))
}

/** A name that what was typed may stand for. */
export interface Rival {
  readonly name: string
  /** What it holds. */
  readonly generic: string
}

/** What a name that was typed means. */
export interface Meant {
  /** Products of one medicine, each once; none where nothing or more than one is meant. */
  readonly products: readonly LineProduct[]
  /** What else it may mean, none of which it is: that is asked. */
  readonly rivals: readonly Rival[]
}

/** With fewer letters no longer name is thought of. */
const LEAST_LETTERS = 3
/** With the words as they were typed, as many as there are digits to choose with. */
const MOST_RIVALS = 8

export const NOTHING_MEANT: Meant = { products: [], rivals: [] }

/** Each product once, by the shortest brand it was found by. */
const eachOnce = (hits: readonly LineProduct[]): readonly LineProduct[] => {
  const shortest = hits.toSorted((one, other) => (one.brand?.length ?? 0) - (other.brand?.length ?? 0))
  return [...new Map(hits.map(({ id }) => [id, shortest.find((each) => each.id === id)!])).values()]
}

const isNamed = ({ generic, brand }: LineProduct, key: string): boolean =>
  brand === null
    ? [generic, ...(otherNames[generic] ?? [])].some((name) => nameKey(name) === key)
    : nameKey(brand) === key

const named = (name: string, hits: readonly LineProduct[]): readonly LineProduct[] =>
  hits.filter((hit) => isNamed(hit, nameKey(name)))

interface Named {
  readonly name: string
  readonly parts: readonly string[]
}

/** A number with letters glued to it: `40d`, `40-d`, `500sp`. */
const gluedToken = /^(\d+(?:\.\d+)?)[-/]?([a-z]{1,5})$/
/** Letters behind a number that are a length as well as a suffix of a name. */
const LENGTHS: readonly string[] = ['d', 'w', 'm']

/** Whether a number is a strength of a product, or of any of its substances. */
const hasAmount = (number: string, product: LineProduct): boolean =>
  isStrengthOf(number, product) || product.strength.split(/[+\s]/).some((each) => Number(each) === Number(number))

/** Where what follows a name begins, a form before the name aside. */
const startOf = (parts: readonly string[]): number =>
  readForm(parts[0] ?? '') === null || isReleaseWord(parts[0]!) ? 0 : 1

/** The number right after a name with the letters behind it; null where there is none. */
const gluedAt = (parts: readonly string[]) => {
  const place = startOf(parts)
  const [, number, letters] = gluedToken.exec(parts[place] ?? '') ?? []
  return number === undefined || letters === undefined ? null : { place, number, letters }
}

/** The words after a name that belong to it: `Encorate` and `Chrono`, `Syndopa` and `110`, `Pan` and the D of `40 D`. */
const longestName = ({ name, parts }: Named, find: (name: string) => readonly LineProduct[]): Named | null => {
  if (name === '') return null
  const starts = Array.from({ length: startOf(parts) + 2 }, (_, start) => start)
  for (const [start, count] of starts.flatMap((each) => [2, 1].map((words) => [each, words] as const))) {
    const longer = [name, ...parts.slice(start, start + count)].join(' ')
    const whole = parts.length < start + count ? [] : named(longer, find(longer))
    if (whole.length > 0)
      return { name: whole[0]!.brand ?? longer, parts: [...parts.slice(0, start), ...parts.slice(start + count)] }
  }
  const glued = gluedAt(parts)
  if (glued === null) return null
  const longer = `${name} ${glued.letters}`
  const whole = named(longer, find(longer))
  const isMeant = !LENGTHS.includes(glued.letters) || whole.some((product) => hasAmount(glued.number, product))
  return whole.length > 0 && isMeant
    ? { name: whole[0]!.brand ?? longer, parts: parts.with(glued.place, glued.number) }
    : null
}

/** The line with a number and a letter after its name that may be days or end the name: `40-d` is asked about. */
const withOpenLength = ({ name, parts }: Named): Named => {
  const glued = gluedAt(parts)
  return name === '' || glued === null || !LENGTHS.includes(glued.letters)
    ? { name, parts }
    : { name, parts: parts.with(glued.place, `${glued.number}-${glued.letters}`) }
}

/**
 * `Omez 20 D` where no brand is called so: after a strength of a brand the letter ends a name that nobody knows, after one
 * of a generic, or where a brand is called so in other strengths, it is asked about; else it is a length.
 */
const withLetter = (
  typed: Named,
  whole: readonly LineProduct[],
  find: (name: string) => readonly LineProduct[],
): Named => {
  const { name, parts } = typed
  const glued = gluedAt(parts)
  if (glued === null || !LENGTHS.includes(glued.letters)) return typed
  const { place, number, letters } = glued
  const longer = `${name} ${letters}`
  if (whole.length === 0 || named(longer, find(longer)).length > 0) return withOpenLength(typed)
  const strong = whole.filter((product) => hasAmount(number, product))
  if (strong.length === 0) return typed
  return strong.some(({ brand }) => brand === null)
    ? withOpenLength(typed)
    : { name: `${name} ${letters.toUpperCase()}`, parts: parts.with(place, number) }
}

/**
 * `OD` behind the strength of a brand that is sold as `OD` too: once a day where that one has no such strength, either
 * where both have it.
 */
const onceDaily = ({ name, parts }: Named, find: (name: string) => readonly LineProduct[]) => {
  const place = startOf(parts) + 1
  if (parts[place] !== 'od') return null
  const [plain = [], slow = []] = [name, `${name} od`].map((each) => named(each, find(each)))
  const isOf = (products: readonly LineProduct[]): boolean =>
    products.some((product) => isStrengthOf(parts[place - 1]!, product))
  if (plain.length === 0 || slow.length === 0 || (isOf(slow) && !isOf(plain))) return null
  const rivals = isOf(slow) ? rivalsAmong([...plain, ...slow]) : []
  return { name, parts: parts.with(place, 'qd'), rivals }
}

/** Where a word of release stands right after a name, a form before the name aside; -1 where none does. */
const suffixAt = (parts: readonly string[]): number => {
  const place = startOf(parts)
  const word = parts[place] ?? ''
  // On a cream LA is how it is given, on a suppository PR.
  const isRoute = parts.some((part) => routeOfRelease(word)?.isOf(readForm(part) ?? '') === true)
  return isReleaseWord(word) && !isRoute ? place : -1
}

/** `Levetiracetam IV`: a word after a whole name that says how one of its forms is given is no part of it. */
const withoutRoute = ({ name, parts }: Named, find: (name: string) => readonly LineProduct[]): Named => {
  const [, before = '', word = ''] = /^(.+) (\S+)$/.exec(name) ?? []
  const route = readRoute(word.toLowerCase())
  const whole = route === null ? [] : named(before, find(before))
  return route !== null && whole.some(({ form }) => canBeGiven(route, form, '')) && named(name, find(name)).length === 0
    ? { name: before, parts: [word.toLowerCase(), ...parts] }
    : { name, parts }
}

const isReleaseWord = (word: string): boolean => isRelease(readForm(word) ?? '')

/**
 * What a line names, and what is left of it. A word like `MR` after a brand belongs to the name: the content of
 * `Zerodol MR` is known where the catalogue has that brand, and is never that of `Zerodol`. After a generic name it is
 * its form. A whole name alone is meant; a longer one that begins so is asked about.
 */
export const nameIn = (
  typed: Named,
  find: (name: string) => readonly LineProduct[],
): Named & { readonly meant: Meant } => {
  const routed = withoutRoute(typed, find)
  const daily = onceDaily(routed, find)
  if (daily !== null && daily.rivals.length > 0) {
    const { rivals, ...asked } = daily
    return { ...asked, meant: { products: [], rivals } }
  }
  const bare = daily ?? routed
  const longer = longestName(bare, find)
  const { name, parts } = longer ?? bare
  const hits = find(name)
  const [whole, meant] = [named(name, hits), meantBy(name, hits)]
  // A name that is asked about comes first.
  const lettered = meant.rivals.length > 0 ? { name, parts } : withLetter({ name, parts }, whole, find)
  if (lettered.name !== name) return { ...lettered, meant: { products: [], rivals: rivalsAmong(hits) } }
  const place = longer === null ? suffixAt(parts) : -1
  if (place < 0) return { ...lettered, meant }
  const release = readForm(parts[place]!)!
  const hasForm = whole.some(({ brand, form }) => brand === null || form.startsWith(`${release} `))
  if (hasForm || meant.rivals.length > 0) return { name, parts, meant }
  const unknown = withSuffix({ name, parts })
  return { ...unknown, meant: { products: [], rivals: rivalsAmong(hits) } }
}

/** A name in own words with the word of release that was written after it, and what may be its length. */
export const withSuffix = ({ name, parts }: Named): Named => {
  const place = suffixAt(parts)
  if (place < 0 || name === '') return withOpenLength({ name, parts })
  return { name: `${name} ${parts[place]!.toUpperCase()}`, parts: parts.filter((_, each) => each !== place) }
}

/** Names of what was found, each once. */
const rivalsAmong = (hits: readonly LineProduct[]): readonly Rival[] => {
  const names = hits.map(({ generic, brand }): Rival => ({ name: brand ?? generic, generic }))
  return [...new Map(names.map((each) => [nameKey(each.name), each])).values()].slice(0, MOST_RIVALS)
}

/**
 * What a name means: the medicine of which it is a whole name, generic or brand. One name of several medicines is asked
 * about, and so is a name that others begin with: it stands for none of them by itself.
 */
export const meantBy = (typed: string, hits: readonly LineProduct[]): Meant => {
  const whole = named(typed, hits)
  const generics = [...new Set(whole.map(({ generic }) => generic))]
  if (generics.length === 1) return { products: eachOnce(whole), rivals: [] }
  if (generics.length > 1) return { products: [], rivals: generics.map((generic) => ({ name: generic, generic })) }
  return nameKey(typed).length < LEAST_LETTERS ? NOTHING_MEANT : { products: [], rivals: rivalsAmong(hits) }
}
