import { type Bare, type Choice, type LineQuestion, understandBare } from './bareNumbers.rules'
import {
  isRelease,
  partsOf,
  readAmount,
  readCounted,
  readForm,
  readMeal,
  readTime,
  type SplitLine,
  splitLine,
} from './lineTokens.rules'
import type { Frequency } from './prescription'
import { isStrength, isStrengthOf, strengthsOf, unitOf, writeStrength } from './strength.rules'
import {
  areDaysOfWeek,
  type DayTime,
  type Dose,
  doseAt,
  doseOfEach,
  isAtOnce,
  type Meal,
  readDose,
  readFrequency,
} from './typedDose.rules'

/** A medicine of the catalogue, as much of it as a line needs. */
export interface LineProduct {
  readonly id: string
  readonly generic: string
  /** The brand it was named by; null where it was by its generic. */
  readonly brand: string | null
  /** `500 mg`; empty for what has none. */
  readonly strength: string
  readonly form: string
  /** What is counted in a dose: `tablet`, `ml`. */
  readonly doseUnit: string
}

/** What is wrong in a line. */
export type LineFault =
  | { readonly kind: 'noName' }
  | { readonly kind: 'unread'; readonly text: string }
  | { readonly kind: 'twice'; readonly part: 'strength' | 'form' | 'dose' | 'meal' | 'days' }
  | { readonly kind: 'noSuchStrength'; readonly strength: string; readonly known: readonly string[] }
  | { readonly kind: 'noUnit'; readonly text: string }
  /** More characters than a name or a note has. */
  | { readonly kind: 'tooLong'; readonly part: 'name' | 'note'; readonly over: number }
  /** How much, but not when. */
  | { readonly kind: 'noTimes'; readonly text: string }
  | { readonly kind: 'days'; readonly most: number }

/** What a line of the grammar says. */
export interface LineReading {
  readonly name: string
  /** `500 mg`. */
  readonly strength: string | null
  /** `tablet`, `prolonged-release`, `prolonged-release tablet`. */
  readonly form: string | null
  readonly dose: Dose | null
  /** Days on which it is taken, where the line says so. */
  readonly often: readonly Frequency[]
  /** What its amounts are counted in, where the line says so: `ml`. */
  readonly unit: string | null
  readonly meal: Meal | null
  readonly days: number | null
  readonly note: string
  readonly question: LineQuestion | null
  readonly faults: readonly LineFault[]
}

export interface LineSettings {
  /** Products the line's name means; none for own words. */
  readonly products: readonly LineProduct[]
  /** The most days: the last value of the slider. */
  readonly mostDays: number
  /** Own words: a number that can be nothing else is a strength as it is written. */
  readonly isOwn?: boolean
}

const bareToken = /^(?:\d+(?:\.\d+)?|\.\d+)$/
const daysToken = /^(\d+)(d|w|m|days?|weeks?|months?)$/
const DAYS_IN: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30 }
const ONCE_A_DAY: Dose = { amounts: [1, 0, 0], word: null }

interface Draft {
  strength: string | null
  form: string | null
  release: string | null
  dose: Dose | null
  times: DayTime[]
  often: Frequency[]
  amount: { readonly amount: number; readonly unit: string | null; readonly text: string } | null
  meal: Meal | null
  days: number | null
  faults: LineFault[]
}

type Part = 'strength' | 'form' | 'release' | 'dose' | 'amount' | 'meal' | 'days'

/** Sets a part once; a second time is a fault. */
const put = <Name extends Part>(draft: Draft, part: Name, value: NonNullable<Draft[Name]>): void => {
  if (draft[part] === null) draft[part] = value
  else draft.faults.push({ kind: 'twice', part: part === 'release' ? 'form' : part === 'amount' ? 'dose' : part })
}

const putDays = (draft: Draft, days: number, most: number): void => {
  if (days < 1 || days > most) draft.faults.push({ kind: 'days', most })
  else put(draft, 'days', days)
}

const putStrength = (draft: Draft, typed: string, { products, isOwn = false }: LineSettings): void => {
  const known = strengthsOf(products)
  const meant = known.filter((strength) => isStrengthOf(typed, { strength }))
  const isBare = bareToken.test(typed)
  const strength =
    meant.length === 1 ? meant[0]! : writeStrength(isBare && known.length > 0 ? `${typed} ${unitOf(products)}` : typed)
  if (isBare && known.length === 0 && !isOwn) draft.faults.push({ kind: 'noUnit', text: typed })
  else {
    if (meant.length === 0 && known.length > 0) draft.faults.push({ kind: 'noSuchStrength', strength, known })
    put(draft, 'strength', strength)
  }
}

const putForm = (draft: Draft, form: string): void => {
  put(draft, isRelease(form) ? 'release' : 'form', form)
}

const putOften = (draft: Draft, frequency: Frequency): void => {
  const all = [...draft.often, frequency]
  if (all.length > 1 && (draft.often.includes(frequency) || !areDaysOfWeek(all)))
    draft.faults.push({ kind: 'twice', part: 'dose' })
  else draft.often = all
}

const isOnce = (dose: Dose): boolean => !isAtOnce(dose) && dose.amounts.reduce((sum, each) => sum + each, 0) === 1

/** `od hs` and `od morning` are once, at that time. */
const putDose = (draft: Draft, dose: Dose): void => {
  const { dose: before } = draft
  if (before?.word === 'od' && isOnce(dose) && dose.word !== 'od') draft.dose = dose
  else if (before === null || dose.word !== 'od' || before.word === 'od' || !isOnce(before)) put(draft, 'dose', dose)
}

/** `5ml-0-5ml` is `5-0-5` of millilitres, `bd` a dose in a word; digits alone may be something else. */
const dashed = (token: string): { readonly dose: Dose; readonly unit: string | null } | null => {
  const { text, unit } = readCounted(token)
  const dose = bareToken.test(text) ? null : readDose(text)
  return dose === null ? null : { dose, unit }
}

/** Reads what says by itself what it is; a number without a unit is left for the end. */
const readPart = (draft: Draft, token: string, settings: LineSettings): boolean => {
  const days = daysToken.exec(token)
  const taken = dashed(token)
  const amount = readAmount(token)
  const [meal, form, time, often] = [readMeal(token), readForm(token), readTime(token), readFrequency(token)]
  if (bareToken.test(token)) return false
  if (isStrength(token)) putStrength(draft, token, settings)
  else if (days) putDays(draft, Number(days[1]) * (DAYS_IN[days[2]![0]!] ?? 1), settings.mostDays)
  else if (amount) put(draft, 'amount', { ...amount, text: token })
  else if (meal) put(draft, 'meal', meal)
  else if (form) putForm(draft, form)
  else if (time) draft.times.push(time)
  else if (often) putOften(draft, often)
  else if (taken) {
    putDose(draft, taken.dose)
    if (taken.unit) put(draft, 'amount', { amount: 1, unit: taken.unit, text: token })
  } else draft.faults.push({ kind: 'unread', text: token })
  return true
}

/** `bd`, `night`: words that say when and not how much. */
const doseOfWord = (word: string): Dose | null => {
  const time = readTime(word)
  const dose = time === null ? readDose(word) : doseAt([time])
  return time === null && dose?.word == null ? null : dose
}

const isDoseToken = (token: string): boolean =>
  dashed(token) !== null || readTime(token) !== null || readFrequency(token) !== null

/** The dose of its parts: times, the days it is taken on, how much each time. */
const finishDose = (draft: Draft): void => {
  const { times, often } = draft
  if (times.length > 0) putDose(draft, doseAt(times))
  if (draft.dose !== null && isAtOnce(draft.dose) && often.length > 0)
    draft.faults.push({ kind: 'twice', part: 'dose' })
}

const finishAmount = (draft: Draft): void => {
  const { amount, dose } = draft
  if (amount === null) return
  if (dose === null) draft.faults.push({ kind: 'noTimes', text: amount.text })
  else {
    const each = doseOfEach(dose, amount.amount)
    if (each === null) draft.faults.push({ kind: 'unread', text: amount.text })
    else draft.dose = each
  }
}

/** What the cells beside the name say: there a number is what its cell is. */
export interface LineCells {
  readonly strength: string
  readonly dose: string
  readonly meal: string
  readonly days: string
}
const NO_CELLS: LineCells = { strength: '', dose: '', meal: '', days: '' }

const readCells = (draft: Draft, { strength, dose, meal, days }: LineCells, settings: LineSettings): void => {
  const otherwise = (token: string): void => void draft.faults.push({ kind: 'unread', text: token })
  const each = (text: string, bare: (token: string) => void): void =>
    partsOf(text).forEach((token) => readPart(draft, token, settings) || bare(token))
  each(strength, (token) => putStrength(draft, token, settings))
  each(dose, (token) => {
    const read = readDose(token)
    if (read === null) otherwise(token)
    else putDose(draft, read)
  })
  each(meal, otherwise)
  each(days, (token) => (/^\d+$/.test(token) ? putDays(draft, Number(token), settings.mostDays) : otherwise(token)))
}

/**
 * Reads a line of the grammar `{form} name {strength|form|dose|meal|days} ["//" note]`: the name ends at the first number
 * or keyword, then parts in any order, each once. A number without a unit is read last, with all that stands around it.
 *
 * @example readLine('levet 500 101 af 10d', { products, mostDays: 180 })
 */
export const readLine = (line: string, settings: LineSettings): LineReading => {
  const { name, parts, note } = splitLine(line)
  return readParts(name, parts, note, settings)
}

/** The same where the name is known apart from what follows it, and with what stands in the other cells. */
export const readParts = (
  name: string,
  parts: readonly string[],
  note: string,
  settings: LineSettings,
  cells: LineCells = NO_CELLS,
): LineReading => {
  const { products, mostDays } = settings
  const empty = { strength: null, form: null, release: null, dose: null, amount: null, meal: null, days: null }
  const draft: Draft = { ...empty, times: [], often: [], faults: [] }
  if (name === '') draft.faults.push({ kind: 'noName' })
  const bare: Bare[] = []
  parts.forEach((token, place) => {
    if (readPart(draft, token, settings)) return
    const isBeforeDose = parts.slice(place + 1).some(isDoseToken)
    bare.push({ token, place, isBeforeDose, doseAfter: doseOfWord(parts[place + 1] ?? '') })
  })
  const isOften = draft.often.length > 0
  readCells(draft, cells, settings)
  finishDose(draft)
  const isKnown = (token: string): boolean => products.some((each) => isStrengthOf(token, each))
  const understood = understandBare(bare, {
    hasStrength: draft.strength !== null,
    hasDose: draft.dose !== null,
    hasFrequency: isOften,
    hasDays: draft.days !== null,
    mostDays,
    isKnown,
    unit: unitOf(products),
  })
  if (understood.strength !== null) putStrength(draft, understood.strength, settings)
  if (understood.dose !== null) put(draft, 'dose', understood.dose)
  if (understood.amount !== null)
    put(draft, 'amount', { amount: understood.amount, unit: null, text: String(understood.amount) })
  // Who types a line with `weekly` means once on that day; a cell that says so alone may wait for its dose.
  if (isOften && draft.dose === null) draft.dose = ONCE_A_DAY
  for (const text of understood.unread) draft.faults.push(faultOf(text, isKnown))
  finishAmount(draft)
  const { strength, form, release, dose, often, amount, meal, days, faults } = draft
  const { question } = understood
  const whole = [release, form].filter(Boolean).join(' ') || null
  return { name, strength, form: whole, dose, often, unit: amount?.unit ?? null, meal, days, note, question, faults }
}

/** A number that finds no place: a second dose, a second strength, or nothing. */
const faultOf = (text: string, isKnown: (token: string) => boolean): LineFault => {
  if (isKnown(text)) return { kind: 'twice', part: 'strength' }
  return readDose(text) === null ? { kind: 'unread', text } : { kind: 'twice', part: 'dose' }
}

const answer = (choice: Choice): string =>
  choice.kind === 'strength'
    ? choice.strength.replace(' ', '')
    : choice.kind === 'dose' || choice.kind === 'amount'
      ? choice.dose
      : `${choice.days}d`

/** The line with the number that the question is about written as what was chosen: `topi 100` becomes `topi 1-0-0`. */
export const answerQuestion = (line: SplitLine, { place }: LineQuestion, choice: Choice): SplitLine => ({
  ...line,
  parts: line.parts.flatMap((part, index) => {
    if (index === place) return [answer(choice)]
    // The dose of an amount stands in place of the word after it.
    return choice.kind === 'amount' && index === place + 1 ? [] : [part]
  }),
})

/** The line with that number in its note, as it was typed. */
export const withoutNumber = ({ name, parts, note }: SplitLine, { place, token }: LineQuestion): SplitLine => ({
  name,
  parts: parts.filter((_, index) => index !== place),
  note: [token, note].filter(Boolean).join('; '),
})
