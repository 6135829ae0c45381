import { cleanLine, latinDigits } from './text'

/** A text as it is compared: one encoding of each letter, small letters, Latin digits, single blanks, no joiners. */
export const folded = (text: string): string =>
  latinDigits(cleanLine(text))
    .replaceAll(/[\u200C\u200D]/g, '')
    .toLowerCase()

/** The words of what is typed to find something, as they are compared. */
export const searchedWords = (term: string): readonly string[] =>
  folded(term)
    .split(/[\s,]+/)
    .filter(Boolean)

/** Whether each word of a term stands somewhere in these texts, in any order; nothing typed finds everything. */
export const isFoundIn = (term: string, texts: readonly string[]): boolean => {
  const all = folded(texts.join(' '))
  return searchedWords(term).every((word) => all.includes(word))
}

/** Rows whose name holds each word of a term: first those of which each has a word that begins like it. */
export const foundByName = <Row extends { readonly name: string }>(
  term: string,
  rows: Iterable<Row>,
): readonly Row[] => {
  const sought = searchedWords(term)
  const begins = ({ name }: Row): boolean => {
    const words = searchedWords(name)
    return sought.every((part) => words.some((word) => word.startsWith(part)))
  }
  const found = [...rows].filter(({ name }) => isFoundIn(term, [name]))
  return [...found.filter(begins), ...found.filter((row) => !begins(row))]
}

/** A number, or a part of one. */
export interface SearchedNumber {
  /** How it begins: with its dial code where it was written with one, else without the zero of a call inside the country. */
  readonly digits: string
  readonly hasDialCode: boolean
  /** How it ends. */
  readonly ending: string
}

/** Digits of a mobile number of India, and its dial code. */
const NATIONAL = 10
const DIAL_CODE = '91'

/**
 * What a term asks for when it is a number, as the product shows it and as people write it: `+91 70352 17017`,
 * `070352 17017`, `0091 70352`, `7035217017`, its last digits. Null for everything else.
 */
export const searchedNumber = (term: string): SearchedNumber | null => {
  const written = folded(term)
  if (!/^[(]?[+\d][\d\s().-]*$/.test(written)) return null
  const digits = written.replaceAll(/\D/g, '')
  if (digits === '') return null
  if (/^[(]?\+/.test(written)) return { digits, hasDialCode: true, ending: digits }
  if (digits.startsWith(`00${DIAL_CODE}`) || (digits.startsWith('00') && digits.length > NATIONAL + 2))
    return { digits: digits.slice(2), hasDialCode: true, ending: digits }
  const national = digits.replace(/^0/, '')
  const hasDialCode = national.length > NATIONAL && national.startsWith(DIAL_CODE)
  return { digits: national, hasDialCode, ending: digits }
}
