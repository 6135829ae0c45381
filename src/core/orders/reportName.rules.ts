import { folded } from '../kit/search'
import { cutText } from '../kit/text'

/** Characters of a report's file name that are shown (S1-321, S2-344). */
export const REPORT_NAME_CUT = 10

/** Fewer letters than this are no text layer: a scan says nothing about whose it is. */
const LEAST_LETTERS = 40
/** Years by which ages on papers of one person differ. */
const ABOUT = 2

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'shri', 'sri', 'smt', 'kumari', 'kum', 'master', 'baby'])

const splitWords = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{M}]+/gu) ?? []

/** Words by which somebody is known: without titles and initials, unless there is nothing else. */
const nameWords = (name: string): readonly string[] => {
  const words = splitWords(name).filter((word) => !titles.has(word))
  const long = words.filter((word) => word.length > 1)
  return long.length > 0 ? long : words
}

/** Ages that a paper says of its patient: "Age: 34", "34 Y", "34 yrs". */
const agesIn = (text: string): readonly number[] =>
  [...folded(text).matchAll(/\bage\b[^\d]{0,12}(\d{1,3})|\b(\d{1,3})\s*(?:y|yr|yrs|years?)\b/g)].map(([, one, other]) =>
    Number(one ?? other),
  )

/**
 * Whether a report names a person: first and last word of the name, and no other age. Null where it has no text to say
 * so. `isNamedIn('Patient: PATEL ASHA (34 Y / F) …', { name: 'Asha Patel', age: 34 })`
 */
export const isNamedIn = (
  text: string | null,
  { name, age }: { readonly name: string; readonly age: number },
): boolean | null => {
  const words = splitWords(text ?? '')
  if (words.join('').length < LEAST_LETTERS) return null
  const known = new Set(words)
  const sought = nameWords(name)
  const ends = [sought[0], sought.at(-1)].filter((word) => word !== undefined)
  const isNamed = ends.every((word) => known.has(word)) || known.has(sought.join(''))
  const ages = agesIn(text ?? '')
  return isNamed && (ages.length === 0 || ages.some((each) => Math.abs(each - age) <= ABOUT))
}

/**
 * The title of an order's report: its tests, and of several reports which it is.
 * `reportTitle(['MRI brain, plain', 'TSH'], 2)` is `MRI brain, plain · TSH (2)`.
 */
export const reportTitle = (tests: readonly string[], nth: number, longest: number): string => {
  const end = nth > 1 ? ` (${nth})` : ''
  return `${cutText(tests.join(' · '), longest - end.length - 1)}${end}`
}
