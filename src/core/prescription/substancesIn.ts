import { isRelease, readForm } from './lineTokens.rules'
import { isNearly, soundOf, withoutVowels } from './medicineNames'
import type { InteractionClass } from './medicine'
import { combined } from './substances.combined'
import { allowedByVideo, narcotics, psychotropics, scheduleX } from './substances.controlled'
import { cardiovascular, immuneAndInfection, supportive } from './substances.general'
import { antiseizure, headacheAndPain, mind, movement } from './substances.neurology'

/** A substance of which the rules know what it is called, of which classes it is and what the law says of it. */
export interface Substance {
  readonly generic: string
  /** Other names, salts and brands, in small letters. */
  readonly names: readonly string[]
  readonly classes: readonly InteractionClass[]
  /** Null where neither Schedule X nor the list of narcotic and psychotropic substances names it. */
  readonly law: 'scheduleX' | 'narcotic' | 'psychotropic' | 'allowedByVideo' | null
}

const splitBy = (text: string, separator: string): readonly string[] =>
  text
    .split(separator)
    .map((word) => word.trim())
    .filter(Boolean)

const listed = (table: string, law: Substance['law']): readonly Substance[] =>
  splitBy(table, '\n').map((line) => {
    const [called = '', classes = ''] = line.split(';')
    const [generic = '', names = ''] = called.split(':')
    return {
      generic: generic.trim(),
      names: splitBy(names, ','),
      // A class that the rules do not know is refused by the test of the substances.
      classes: splitBy(classes, ' ') as unknown as readonly InteractionClass[],
      law,
    }
  })

export const substances: readonly Substance[] = [
  ...listed(scheduleX, 'scheduleX'),
  ...listed(narcotics, 'narcotic'),
  ...listed(psychotropics, 'psychotropic'),
  ...listed(allowedByVideo, 'allowedByVideo'),
  ...[antiseizure, movement, mind, headacheAndPain, cardiovascular, immuneAndInfection, supportive].flatMap((table) =>
    listed(table, null),
  ),
]

const substanceOf = new Map(substances.map((each) => [each.generic, each] as const))

/** Names of several substances together, each with all that is in it. */
export const combinations: readonly (readonly [name: string, contents: readonly Substance[]])[] = splitBy(
  combined,
  '\n',
).flatMap((line) => {
  const [generics = '', names = ''] = line.split(':')
  // A generic that no table has is refused by the test of the combinations.
  const contents = splitBy(generics, '+').flatMap((generic) => substanceOf.get(generic) ?? [])
  return splitBy(names, ',').map((name) => [name, contents] as const)
})

/** Whether a consultation by video refuses it. */
export const isKeptFromVideo = ({ law }: Substance): boolean => law !== null && law !== 'allowedByVideo'

/** Words of the longest name. */
const LONGEST_NAME = 3
/** Letters from which a wrong letter is read over; in names of what may not be prescribed by video, and in others. */
const FORGIVEN_FROM = { controlled: 6, other: 8 }
/** Letters of a sound from which a single word of a sentence is recognised by it. */
const HEARD_FROM = 5
/** Consonants from which a name in an Indian script is recognised by them alone. */
const CONSONANTS = 4

interface Dictionary {
  /** Other names and brands as they are spelt: by its sound Addwize would be advice. */
  readonly byName: ReadonlyMap<string, readonly Substance[]>
  /** The same by their words, with one space between. */
  readonly spelt: ReadonlyMap<string, readonly Substance[]>
  /** Generic names by their words. */
  readonly generics: ReadonlyMap<string, Substance>
  readonly bySound: ReadonlyMap<string, Substance>
  readonly byConsonants: ReadonlyMap<string, Substance>
  /** Generic names that are read with a wrong letter. */
  readonly nearly: readonly (readonly [string, Substance])[]
}

let dictionary: Dictionary | undefined

const lettersOf = (name: string): string => name.replaceAll(/[^\p{L}]+/gu, '')

/** Made when it is first asked for. */
const dictionaryOf = (): Dictionary => {
  const generics = substances.map((each) => [soundOf(each.generic), each] as const)
  const names = [...substances.flatMap((each) => each.names.map((name) => [name, [each]] as const)), ...combinations]
  return {
    byName: new Map(names.map(([name, contents]) => [lettersOf(name), contents])),
    spelt: new Map(names.map(([name, contents]) => [splitWords(name).join(' '), contents])),
    generics: new Map(substances.map((each) => [splitWords(each.generic).join(' '), each] as const)),
    bySound: new Map(generics),
    byConsonants: new Map(
      generics
        .map(([sound, each]) => [withoutVowels(sound), each] as const)
        .filter(([consonants]) => consonants.length >= CONSONANTS),
    ),
    nearly: generics.filter(
      ([sound, each]) => sound.length >= (isKeptFromVideo(each) ? FORGIVEN_FROM.controlled : FORGIVEN_FROM.other),
    ),
  }
}

/** Forms that are written before a name without a space: `Inj.Ketamine`, `TabMorphine`. */
const FORM = /^(?:injection|inj|tablets?|tabs?|capsules?|caps?|syrup|syr|syp|amp|vial|patch|drip)(?=\p{L}{4})/u
const INDIAN = /[\u0900-\u097f\u0980-\u09ff\u0a80-\u0aff]/

/** Words of letters alone: digits and signs part them. */
const splitWords = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .match(/[\p{L}\p{M}']+/gu) ?? []

const nearlyNamed = (name: string, { nearly }: Dictionary): Substance | undefined => {
  const sound = soundOf(name)
  return nearly.find(([generic]) => isNearly(generic, sound))?.[1]
}

const named = (name: string, { byName, bySound, byConsonants }: Dictionary): readonly Substance[] | undefined => {
  const sound = soundOf(name)
  const spoken = bySound.get(sound) ?? (INDIAN.test(name) ? byConsonants.get(withoutVowels(sound)) : undefined)
  return byName.get(name) ?? (spoken && [spoken])
}

const unprefixed = (word: string): string => word.replace(FORM, '')

/** A name in some of the words, and how many of them it takes; the longest first. */
const nameAt = (
  words: readonly string[],
  known: Dictionary,
): readonly [contents: readonly Substance[], words: number] | undefined => {
  for (let count = Math.min(LONGEST_NAME, words.length); count > 0; count -= 1) {
    const written = words.slice(0, count).join('').replaceAll("'", '')
    const found = named(written, known) ?? named(unprefixed(written), known)
    if (found !== undefined) return [found, count]
  }
  const [first = '', second] = words
  const found =
    nearlyNamed(unprefixed(first), known) ?? (second === undefined ? undefined : nearlyNamed(first + second, known))
  return found && [[found], 1]
}

/**
 * The substances named in a text, in its order, each once: by generic name, salt or brand, in Latin letters or an Indian
 * script, whatever stands around them. `substancesIn('Inj. Ketamin 50mg/ml')` is ketamine. A generic name that is spelt
 * wrong is found by its sound, or with one wrong letter.
 */
export const substancesIn = (text: string): readonly Substance[] => {
  const known = (dictionary ??= dictionaryOf())
  const words = splitWords(text)
  const found = new Set<Substance>()
  for (let place = 0; place < words.length;) {
    const [contents, count] = nameAt(words.slice(place, place + LONGEST_NAME), known) ?? [[], 1]
    for (const substance of contents) found.add(substance)
    place += count
  }
  return [...found]
}

/** An amount with its unit: `500 mg`, `200 mg/5 ml`, `60K`; a letter that stands alone is part of a name. */
const AMOUNT =
  /(?<!\p{L})\d[\d.,]*\s*(?:mg|mcg|µg|ug|gms?|g|iu|k|units?|ml|%)?(?:\s*\/\s*[\d.]*\s*ml)?(?![\p{L}\p{M}])/giu
/** Salts: what stands beside a name and says nothing of what acts. */
const SALTS: ReadonlySet<string> = new Set(
  'sodium hydrochloride hcl sulphate sulfate maleate mesylate tartrate succinate besylate fumarate phosphate acetate'.split(
    ' ',
  ),
)

/** How many words are a name as it is spelt, and whether `SR` after it may be another product: after all but a generic. */
const speltAt = (words: readonly string[], { spelt, generics }: Dictionary): readonly [number, boolean] => {
  for (let count = Math.min(LONGEST_NAME, words.length); count > 0; count -= 1) {
    const name = words
      .slice(0, count)
      .map((word, place) => (place === 0 ? unprefixed(word) : word))
      .join(' ')
    if (generics.has(name)) return [count, false]
    // What a suffix stands for is known where its brand is chosen.
    const contents = spelt.get(name) ?? []
    if (contents.length === 1 || (contents.length > 1 && count === 1)) return [count, true]
  }
  return [0, false]
}

/**
 * Whether every word of a text is a name as it is spelt, its salt, its form or an amount: then all that is in it is known.
 * `Pan L` is not, though `Pan` is known, nor is a name that was found by its sound.
 */
export const areAllKnown = (text: string): boolean => {
  const known = (dictionary ??= dictionaryOf())
  const words = splitWords(text.replaceAll(AMOUNT, ' '))
  let isNamed = false
  let isBrand = false
  for (let place = 0; place < words.length;) {
    const [count, isOfBrand] = speltAt(words.slice(place, place + LONGEST_NAME), known)
    const form = readForm(words[place]!)
    if (count > 0) [isNamed, isBrand] = [true, isOfBrand]
    else if (form === null ? !SALTS.has(words[place]!) : isBrand && isRelease(form)) return false
    place += Math.max(1, count)
  }
  return isNamed
}

/**
 * The substances named in sentences: as they are spelt, or a single word by its sound. What reads over wrong letters and
 * joins words would find some among everyday words: `code in` would be codeine.
 */
export const substancesInSentences = (text: string): readonly Substance[] => {
  const { spelt, bySound } = (dictionary ??= dictionaryOf())
  const words = splitWords(text)
  const found = words.flatMap((word, place) => {
    const names = Array.from({ length: LONGEST_NAME }, (_, more) => words.slice(place, place + more + 1).join(' '))
    const sound = soundOf(unprefixed(word))
    const spoken = sound.length < HEARD_FROM ? undefined : bySound.get(sound)
    return [...names.flatMap((name) => spelt.get(name) ?? []), ...(spoken === undefined ? [] : [spoken])]
  })
  return [...new Set(found)]
}
