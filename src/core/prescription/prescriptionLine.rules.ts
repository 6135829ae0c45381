import { latinDigits } from '../kit/text'
import { type Dose, MEALS, type Meal, readDose } from './typedDose.rules'

/** A medicine of the catalogue, as much of it as a line needs. */
export interface LineProduct {
  readonly id: string
  readonly generic: string
  readonly brand: string | null
  /** `500 mg`; empty for what has none. */
  readonly strength: string
  readonly form: string
  /** What is counted in a dose: `tablet`, `ml`. */
  readonly doseUnit: string
}

export const STRENGTH_UNITS = ['mg', 'mcg', 'g', 'ml', 'iu', '%'] as const
export type StrengthUnit = (typeof STRENGTH_UNITS)[number]

/** Words of a form, by what they stand for. */
const FORM_WORDS: Readonly<Record<string, string>> = {
  tab: 'tablet',
  tablet: 'tablet',
  cap: 'capsule',
  capsule: 'capsule',
  syr: 'syrup',
  syp: 'syrup',
  syrup: 'syrup',
  susp: 'suspension',
  suspension: 'suspension',
  inj: 'injection',
  injection: 'injection',
  gel: 'gel',
  oint: 'ointment',
  ointment: 'ointment',
  cream: 'cream',
  drops: 'drops',
  spray: 'spray',
  patch: 'patch',
  sachet: 'sachet',
  inhaler: 'inhaler',
  infusion: 'infusion',
  suppository: 'suppository',
  solution: 'solution',
}

/** A number whose meaning is not known: a strength or days. */
export interface LineQuestion {
  readonly value: number
  /** What it can be; what Tab takes stands first. */
  readonly readings: readonly ('days' | 'strength')[]
}

/** What is wrong in a line. */
export type LineFault =
  | { readonly kind: 'noName' }
  | { readonly kind: 'unread'; readonly text: string }
  | { readonly kind: 'twice'; readonly part: 'strength' | 'form' | 'dose' | 'meal' | 'days' }
  | { readonly kind: 'noSuchStrength'; readonly strength: string; readonly known: readonly string[] }
  | { readonly kind: 'noUnit'; readonly text: string }
  | { readonly kind: 'days'; readonly most: number }

/** What a line of the grammar says. */
export interface LineReading {
  readonly name: string
  /** `500 mg`. */
  readonly strength: string | null
  readonly form: string | null
  readonly dose: Dose | null
  readonly meal: Meal | null
  readonly days: number | null
  readonly note: string
  readonly question: LineQuestion | null
  readonly faults: readonly LineFault[]
}

export interface LineSettings {
  /** Products whose name begins with the line's; none for own words. */
  readonly products: readonly LineProduct[]
  /** The most days: the last value of the slider. */
  readonly mostDays: number
  /** Own words: a number without a unit is a strength as it is written. */
  readonly isOwn?: boolean
}

const UNIT = STRENGTH_UNITS.join('|')
const number = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`
const strengthToken = new RegExp(`^(${number})(${UNIT})$`)
const bareToken = new RegExp(`^${number}$`)
const daysToken = /^(\d+)(d|w|m|days?|weeks?|months?)$/
const DAYS_IN: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30 }

/** Digits of any script, both spellings of micro, and a unit that stands apart from its number. */
const tidied = (text: string): string =>
  latinDigits(text)
    .toLowerCase()
    .replace(/[µμ]g/g, 'mcg')
    .replace(new RegExp(String.raw`(\d)\s+(${UNIT}|days?|weeks?|months?)(?=\s|$)`, 'g'), '$1$2')
    .trim()

const isMeal = (token: string): token is Meal => (MEALS as readonly string[]).includes(token)

const isPart = (token: string): boolean =>
  /^[.\d½]/.test(token) || isMeal(token) || readDose(token) !== null || Object.hasOwn(FORM_WORDS, token)

/** The name of a line, what follows it, and its note. */
export const splitLine = (line: string): { name: string; parts: readonly string[]; note: string } => {
  const [before = '', ...rest] = line.split('//')
  const typed = latinDigits(before).trim().split(/\s+/).filter(Boolean)
  const end = typed.findIndex((token) => isPart(token.toLowerCase()))
  const words = end < 0 ? typed : typed.slice(0, end)
  const parts = end < 0 ? '' : tidied(typed.slice(end).join(' '))
  return { name: words.join(' '), parts: parts.split(/\s+/).filter(Boolean), note: rest.join('//').trim() }
}

/** `0.50 MG` as `0.5 mg`: how strengths are compared. */
export const strengthKey = (strength: string): string => {
  const [, value, unit] = strengthToken.exec(tidied(strength).replace(/\s+/g, '')) ?? []
  return value === undefined ? tidied(strength) : `${Number(value)} ${unit}`
}

const strengthsOf = (products: readonly LineProduct[]): readonly string[] =>
  [...new Set(products.map(({ strength }) => strength).filter(Boolean))].toSorted(
    (one, other) => Number.parseFloat(one) - Number.parseFloat(other),
  )

/** The strength of the products that a bare number means; null where none has it. */
const strengthMeant = (value: number, products: readonly LineProduct[]): string | null =>
  strengthsOf(products).find((strength) => Number.parseFloat(strength) === value) ?? null

interface Draft {
  strength: string | null
  form: string | null
  dose: Dose | null
  meal: Meal | null
  days: number | null
  question: LineQuestion | null
  faults: LineFault[]
}

type Part = 'strength' | 'form' | 'dose' | 'meal' | 'days'

/** Sets a part once; a second time is a fault. */
const put = <Name extends Part>(draft: Draft, part: Name, value: NonNullable<Draft[Name]>): void => {
  if (draft[part] !== null) draft.faults.push({ kind: 'twice', part })
  else draft[part] = value
}

const putDays = (draft: Draft, days: number, most: number): void => {
  if (days < 1 || days > most) draft.faults.push({ kind: 'days', most })
  else put(draft, 'days', days)
}

const putStrength = (draft: Draft, strength: string, { products }: LineSettings): void => {
  const known = strengthsOf(products)
  const meant = known.find(
    (each) => strengthKey(each) === strengthKey(strength) || each.startsWith(`${strengthKey(strength)}/`),
  )
  if (meant === undefined && known.length > 0)
    draft.faults.push({ kind: 'noSuchStrength', strength: strengthKey(strength), known })
  put(draft, 'strength', meant ?? strengthKey(strength))
}

/** A number without a unit: never guessed. */
const putBare = (draft: Draft, token: string, settings: LineSettings): void => {
  const { products, mostDays, isOwn = false } = settings
  const value = Number(token)
  const meant = strengthMeant(value, products)
  const dose = readDose(token)
  if (draft.strength === null && meant !== null) put(draft, 'strength', meant)
  else if (dose !== null) put(draft, 'dose', dose)
  else if (Number.isInteger(value) && value >= 1 && value <= mostDays && draft.days === null)
    draft.question = { value, readings: draft.strength === null ? ['days', 'strength'] : ['days'] }
  else if (draft.strength !== null) draft.faults.push({ kind: 'unread', text: token })
  else if (products.length === 0 && isOwn) put(draft, 'strength', token)
  else if (products.length === 0) draft.faults.push({ kind: 'noUnit', text: token })
  else putStrength(draft, `${value} ${unitOf(products)}`, settings)
}

const unitOf = (products: readonly LineProduct[]): string =>
  strengthsOf(products)[0]
    ?.replace(/[\d.\s]/g, '')
    .toLowerCase() ?? 'mg'

const readPart = (draft: Draft, token: string, settings: LineSettings): void => {
  const days = daysToken.exec(token)
  const dose = bareToken.test(token) ? null : readDose(token)
  const form = Object.hasOwn(FORM_WORDS, token) ? FORM_WORDS[token] : undefined
  if (strengthToken.test(token)) putStrength(draft, token, settings)
  else if (days) putDays(draft, Number(days[1]) * (DAYS_IN[days[2]![0]!] ?? 1), settings.mostDays)
  else if (isMeal(token)) put(draft, 'meal', token)
  else if (form !== undefined) put(draft, 'form', form)
  else if (dose !== null) put(draft, 'dose', dose)
  else if (bareToken.test(token)) putBare(draft, token, settings)
  else draft.faults.push({ kind: 'unread', text: token })
}

/**
 * Reads a line of the grammar `name {strength|form|dose|meal|days} ["//" note]`: the name ends at the first number or
 * keyword, then parts in any order, each once.
 *
 * @example readLine('levet 500 101 af 10d', { products, mostDays: 180 })
 */
export const readLine = (line: string, settings: LineSettings): LineReading => {
  const { name, parts, note } = splitLine(line)
  return readParts(name, parts.join(' '), note, settings)
}

/** The same where the name is known apart from what follows it. */
export const readParts = (name: string, parts: string, note: string, settings: LineSettings): LineReading => {
  const draft: Draft = { strength: null, form: null, dose: null, meal: null, days: null, question: null, faults: [] }
  if (name === '') draft.faults.push({ kind: 'noName' })
  for (const part of tidied(parts).split(/\s+/).filter(Boolean)) readPart(draft, part, settings)
  return { name, note, ...draft }
}

/** The line with the number that the question is about written as what was chosen: `levet 10` becomes `levet 10d`. */
export const answerQuestion = (line: string, { value, readings }: LineQuestion): string => {
  const meant = readings[0] === 'days' ? 'd' : 'mg'
  return latinDigits(line).replace(new RegExp(String.raw`(^|\s)0*${value}(?:\.0+)?(?=\s|$)`), `$1${value}${meant}`)
}
