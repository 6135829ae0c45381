import { doseOf } from './dose.rules'
import type { Frequency, MedicineLine } from './prescription'

/** Words that stand for how often a medicine is taken. */
export const DOSE_WORDS = ['od', 'bd', 'tds', 'qid', 'hs', 'sos', 'stat', 'alt'] as const
export type DoseWord = (typeof DOSE_WORDS)[number]

/** Times of a day at which a dose is taken. */
export const DAY_TIMES = ['morning', 'noon', 'evening', 'night'] as const
export type DayTime = (typeof DAY_TIMES)[number]

/** Before food, after food, with food, on an empty stomach. */
export const MEALS = ['bf', 'af', 'wf', 'es'] as const
export type Meal = (typeof MEALS)[number]

/** How a medicine is taken on a day: the amounts as they were written, and the word when it was one. */
export interface Dose {
  /** Morning, noon, night; with four, evening stands before night. */
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
  alt: [1, 0, 0],
}

const isDoseWord = (text: string): text is DoseWord => (DOSE_WORDS as readonly string[]).includes(text)

const amountOf = (text: string): number | null => {
  if (text === '1/2' || text === '½') return 0.5
  return /^(?:\d+(?:\.\d+)?|\.\d+)$/.test(text) ? Number(text) : null
}

/** A dose as the grammar writes it: `1-0-1`, `1/2-0-1`, `101`, `bd`; null for anything else. */
export const readDose = (text: string): Dose | null => {
  if (isDoseWord(text)) return { amounts: amountsOf[text], word: text }
  const parts = /^[0-4]{3}$/.test(text) ? text.split('') : text.split('-')
  if (parts.length < 3 || parts.length > 4) return null
  const amounts = parts.map(amountOf)
  if (amounts.some((amount) => amount === null) || amounts.every((amount) => amount === 0)) return null
  return { amounts: amounts as readonly number[], word: null }
}

const written = (amount: number): string => (amount === 0.5 ? '1/2' : String(amount))

/** The dose as it stands in its cell and on the prescription: `1-0-1`, `bd`. */
export const writeDose = ({ amounts, word }: Dose): string => word ?? amounts.map(written).join('-')

const timesOf = (count: number): readonly DayTime[] =>
  count === 4 ? DAY_TIMES : count === 1 ? ['morning'] : ['morning', 'noon', 'night']

/** When something is taken and how much of it, in the order of the day: nothing for `sos` and `stat`. */
export const takenAt = ({ amounts, word }: Dose): readonly { readonly time: DayTime; readonly amount: number }[] =>
  word === 'sos' || word === 'stat'
    ? []
    : timesOf(amounts.length).flatMap((time, index) => (amounts[index] ? [{ time, amount: amounts[index] }] : []))

/** The dose as it is stored, with the unit it is counted in: `1-0-1 tablet`, `SOS tablet`, `STAT`. */
export const whenTextOf = (dose: Dose | null, unit: string): string => {
  if (dose === null) return ''
  if (dose.word === 'stat') return 'STAT'
  const amounts = dose.word === 'sos' ? 'SOS' : dose.amounts.join('-')
  return [amounts, unit].filter(Boolean).join(' ')
}

/** The days on which it is taken; none for what is taken when needed or once. */
export const frequencyOf = (dose: Dose | null): readonly Frequency[] => {
  if (dose === null || dose.word === 'sos' || dose.word === 'stat') return []
  return dose.word === 'alt' ? ['alternateDays'] : ['daily']
}

/** The dose of a stored line. */
export const storedDose = ({ whenText, frequency }: Pick<MedicineLine, 'whenText' | 'frequency'>): Dose | null => {
  const dose = doseOf(whenText)
  if (dose === null) return null
  if (dose.kind !== 'pattern') return readDose(dose.kind === 'asNeeded' ? 'sos' : 'stat')
  return { amounts: dose.doses, word: frequency.includes('alternateDays') ? 'alt' : null }
}
