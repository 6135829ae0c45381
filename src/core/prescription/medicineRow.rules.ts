import type { Choice, LineQuestion } from './bareNumbers.rules'
import { tooLong, withChange } from './lineFaults.rules'
import { countedUnits, totalUnits } from './dose.rules'
import {
  isRelease,
  joinedLine,
  partsOf,
  readForm,
  type SplitLine,
  splitLine,
  stepsIn,
  unitInCell,
} from './lineTokens.rules'
import { typedSteps } from './habits.rules'
import { type Meant, nameIn, NOTHING_MEANT, type Rival, withSuffix } from './lookup.rules'
import type { Frequency } from './prescription'
import { type Fit, fitting, fluidsOfWeight, measured, weighed } from './product.rules'
import { frequencyOf, isAtOnce, type Meal, whenTextOf } from './typedDose.rules'
import type { LineFault, LineProduct, LineReading, WrittenOnce } from './line'
import { storedStep, writtenCells } from './writtenCells.rules'
import { answerQuestion, answerText, readParts, withoutNumber } from './prescriptionLine.rules'

/** The cells of a medicine, in the order of Tab. */
export const MEDICINE_CELLS = ['name', 'strength', 'dose', 'meal', 'days', 'note'] as const
export type MedicineCell = (typeof MEDICINE_CELLS)[number]

/** A row of the grid: cells as they are typed. The first one takes a whole line of the grammar. */
export interface MedicineRow extends Readonly<Record<MedicineCell, string>> {
  readonly id: string
  /** The medicine of the catalogue; null for own words. */
  readonly product: LineProduct | null
  /** The strengths and forms of that medicine. */
  readonly options: readonly LineProduct[]
  /** Own words are kept though the catalogue does not have them. */
  readonly isOwn: boolean
  /** The day of the prescription it was repeated from; null for a new one. */
  readonly from: string | null
}

/** `{id: 'm1'}` with nothing typed. */
export const emptyRow = (id: string): MedicineRow => ({
  id,
  name: '',
  strength: '',
  dose: '',
  meal: '',
  days: '',
  note: '',
  product: null,
  options: [],
  isOwn: false,
  from: null,
})

export const isEmptyRow = (row: MedicineRow): boolean => MEDICINE_CELLS.every((cell) => row[cell].trim() === '')

export interface RowSettings {
  readonly mostDays: number
  /** Products by what is typed of a name, generic or brand, the best first. */
  readonly find: (name: string) => readonly LineProduct[]
  /** The meal with which the doctor usually gives a medicine. */
  readonly usualMeal: (generic: string) => Meal | null
  /** Days of the row above; null where it has none. */
  readonly above: number | null
}

/** What a row says by itself, without those above it. */
export type OwnSettings = Omit<RowSettings, 'above'>

/** What it is about stays as it was typed: a name in own words, a number in the note. */
export interface KeptAsTyped {
  readonly kind: 'typed'
  readonly text: string
}

/** An answer: a name, what a number is, a strength or form. */
export type RowChoice =
  | KeptAsTyped
  | Choice
  | ({ readonly kind: 'name' } & Rival)
  | { readonly kind: 'product'; readonly product: LineProduct }

/**
 * What nobody can know of a row but who writes it: nothing of it is chosen, and it is not sent before it is answered.
 * The first answer is what was typed, so that whoever answers without reading changes nothing.
 */
export interface RowQuestion {
  /** Which of several names; what a number without a unit is; which strength or form. */
  readonly kind: 'name' | 'number' | 'product'
  readonly text: string
  readonly choices: readonly [KeptAsTyped, ...RowChoice[]]
}

/** What is missing is amber, what is wrong is red. */
export type RowProblem =
  | { readonly tone: 'missing'; readonly kind: 'dose' | 'meal' | 'days' }
  | { readonly tone: 'missing'; readonly kind: 'question'; readonly question: RowQuestion }
  /** What is given out is not what dose and days come to. */
  | { readonly tone: 'missing'; readonly kind: 'supply'; readonly written: number; readonly counted: number }
  | ({ readonly tone: 'wrong' } & LineFault)

export interface RowReading extends Omit<LineReading, 'question'> {
  readonly question: RowQuestion | null
  readonly product: LineProduct | null
  /** The name is no medicine's of the catalogue. */
  readonly isOwnWords: boolean
  readonly frequency: readonly Frequency[]
  readonly isCarried: boolean
  /** The meal is the doctor's usual one. */
  readonly isUsualMeal: boolean
  /** What a dose is counted in; empty for own words. */
  readonly doseUnit: string
  /** Dose units of the whole course; null where nobody can know. */
  readonly quantity: number | null
  readonly problems: Readonly<Partial<Record<MedicineCell, RowProblem>>>
}

const cellOfFault: Readonly<Record<Exclude<LineFault['kind'], 'twice' | 'tooLong'>, MedicineCell>> = {
  noName: 'name',
  unread: 'name',
  change: 'name',
  noSuchStrength: 'strength',
  noUnit: 'strength',
  noTimes: 'dose',
  noAmount: 'dose',
  days: 'days',
  steps: 'dose',
}
const cellOfPart: Readonly<Record<WrittenOnce, MedicineCell>> = {
  strength: 'strength',
  form: 'strength',
  dose: 'dose',
  route: 'dose',
  meal: 'meal',
  days: 'days',
  supply: 'days',
}
const cellOf = (fault: LineFault): MedicineCell => {
  if (fault.kind === 'tooLong') return fault.part
  return fault.kind === 'twice' ? cellOfPart[fault.part] : cellOfFault[fault.kind]
}

/** What stands in the cell of strength and form. */
export const labelOf = ({ strength, form }: Pick<LineProduct, 'strength' | 'form'>): string =>
  [strength, form].filter(Boolean).join(' ')

interface ReadCells {
  readonly reading: LineReading
  readonly split: SplitLine
  readonly meant: Meant
  readonly fit: Fit
}

/** What a row says, whether it was typed as a line or cell by cell. */
const readCells = (row: MedicineRow, { mostDays, find }: OwnSettings): ReadCells => {
  const isKnown = row.product !== null && row.name.trim() === row.product.generic
  const fixed = isKnown && row.product !== null && row.strength.trim() === labelOf(row.product) ? row.product : null
  const typed = isKnown ? { name: row.name.trim(), parts: [], note: '' } : splitLine(row.name)
  const named = isKnown
    ? { meant: { products: row.options, rivals: [] } }
    : row.isOwn
      ? { ...withSuffix(typed), meant: NOTHING_MEANT }
      : nameIn(typed, find)
  const { meant, ...split } = { ...typed, ...named }
  const note = [typed.note, row.note.trim()].filter(Boolean).join('; ')
  const { products: all } = meant
  const settings = { products: fixed === null ? all : [fixed], all, mostDays, isOwn: row.isOwn }
  const { strength, dose, meal, days } = row
  const cells = { strength: fixed === null ? strength : '', dose, meal, days }
  const read = readParts(split.name, split.parts, note, settings, cells)
  const fluids = fluidsOfWeight(read, settings.products, fixed !== null)
  const reading = fluids.length > 0 ? weighed(read) : read
  // A product that was chosen and still stands in its cells.
  const fit = fixed === null ? fitting(reading, fluids.length > 0 ? fluids : all) : { product: fixed, candidates: [] }
  return { meant, split, fit, reading: withChange(measured(reading, fit.product), all.length > 0, find) }
}

/** What has to be asked of a row; the name comes first, then its numbers, then the product. */
const questionOf = ({ reading, meant, split, fit }: ReadCells): RowQuestion | null => {
  const { name, question, faults } = reading
  const strength = reading.strength ?? reading.weight
  // A release that no product has is part of what is kept.
  const release = split.parts.find((part) => isRelease(readForm(part) ?? ''))?.toUpperCase()
  const ask = (kind: RowQuestion['kind'], text: string, typed: string, choices: readonly RowChoice[]): RowQuestion => ({
    kind,
    text,
    choices: [{ kind: 'typed', text: typed }, ...choices],
  })
  if (meant.rivals.length > 0)
    return ask(
      'name',
      name,
      name,
      meant.rivals.map((rival) => ({ kind: 'name', ...rival })),
    )
  if (question !== null) return ask('number', question.token, question.token, question.choices)
  if (fit.product !== null || fit.candidates.length === 0 || faults.length > 0) return null
  const choices = fit.candidates.map((product) => ({ kind: 'product', product }) as const)
  const typed = [name, release, strength].filter(Boolean).join(' ')
  return ask('product', release === undefined ? (strength ?? meant.products[0]!.generic) : typed, typed, choices)
}

type Full = LineReading & Pick<RowReading, 'days' | 'meal'> & { readonly counted: number | null }

const problemsOf = ({ dose, meal, days, supply, counted, faults }: Full, question: RowQuestion | null) => {
  const written = supply?.pack === null ? supply.count : null
  const needsDays = dose === null || !isAtOnce(dose)
  const problems: Partial<Record<MedicineCell, RowProblem>> = {
    ...(dose === null && { dose: { tone: 'missing', kind: 'dose' } as const }),
    ...(meal === null && needsDays && { meal: { tone: 'missing', kind: 'meal' } as const }),
    ...(days === null && needsDays && written === null && { days: { tone: 'missing', kind: 'days' } as const }),
    ...(written !== null &&
      counted !== null &&
      written !== counted && { days: { tone: 'missing', kind: 'supply', written, counted } as const }),
  }
  for (const fault of faults.toReversed()) problems[cellOf(fault)] = { tone: 'wrong', ...fault }
  if (question !== null) problems.name = { tone: 'missing', kind: 'question', question }
  return problems
}

/** Reads a row: the product it means, days carried from above, the doctor's usual meal, what is missing and wrong. */
export const readRow = (row: MedicineRow, settings: RowSettings): RowReading => {
  const read = readCells(row, settings)
  const { reading, meant } = read
  const { product } = read.fit
  const generic = meant.products[0]?.generic ?? reading.name
  const usual = reading.meal === null ? settings.usualMeal(generic) : null
  const needsDays = reading.dose === null || !isAtOnce(reading.dose)
  // Steps, and what a note says instead of a dose, have days of their own.
  const hasOwnDays = reading.steps.length > 0 || reading.isStopped || (reading.dose === null && reading.note !== '')
  const isCarried = reading.days === null && settings.above !== null && needsDays && !hasOwnDays
  const days = reading.days ?? (isCarried ? settings.above : null)
  const frequency = frequencyOf(reading.dose, reading.often)
  const named = {
    ...reading,
    // Of a fluid nobody knows the dose before its amount is said.
    dose: reading.faults.some(({ kind }) => kind === 'noAmount') ? null : reading.dose,
    name: generic,
    strength: product === null ? reading.strength : product.strength || null,
    form: product?.form ?? reading.form,
    meal: reading.meal ?? usual,
    days,
  }
  const full = { ...named, faults: [...named.faults, ...tooLong(named)] }
  const { mostADay, hoursApart, supply } = full
  const course = {
    whenText: whenTextOf(full.dose, ''),
    frequency,
    frequencyDays: days,
    ...(mostADay !== null && { mostADay }),
    ...(hoursApart !== null && { hoursApart }),
    ...(supply !== null && { supply }),
    steps: full.steps.map((step) => storedStep(step, '')),
  }
  const isBlank = isEmptyRow(row)
  const question = isBlank ? null : questionOf(read)
  return {
    ...full,
    question,
    product,
    isOwnWords: product === null && meant.products.length === 0 && meant.rivals.length === 0 && full.name !== '',
    frequency,
    isCarried,
    isUsualMeal: usual !== null,
    doseUnit: product?.doseUnit ?? reading.unit ?? '',
    quantity: totalUnits(course),
    problems: isBlank ? {} : problemsOf({ ...full, counted: countedUnits(course) }, question),
  }
}

/** Reads rows from the top: each may carry the days of the one above. */
export const readRows = (rows: readonly MedicineRow[], settings: OwnSettings): readonly RowReading[] => {
  let above: number | null = null
  return rows.map((row) => {
    const reading = readRow(row, { ...settings, above })
    above = reading.days ?? above
    return reading
  })
}

/** When and how long, in the cells; of a fluid how much is written with its unit, or not at all. */
const cellsOf = (taken: LineReading, product: LineProduct | null): ReturnType<typeof writtenCells> => {
  const isMeasured = product === null || product.doseUnit === 'ml'
  const unit = isMeasured ? taken.unit : null
  const written = writtenCells(taken, unit, isMeasured ? unit && unitInCell(unit) : unitInCell(product.doseUnit))
  const amount = taken.faults.find(({ kind }) => kind === 'noTimes')
  return amount?.kind === 'noTimes' ? { ...written, dose: amount.text } : written
}

/** The row of a reading with its product: each part stands in its own cell, carried days stay carried. */
const settled = (row: MedicineRow, settings: OwnSettings, product: LineProduct | null): MedicineRow => {
  const { reading, meant, fit } = readCells(row, settings)
  const { name, strength, form, isUsualMeal, meal } = readRow(row, { ...settings, above: null })
  return {
    ...row,
    name,
    strength: labelOf(product ?? { strength: strength ?? '', form: form ?? '' }),
    ...cellsOf(fit.product === null ? measured(reading, product) : reading, product),
    meal: meal === null || isUsualMeal ? '' : meal,
    note: reading.note,
    product,
    options: meant.products,
  }
}

/** A row that was finished; one with a question or a fault stays as it is. */
export const settleRow = (row: MedicineRow, settings: OwnSettings): MedicineRow => {
  const { question, faults, product } = readRow(row, { ...settings, above: null })
  return question !== null || faults.length > 0 ? row : settled(row, settings, product)
}

/** The row with the steps that a line cannot hold in its note, as they were typed. */
const withoutSteps = (row: MedicineRow, { split }: ReadCells): MedicineRow => {
  const [typed, dose] = [stepsIn(split.parts), stepsIn(partsOf(row.dose))]
  return {
    ...row,
    name: typed.next.length === 0 ? row.name : joinedLine({ ...split, parts: typed.first }),
    dose: dose.next.length === 0 ? row.dose : dose.first.join(' '),
    note: [typedSteps(row.name), typedSteps(row.dose), row.note.trim()].filter(Boolean).join('; '),
  }
}

/** The row in the words in which it was typed, finished where nothing else is open. */
export const keepTyped = (row: MedicineRow, settings: OwnSettings): MedicineRow => {
  const read = readCells(row, settings)
  if (read.reading.faults.some(({ kind }) => kind === 'steps')) return settleRow(withoutSteps(row, read), settings)
  // A suffix behind the strength stands in the name that is kept.
  const name = read.meant.rivals.length > 0 ? joinedLine(read.split) : row.name
  return { ...settleRow({ ...row, name, isOwn: true }, settings), isOwn: true }
}

/** The row with its question answered by one of the choices, finished where nothing else is open. */
export const answerRow = (row: MedicineRow, place: number, settings: OwnSettings): MedicineRow => {
  const { question } = readRow(row, { ...settings, above: null })
  const choice = question?.choices[place]
  if (question === null || choice === undefined) return row
  const { reading, split } = readCells(row, settings)
  const written = (line: SplitLine): MedicineRow => settleRow({ ...row, name: joinedLine(line) }, settings)
  if (choice.kind === 'product') return settled(row, settings, choice.product)
  if (choice.kind === 'name') return written({ ...split, name: choice.name })
  if (choice.kind !== 'typed') return settleRow(withAnswer(row, split, reading.question!, choice), settings)
  return question.kind === 'number'
    ? settleRow(withoutWord(row, split, reading.question!), settings)
    : keepTyped(row, settings)
}

/** The row with a word in its place among what follows the name, or in its cell. */
const withAnswer = (row: MedicineRow, split: SplitLine, question: LineQuestion, choice: Choice): MedicineRow => {
  const { cell, place } = question
  if (cell === undefined) {
    const { parts, ...line } = answerQuestion(split, question, choice)
    // Right after a name `40d` may be a strength and a suffix.
    const isFirst = place === 0 || (place === 1 && readForm(parts[0]!) !== null)
    const written = choice.kind === 'days' && isFirst ? parts.with(place, `${choice.days}days`) : parts
    return { ...row, name: joinedLine({ ...line, parts: written }) }
  }
  return { ...row, [cell]: partsOf(row[cell]).with(place, answerText(choice)).join(' ') }
}

/** The row with that word in its note, as it was typed. */
const withoutWord = (row: MedicineRow, split: SplitLine, question: LineQuestion): MedicineRow => {
  const { cell, place, token } = question
  if (cell === undefined) return { ...row, name: joinedLine(withoutNumber(split, question)) }
  const left = partsOf(row[cell]).filter((_, index) => index !== place)
  return { ...row, [cell]: left.join(' '), note: [token, row.note.trim()].filter(Boolean).join('; ') }
}

/** A hit that was chosen from the list: what was typed after the name stays. */
export const chooseProduct = (
  row: MedicineRow,
  product: LineProduct,
  options: readonly LineProduct[],
  settings: OwnSettings,
): MedicineRow => {
  const { parts, note } = splitLine(row.name)
  const read = readParts('x', parts, '', { products: [product], mostDays: settings.mostDays }, { ...row, strength: '' })
  const typed = measured(fluidsOfWeight(read, [product], true).length > 0 ? weighed(read) : read, product)
  const isRead = typed.question === null && typed.faults.every(({ kind }) => kind === 'noAmount')
  const chosen = { ...row, name: product.generic, strength: labelOf(product), product, options, isOwn: false }
  return {
    ...chosen,
    // What cannot be read beside the product stays where it was typed.
    ...(isRead
      ? {
          ...cellsOf(typed, product),
          meal: typed.meal ?? '',
        }
      : { name: [product.generic, ...parts].join(' '), product: null }),
    note: [note, row.note].filter(Boolean).join('; '),
  }
}
