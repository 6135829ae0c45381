/** Latin letters for the characters of one Indic block; the blocks of the three scripts are laid out alike. */
const consonants: Readonly<Record<number, string>> = Object.fromEntries(
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'
    .split(' ')
    .map((letters, index) => [0x15 + index, letters]),
)
const vowels: Readonly<Record<number, string>> = Object.fromEntries(
  ['a', 'aa', 'i', 'ii', 'u', 'uu', 'ri', 'li', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au'].map((letters, index) => [
    0x05 + index,
    letters,
  ]),
)
/** Vowel signs stand 0x38 after the vowel they are of. */
const SIGNS = 0x38
const VIRAMA = 0x4d
const NUKTA = 0x3c
const NASALS = new Set([0x01, 0x02])
const BLOCKS = [0x0900, 0x0980, 0x0a80]

const placeOf = (character: string): number | null => {
  const code = character.codePointAt(0) ?? 0
  const block = BLOCKS.find((start) => code >= start && code < start + 0x80)
  return block === undefined ? null : code - block
}

/** `दिल्ली`, `દિલ્હી` and `দিল্লি` in Latin letters; what is not of these scripts stays. */
export const inLatin = (text: string): string => {
  let latin = ''
  let open = false
  for (const character of text.normalize('NFC')) {
    const place = placeOf(character)
    const close = () => {
      if (open) latin += 'a'
      open = false
    }
    if (place === null) {
      // The vowel a consonant carries is silent at a word's end.
      open = false
      latin += character
    } else if (consonants[place] !== undefined) {
      close()
      latin += consonants[place]
      open = true
    } else if (place === VIRAMA) open = false
    else if (place === NUKTA) continue
    else if (NASALS.has(place)) {
      close()
      latin += 'n'
    } else {
      const sign = vowels[place - SIGNS]
      if (sign === undefined) close()
      else open = false
      latin += sign ?? vowels[place] ?? ''
    }
  }
  return latin
}

const isAscii = (text: string): boolean => /^[ -~]*$/.test(text)

const unaccented = (text: string): string =>
  isAscii(text)
    ? text
    : inLatin(text)
        .normalize('NFD')
        .replace(/\p{Mark}/gu, '')

/** What is compared: small letters and digits, one space between words. `Sūrat, Gujarat` is `surat gujarat`. */
export const plain = (text: string): string =>
  unaccented(text)
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Letters that are one sound in Indian names, however they were written. */
const evened = (text: string): string =>
  text
    .replace(/[aeou]w(?![aeiouy])/g, 'u')
    .replace(/ph|f/g, 'p')
    .replace(/ch|ck|[kqx]/g, 'c')
    .replace(/sh|z(?!h)/g, 's')
    .replace(/zh/g, 'j')
    .replace(/w/g, 'v')
    .replace(/([b-df-hj-np-tv-z])h/g, '$1')
    .replace(/n(?=[pbm])/g, 'm')
    .replace(/([b-df-hj-np-tv-z])\1+/g, '$1')

const classes: Readonly<Record<string, string>> = { a: 'a', e: 'i', i: 'i', y: 'i', o: 'u', u: 'u' }

/** How a plain text sounds: `bengaluru` is `bingaluru`, `dillii` and `delhi` are both `dili`. */
export const soundOf = (text: string): string =>
  evened(text).replace(/[aeiouy]+/g, (run) => classes[run[0] ?? ''] ?? '')

/** The consonants of a plain text, with an `a` for a vowel at its start: `kolkata` and `calcutta` are both `clct`. */
export const skeletonOf = (text: string): string => {
  return soundOf(text)
    .replaceAll(' ', '')
    .replace(/(?!^)[aiu]/g, '')
    .replace(/^[aiu]/, 'a')
    .replace(/(.)\1+/g, '$1')
}

/** Letters to change, add, drop or swap to make one text the other, or `most` plus one when it is more. */
export const distanceOf = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return Math.min(last[b.length]!, most + 1)
}
