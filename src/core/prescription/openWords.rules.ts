import type { Choice } from './bareNumbers.rules'
import { DAYS_IN, type DayTime, type Meal, readDose, writeDose } from './typedDose.rules'

/** Words that can be read in more than one way, and how they are shown. */
export interface OpenWord {
  readonly text: string
  readonly choices: readonly Choice[]
}

/** What is known of a line beside such a word. */
interface Beside {
  readonly mostDays: number
  readonly hasDose: boolean
}

const AMOUNT = String.raw`(?:[1-4]|0|1\.5|0?\.5|1/2|½)`
const twoTimes = new RegExp(`^(${AMOUNT})-(${AMOUNT})$`)

/** `1-1`: morning and night, or one of them and noon. */
const ofTwoTimes = (token: string): OpenWord | null => {
  const [, one, other] = twoTimes.exec(token) ?? []
  if (one === undefined || other === undefined) return null
  const written = new Set([`${one}-0-${other}`, `${one}-${other}-0`, `0-${one}-${other}`])
  const doses = [...written].flatMap((each) => readDose(each) ?? [])
  return doses.length === 0
    ? null
    : { text: token, choices: doses.map((dose) => ({ kind: 'dose', dose: writeDose(dose) })) }
}

/** `40-d` after a name: days, or a strength and the letter that ends the name. */
const ofLength = (token: string, { mostDays }: Beside): OpenWord | null => {
  const [, count, of] = /^(\d+)-([dwm])$/.exec(token) ?? []
  if (count === undefined) return null
  const days = Number(count) * DAYS_IN[of!]!
  return days < 1 || days > mostDays ? null : { text: `${count} ${of}`, choices: [{ kind: 'days', days }] }
}

const TIMES_A_DAY: Readonly<Record<number, string>> = { 2: 'bd', 3: 'tds', 4: 'qid' }

/** `x 30`: days, or so many in all; a small number may be how often. */
const ofTimes = (token: string, { mostDays, hasDose }: Beside): OpenWord | null => {
  const count = Number(/^times-(\d+)$/.exec(token)?.[1] ?? 0)
  if (count < 1) return null
  const often = hasDose ? undefined : TIMES_A_DAY[count]
  const choices: readonly Choice[] = [
    ...(often === undefined ? [] : [{ kind: 'dose', dose: often } as const]),
    ...(count > mostDays ? [] : [{ kind: 'days', days: count } as const]),
    { kind: 'supply', count, unit: '' },
  ]
  return { text: `x ${count}`, choices }
}

/** What a word can be that nobody can know alone; null for other words. */
export const openWord = (token: string, beside: Beside): OpenWord | null =>
  ofTwoTimes(token) ?? ofLength(token, beside) ?? ofTimes(token, beside)

const mealTimes: Readonly<Record<string, DayTime>> = { breakfast: 'morning', lunch: 'noon', dinner: 'night' }
const mealWords: Readonly<Record<string, Meal>> = { before: 'bf', after: 'af', with: 'wf' }

/** A meal that has its time: `after-dinner`. */
export const readMealTime = (token: string): { readonly meal: Meal; readonly time: DayTime } | null => {
  const [meal, time] = token.split('-')
  const [read, at] = [mealWords[meal ?? ''], mealTimes[time ?? '']]
  return read === undefined || at === undefined ? null : { meal: read, time: at }
}
