/** Lengths in grapheme clusters at which long texts are cut. */
export const TEXT_CUT = {
  general: 40,
  locationChip: 25,
  locationSubtext: 18,
  callLine: 20,
  member: 15,
  address: 30,
} as const

let graphemes: Intl.Segmenter | undefined

/** UTF-16 units of a text that are segmented at once: each segment that is found carries its whole input with it. */
const SEGMENTED_AT_ONCE = 256

const beginsPair = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff

/**
 * Where each grapheme cluster of a text begins, in time that grows with its length alone. What a reader sees as one
 * letter may go on behind the piece that is segmented, so the last one of a piece begins the next.
 */
function* letterStarts(text: string): Generator<number, void> {
  // A phone takes long to make what finds them, so that is made when it is needed.
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  let from = 0
  let atOnce = SEGMENTED_AT_ONCE
  while (from < text.length) {
    const to = from + atOnce - Number(beginsPair(text.charCodeAt(from + atOnce - 1)))
    const starts = Array.from(graphemes.segment(text.slice(from, to)), ({ index }) => from + index)
    const isLastPiece = to >= text.length
    if (!isLastPiece && starts.length === 1) {
      atOnce *= 2
      continue
    }
    yield* isLastPiece ? starts : starts.slice(0, -1)
    if (isLastPiece) return
    from = starts.at(-1)!
    atOnce = SEGMENTED_AT_ONCE
  }
}

/** `firstLetter('Meera')` is `M`, and of a text without letters it is empty. */
export const firstLetter = (text: string): string => {
  const [, second] = letterStarts(text)
  return text.slice(0, second)
}

/** `shortName('Rajat Mehta')` is `Rajat M.`: whoever knows him knows who is meant. */
export const shortName = (name: string): string => {
  const words = cleanLine(name).split(' ')
  const [first = '', last] = [words[0], words.at(-1)]
  return words.length < 2 || last === undefined ? first : `${first} ${firstLetter(last)}.`
}

/** `cutText('Neurosurgery', 5)` is `Neuro…`; counts what a reader sees as one letter. */
export const cutText = (text: string, length: number = TEXT_CUT.general): string => {
  if (text.length <= length) return text
  let letters = 0
  for (const start of letterStarts(text)) {
    if (letters === length) return `${text.slice(0, start).trimEnd()}…`
    letters += 1
  }
  return text
}

/** The zero of each script in which numbers are typed here: Arabic, Persian and Urdu, those of India, full-width. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10] as const
const NINE = 9

/** Digits of any of these scripts, as a character class without its brackets. */
export const ANY_DIGIT = ZEROS.map((zero) => `${String.fromCodePoint(zero)}-${String.fromCodePoint(zero + NINE)}`).join(
  '',
)

const anyDigit = new RegExp(`[${ANY_DIGIT}]`, 'g')

/** Digits of other scripts as Latin ones; other characters stay. */
export const latinDigits = (text: string): string =>
  text.replace(anyDigit, (digit) => {
    const code = digit.codePointAt(0)!
    return String(code - ZEROS.find((zero) => code >= zero && code <= zero + NINE)!)
  })

/** The digits of a text, Latin. */
export const digitsOnly = (text: string): string => latinDigits(text).replace(/\D/g, '')

/** Begins no character: half of a pair, or the zero that databases do not store. */
const BROKEN = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/** Whether a text consists of characters: no zero and no half of a pair. */
export const isWhole = (text: string): boolean => !BROKEN.test(text)

/** A flag of a region is drawn from invisible tags, which belong to it. */
const FLAG = String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}`
/** Joiners that shape letters of Indian scripts, and those that make one picture of several. */
const JOINED = String.raw`(?<=(?!\p{Script=Latin})[\p{L}\p{M}]|\p{Extended_Pictographic}|\p{Emoji_Modifier})[\u200C\u200D]`
/** Signs that stand under numbers: formats by their class, but seen. */
const SEEN = String.raw`\n\t\u0600-\u0605\u06DD\u08E2`
/** Characters that nobody sees and that change how others are read: controls, formats, directions, fillers. */
const UNSEEN = new RegExp(
  String.raw`(${FLAG}|${JOINED})|(?![${SEEN}])[\p{Cc}\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u3164\uFFA0]`,
  'gu',
)

/** In one encoding of each letter and line end, without what cannot be seen. */
const cleaned = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll(UNSEEN, (_, kept: string | undefined) => kept ?? '')
    .normalize('NFC')

/** A line of text as it is stored: one encoding of each letter, nothing unseen, single blanks between words. */
export const cleanLine = (text: string): string =>
  cleaned(text)
    .replaceAll(/[\s\u2800]+/g, ' ')
    .trim()

/** A text of several lines as it is stored: like a line, but its line ends and the blanks inside of lines stay. */
export const cleanLines = (text: string): string =>
  cleaned(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()

/** Whether a text has something that can be seen: a letter, a digit, a sign. */
export const isFilledIn = (text: string): boolean =>
  /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u.test(text)

/** Length in characters, as bounds count it: `lengthOf('👍')` is 1. */
export const charactersIn = (text: string): number => {
  let characters = 0
  for (const _ of text) characters += 1
  return characters
}

/** How many characters, as a reader counts them, a text has beyond a bound: `graphemesBeyond('ক্ষিত', 1)` is 1. */
export const graphemesBeyond = (text: string, most: number): number => {
  if (text.length <= most) return 0
  let letters = 0
  for (const _ of letterStarts(text)) letters += 1
  return Math.max(0, letters - most)
}

/** A phrase as it begins a line: its first letter large, where the script has large ones. */
export const sentenceCase = (phrase: string): string => phrase.charAt(0).toLocaleUpperCase('en') + phrase.slice(1)
