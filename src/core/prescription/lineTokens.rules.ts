import { latinDigits } from '../kit/text'
import { DAY_TIMES, type DayTime, type Meal, MEALS, readDose, readFrequency } from './typedDose.rules'

export const STRENGTH_UNITS = ['mg', 'mcg', 'g', 'iu', '%'] as const

/** Words of a form, by what they stand for. Before a name they are followed by a point as often as not. */
const forms: Readonly<Record<string, readonly string[]>> = {
  tablet: ['tab', 'tabs', 'tb', 'tablet', 'tablets'],
  capsule: ['cap', 'caps', 'capsule', 'capsules'],
  syrup: ['syr', 'syp', 'sy', 'syrup'],
  suspension: ['susp', 'suspension'],
  injection: ['inj', 'injection'],
  gel: ['gel'],
  ointment: ['oint', 'ointment'],
  cream: ['cream'],
  drops: ['drop', 'drops', 'gtt'],
  spray: ['spray'],
  patch: ['patch'],
  sachet: ['sachet', 'sachets'],
  inhaler: ['inhaler', 'mdi'],
  infusion: ['inf', 'infusion'],
  suppository: ['supp', 'suppository'],
  solution: ['soln', 'solution'],
  lotion: ['lotion'],
  'prolonged-release': ['cr', 'sr', 'er', 'xr', 'xl', 'pr', 'mr', 'la', 'chrono', 'retard'],
  dispersible: ['dt', 'md', 'odt', 'dispersible'],
}
const formOfWord: ReadonlyMap<string, string> = new Map(
  Object.entries(forms).flatMap(([form, words]) => words.map((word) => [word, form] as const)),
)
/** A letter with a point, before a name alone. */
const letterForms: ReadonlyMap<string, string> = new Map([
  ['t.', 'tab'],
  ['t', 'tab'],
  ['c.', 'cap'],
  ['i.', 'inj'],
])

/** The form that a word stands for: `tab` is a tablet, `CR` is prolonged-release. */
export const readForm = (word: string): string | null => formOfWord.get(word) ?? null

/** Whether it says how a form gives off its medicine; the form itself may stand beside it. */
export const isRelease = (form: string): boolean => form === 'prolonged-release' || form === 'dispersible'

/** What an amount is counted in: `2 tab`, `5 ml`, `10 units`. */
const units: Readonly<Record<string, readonly string[]>> = {
  tablet: ['tab', 'tabs', 'tablet', 'tablets'],
  capsule: ['cap', 'caps', 'capsule', 'capsules'],
  ml: ['ml'],
  drop: ['drop', 'drops', 'gtt'],
  unit: ['unit', 'units', 'u'],
  puff: ['puff', 'puffs'],
  spray: ['spray', 'sprays'],
  sachet: ['sachet', 'sachets'],
  patch: ['patch', 'patches'],
  vial: ['vial', 'vials'],
  ampoule: ['amp', 'amps', 'ampoule', 'ampoules'],
  dose: ['dose', 'doses'],
}
/** What an amount can be counted in. */
export const AMOUNT_NAMES: readonly string[] = Object.keys(units)
const unitOfWord: ReadonlyMap<string, string> = new Map(
  Object.entries(units).flatMap(([unit, words]) => words.map((word) => [word, unit] as const)),
)

const meals: ReadonlyMap<string, Meal> = new Map([
  ...MEALS.map((meal) => [meal, meal] as const),
  ['ac', 'bf'],
  ['pc', 'af'],
  ['b/f', 'bf'],
  ['a/f', 'af'],
])

/** A meal by its word: `bf`, `ac`. */
export const readMeal = (word: string): Meal | null => meals.get(word) ?? null

/** A time of the day by its name. */
export const readTime = (word: string): DayTime | null => DAY_TIMES.find((time) => time === word) ?? null

/** What is said in several words, or in another one, as one word of the grammar. */
const phrases: readonly (readonly [RegExp, string])[] = (
  [
    ['(?:once|one time) (?:a day|daily)|once (?:in a|every) day|every day', 'od'],
    ['(?:twice|two times|2 times) (?:a day|daily)', 'bd'],
    ['(?:thrice|three times|3 times) (?:a day|daily)', 'tds'],
    ['(?:four|4) times (?:a day|daily)', 'qid'],
    ['(?:every |q ?)?24 ?(?:h|hrs?|hours?|hourly|hrly)', 'od'],
    ['(?:every |q ?)?12 ?(?:h|hrs?|hours?|hourly|hrly)', 'bd'],
    ['(?:every |q ?)?8 ?(?:h|hrs?|hours?|hourly|hrly)', 'tds'],
    ['(?:every |q ?)?6 ?(?:h|hrs?|hours?|hourly|hrly)', 'qid'],
    [
      '(?:on |every )?alternate days?|alt days?|every (?:other|second) day|a/d|(?:every |q ?)48 ?(?:h|hrs?|hours?|hourly|hrly)',
      'alt',
    ],
    ['m/w/f', 'mon wed fri'],
    ['t/t/s', 'tue thu sat'],
    [
      'once (?:in )?(?:a |every |in a )?(?:2|two) weeks|every (?:2|two|other) weeks?|every 15 days|fortnight',
      'fortnightly',
    ],
    ['once (?:a|in a|every) week|once weekly|every week', 'weekly'],
    ['once (?:a|in a|every) month|once monthly|every month', 'monthly'],
    ['before (?:food|meals?|breakfast)|pre ?meal|bbf|khane se pehle|खाने से पहले', 'bf'],
    ['after (?:food|meals?)|post ?meal|khane ke baad|खाने के बाद', 'af'],
    ['with (?:food|meals?)', 'wf'],
    ['(?:on )?(?:an )?empty stomach|khali pet|खाली पेट', 'es'],
    ['at (?:bed ?time|night)|bed ?time|nocte|sote samay|सोते समय', 'hs'],
    ['(?:as|when|if) (?:needed|required)|prn|zaroorat par|ज़रूरत पर', 'sos'],
    ['mane|subah|सुबह', 'morning'],
    ['dopahar|दोपहर', 'noon'],
    ['shaam|शाम', 'evening'],
    ['raat(?: ko)?|रात(?: को)?', 'night'],
    ['din mein (?:2|do) baar|दिन में (?:2|दो) बार', 'bd'],
    ['din mein (?:3|teen) baar|दिन में (?:3|तीन) बार', 'tds'],
    ['b\\.?i\\.?d\\.?|b\\.d\\.?', 'bd'],
    ['t\\.?i\\.?d\\.?|t\\.d\\.s\\.?', 'tds'],
    ['q\\.?d\\.?s\\.?|q\\.i\\.d\\.?', 'qid'],
    ['o\\.d\\.?|qd', 'od'],
    ['h\\.s\\.?', 'hs'],
    ['a\\.c\\.?', 'bf'],
    ['p\\.c\\.?', 'af'],
  ] as const
).map(([words, word]) => [new RegExp(`(?<=^|[\\s,])(?:${words})(?=$|[\\s,;])`, 'giu'), word] as const)

/** Words between the parts that say nothing. */
const FILLERS: ReadonlySet<string> = new Set(['x', '×', 'for', 'on', 'and', '&', 'in', 'the', 'each', 'take'])

const NUMBER = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`
const UNITS = [...STRENGTH_UNITS, 'ml'].join('|')
const AMOUNT_UNITS = [...unitOfWord.keys()].join('|')
const JOINED = new RegExp(String.raw`(\d)\s+(${UNITS}|days?|weeks?|months?|d|w)(?=$|[\s/,;])`, 'g')
const COUNTED = new RegExp(String.raw`(?<=^|\s)(\S+-\S*[\d½])\s*(${AMOUNT_UNITS})(?=$|[\s.])`, 'g')
const amountToken = new RegExp(`^(${NUMBER}|1/2|½)(${AMOUNT_UNITS})$`)

/** A dose with dashes between blanks, with other dashes, with plus signs, with crosses for nothing. */
const PATTERN = String.raw`(?:\d(?:\.\d+)?|1/2|½|[x×])`
const spacedPattern = new RegExp(String.raw`(?<=^|\s)${PATTERN}(?:\s*[-–—]\s*${PATTERN}){2,3}(?=$|[\s,;])`, 'giu')
const addedPattern = /(?<=^|\s)[0-4½](?:\+[0-4½]){2,3}(?=$|[\s,;])/gu

/** What Indian and old habits write otherwise than the grammar, each with what it says. */
const habits: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [spacedPattern, (found) => found.replaceAll(/\s/g, '').replaceAll(/[–—]/g, '-').replaceAll(/[x×]/giu, '0')],
  [addedPattern, (found) => found.replaceAll('+', '-')],
  [/(?<=(?:^|\s)\d)(?:\s*½|\s+1\/2)(?=$|\s)/gu, '.5'],
  [/(?<=^|\s)(?:1\/2|½)(?=\s)/gu, '0.5'],
  [/(?<=^|\s)(?:1\/4|¼)(?=\s)/gu, '0.25'],
  [/(?<=^|\s)(?:half|aadhi)(?: an?)? (?=tab|goli)/giu, '0.5 '],
  [/(?<=^|\s)quarter(?: of)?(?: an?)? (?=tab|goli)/giu, '0.25 '],
  [/(?<=^|\s)ek (?=goli)/giu, '1 '],
  [/(?<=\d\s?)goli(?=$|\s)/giu, 'tab'],
  // Days, weeks and months as fractions of a week, a year: 5/7, 2/52, 3/12.
  [
    /(?<=^|\s)[x×]?\s*(\d{1,2})\/(7|52|12)(?=$|[\s,;])/giu,
    (_, count, of) => `${count}${of === '7' ? 'd' : of === '52' ? 'w' : 'm'}`,
  ],
  [/(?<=\d)\s*(?:din|दिन)(?!\s+(?:mein|में))(?=$|[\s,;])/giu, 'd'],
  [/(?<=\d)\s*(?:haft[ae]|हफ्ते|हफ्ता)(?=$|[\s,;])/giu, 'w'],
  [/(?<=\d)\s*(?:mths?|mahin[ae]|महीने|महीना)(?=$|[\s,;])/giu, 'm'],
  [/(?<=^|\s)(?:ek|एक) (?:hafta|हफ्ता)(?=$|[\s,;])/giu, '1w'],
  [/(?<=^|\s)(?:ek|एक) (?:mahina|महीना)(?=$|[\s,;])/giu, '1m'],
  [/(?<=\d)\s*(?:gms?|grams?)(?=$|[\s,;])/giu, 'g'],
  [/(?<=\d)\s*cc(?=$|[\s,;])/giu, 'ml'],
  [/(\d+)\s*tsp(?=$|[\s,;])/giu, (_, count) => `${Number(count) * ML_IN_A_TEASPOON}ml`],
]
const ML_IN_A_TEASPOON = 5

/** Digits of any script, one spelling of micro, phrases as words, and a unit at its number. */
const tidied = (text: string): string =>
  [...habits, ...phrases]
    .reduce((line, [pattern, meaning]) => line.replace(pattern, meaning as string), latinDigits(text))
    .replace(/(\d)(?:\s*)k(?=$|\s)/giu, '$1000')

/** As many tablets as one dose is made of at most; a larger number before the word is a strength. */
const MOST_PIECES = 4

/** How much one dose is: `5ml`, `2tab`; null for anything else, as for `500tab`. */
export const readAmount = (token: string): { readonly amount: number; readonly unit: string } | null => {
  const [, value, word] = amountToken.exec(token) ?? []
  if (value === undefined || word === undefined) return null
  const amount = value === '1/2' || value === '½' ? 0.5 : Number(value)
  const unit = unitOfWord.get(word)!
  const isPiece = unit === 'tablet' || unit === 'capsule' || unit === 'sachet'
  return amount === 0 || (isPiece && amount > MOST_PIECES) ? null : { amount, unit }
}

/** A unit as an amount in a cell can have it; null for what is no such word. */
export const unitInCell = (unit: string): string | null => (readAmount(`1${unit}`) === null ? null : unit)

/** `5ml-0-5ml`, `10-0-10units`: a dose with dashes, and what it is counted in. */
export const readCounted = (token: string): { readonly text: string; readonly unit: string | null } => {
  const [, text = token, word] = new RegExp(`^(.+-.*?)(${AMOUNT_UNITS})$`).exec(token) ?? []
  const unit = word === undefined ? null : unitOfWord.get(word)!
  return { text: unit === 'ml' ? text.replace(/(?<=\d)ml(?=-)/g, '') : text, unit }
}

/** The words of what follows a name. */
export const partsOf = (text: string): readonly string[] => {
  const joined = tidied(text)
    .toLowerCase()
    .replace(/[µμ]g/g, 'mcg')
    .replace(/,(?!\d)|;/g, ' ')
    .replace(JOINED, '$1$2')
    .replace(COUNTED, '$1$2')
    .replace(new RegExp(String.raw`(?<=^|\s)(${NUMBER}|1/2|½)\s+(${AMOUNT_UNITS})(?=$|[\s.])`, 'g'), (all, one, word) =>
      readAmount(`${one}${word}`) === null ? all : `${one}${word}`,
    )
  return joined
    .split(/\s+/)
    .map((token) => token.replace(/^[x×](?=\d)/u, '').replace(/(?<=[^.])\.$/, ''))
    .filter((token) => token !== '' && !FILLERS.has(token))
}

const isNumber = (token: string): boolean => /^[.\d½]/.test(token)

/** A word that ends a name; of times and days only where a name stands before it: there is evening primrose. */
const isPart = (token: string, isFirst: boolean): boolean => {
  const word = token.replace(/\.$/, '')
  if (isNumber(token) || readMeal(word) !== null || readDose(word) !== null) return true
  const form = readForm(word)
  if (form !== null) return !isFirst || !isRelease(form)
  return !isFirst && (readFrequency(word) !== null || readTime(word) !== null || /^[x×]\d/u.test(word))
}

/** The form before a name: `Tab. Dolo`, `T. Dolo`, `Inj.Ketamine`. */
const leadingForm = (text: string): { readonly form: string | null; readonly rest: string } => {
  const [, word = '', rest = ''] = /^\s*(\p{L}+\.?)\s*(?=\p{L})(.*)$/su.exec(text) ?? []
  const isApart = word.endsWith('.') || /^\s*\p{L}+\s/u.test(text)
  const key = word.toLowerCase()
  const form = letterForms.get(key) ?? (readForm(key.replace(/\.$/, '')) === null ? null : key.replace(/\.$/, ''))
  return form === null || !isApart || rest === '' ? { form: null, rest: text } : { form, rest }
}

/** A name, what follows it, and a note. */
export interface SplitLine {
  readonly name: string
  readonly parts: readonly string[]
  readonly note: string
}

/** The line that says this: the name, what follows it, the note. */
export const joinedLine = ({ name, parts, note }: SplitLine): string =>
  [[name, ...parts].filter(Boolean).join(' '), note].filter(Boolean).join(' // ')

/** The name of a line, what follows it, and its note. A form before the name is the first part. */
export const splitLine = (line: string): SplitLine => {
  const [before = '', ...notes] = line.split('//')
  const note = notes.join('//').trim()
  const { form, rest } = leadingForm(tidied(before))
  const typed = rest.trim().split(/\s+/).filter(Boolean)
  const end = typed.findIndex((token, place) => isPart(token.toLowerCase(), place === 0))
  const words = end < 0 ? typed : typed.slice(0, end)
  const parts = end < 0 ? [] : partsOf(typed.slice(end).join(' '))
  return { name: words.join(' ').replace(/[,;]$/, ''), parts: form === null ? parts : [form, ...parts], note }
}
