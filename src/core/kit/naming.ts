import * as Schema from 'effect/Schema'
import { folded } from './search'
import { isSpokenAlike } from './spokenName'

/**
 * Whom a paper names: the person; the person with another age; somebody else by its own label (`Patient: …`); none of
 * both; or it holds no text to say so.
 */
export const Naming = Schema.Literals(['named', 'otherAge', 'another', 'notNamed', 'unread'])
export type Naming = typeof Naming.Type

export interface Named {
  readonly naming: Naming
  /** Who stands there instead, as it is written. */
  readonly other: string | null
}

/** Whether somebody has to look at the paper before it goes to the person: it says of itself that it is not theirs. */
export const isQuestioned = (naming: Naming): boolean => naming !== 'named' && naming !== 'unread'

interface Person {
  readonly name: string
  /** Null where nobody said it. */
  readonly age: number | null
}

/** Years by which ages on papers of one person differ. */
const ABOUT = 2
/** Words that may stand between the first and the last of a name: of the father, of the husband, initials. */
const BETWEEN = 2
/** The longest name that is repeated as it is written. */
const LONGEST_NAME = 60

const titles = new Set(
  'mr mrs ms miss dr shri sri smt kumari kum master baby श्री श्रीमती कुमारी सुश्री શ્રી શ્રીમતી કુમારી শ্রী শ্রীমতী'.split(' '),
)
/** One name in its spellings: many stand with it before their own, and laboratories shorten it. */
const mohammed = new Set('mohammed mohammad mohamed mohamad muhammad muhammed mohd'.split(' '))
/** `Md` as well, but it is a degree beside doctors. */
const isMohammed = (word: string): boolean => mohammed.has(word) || word === 'md'
/** Words after which somebody stands who is not the patient. */
const others = new Set('dr doctor by डॉ डॉक्टर ડૉ ડૉક્ટર ડો ডা ডাঃ ডাক্তার'.split(' '))
/** Words that stand beside names on papers and are no part of them. */
const labels = new Set('age sex gender name patient pt male female m f y yrs'.split(' '))
/** Words of pages and scanners, which say nothing about whose a paper is. */
const empty = new Set('page of scanned by with camscanner'.split(' '))

const splitWords = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{M}]+/gu) ?? []

const untitled = (words: readonly string[]): readonly string[] => words.filter((word) => !titles.has(word))

/** What of a name tells somebody from others: a Mohammed before two more names says nothing that every paper has. */
const distinctive = (name: string): readonly string[] => {
  const words = untitled(splitWords(name))
  const own = words.filter((word) => !isMohammed(word))
  return own.filter((word) => word.length > 1).length > 1 ? own : words
}

/** Ages that a paper says of its patient: "Age: 34", "34 Y", "34 yrs". */
const agesIn = (text: string): readonly number[] =>
  [...folded(text).matchAll(/\bage\b[^\d]{0,12}(\d{1,3})|\b(\d{1,3})\s*(?:y|yr|yrs|years?)\b/g)].map(([, one, other]) =>
    Number(one ?? other),
  )

const isSame = (one: string, other: string): boolean =>
  one === other || isSpokenAlike(one, other) || (mohammed.has(one) && mohammed.has(other))
const isInitialOf = (one: string, other: string): boolean => one.length === 1 && other.startsWith(one)

type Match = 'whole' | 'initial' | 'none'

/** How a person stands among words: first and last word of the name beside each other, in any order, or as one word. */
const matchIn = (words: readonly string[], name: string): Match => {
  const sought = distinctive(name)
  const isDoctor = splitWords(name)[0] === 'dr'
  const isOther = (at: number): boolean => !isDoctor && others.has(words[at - 1] ?? '')
  const long = sought.filter((word) => word.length > 1)
  const [first, last] = [long[0] ?? sought[0], long.at(-1) ?? sought.at(-1)]
  if (first === undefined || last === undefined) return 'none'
  // Of a name with one whole word its initial has to stand there as well: others have the same family name.
  const initial = long.length === 1 ? sought.find((word) => word.length === 1) : undefined
  const reach = sought.length + BETWEEN
  let best: Match = 'none'
  for (const [at, word] of words.entries()) {
    if (word === sought.join('') && !isOther(at)) return 'whole'
    if (!isSame(word, last)) continue
    const from = Math.max(0, at - reach)
    const near = words.slice(from, at + reach + 1)
    const beside = (is: (each: string) => boolean): boolean =>
      near.some(
        (each, index) => from + index !== at && !labels.has(each) && is(each) && !isOther(Math.min(from + index, at)),
      )
    const isWhole =
      first === last
        ? !isOther(at) && (initial === undefined || beside((each) => each.startsWith(initial)))
        : beside((each) => isSame(each, first))
    if (isWhole) return 'whole'
    if (first !== last && beside((each) => isInitialOf(each, first))) best = 'initial'
  }
  return best
}

const LABEL =
  /(?:^|[\n\t|]|\s{2,})[ \t]*(?:patient(?:['’]s)?(?:[ \t]+name)?|pt\.?(?:[ \t]+name)?|name(?:[ \t]+of[ \t]+(?:the[ \t]+)?patient)?|(?:मरीज\u093c?|रोगी|પેશન્ટ|દર્દી|রোগী|রোগীর)(?:[ \t]*(?:का|નું|র)?[ \t]*(?:नाम|નામ|নাম))?|नाम|નામ|নাম)[ \t]*[:：][ \t]*([^\n]*)/giu

/** Where the name on a line ends: at what is said beside it. */
const BESIDE =
  /\s{2,}|[\t|/(),;:\d]|\b(?:age|sex|gender|uhid|mrn|id|date|dob|ref|referred|male|female|mobile|phone)\b/iu

/** Without long runs of blanks: from each of a run its rest would be tried. */
const tidied = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s{3,}/gu, (run) => (run.includes('\n') ? '\n' : '  '))

/** Names that a paper gives its patient by a label of its own. */
const labelledNames = (text: string): readonly string[] =>
  [...tidied(text).matchAll(LABEL)].flatMap(([, rest = '']) => {
    const name = rest.split(BESIDE)[0]!.trim()
    const [initial = ''] = untitled(splitWords(name))
    // A sentence begins small here: it is no name.
    const isName = initial !== '' && !/^\p{Ll}/u.test(name)
    return isName ? [name.slice(0, LONGEST_NAME)] : []
  })

/**
 * Whom a report names, judged by its own text: a name under its label before one anywhere, and the age beside it.
 * `namingIn('Patient: PATEL ASHA (34 Y / F) …', { name: 'Asha Patel', age: 34 })` is `named`.
 */
export const namingIn = (text: string | null, { name, age }: Person): Named => {
  const words = splitWords(text ?? '')
  if (text === null || words.every((word) => empty.has(word))) return { naming: 'unread', other: null }
  const other = labelledNames(text).find((each) => matchIn(splitWords(each), name) === 'none')
  if (other !== undefined) return { naming: 'another', other }
  const match = matchIn(words, name)
  const ages = agesIn(text)
  const isAged = age !== null && ages.some((each) => Math.abs(each - age) <= ABOUT)
  // Initials are many people's: the age has to say the same.
  if (match === 'none' || (match === 'initial' && !isAged)) return { naming: 'notNamed', other: null }
  return { naming: age === null || ages.length === 0 || isAged ? 'named' : 'otherAge', other: null }
}
