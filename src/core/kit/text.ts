/** Lengths in grapheme clusters at which long texts are cut. */
export const TEXT_CUT = {
  general: 40,
  locationChip: 25,
  locationSubtext: 18,
  callLine: 20,
  member: 15,
  address: 30,
} as const

/** Made with the first text that may be too long: a phone takes long for it, and most texts are short. */
let graphemes: Intl.Segmenter | undefined

/** `cutText('Neurosurgery', 5)` is `Neuro…`; counts what a reader sees as one letter. */
export const cutText = (text: string, length: number = TEXT_CUT.general): string => {
  if (text.length <= length) return text
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  const letters = [...graphemes.segment(text)].map((part) => part.segment)
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
