import { tidied } from './habits.rules'
import { canBeGiven, readRoute } from './routes.rules'
import { Pack, type Supply } from './prescription'
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
  'prolonged-release': ['cr', 'sr', 'er', 'xr', 'xl', 'pr', 'mr', 'la', 'chrono', 'retard', 'prolonged-release'],
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

/** Words between the parts that say nothing. */
const FILLERS: ReadonlySet<string> = new Set(['x', '×', 'for', 'on', 'and', '&', 'in', 'the', 'each', 'take'])

const NUMBER = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`
const UNITS = [...STRENGTH_UNITS, 'ml'].join('|')
const AMOUNT_UNITS = [...unitOfWord.keys()].join('|')
const JOINED = new RegExp(String.raw`(\d)\s+(${UNITS}|days?|weeks?|months?|d|w)(?=$|[\s/,;])`, 'g')
const COUNTED = new RegExp(String.raw`(?<=^|\s)(\S+-\S*[\d½])\s*(${AMOUNT_UNITS})(?=$|[\s.])`, 'g')
const MANY = /(?<=^|\s)(\d{1,3})\s+([a-z]{3,9}s)(?=$|[\s.])/g
const amountToken = new RegExp(`^(${NUMBER}|1/2|½)(${AMOUNT_UNITS})$`)

/** How much is taken when needed on a day: `max3/day`, `max3times/day`, `max8tablet/day`. */
export interface Most {
  readonly most: number
  /** Null where nobody said what is counted; `times` for doses. */
  readonly of: string | null
}
const mostToken = new RegExp(String.raw`^max(${NUMBER})(times|${AMOUNT_UNITS})?/day$`)
export const readMost = (token: string): Most | null => {
  const [, most, of] = mostToken.exec(token) ?? []
  if (most === undefined || Number(most) === 0) return null
  return { most: Number(most), of: of === undefined ? null : (unitOfWord.get(of) ?? of) }
}

/** Hours between two doses of what is taken when needed: `gap6h`. */
export const readGap = (token: string): number | null => {
  const [, hours] = /^gap(\d+)h$/.exec(token) ?? []
  return hours === undefined || Number(hours) < 1 || Number(hours) > MOST_HOURS_APART ? null : Number(hours)
}
const MOST_HOURS_APART = 72

/** What is given out: `#30`, `#2strip`. */
export const readSupply = (token: string): Supply | null => {
  const [, count, pack] = new RegExp(`^#(\\d{1,3})(${Pack.literals.join('|')})?$`).exec(token) ?? []
  return count === undefined || Number(count) === 0
    ? null
    : { count: Number(count), pack: (pack as Pack | undefined) ?? null }
}

/** The same in the cell of the days: `#30`, `#2 strip`. */
export const writeSupply = ({ count, pack }: Supply): string => [`#${count}`, pack].filter(Boolean).join(' ')

/** More than one dose of something that is counted: how much is given out, or a strength; `30tabs`, `5vials`, `8doses`. */
const manyToken = /^(\d{1,3})(tabs|tablets|caps|capsules|sachets|patches|vials|amps|ampoules|doses)$/
export const readMany = (token: string): { readonly count: number; readonly unit: string } | null => {
  const [, count, word] = manyToken.exec(token) ?? []
  if (count === undefined || word === undefined) return null
  const [many, unit] = [Number(count), unitOfWord.get(word)!]
  return many > (unit === 'dose' ? 1 : MOST_PIECES) ? { count: many, unit } : null
}

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
    .replace(/,(?!\d)|[;()]/g, ' ')
    .replace(JOINED, '$1$2')
    .replace(COUNTED, '$1$2')
    .replace(MANY, (all, count, word) => (readMany(`${count}${word}`) === null ? all : `${count}${word}`))
    .replace(new RegExp(String.raw`(?<=^|\s)(${NUMBER}|1/2|½)\s+(${AMOUNT_UNITS})(?=$|[\s.])`, 'g'), (all, one, word) =>
      readAmount(`${one}${word}`) === null ? all : `${one}${word}`,
    )
  return joined
    .split(/\s+/)
    .map((token) => token.replace(/^[x×](?=\d)/u, '').replace(/(?<=[^.])\.$/, ''))
    .filter((token) => token !== '' && !FILLERS.has(token))
}

const isNumber = (token: string): boolean => /^[.\d½]/.test(token)

/** What only the grammar writes: `#30`, `max3/day`, `every-4-weeks`. */
const isWritten =
  /^(?:#\d|max\d|gap\d|every-\d|max-\d|bi-weekly$|right-|left-|both-|each-nostril$|times-\d|in-\d|(?:before|after|with)-(?:breakfast|lunch|dinner)$)/

/** What parts one step from the next, and words of changes that go on by themselves. */
const THEN = 'then'
const CHANGES: readonly string[] = ['increase', 'reduce']

/** The words of the first step, and those of each that follows; a change that goes on is a step that nobody can read. */
export const stepsIn = (
  tokens: readonly string[],
): { readonly first: readonly string[]; readonly next: readonly (readonly string[])[] } => {
  const end = tokens.findIndex((token) => token === THEN || CHANGES.includes(token))
  if (end < 0) return { first: tokens, next: [] }
  const next = tokens.slice(end).reduce<readonly (readonly string[])[]>((all, token) => {
    if (token === THEN) return [...all, []]
    return all.length === 0 ? [[token]] : [...all.slice(0, -1), [...all.at(-1)!, token]]
  }, [])
  return { first: tokens.slice(0, end), next }
}

/** Steps in words, as they are typed. */
export const writeSteps = (next: readonly (readonly string[])[]): string =>
  next.map((step) => (CHANGES.includes(step[0] ?? '') ? step : [THEN, ...step]).join(' ')).join(' ')

/** A word that ends a name; of times and days only where a name stands before it: there is evening primrose. */
const isPart = (token: string, isFirst: boolean, before: string | null): boolean => {
  const word = token.replace(/^\(|[.)]+$/g, '')
  if (isNumber(token) || readMeal(word) !== null || readDose(word) !== null || isWritten.test(word)) return true
  const form = readForm(word)
  if (form !== null) return !isFirst || !isRelease(form)
  // After `Inj` a word like IV is how it is given; without it, it may be part of the name.
  const route = readRoute(word)
  const isGiven = route !== null && before !== null && canBeGiven(route, before, '')
  const isStep = word === THEN || CHANGES.includes(word)
  return (
    !isFirst && (isStep || isGiven || readFrequency(word) !== null || readTime(word) !== null || /^[x×]\d/u.test(word))
  )
}

/** The form before a name: `Tab. Dolo`, `T. Dolo`, `Inj.Ketamine`. */
const leadingForm = (text: string): { readonly form: string | null; readonly rest: string } => {
  const [, word = '', rest = ''] = /^\s*(\p{L}+(?!\p{L})\.?)\s*(?=\p{L})(.*)$/su.exec(text) ?? []
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

const FLUID =
  "(?:0\\.9 ?% ?)?(?:ns|n/s|normal saline|saline)|dns|rl|ringer'?s?(?: lactate)?|(?:\\d+ ?% ?)?(?:dextrose|d5w?|dw)|d ?5 ?%|(?:sterile |distilled )?water|juice|milk"
/** What a dose is dissolved in: `in 100 ml NS over 30 min`. */
const diluent = new RegExp(
  String.raw`(?<=\s)(?:(?:diluted|dissolved|mixed) )?in \d+(?:\.\d+)? ?(?:ml|cc)(?: (?:of )?(?:${FLUID}))?(?: over \d+ ?(?:min(?:ute)?s?|h(?:(?:ou)?rs?)?))?(?=$|[\s,;)])`,
  'iu',
)

/** The name of a line, what follows it, and its note. A form before the name is the first part. */
export const splitLine = (line: string): SplitLine => {
  const [written = '', ...notes] = line.split('//')
  const [dissolved = ''] = diluent.exec(written) ?? []
  const before = written.replace(dissolved, ' ')
  const note = [dissolved.trim(), notes.join('//').trim()].filter(Boolean).join('; ')
  const { form, rest } = leadingForm(tidied(before))
  const typed = rest.trim().split(/\s+/).filter(Boolean)
  const leading = form === null ? null : readForm(form.replace(/\.$/, ''))
  const end = typed.findIndex((token, place) => isPart(token.toLowerCase(), place === 0, leading))
  const words = end < 0 ? typed : typed.slice(0, end)
  const parts = end < 0 ? [] : partsOf(typed.slice(end).join(' '))
  return { name: words.join(' ').replace(/[,;]$/, ''), parts: form === null ? parts : [form, ...parts], note }
}
