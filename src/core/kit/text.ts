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

/** What a reader sees as one letter each. A phone takes long to make what finds them, so that is made when it is needed. */
const lettersIn = (text: string): Intl.Segments =>
  (graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })).segment(text)

/** `firstLetter('Meera')` is `M`, and of a text without letters it is empty. */
export const firstLetter = (text: string): string => {
  for (const { segment } of lettersIn(text)) return segment
  return ''
}

/** `cutText('Neurosurgery', 5)` is `Neuro…`; counts what a reader sees as one letter. */
export const cutText = (text: string, length: number = TEXT_CUT.general): string => {
  if (text.length <= length) return text
  const letters = [...lettersIn(text)].map((part) => part.segment)
  return letters.length <= length ? text : `${letters.slice(0, length).join('').trimEnd()}…`
}

const ZEROS = [0x0966, 0x0ae6, 0x09e6]

/** Devanagari, Gujarati and Bengali digits as Latin ones; other characters stay. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९૦-૯০-৯]/g, (digit) => {
    const code = digit.codePointAt(0)!
    return String(code - ZEROS.find((zero) => code >= zero && code <= zero + 9)!)
  })

/** What a digits-only field keeps of a typed text. */
export const digitsOnly = (text: string): string => latinDigits(text).replace(/\D/g, '')
