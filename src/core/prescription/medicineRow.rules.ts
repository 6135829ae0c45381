import { latinDigits } from '../kit/text'
import { totalUnits } from './dose.rules'
import { meantBy } from './lookup.rules'
import type { Frequency } from './prescription'
import { type Dose, frequencyOf, type Meal, whenTextOf, writeDose } from './typedDose.rules'
import {
  type LineFault,
  type LineProduct,
  type LineReading,
  readLine,
  readParts,
  splitLine,
} from './prescriptionLine.rules'

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
  /** Days it is taken on, where it is neither daily nor on alternate days. */
  readonly frequency: readonly Frequency[]
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
  frequency: [],
  isOwn: false,
  from: null,
})

export const isEmptyRow = (row: MedicineRow): boolean => MEDICINE_CELLS.every((cell) => row[cell].trim() === '')

export interface RowSettings {
  readonly mostDays: number
  /** Products by what is typed of a name, the best first: those that begin with it, of generic or brand. */
  readonly find: (name: string) => readonly LineProduct[]
  /** The meal with which the doctor usually gives a medicine. */
  readonly usualMeal: (generic: string) => Meal | null
  /** Days of the row above; null where it has none. */
  readonly above: number | null
}

/** What a row says by itself, without those above it. */
export type OwnSettings = Omit<RowSettings, 'above'>

/** What is missing is amber, what is wrong is red, what was asked is answered with Tab. */
export type RowProblem =
  | { readonly tone: 'missing'; readonly kind: 'strength' | 'dose' | 'meal' | 'days' }
  | { readonly tone: 'missing'; readonly kind: 'question'; readonly value: number; readonly hasStrength: boolean }
  | ({ readonly tone: 'wrong' } & LineFault)

export interface RowReading extends LineReading {
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

const cellOf = (fault: LineFault): MedicineCell => {
  if (fault.kind === 'twice') return fault.part === 'form' ? 'strength' : fault.part
  return fault.kind === 'noSuchStrength' || fault.kind === 'noUnit'
    ? 'strength'
    : fault.kind === 'days'
      ? 'days'
      : 'name'
}

/** What stands in the cell of strength and form. */
export const labelOf = ({ strength, form }: Pick<LineProduct, 'strength' | 'form'>): string =>
  [strength, form].filter(Boolean).join(' ')

interface ReadCells {
  readonly reading: LineReading
  readonly options: readonly LineProduct[]
  /** The product that was chosen and still stands in its cells. */
  readonly fixed: LineProduct | null
}

/** What a row says, whether it was typed as a line or cell by cell. */
const readCells = (row: MedicineRow, { mostDays, find }: OwnSettings): ReadCells => {
  const isKnown = row.product !== null && row.name.trim() === row.product.generic
  const fixed = isKnown && row.product !== null && row.strength.trim() === labelOf(row.product) ? row.product : null
  const split = isKnown ? { name: row.name.trim(), parts: [], note: '' } : splitLine(row.name)
  const options = isKnown ? row.options : row.isOwn ? [] : meantBy(split.name, find(split.name)).products
  // In its own cell a number of days needs no unit.
  const days = /^\s*\d+\s*$/.test(latinDigits(row.days)) ? `${latinDigits(row.days).trim()}d` : row.days
  const parts = [...split.parts, fixed === null ? row.strength : '', row.dose, row.meal, days].join(' ')
  const note = [split.note, row.note.trim()].filter(Boolean).join('; ')
  const settings = { products: fixed === null ? options : [], mostDays, isOwn: row.isOwn }
  return { options, fixed, reading: readParts(split.name, parts, note, settings) }
}

const oftenOf = ({ frequency }: MedicineRow, dose: Dose | null): readonly Frequency[] =>
  frequency.length > 0 ? frequency : frequencyOf(dose)

/** What is meant where nobody says the form. */
const FORMS_FIRST = ['tablet', 'capsule']

const byForm = (options: readonly LineProduct[]): readonly LineProduct[] =>
  FORMS_FIRST.flatMap((form) => options.filter((each) => each.form === form)).concat(
    options.filter(({ form }) => !FORMS_FIRST.includes(form)),
  )

const productOf = ({ strength, form }: LineReading, options: readonly LineProduct[]): LineProduct | null =>
  byForm(options).find((each) => each.strength === strength && (form === null || each.form === form)) ??
  (strength === null && options.every((each) => each.strength === options[0]?.strength) ? (options[0] ?? null) : null)

const problemsOf = (reading: LineReading, product: LineProduct | null, days: number | null, hasOptions: boolean) => {
  const { dose, meal, question, faults, strength } = reading
  const needsDays = dose?.word !== 'sos' && dose?.word !== 'stat'
  const problems: Partial<Record<MedicineCell, RowProblem>> = {
    ...(hasOptions &&
      product === null &&
      strength === null && { strength: { tone: 'missing', kind: 'strength' } as const }),
    ...(dose === null && { dose: { tone: 'missing', kind: 'dose' } as const }),
    ...(meal === null && needsDays && { meal: { tone: 'missing', kind: 'meal' } as const }),
    ...(days === null && needsDays && { days: { tone: 'missing', kind: 'days' } as const }),
  }
  for (const fault of faults.toReversed()) problems[cellOf(fault)] = { tone: 'wrong', ...fault }
  if (question !== null)
    problems.name = {
      tone: 'missing',
      kind: 'question',
      value: question.value,
      hasStrength: question.readings.includes('strength'),
    }
  return problems
}

/** Reads a row: the product it means, days carried from above, the doctor's usual meal, what is missing and wrong. */
export const readRow = (row: MedicineRow, settings: RowSettings): RowReading => {
  const { reading, options, fixed } = readCells(row, settings)
  const product = fixed ?? productOf(reading, options)
  const generic = options[0]?.generic ?? reading.name
  const usual = reading.meal === null ? settings.usualMeal(generic) : null
  const needsDays = reading.dose?.word !== 'sos' && reading.dose?.word !== 'stat'
  const isCarried = reading.days === null && settings.above !== null && needsDays
  const days = reading.days ?? (isCarried ? settings.above : null)
  const full = {
    ...reading,
    name: generic,
    strength: product === null ? reading.strength : product.strength || null,
    form: product?.form ?? reading.form,
    meal: reading.meal ?? usual,
    days,
  }
  return {
    ...full,
    product,
    isOwnWords: product === null && options.length === 0 && full.name !== '',
    frequency: oftenOf(row, full.dose),
    isCarried,
    isUsualMeal: usual !== null,
    doseUnit: product?.doseUnit ?? '',
    quantity: totalUnits({
      whenText: whenTextOf(full.dose, ''),
      frequency: oftenOf(row, full.dose),
      frequencyDays: days,
    }),
    problems: isEmptyRow(row) ? {} : problemsOf(full, product, days, options.length > 0),
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

/** A row that was finished: each part stands in its own cell, carried days stay carried. */
export const settleRow = (row: MedicineRow, settings: OwnSettings): MedicineRow => {
  const { reading, options } = readCells(row, settings)
  if (reading.question !== null || reading.faults.length > 0) return row
  const { name, strength, form, dose, meal, note, product, isUsualMeal } = readRow(row, { ...settings, above: null })
  return {
    ...row,
    name,
    strength: labelOf({ strength: strength ?? '', form: form ?? '' }),
    dose: dose === null ? '' : writeDose(dose),
    meal: meal === null || isUsualMeal ? '' : meal,
    days: reading.days === null ? '' : String(reading.days),
    note,
    product,
    options,
  }
}

/** A hit that was chosen from the list: what was typed after the name stays. */
export const chooseProduct = (
  row: MedicineRow,
  product: LineProduct,
  options: readonly LineProduct[],
  { mostDays }: OwnSettings,
): MedicineRow => {
  const { parts, note } = splitLine(row.name)
  const typed = readLine(['x', ...parts].join(' '), { products: options, mostDays })
  return {
    ...row,
    name: product.generic,
    strength: labelOf(product),
    dose: typed.dose === null ? row.dose : writeDose(typed.dose),
    meal: typed.meal ?? row.meal,
    days: typed.days === null ? row.days : String(typed.days),
    note: [note, row.note].filter(Boolean).join('; '),
    product,
    options,
    isOwn: false,
  }
}
