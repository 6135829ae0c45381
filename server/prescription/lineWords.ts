import { doseOf, timesOf, totalUnits } from '../../src/core/prescription/dose.rules'
import type { MedicineLine } from '../../src/core/prescription/prescription'
import type { Language } from '../../src/core/language/languages'
import { sayFrom, type TextValues } from '../kit/texts'
import texts from './prescription.texts.json'

export type PaperText = keyof typeof texts

const say = sayFrom(texts)
/** A word of the paper in a language. */
export const word = (language: Language, id: PaperText, values?: TextValues): string => say(language, id, values)

const isUnit = (unit: string): unit is 'tablet' => Object.hasOwn(texts, `unit.${unit}`)

/** What is counted, in a language; a unit that has no word is a dose. */
const unitWord = (language: Language, unit: string, count: number): string => {
  const known = isUnit(unit) ? unit : 'dose'
  return word(language, count > 1 ? `units.${known}` : `unit.${known}`)
}

/** `0.5` is written as a half, but on no syringe. */
const amount = (value: number, unit: string): string => (value === 0.5 && unit !== 'ml' ? '1/2' : String(value))

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

const listed = (language: Language, words: readonly string[]): string =>
  words.length < 2
    ? (words[0] ?? '')
    : word(language, 'paper.and', { first: words.slice(0, -1).join(', '), last: words.at(-1)! })

/** How often, where it is not every day: `once a week, on Monday`; null for every day, when needed and once. */
export const oftenInWords = (
  { whenText, frequency }: Pick<MedicineLine, 'whenText' | 'frequency'>,
  language: Language,
): string | null => {
  const isAtTimes = doseOf(whenText)?.kind ?? 'pattern'
  if (isAtTimes !== 'pattern' || frequency.length === 0 || frequency.includes('daily')) return null
  const weekdays = WEEKDAYS.filter((day) => frequency.includes(day))
  const days = listed(
    language,
    weekdays.map((day) => word(language, `frequency.${day}`)),
  )
  if (weekdays.length > 0)
    return weekdays.length === 1
      ? word(language, 'paper.weekDay', { days })
      : word(language, 'paper.weekDays', { n: weekdays.length, days })
  return frequency.map((each) => word(language, `frequency.${each}`)).join(', ')
}

type Spoken = Pick<
  MedicineLine,
  'whenText' | 'mealType' | 'frequency' | 'frequencyDays' | 'route' | 'mostADay' | 'hoursApart' | 'supply'
>

/** Of what is taken when needed: how much in a day at most, and how far apart. */
const limitsInWords = ({ whenText, mostADay, hoursApart }: Spoken, language: Language): readonly string[] => {
  const dose = doseOf(whenText)
  if (dose?.kind !== 'asNeeded') return []
  const most = mostADay === undefined ? '' : `${amount(mostADay, dose.unit)} ${unitWord(language, dose.unit, mostADay)}`
  return [
    most === '' ? '' : word(language, 'paper.mostADay', { dose: most }),
    hoursApart === undefined
      ? ''
      : hoursApart === 1
        ? word(language, 'paper.oneHourApart')
        : word(language, 'paper.hoursApart', { n: hoursApart }),
  ]
}

/** What is given out in all: as the doctor wrote it, or as dose and days come to. */
const totalInWords = (line: Spoken, language: Language): string => {
  const { supply } = line
  if (supply != null && supply.pack !== null) {
    const unit = unitWord(language, supply.pack, supply.count)
    return word(language, 'paper.total', { n: supply.count, unit })
  }
  const dose = doseOf(line.whenText)
  // Each step says its own.
  const total = totalUnits({ ...line, steps: [] })
  if (total === null || (supply === undefined && dose?.kind === 'once')) return ''
  const unit = dose?.unit ?? ''
  if (supply !== undefined && unit === '') return word(language, 'paper.quantity', { n: total })
  return word(language, 'paper.total', { n: total, unit: unitWord(language, unit, total) })
}

/** When a medicine is taken and how long, in a language, from the codes of its line: never from the doctor's words. */
export const lineInWords = (line: Spoken, language: Language): string => {
  const dose = doseOf(line.whenText)
  const unitOf = (count: number) => unitWord(language, dose?.unit ?? '', count)
  const times =
    dose?.kind === 'pattern'
      ? timesOf(dose.doses)
          .map((each) =>
            word(language, `paper.dose.${each.time}`, {
              dose: `${amount(each.amount, dose.unit)} ${unitOf(each.amount)}`,
            }),
          )
          .join(', ')
      : dose === null
        ? ''
        : `${word(language, dose.kind === 'once' ? 'paper.once' : 'paper.asNeeded')}, ${amount(dose.amount, dose.unit)} ${unitOf(dose.amount)}`
  const days = line.frequencyDays
  return [
    times,
    ...limitsInWords(line, language),
    line.route === undefined ? '' : word(language, `route.${line.route}`),
    line.mealType === null ? '' : word(language, `meal.${line.mealType}`),
    dose?.kind === 'pattern' && line.frequency.includes('daily') ? word(language, 'frequency.daily') : '',
    days === null ? '' : days === 1 ? word(language, 'paper.forOneDay') : word(language, 'paper.forDays', { n: days }),
    totalInWords(line, language),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

/** What follows the first dose, each step in its own words: `then 20 mg · 1 tablet in the morning · for 5 days`. */
export const stepsInWords = (
  { steps = [], isStopped = false }: Pick<MedicineLine, 'steps' | 'isStopped'>,
  language: Language,
): readonly string[] => [
  ...steps.map((step) => {
    const often = oftenInWords(step, language)
    const words = [step.strength, often ?? '', lineInWords({ ...step, mealType: null }, language)]
    return word(language, 'paper.then', { words: words.filter((part) => part !== '').join(' · ') })
  }),
  ...(isStopped ? [word(language, 'paper.thenStop')] : []),
]
