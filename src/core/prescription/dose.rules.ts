import type { Frequency, MealTime, MedicineLine } from './prescription'

/** How much is taken when: numbers for the times of a day, when needed, or once now. */
export type Dose =
  | { readonly kind: 'pattern'; readonly doses: readonly number[]; readonly unit: string }
  | { readonly kind: 'asNeeded' | 'once'; readonly amount: number; readonly unit: string }

const number = String.raw`(?:\d+(?:\.\d+)?|\d+/\d+)`
const SOME = new RegExp(`^(SOS|STAT)(?: +(${number}))?(?: +(.+))?$`, 'i')
const PATTERN = new RegExp(`^(${number}(?:-${number}){2,3})(?: +(.+))?$`)
const numberOf = (text: string): number => {
  const [above, below] = text.split('/').map(Number)
  return below === undefined ? above! : above! / below
}

/** `doseOf('1-0-1 tablet')`, `doseOf('SOS 2 tablet')`; null where the text is empty or in other words. */
export const doseOf = (whenText: string): Dose | null => {
  const text = whenText.trim()
  const pattern = PATTERN.exec(text)
  if (pattern) return { kind: 'pattern', doses: pattern[1]!.split('-').map(numberOf), unit: pattern[2] ?? '' }
  const [, word, amount = '1', unit = ''] = SOME.exec(text) ?? []
  const kind = word?.toUpperCase() === 'SOS' ? 'asNeeded' : 'once'
  return word === undefined ? null : { kind, amount: numberOf(amount), unit }
}

const THREE: readonly MealTime[] = ['morning', 'noon', 'night']
const FOUR: readonly MealTime[] = ['morning', 'noon', 'evening', 'night']

/** Each time of the day with its dose: `1-0-2` is 1 in the morning and 2 at night. */
export const timesOf = (doses: readonly number[]): readonly { readonly time: MealTime; readonly amount: number }[] =>
  (doses.length === 4 ? FOUR : THREE)
    .map((time, index) => ({ time, amount: doses[index] ?? 0 }))
    .filter(({ amount }) => amount > 0)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** What says how much of something is taken on a day. */
type Taken = Pick<MedicineLine, 'whenText' | 'mostADay' | 'hoursApart'>

const HOURS_OF_A_DAY = 24

/** Of what is taken when needed: as much as it may be on a day; null where nobody said it. */
const mostWhenNeeded = (amount: number, { mostADay, hoursApart }: Taken): number | null => {
  const apart = hoursApart === undefined ? Infinity : Math.max(1, Math.floor(HOURS_OF_A_DAY / hoursApart)) * amount
  const most = Math.min(mostADay ?? Infinity, apart)
  return Number.isFinite(most) ? most : null
}

/** Dose units on a day on which the medicine is taken, at most where it is taken when needed; null where nobody knows. */
export const unitsOnDay = (line: Taken): number | null => {
  const dose = doseOf(line.whenText)
  if (dose?.kind === 'asNeeded') return mostWhenNeeded(dose.amount, line)
  return dose?.kind === 'pattern' ? sum(dose.doses) : null
}

const every: Readonly<Partial<Record<Frequency, number>>> = {
  alternateDays: 2,
  everyThirdDay: 3,
  weekly: 7,
  fortnightly: 14,
  monthly: 30,
}

const timesAWeek: Readonly<Partial<Record<Frequency, number>>> = { twiceWeekly: 2, thriceWeekly: 3 }

/** Days within so many on which something is taken. */
export const daysTaken = (frequency: readonly Frequency[], days: number): number => {
  const [first] = frequency
  if (first === undefined || first === 'daily') return days
  const step = every[first]
  return step === undefined ? Math.ceil((days * (timesAWeek[first] ?? frequency.length)) / 7) : Math.ceil(days / step)
}

/** What can be given out in part; half a tablet cannot. */
const isMeasured = (unit: string): boolean => unit === 'ml'

type Once = Taken & Pick<MedicineLine, 'frequency' | 'frequencyDays'>
type Course = Once & Pick<MedicineLine, 'supply' | 'steps'>

/** Dose units that dose and days come to, `20` tablets, of all steps; null where the line does not say. */
export const countedUnits = ({ steps = [], ...first }: Course): number | null =>
  steps.reduce<number | null>((all, step) => {
    const units = step.strength === '' ? unitsOf(step) : null
    return all === null || units === null ? null : all + units
  }, unitsOf(first))

const unitsOf = (line: Once): number | null => {
  const dose = doseOf(line.whenText)
  if (dose?.kind === 'once') return dose.amount
  const units = unitsOnDay(line)
  if (units === null || line.frequencyDays === null) return null
  const parts = dose !== null && isMeasured(dose.unit) ? 100 : 1
  // Without the rest that adding up fractions leaves: 0.1 × 3 is not more than 0.3.
  const total = Number((units * daysTaken(line.frequency, line.frequencyDays)).toFixed(6))
  return Math.ceil(total * parts) / parts
}

/** Days for which a month of something is handed over where nobody said for how long it is taken. */
const MONTH_OF_DAYS = 30

/** Days for which what is given out in all lasts, of all steps; null where nobody said it. */
export const daysSupplied = ({
  frequencyDays,
  steps = [],
}: Pick<MedicineLine, 'frequencyDays' | 'steps'>): number | null =>
  steps.reduce<number | null>(
    (all, step) => (all === null || step.frequencyDays === null ? null : all + step.frequencyDays),
    frequencyDays,
  )

/**
 * Units that are handed over at once at most of what cannot be counted: as much as may be taken on a day, or one dose
 * where nobody said that, for its days, or a month; null where not even a dose is known.
 */
export const mostAtOnce = (line: Once): number | null => {
  const dose = doseOf(line.whenText)
  const onDay = unitsOnDay(line) ?? (dose?.kind === 'asNeeded' ? dose.amount : null)
  if (onDay === null) return null
  const days = line.frequencyDays ?? MONTH_OF_DAYS
  return Math.max(1, Math.ceil(Number((onDay * daysTaken(line.frequency, days)).toFixed(6))))
}

/** What is given out in all: of packs how many, of dose units how many of them; null where nobody can count it. */
export const supplied = (line: Course): { readonly count: number | null; readonly unit: string } =>
  line.supply?.pack != null
    ? { count: line.supply.count, unit: line.supply.pack }
    : { count: totalUnits(line), unit: doseOf(line.whenText)?.unit ?? '' }

/** Dose units to be given out in all: what the doctor wrote, else what is counted; of packs nobody knows what they hold. */
export const totalUnits = (line: Course): number | null =>
  line.supply === undefined ? countedUnits(line) : line.supply.pack === null ? line.supply.count : null
