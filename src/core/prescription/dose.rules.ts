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

/** Dose units on a day on which the medicine is taken; null when it is not taken by a pattern. */
export const unitsOnDay = ({ whenText }: Pick<MedicineLine, 'whenText'>): number | null => {
  const dose = doseOf(whenText)
  return dose?.kind === 'pattern' ? sum(dose.doses) : null
}

const every: Readonly<Partial<Record<Frequency, number>>> = {
  alternateDays: 2,
  weekly: 7,
  fortnightly: 14,
  monthly: 30,
}

/** Days within so many on which something is taken. */
export const daysTaken = (frequency: readonly Frequency[], days: number): number => {
  const [first] = frequency
  if (first === undefined || first === 'daily') return days
  const step = every[first]
  return step === undefined ? Math.ceil((days * frequency.length) / 7) : Math.ceil(days / step)
}

/** What can be given out in part; half a tablet cannot. */
const isMeasured = (unit: string): boolean => unit === 'ml'

/** Dose units to be given out in all, `20` tablets; null where the line does not say. */
export const totalUnits = (line: Pick<MedicineLine, 'whenText' | 'frequency' | 'frequencyDays'>): number | null => {
  const dose = doseOf(line.whenText)
  if (dose?.kind === 'once') return dose.amount
  const units = unitsOnDay(line)
  if (units === null || line.frequencyDays === null) return null
  const parts = dose !== null && isMeasured(dose.unit) ? 100 : 1
  // Without the rest that adding up fractions leaves: 0.1 × 3 is not more than 0.3.
  const total = Number((units * daysTaken(line.frequency, line.frequencyDays)).toFixed(6))
  return Math.ceil(total * parts) / parts
}
