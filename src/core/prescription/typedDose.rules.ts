import { doseOf } from './dose.rules'
import type { Frequency, MedicineLine, Route } from './prescription'
import { writeRoute } from './routes.rules'

/** Words that stand for how often a medicine is taken on a day. */
export const DOSE_WORDS = ['od', 'bd', 'tds', 'qid', 'hs', 'sos', 'stat'] as const
export type DoseWord = (typeof DOSE_WORDS)[number]

/** Times of a day at which a dose is taken. */
export const DAY_TIMES = ['morning', 'noon', 'evening', 'night'] as const
export type DayTime = (typeof DAY_TIMES)[number]

/** Days of a length by its letter. */
export const DAYS_IN: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30 }

/** Before food, after food, with food, on an empty stomach. */
export const MEALS = ['bf', 'af', 'wf', 'es'] as const
export type Meal = (typeof MEALS)[number]

/** How a medicine is taken on a day: the amounts as they were written, and the word when it was one. */
export interface Dose {
  /** Morning, noon, night; with four, evening stands before night. Of `sos` and `stat` how much at once, 1 where there is none. */
  readonly amounts: readonly number[]
  readonly word: DoseWord | null
}

const amountsOf: Readonly<Record<DoseWord, readonly number[]>> = {
  od: [1, 0, 0],
  bd: [1, 0, 1],
  tds: [1, 1, 1],
  qid: [1, 1, 1, 1],
  hs: [0, 0, 1],
  sos: [],
  stat: [1],
}

/** Once a day in other words than `od`, which on drops for the eye is also the right one. */
const ONCE_DAILY = 'qd'

const isDoseWord = (text: string): text is DoseWord => (DOSE_WORDS as readonly string[]).includes(text)

const amountOf = (text: string): number | null => {
  if (text === '1/2' || text === '½') return 0.5
  return /^(?:\d+(?:\.\d+)?|\.\d+)$/.test(text) ? Number(text) : null
}

/** Three or four digits that stand for a morning, a noon, an evening and a night. */
const DIGITS = /^[0-4]{3,4}$/

/** A dose as the grammar writes it: `1-0-1`, `1/2-0-1`, `101`, `1001`, `bd`; null for anything else. */
export const readDose = (text: string): Dose | null => {
  if (isDoseWord(text)) return { amounts: amountsOf[text], word: text }
  if (text === ONCE_DAILY) return { amounts: amountsOf.od, word: 'od' }
  const parts = DIGITS.test(text) ? text.split('') : text.split('-')
  if (parts.length < 3 || parts.length > 4) return null
  const amounts = parts.map(amountOf)
  if (amounts.some((amount) => amount === null) || amounts.every((amount) => amount === 0)) return null
  return { amounts: amounts as readonly number[], word: null }
}

/** Numbers of digits that are also strengths: whole tens but 110, what has a 3 or a 4 in it, and 112 micrograms. */
const mayBeStrength = (digits: string): boolean => {
  if (digits.startsWith('0') || digits === '110') return false
  return digits.endsWith('0') || /[34]/.test(digits) || digits === '112'
}

/** A dose in digits that no strength looks like: `101`, `011`, `110`, but not `100`, `300`, `400`. */
export const isPlainDose = (text: string): boolean =>
  DIGITS.test(text) && readDose(text) !== null && !mayBeStrength(text)

/** Taken once, at this time of a day. */
export const doseAt = (times: readonly DayTime[]): Dose => {
  const columns = times.includes('evening') ? DAY_TIMES : DAY_TIMES.filter((time) => time !== 'evening')
  return { amounts: columns.map((time) => (times.includes(time) ? 1 : 0)), word: null }
}

/** Whether it is taken when needed or once, at no time of the day. */
export const isAtOnce = ({ word }: Dose): boolean => word === 'sos' || word === 'stat'

/** How much of it is taken at once. */
export const amountAtOnce = ({ amounts }: Dose): number => amounts[0] ?? 1

/** Amounts as they are counted without a unit; of five and more, or of 2.5, nobody takes pieces. */
const COUNTS: readonly number[] = [0, 0.5, 1, 1.5, 2, 3, 4]

/** Whether a dose counts what it does not name: `bd`, `1-0-1`, `2 sos`, but not `5-0-5`. */
export const isCount = ({ amounts }: Dose): boolean => amounts.every((amount) => COUNTS.includes(amount))

/** A dose of so many at each of its times: 5 (ml) `bd` is `5-0-5`, 2 `sos` two when needed; null where it has other amounts. */
export const doseOfEach = (dose: Dose, amount: number): Dose | null => {
  if (amount === 1) return dose
  if (isAtOnce(dose)) return { amounts: [amount], word: dose.word }
  if (dose.amounts.some((each) => each > 1)) return null
  return { amounts: dose.amounts.map((each) => each * amount), word: null }
}

const written = (amount: number): string => (amount === 0.5 ? '1/2' : String(amount))

/** The dose as it stands on the prescription: `1-0-1`, `bd`. */
export const writeDose = ({ amounts, word }: Dose): string => word ?? amounts.map(written).join('-')

/** Words for the days on which something is taken, as they are typed; the first of each is written. */
const frequencyWords: Readonly<Record<Exclude<Frequency, 'daily'>, readonly string[]>> = {
  alternateDays: ['alt', 'eod', 'qod', 'alternate', 'alternately'],
  everyThirdDay: ['every-third-day', 'third-day'],
  thriceWeekly: ['thrice-weekly', 'tiw'],
  twiceWeekly: ['twice-weekly'],
  weekly: ['weekly'],
  fortnightly: ['fortnightly'],
  monthly: ['monthly'],
  monday: ['mon', 'monday', 'somvar', 'सोमवार', 'સોમવાર', 'সোমবার'],
  tuesday: ['tue', 'tues', 'tuesday', 'mangalvar', 'मंगलवार', 'મંગળવાર', 'মঙ্গলবার'],
  wednesday: ['wed', 'wednesday', 'budhvar', 'बुधवार', 'બુધવાર', 'বুধবার'],
  thursday: ['thu', 'thur', 'thurs', 'thursday', 'guruvar', 'गुरुवार', 'ગુરુવાર', 'বৃহস্পতিবার'],
  friday: ['fri', 'friday', 'shukravar', 'शुक्रवार', 'શુક્રવાર', 'শুক্রবার'],
  saturday: ['sat', 'saturday', 'shanivar', 'शनिवार', 'શનિવાર', 'শনিবার'],
  sunday: ['sun', 'sunday', 'ravivar', 'रविवार', 'રવિવાર', 'রবিবার'],
}

const frequencies: ReadonlyMap<string, Frequency> = new Map([
  ['daily', 'daily'],
  ...Object.entries(frequencyWords).flatMap(([frequency, words]) =>
    words.map((word) => [word, frequency as Frequency] as const),
  ),
])

/** The days that a word stands for: `weekly`, `eod`, `mon`. */
export const readFrequency = (word: string): Frequency | null => frequencies.get(word) ?? null

/** The word with which days are written. */
export const writeOften = (often: Frequency): string => (often === 'daily' ? often : frequencyWords[often][0]!)

const isDayOfWeek = (frequency: Frequency): boolean => frequency.endsWith('day')

/** Days of a week that a frequency counts without their names. */
const timesAWeek: Readonly<Partial<Record<Frequency, number>>> = { weekly: 1, twiceWeekly: 2, thriceWeekly: 3 }

/**
 * Days that may stand together: Monday and Thursday, but neither daily and weekly. `once a week on Sunday` is Sunday:
 * as many names as were counted take the place of the count; null where they do not go together.
 */
export const daysTogether = (frequency: readonly Frequency[]): readonly Frequency[] | null => {
  const named = frequency.filter(isDayOfWeek)
  const counted = frequency.filter((each) => !isDayOfWeek(each))
  if (new Set(frequency).size < frequency.length) return null
  if (counted.length === 0 || frequency.length === 1) return frequency
  return counted.length === 1 && timesAWeek[counted[0]!] === named.length ? named : null
}

/** What is counted in an amount before `sos`, where the line does not say it. */
const PIECE = 'dose'

/** What is measured has no one that goes without saying: `1 ml sos`. */
const MEASURED = 'ml'

/** `5-0-5 ml`, `2 tablet sos`. */
const counted = (dose: Dose, unit: string | null): string => {
  if (isAtOnce(dose) && (amountAtOnce(dose) !== 1 || unit === MEASURED))
    return `${written(amountAtOnce(dose))} ${unit ?? PIECE} ${writeDose(dose)}`
  if (unit === null || isAtOnce(dose)) return writeDose(dose)
  return dose.word === null ? `${writeDose(dose)} ${unit}` : `1 ${unit} ${writeDose(dose)}`
}

/**
 * The dose and its days as they stand in the cell of a row: `1-0-1`, `0-0-1 alt`, `1-0-0 mon thu`, `2 tablet sos`. A
 * product says itself what is counted at its times, not before `sos`: there a number has a unit (`each`).
 */
export const writeTaken = (
  dose: Dose | null,
  often: readonly Frequency[],
  unit: string | null,
  each: string | null = unit,
): string =>
  [
    dose === null ? '' : counted(dose, isAtOnce(dose) ? each : unit),
    ...often.flatMap((each) => (each === 'daily' ? [] : writeOften(each).replaceAll('-', ' '))),
  ]
    .filter(Boolean)
    .join(' ')

/** How something is given, and how much of it at most where it is taken when needed. */
export interface Given {
  readonly route: Route | null
  readonly mostADay: number | null
  readonly hoursApart: number | null
}

/** The same in the cell of a dose, behind when it is taken: `sos max 3/day 6 hourly`, `1-0-1 iv`. */
export const writeGiven = (dose: Dose | null, { route, mostADay, hoursApart }: Given, each: string | null): string => {
  const atOnce = dose === null ? 1 : amountAtOnce(dose)
  const times = mostADay === null ? 0 : mostADay / atOnce
  const most = Number.isInteger(times) ? `${times}${atOnce === 1 ? '' : ' times'}` : `${mostADay} ${each ?? PIECE}`
  return [
    mostADay === null ? '' : `max ${most}/day`,
    hoursApart === null ? '' : `${hoursApart} hourly`,
    route === null ? '' : writeRoute(route).replaceAll('-', ' '),
  ]
    .filter(Boolean)
    .join(' ')
}

const timesOf = (count: number): readonly DayTime[] =>
  count === 4 ? DAY_TIMES : count === 1 ? ['morning'] : ['morning', 'noon', 'night']

/** When something is taken and how much of it, in the order of the day: nothing for `sos` and `stat`. */
export const takenAt = (dose: Dose): readonly { readonly time: DayTime; readonly amount: number }[] => {
  const { amounts } = dose
  return isAtOnce(dose)
    ? []
    : timesOf(amounts.length).flatMap((time, index) => (amounts[index] ? [{ time, amount: amounts[index] }] : []))
}

/** The dose as it is stored, with the unit it is counted in: `1-0-1 tablet`, `SOS tablet`, `SOS 2 tablet`, `SOS 1 ml`, `STAT`. */
export const whenTextOf = (dose: Dose | null, unit: string): string => {
  if (dose === null) return ''
  if (!isAtOnce(dose)) return [dose.amounts.join('-'), unit].filter(Boolean).join(' ')
  const amount = amountAtOnce(dose)
  if (dose.word === 'stat' && amount === 1 && unit !== MEASURED) return 'STAT'
  return [dose.word!.toUpperCase(), amount === 1 && unit !== MEASURED ? '' : String(amount), unit]
    .filter(Boolean)
    .join(' ')
}

/** The days on which it is taken; none for what is taken when needed or once. */
export const frequencyOf = (dose: Dose | null, often: readonly Frequency[]): readonly Frequency[] => {
  if (dose !== null && isAtOnce(dose)) return []
  return often.length > 0 ? often : dose === null ? [] : ['daily']
}

/** The dose of a stored line. */
export const storedDose = ({ whenText }: Pick<MedicineLine, 'whenText'>): Dose | null => {
  const dose = doseOf(whenText)
  if (dose === null) return null
  if (dose.kind === 'pattern') return { amounts: dose.doses, word: null }
  const atOnce = readDose(dose.kind === 'asNeeded' ? 'sos' : 'stat')
  return atOnce === null || dose.amount === 1 ? atOnce : { ...atOnce, amounts: [dose.amount] }
}
