import { type Bare, type Choice, type LineQuestion, understandBare } from './bareNumbers.rules'
import { partsOf, type SplitLine, splitLine, stepsIn, writeSteps } from './lineTokens.rules'
import { writeRoute } from './routes.rules'
import { isStrengthOf, unitOf } from './strength.rules'
import { isCount, readDose, writeOften } from './typedDose.rules'
import type { LineCells, LineFault, LineProduct, LineReading, LineSettings, LineStep } from './line'
import { MOST_STEPS } from './prescription.limits'
import { aroundOf } from './lineAround.rules'
import {
  readPart,
  readCells,
  finishDose,
  finishMany,
  finishAmount,
  finishRoute,
  mostADayOf,
  emptyDraft,
  put,
  putStrength,
  doseOfWord,
  isDoseToken,
  ONCE_A_DAY,
} from './lineDraft.rules'

const NO_CELLS: LineCells = { strength: '', dose: '', meal: '', days: '' }

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
  const [typed, dose] = [stepsIn(parts), stepsIn(partsOf(cells.dose))]
  const first = readFirst(name, typed.first, note, settings, { ...cells, dose: dose.first.join(' ') })
  return { ...first, ...stepsAfter(first, [...typed.next, ...dose.next], settings) }
}

/** What is read of a step besides its strength, its dose and its days: a line has that once. */
const ofTheLine = ['form', 'meal', 'route', 'mostADay', 'hoursApart', 'supply', 'question'] as const

/** A step after the first, with the dose of the line where it has none; null where it says anything else. */
const readStep = (tokens: readonly string[], first: LineReading, settings: LineSettings): LineStep | null => {
  const products = settings.all ?? settings.products
  const [number = ''] = tokens
  // A number of digits that is a strength, beside one of the first dose, is the strength of the step.
  const isStrong = first.strength !== null && readDose(number) === null && /^[\d.]+$/.test(number)
  const isKnown = isStrong && products.some((each) => isStrengthOf(number, each))
  const words = isKnown ? [`${number}${unitOf(products)}`, ...tokens.slice(1)] : tokens
  const read = readFirst('x', words, '', { ...settings, products })
  const { strength, dose, often, days, unit, faults } = read
  const isOther = unit !== null && unit !== first.unit && !products.some(({ doseUnit }) => doseUnit === unit)
  // Of a fluid, how much each time is said in each step.
  const lacksAmount = first.unit === 'ml' && unit === null && dose !== null && isCount(dose)
  if (faults.length > 0 || isOther || lacksAmount || ofTheLine.some((part) => read[part] !== null)) return null
  // Another strength is that of a product in the same form.
  const forms = ofStrength(first.strength, settings.products).map(({ form }) => form)
  if (products.length > 0 && !ofStrength(strength, products).some(({ form }) => forms.includes(form))) return null
  return {
    strength: strength === first.strength ? null : strength,
    dose: dose ?? first.dose,
    often: dose === null && often.length === 0 ? first.often : often,
    days,
  }
}

const ofStrength = (strength: string | null, products: readonly LineProduct[]): readonly LineProduct[] =>
  products.filter((each) => strength === null || isStrengthOf(strength, each))

type Steps = Pick<LineReading, 'steps' | 'isStopped' | 'faults'>

/** What follows the first dose. Each step but the last says how long; what a line cannot hold is said to be so. */
const stepsAfter = (first: LineReading, next: readonly (readonly string[])[], settings: LineSettings): Steps => {
  const isStopped = next.at(-1)?.join(' ') === STOP
  const steps = (isStopped ? next.slice(0, -1) : next).map((tokens) => readStep(tokens, first, settings))
  const isLong = steps.every((step, place) => step?.days != null || (!isStopped && place === steps.length - 1))
  const read = steps.filter((step) => step !== null)
  return read.length === steps.length && isLong && steps.length <= MOST_STEPS
    ? { steps: read, isStopped, faults: first.faults }
    : { steps: [], isStopped: false, faults: [...first.faults, { kind: 'steps', text: writeSteps(next) }] }
}
const STOP = 'stop'

/** The first dose of a line, and all that it says once. */
const readFirst = (
  name: string,
  parts: readonly string[],
  note: string,
  settings: LineSettings,
  cells: LineCells = NO_CELLS,
): LineReading => {
  const { products, mostDays } = settings
  const draft = emptyDraft()
  if (name === '') draft.faults.push({ kind: 'noName' })
  const { strength: strong, dose: taken, meal: eaten, days: lasting } = cells
  const around = aroundOf(name, [...parts, ...[strong, taken, eaten, lasting].flatMap(partsOf)], settings)
  const bare: Bare[] = []
  parts.forEach((token, place) => {
    if (readPart(draft, { token, place }, settings, around)) return
    const isBeforeDose = parts.slice(place + 1).some(isDoseToken)
    bare.push({ token, place, isBeforeDose, doseAfter: doseOfWord(parts[place + 1] ?? '') })
  })
  const isOften = draft.often.length > 0
  readCells(draft, cells, settings, around)
  finishDose(draft)
  const isKnown = (token: string): boolean => products.some((each) => isStrengthOf(token, each))
  const understood = understandBare(bare, {
    hasStrength: draft.strength !== null,
    // What is asked about `OD` is a dose or not: no number is taken for one meanwhile.
    hasDose: draft.dose !== null || draft.unclear.some(({ token }) => token === 'od'),
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
  finishMany(draft, isKnown, settings)
  // While it is asked what `OD` says, an amount waits for its times.
  if (!draft.unclear.some(({ token }) => token === 'od') || draft.dose !== null) finishAmount(draft)
  const mostADay = mostADayOf(draft)
  finishRoute(draft, around)
  const { strength, weight, form, release, dose, often, amount, meal, days, route, gap, supply, faults, unclear } =
    draft
  return {
    name,
    strength,
    // Nobody names an injection by what is in a millilitre of it; bottles of a syrup are named so.
    weight: weight ?? (form === 'injection' || form === 'infusion' ? draft.bareWeight : null),
    form: [release, form].filter(Boolean).join(' ') || null,
    dose,
    often,
    unit: amount?.unit ?? null,
    meal,
    days,
    route: route?.route ?? null,
    mostADay,
    hoursApart: gap?.hours ?? null,
    supply,
    steps: [],
    isStopped: false,
    note,
    question: unclear[0] ?? understood.question,
    faults,
  }
}

/** A number that finds no place: a second dose, a second strength, or nothing. */
const faultOf = (text: string, isKnown: (token: string) => boolean): LineFault => {
  if (isKnown(text)) return { kind: 'twice', part: 'strength' }
  return readDose(text) === null ? { kind: 'unread', text } : { kind: 'twice', part: 'dose' }
}

/** What was chosen, as the grammar writes it. */
export const answerText = (choice: Choice): string => {
  switch (choice.kind) {
    case 'strength':
      return choice.strength.replace(' ', '')
    case 'dose':
    case 'amount':
      return choice.dose
    case 'days':
      return `${choice.days}d`
    case 'route':
      return writeRoute(choice.route)
    case 'often':
      return writeOften(choice.often)
    case 'release':
      return 'sr'
    case 'most':
      return `max${choice.most}${choice.of}/day`
    case 'each':
      return `${choice.count}${choice.unit}`
    case 'supply':
      return `#${choice.count}`
  }
}

/** The line with the number that the question is about written as what was chosen: `topi 100` becomes `topi 1-0-0`. */
export const answerQuestion = (line: SplitLine, { place }: LineQuestion, choice: Choice): SplitLine => ({
  ...line,
  parts: line.parts.flatMap((part, index) => {
    if (index === place) return [answerText(choice)]
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
