import { charactersIn, cleanLines } from '../kit/text'
import { wholeNumber } from '../kit/typedNumber'
import { doseOf } from './dose.rules'
import { isRelease, joinedLine, partsOf, readForm, splitLine, unitInCell } from './lineTokens.rules'
import { isPossibleRoute } from './routes.rules'
import { type Meal, storedDose, takenAt, whenTextOf } from './typedDose.rules'
import { wholeName } from './lineFaults.rules'
import { asLineProduct, nameKey, withSuffix } from './lookup.rules'
import type { Medicine } from './medicine'
import { emptyRow, isEmptyRow, labelOf, type MedicineRow, readRow, type RowReading } from './medicineRow.rules'
import { storedStep, writtenCells } from './writtenCells.rules'
import type { FavouriteLine, Frequency, MealType, MedicineLine, PrescriptionContent, Vitals } from './prescription'
import { LONGEST_ALIAS, LONGEST_LINE_NOTE, LONGEST_NAME, LONGEST_TEXT } from './prescription.limits'
import { CHIP_FIELDS, type PrescriptionForm, type TestRow } from './prescriptionForm'
import {
  bmiOf,
  NO_TYPED_VITALS,
  readNumber,
  readPressure,
  refusedVitals,
  tidyHeight,
  type TypedVitals,
} from './vitals.rules'

export const EMPTY_FORM: PrescriptionForm = {
  vitals: NO_TYPED_VITALS,
  complaint: [],
  diagnosis: [],
  tags: [],
  otherHealthProblems: [],
  medicines: [emptyRow('m1')],
  tests: [],
  dietAndExercise: '',
  note: '',
  nextVisitType: 'days',
  nextVisitNo: '',
  healthCategoryId: null,
  amendReason: null,
  dismissals: [],
}

const mealTypes: Readonly<Record<Meal, MealType>> = {
  bf: 'beforeFood',
  af: 'afterFood',
  wf: 'withFood',
  es: 'emptyStomach',
}
/** The meal of the grammar behind a stored one. */
export const mealOf = (type: MealType): Meal =>
  (Object.keys(mealTypes) as Meal[]).find((meal) => mealTypes[meal] === type)!

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

const inEnglish: Readonly<Record<Frequency, string>> = {
  daily: 'Daily',
  alternateDays: 'On alternate days',
  everyThirdDay: 'Every third day',
  thriceWeekly: 'Three times a week',
  twiceWeekly: 'Twice a week',
  weekly: 'Once a week',
  fortnightly: 'Once in two weeks',
  monthly: 'Once a month',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

/** `Daily for 10 days`, `Monday, Thursday for 28 days`, in English. */
export const frequencyTextOf = ({
  frequency,
  frequencyDays: days,
}: Pick<MedicineLine, 'frequency' | 'frequencyDays'>): string => {
  const often = frequency.map((each) => inEnglish[each]).join(', ')
  return [often, days === null ? '' : `for ${plural(days, 'day')}`].filter(Boolean).join(' ')
}

/** A medicine as it is sent. */
export const lineOf = (reading: RowReading): MedicineLine => {
  const { dose, meal, days, note, product, doseUnit, frequency, route, mostADay, hoursApart, supply, steps } = reading
  return {
    name: wholeName(reading),
    medicineId: product?.id ?? null,
    ...(product?.brand != null && { brand: product.brand }),
    note,
    mealType: meal && mealTypes[meal],
    mealTypeTime: dose === null ? [] : takenAt(dose).map(({ time }) => time),
    whenText: whenTextOf(dose, doseUnit),
    frequency,
    frequencyDays: days,
    frequencyText: frequencyTextOf({ frequency, frequencyDays: days }),
    ...(route !== null && { route }),
    ...(mostADay !== null && { mostADay }),
    ...(hoursApart !== null && { hoursApart }),
    ...(supply !== null && { supply }),
    ...(steps.length > 0 && { steps: steps.map((step) => storedStep(step, doseUnit)) }),
    ...(reading.isStopped && { isStopped: true }),
  }
}

/** What own words are counted in, as far as a row can say it; a product says it itself. */
const unitIn = ({ whenText }: MedicineLine, product: Medicine | null): string | null => {
  const unit = unitInCell(doseOf(whenText)?.unit ?? '')
  return product === null || (unit === 'ml' && unit === product.doseUnit) ? unit : null
}

/** A stored line as a row of the grid, with the product of the catalogue where it is known. */
export const rowOfLine = (
  id: string,
  line: MedicineLine,
  known: readonly Medicine[],
  from: string | null,
): MedicineRow => {
  const product = known.find((each) => each.id === line.medicineId) ?? null
  const { frequencyDays: days, supply = null, route = null, mostADay = null, hoursApart = null } = line
  const { steps = [], isStopped = false } = line
  const unit = unitIn(line, product)
  const taken = {
    dose: storedDose(line),
    often: line.frequency,
    days,
    supply,
    route,
    mostADay,
    hoursApart,
    isStopped,
    steps: steps.map((step) => ({
      strength: step.strength || null,
      dose: storedDose(step),
      often: step.frequency,
      days: step.frequencyDays,
    })),
  }
  return {
    ...emptyRow(id),
    name: product?.generic ?? line.name,
    strength: product === null ? '' : labelOf(product),
    ...writtenCells(taken, unit, product === null ? unit : unitInCell(product.doseUnit)),
    meal: line.mealType === null ? '' : mealOf(line.mealType),
    note: line.note,
    product: product && asLineProduct(product, line.brand ?? null),
    options:
      product === null
        ? []
        : known.filter(({ generic }) => generic === product.generic).map((each) => asLineProduct(each)),
    isOwn: product === null,
    from,
  }
}

const nobodyKnown = { mostDays: Infinity, find: () => [], usualMeal: () => null, above: null } as const

/** Whether own words say one thing alone: the page sends no line in which something is asked, the server takes none. */
export const isClearLine = (line: MedicineLine): boolean => {
  const { question, faults } = readRow(rowOfLine('line', line, [], null), nobodyKnown)
  return question === null && faults.length === 0
}

/** Forms of a line: that of its product, else those that its own words name. */
const formsOf = ({ name }: MedicineLine, medicine: Medicine | null): readonly string[] =>
  medicine === null
    ? partsOf(name).flatMap((word) => {
        const form = readForm(word)
        return form === null || isRelease(form) ? [] : [form]
      })
    : [medicine.form]

/** Whether a line is given in a way that its form can have: no tablet into a vein. */
export const isGivenRightly = (line: MedicineLine, medicine: Medicine | null): boolean =>
  line.route === undefined || isPossibleRoute(line.route, formsOf(line, medicine), line.name)

const vitalsOf = (typed: TypedVitals): Vitals => {
  const pressure = readPressure(typed.bp)
  const bmi = bmiOf(typed)
  return {
    systolic: pressure?.systolic ?? null,
    diastolic: pressure?.diastolic ?? null,
    pulse: readNumber(typed.pulse),
    temperature: readNumber(typed.temperature),
    weight: readNumber(typed.weight),
    height: readNumber(tidyHeight(typed.height, typed.heightUnit)),
    heightUnit: typed.heightUnit,
    bmi: bmi === null ? null : Number(bmi),
  }
}

const typedOf = (vitals: Vitals): TypedVitals => {
  const { systolic, diastolic, pulse, temperature, weight, height, heightUnit } = vitals
  const text = (value: number | null) => (value === null ? '' : String(value))
  const bp = systolic === null || diastolic === null ? '' : `${systolic}/${diastolic}`
  return {
    bp,
    pulse: text(pulse),
    temperature: text(temperature),
    weight: text(weight),
    height: text(height),
    heightUnit,
  }
}

/** The highest number of a next visit. */
const MOST_VISITS = 999

/** The number of a next visit: zero or more whole ones; empty is 0, anything else null. */
export const nextVisitOf = (text: string): number | null => {
  return text.trim() === '' ? 0 : wholeNumber(text, MOST_VISITS)
}

const isEmptyTest = ({ name, note }: TestRow): boolean => name.trim() === '' && note.trim() === ''

/** What is sent of a form whose rows were read. */
export const contentOf = (form: PrescriptionForm, readings: readonly RowReading[]): PrescriptionContent => ({
  vitals: vitalsOf(form.vitals),
  complaint: form.complaint,
  diagnosis: form.diagnosis,
  tags: form.tags,
  otherHealthProblems: form.otherHealthProblems,
  medicines: readings.flatMap((reading, index) => (isEmptyRow(form.medicines[index]!) ? [] : [lineOf(reading)])),
  tests: form.tests
    .filter((test) => !isEmptyTest(test))
    .map(({ name, testId, note }) => ({ name: name.trim(), testId, note })),
  dietAndExercise: form.dietAndExercise,
  note: form.note,
  nextVisitType: form.nextVisitType,
  nextVisitNo: nextVisitOf(form.nextVisitNo) ?? 0,
})

/** A stored content as a form; `from` is the day of the prescription that is repeated. */
export const formOf = (
  content: PrescriptionContent,
  known: readonly Medicine[],
  { from = null, healthCategoryId = null }: { from?: string | null; healthCategoryId?: string | null } = {},
): PrescriptionForm => ({
  vitals: typedOf(content.vitals),
  complaint: content.complaint,
  diagnosis: content.diagnosis,
  tags: content.tags,
  otherHealthProblems: content.otherHealthProblems,
  medicines:
    content.medicines.length === 0
      ? [emptyRow('m1')]
      : content.medicines.map((line, index) => rowOfLine(`m${index + 1}`, line, known, from)),
  tests: content.tests.map(({ name, testId, note }, index) => ({ id: `t${index + 1}`, name, testId, note })),
  dietAndExercise: content.dietAndExercise,
  note: content.note,
  nextVisitType: content.nextVisitType,
  nextVisitNo: content.nextVisitNo === 0 ? '' : String(content.nextVisitNo),
  healthCategoryId,
  amendReason: null,
  dismissals: [],
})

/** The last prescription, repeated: neither its vitals nor its complaint. */
export const repeated = (form: PrescriptionForm, last: PrescriptionForm): PrescriptionForm => ({
  ...last,
  vitals: form.vitals,
  complaint: form.complaint,
  healthCategoryId: form.healthCategoryId ?? last.healthCategoryId,
  amendReason: form.amendReason,
  dismissals: form.dismissals,
})

/** Why a form cannot be sent yet: the first counts. */
export type FormFault =
  | { readonly kind: 'category' }
  | { readonly kind: 'vitals' }
  | { readonly kind: 'noName'; readonly what: 'medicine' | 'test' }
  | { readonly kind: 'line' | 'question'; readonly row: number }
  | { readonly kind: 'tooLong'; readonly where: 'tests' | 'dietAndExercise' | 'note'; readonly over: number }
  | { readonly kind: 'nextVisit' }

/** Texts of more characters than are stored: kept as they were typed. */
const tooLongIn = ({ tests, dietAndExercise, note }: PrescriptionForm): readonly FormFault[] => {
  const texts = [
    ...tests.flatMap((test) => [
      { where: 'tests' as const, text: test.name, most: LONGEST_NAME },
      { where: 'tests' as const, text: test.note, most: LONGEST_LINE_NOTE },
    ]),
    { where: 'dietAndExercise' as const, text: dietAndExercise, most: LONGEST_TEXT },
    { where: 'note' as const, text: note, most: LONGEST_TEXT },
  ]
  return texts.flatMap(({ where, text, most }) => {
    const over = charactersIn(cleanLines(text)) - most
    return over > 0 ? [{ kind: 'tooLong' as const, where, over }] : []
  })
}

/** What keeps a form from being sent: a missing dose does not, own words do not. */
export const formFaults = (form: PrescriptionForm, readings: readonly RowReading[]): readonly FormFault[] => {
  const faults: FormFault[] = []
  if (form.healthCategoryId === null) faults.push({ kind: 'category' })
  if (refusedVitals(form.vitals).length > 0) faults.push({ kind: 'vitals' })
  form.medicines.forEach((row, index) => {
    if (isEmptyRow(row)) return
    const problems = Object.values(readings[index]?.problems ?? {})
    if (problems.some((problem) => problem.kind === 'noName')) faults.push({ kind: 'noName', what: 'medicine' })
    else if (problems.some(({ tone }) => tone === 'wrong')) faults.push({ kind: 'line', row: index })
    else if (problems.some(({ kind }) => kind === 'question')) faults.push({ kind: 'question', row: index })
  })
  if (form.tests.some((test) => test.name.trim() === '' && !isEmptyTest(test)))
    faults.push({ kind: 'noName', what: 'test' })
  faults.push(...tooLongIn(form))
  if (nextVisitOf(form.nextVisitNo) === null) faults.push({ kind: 'nextVisit' })
  return faults
}

/** Whether nothing has been written yet. */
export const isEmptyForm = (form: PrescriptionForm): boolean =>
  CHIP_FIELDS.every((field) => form[field].length === 0) &&
  form.medicines.every(isEmptyRow) &&
  form.tests.every(isEmptyTest) &&
  Object.entries(form.vitals).every(([field, value]) => field === 'heightUnit' || value === '') &&
  [form.dietAndExercise, form.note, form.nextVisitNo].every((text) => text.trim() === '') &&
  form.healthCategoryId === null

/** The meal with which the doctor gave a medicine the last time, or in a favourite line. */
export const usualMealIn = (
  generic: string,
  last: Pick<PrescriptionContent, 'medicines'> | null,
  favourites: readonly FavouriteLine[],
  known: readonly Medicine[],
): Meal | null => {
  const isIt = ({ medicineId }: MedicineLine) =>
    medicineId !== null && known.find(({ id }) => id === medicineId)?.generic === generic
  const line = [...favourites.map((favourite) => favourite.line), ...(last?.medicines ?? [])].find(isIt)
  return line?.mealType == null ? null : mealOf(line.mealType)
}

/** A row in which the word of a favourite became its line, or the name it stands for with all that follows it. */
const expandedRow = (
  row: MedicineRow,
  favourites: readonly FavouriteLine[],
  known: readonly Medicine[],
): MedicineRow => {
  const typed = row.name.trim().toLowerCase()
  const favourite = favourites.find(({ alias, isName }) => isName !== true && alias.toLowerCase() === typed)
  if (favourite !== undefined) return rowOfLine(row.id, favourite.line, known, null)
  if (row.product !== null || row.isOwn) return row
  const split = splitLine(row.name)
  const key = nameKey(split.name)
  const named = favourites.find(({ alias, isName }) => isName === true && nameKey(alias) === key)
  // A word of release after it belongs to a name that was not confirmed.
  return named === undefined || withSuffix(split).name !== split.name
    ? row
    : { ...row, name: joinedLine({ ...split, name: named.line.name }) }
}

/** Rows in which the word of a favourite became what it stands for. */
export const expandedAlias = (
  rows: readonly MedicineRow[],
  id: string,
  favourites: readonly FavouriteLine[],
  known: readonly Medicine[],
): readonly MedicineRow[] => {
  const row = rows.find((each) => each.id === id)
  const after = row && expandedRow(row, favourites, known)
  return after === undefined || after === row ? rows : rows.map((each) => (each === row ? after : each))
}

/** A name alone, as a word that stands for it is kept. */
export const nameLine = (name: string, medicineId: string | null): MedicineLine => ({
  name,
  medicineId,
  note: '',
  mealType: null,
  mealTypeTime: [],
  whenText: '',
  frequency: [],
  frequencyDays: null,
  frequencyText: '',
})

/** Whether a word that was typed can be kept for a name: it is a name by itself, and nothing is kept by it. */
export const canStandForName = (word: string, favourites: readonly FavouriteLine[]): boolean =>
  charactersIn(word) <= LONGEST_ALIAS &&
  splitLine(word).name === word &&
  withSuffix(splitLine(word)).name === word &&
  !favourites.some(({ alias }) => nameKey(alias) === nameKey(word))
