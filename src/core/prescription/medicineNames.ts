/** Letters of Devanagari, Bengali and Gujarati by their place in a block, which the three share, as they sound. */
const VOWELS = 'aaiiuurleeeeoooo'
const CONSONANTS = 'kkggnkkssnttddnttddnnpfbbmirrlllvsssh'
const SIGNS = 'aiiuurreeeeoooo'
const AT = { nasal: 0x02, vowels: 0x05, consonants: 0x15, signs: 0x3e } as const

const latinOf = (letter: string): string => {
  const place = letter.codePointAt(0)! & 0x7f
  if (place <= AT.nasal) return 'n'
  if (place < AT.consonants) return VOWELS[place - AT.vowels] ?? ''
  return (place < AT.signs ? CONSONANTS[place - AT.consonants] : SIGNS[place - AT.signs]) ?? ''
}

/** Spellings of one sound. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/ck|ch/g, 'k'],
  [/s?c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/[ao]e/g, 'e'],
  [/ei|ie|ee/g, 'i'],
  [/oo/g, 'u'],
  [/(?<=[bcdfgklmnprstv])h/g, ''],
  [/(.)\1+/g, '$1'],
  [/e$/, ''],
]

/** A word as it sounds: `soundOf('Morphine')`, `soundOf('morfin')` and `soundOf('मॉर्फिन')` are one. */
export const soundOf = (word: string): string =>
  sounds.reduce(
    (text, [spelt, sound]) => text.replace(spelt, sound),
    word
      .toLowerCase()
      .replaceAll(/[\u0900-\u097f\u0980-\u09ff\u0a80-\u0aff]/g, latinOf)
      .normalize('NFD')
      .replaceAll(/[^a-z]/g, ''),
  )

export const withoutVowels = (sound: string): string => sound.replaceAll(/[aeiouh]/g, '')

/** `true` where one letter is wrong, missing, too many or has changed places with the next. */
export const isNearly = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const rest = [short.slice(start), long.slice(start)] as const
  if (rest[0].slice(1) === rest[1].slice(1) || rest[0] === rest[1].slice(1)) return true
  const [a = '', b = ''] = rest[0]
  return short.length === long.length && `${b}${a}${rest[0].slice(2)}` === rest[1]
}
