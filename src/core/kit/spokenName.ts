/** Where the letters of Devanagari, Bengali and Gujarati begin: the three are laid out alike. */
const scripts = [0x900, 0x980, 0xa80] as const
const SCRIPT_LENGTH = 0x80

const placed = (letters: string): readonly (readonly [number, string])[] =>
  letters.split(' ').map((pair) => [pair.codePointAt(0)! - scripts[0], pair.slice(1)])

const consonants = placed(
  'कk खk गg घg ङn चc छc जj झj ञn टt ठt डd ढd णn तt थt दd धd नn पp फp बb भb मm यy रr लl ळl वb शs षs सs',
)
/** The vowel that every consonant carries is not written, and not compared. */
const vowels = placed('इi ईi उu ऊu ऋri ऍe एe ऐe ऑu ओu औu')
/** From a vowel to its sign on a consonant. */
const SIGN = 0x38
const nasals = [0x01, 0x02].map((place) => [place, 'n'] as const)

const sounds: ReadonlyMap<number, string> = new Map([
  ...consonants,
  ...vowels,
  ...vowels.map(([place, vowel]) => [place + SIGN, vowel] as const),
  ...nasals,
])

const scriptOf = (letter: string): number | undefined => {
  const code = letter.codePointAt(0)!
  return scripts.find((start) => code >= start && code < start + SCRIPT_LENGTH)
}

const soundOfIndia = (word: string): string =>
  Array.from(
    word.normalize('NFC').replace(/(?<=[ाাા])[ओওઓ]$/, 'व'),
    (letter) => sounds.get(letter.codePointAt(0)! - (scriptOf(letter) ?? Infinity)) ?? '',
  ).join('')

/** What is written in Latin letters for one sound, in this order. */
const latin: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/ao$/, 'ab'],
  [/ee/g, 'i'],
  [/oo|au|ou|o/g, 'u'],
  [/ai/g, 'e'],
  [/([^aeiou])y$/, '$1i'],
  [/c(?!h)|q/g, 'k'],
  [/z/g, 'j'],
  [/f/g, 'p'],
  [/[vw]/g, 'b'],
  [/[ah]/g, ''],
]

const soundOfLatin = (word: string): string =>
  latin.reduce(
    (rest, [spelling, letter]) => rest.replace(spelling, letter),
    word.normalize('NFD').replaceAll(/[^a-z]/g, ''),
  )

/** How a word of a name sounds, without what scripts write differently. */
const soundOf = (word: string): string =>
  (scriptOf(word) === undefined ? soundOfLatin(word) : soundOfIndia(word))
    .replaceAll(/m(?=[pb])/g, 'n')
    .replaceAll('iy', 'i')
    .replaceAll(/(.)\1+/g, '$1')

/**
 * Whether two words in different scripts are one name: `isSpokenAlike('patel', 'पटेल')`. Words of one script are the same
 * only where they are written the same.
 */
export const isSpokenAlike = (one: string, other: string): boolean => {
  if (one === '' || other === '' || scriptOf(one) === scriptOf(other)) return false
  const sound = soundOf(one)
  return sound !== '' && sound === soundOf(other)
}
