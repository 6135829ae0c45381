import { type Choice, type LineQuestion } from './bareNumbers.rules'
import {
  isRelease,
  partsOf,
  readAmount,
  type Most,
  readForm,
  readGap,
  readMany,
  readMeal,
  readMost,
  readSupply,
  readTime,
} from './lineTokens.rules'
import { openWord, readMealTime } from './openWords.rules'
import type { Frequency, Route, Supply } from './prescription'
import { type Around, bareToken, dashed } from './lineAround.rules'
import { isPossibleRoute, readRoute, routeOfRelease, routesFor, sidesOf } from './routes.rules'
import { isStrength, isStrengthOf, strengthsOf, unitOf, weightOf, writeStrength } from './strength.rules'
import {
  amountAtOnce,
  DAYS_IN,
  daysTogether,
  type DayTime,
  type Dose,
  doseAt,
  doseOfEach,
  isAtOnce,
  type Meal,
  readDose,
  readFrequency,
  takenAt,
  writeDose,
} from './typedDose.rules'
import type { LineFault, LineSettings, LineCells, WrittenOnce } from './line'

const daysToken = /^(\d+)(d|w|m|days?|weeks?|months?)$/
export const ONCE_A_DAY: Dose = { amounts: [1, 0, 0], word: null }

/** Where a word stands: among what follows the name, or in a cell beside it. */
type At = Pick<LineQuestion, 'place' | 'cell'>
type Placed = At & { readonly token: string }

interface Draft {
  strength: string | null
  weight: string | null
  /** The weight that a number without a unit may be. */
  bareWeight: string | null
  form: string | null
  release: string | null
  dose: Dose | null
  doseAt: Placed | null
  times: DayTime[]
  often: Frequency[]
  amount: { readonly amount: number; readonly unit: string | null; readonly text: string } | null
  most: (Most & Placed) | null
  gap: (Placed & { readonly hours: number }) | null
  meal: Meal | null
  /** `after dinner` is at night. */
  mealTime: (Placed & { readonly time: DayTime }) | null
  days: number | null
  route: { readonly route: Route; readonly at: Placed } | null
  supply: Supply | null
  /** `30tabs`: what is given out, unless it is something else. */
  many: Placed[]
  unclear: LineQuestion[]
  faults: LineFault[]
}

type Part = 'strength' | 'form' | 'release' | 'dose' | 'amount' | 'most' | 'gap' | 'meal' | 'days' | 'route' | 'supply'

const partOf: Readonly<Record<Part, WrittenOnce>> = {
  strength: 'strength',
  form: 'form',
  release: 'form',
  dose: 'dose',
  amount: 'dose',
  most: 'dose',
  gap: 'dose',
  meal: 'meal',
  days: 'days',
  route: 'route',
  supply: 'supply',
}

/** Sets a part once; a second time is a fault. */
export const put = <Name extends Part>(draft: Draft, part: Name, value: NonNullable<Draft[Name]>): void => {
  if (draft[part] === null) draft[part] = value
  else draft.faults.push({ kind: 'twice', part: partOf[part] })
}

const ask = (draft: Draft, at: Placed, choices: readonly Choice[]): void => void draft.unclear.push({ ...at, choices })

/** `every-4-weeks` was typed with blanks. */
const cannotRead = (draft: Draft, token: string): void =>
  void draft.faults.push({ kind: 'unread', text: token.replaceAll(/-(?=\p{L}|\d+-\p{L})/gu, ' ') })

const putDays = (draft: Draft, days: number, most: number): void => {
  if (days < 1 || days > most) draft.faults.push({ kind: 'days', most })
  else put(draft, 'days', days)
}

export const putStrength = (draft: Draft, typed: string, { products, isOwn = false }: LineSettings): void => {
  const known = strengthsOf(products)
  const meant = known.filter((strength) => isStrengthOf(typed, { strength }))
  const isBare = bareToken.test(typed)
  draft.weight ??= weightOf(typed)
  if (isBare) draft.bareWeight ??= `${typed} ${unitOf(products)}`
  const strength =
    meant.length === 1 ? meant[0]! : writeStrength(isBare && known.length > 0 ? `${typed} ${unitOf(products)}` : typed)
  if (isBare && known.length === 0 && !isOwn) draft.faults.push({ kind: 'noUnit', text: typed })
  else {
    if (meant.length === 0 && known.length > 0) draft.faults.push({ kind: 'noSuchStrength', strength, known })
    put(draft, 'strength', strength)
  }
}

/** How own words give off their medicine is not translated: MR stays MR. */
const putForm = (draft: Draft, form: string, token: string, { isOwn = false }: LineSettings): void => {
  if (isRelease(form)) put(draft, 'release', isOwn && token !== form ? token.toUpperCase() : form)
  else put(draft, 'form', form)
}

const isOnce = (dose: Dose): boolean => !isAtOnce(dose) && dose.amounts.reduce((sum, each) => sum + each, 0) === 1

/** `sos` beside a number of times a day: that often at most, or that often whether it is needed or not. */
const SEVERAL: readonly string[] = ['bd', 'tds', 'qid']

/** `od hs` and `od morning` are once, at that time. */
const putDose = (draft: Draft, dose: Dose, at: Placed): void => {
  const { dose: before, doseAt: beforeAt } = draft
  if (before?.word === 'od' && isOnce(dose) && dose.word !== 'od') draft.dose = dose
  else if (before !== null && dose.word === 'od' && before.word !== 'od' && isOnce(before)) return
  else if (before !== null && beforeAt !== null && dose.word === 'sos' && SEVERAL.includes(before.word ?? '')) {
    draft.dose = dose
    askMost(draft, before, beforeAt)
  } else if (before?.word === 'sos' && SEVERAL.includes(dose.word ?? '')) askMost(draft, dose, at)
  else {
    put(draft, 'dose', dose)
    draft.doseAt ??= at
  }
}

const askMost = (draft: Draft, { amounts }: Dose, at: Placed): void =>
  ask(draft, at, [
    { kind: 'most', most: amounts.length === 4 ? 4 : amounts.filter((each) => each > 0).length, of: 'times' },
  ])

/** Asks about a word that can be read in more than one way; kept, it stands in the note. */
const askOpen = (draft: Draft, at: Placed, { mostDays }: LineSettings, { hasOtherDose }: Around): boolean => {
  const open = openWord(at.token, { mostDays, hasDose: hasOtherDose })
  if (open !== null) ask(draft, { ...at, token: open.text }, open.choices)
  return open !== null
}

const putRoute = (draft: Draft, route: Route, at: Placed): void => put(draft, 'route', { route, at })

/** Letters that mean one thing on one form and another on another: judged by what stands around them. */
const readLetters = (draft: Draft, at: Placed, around: Around): boolean => {
  const { token } = at
  const routes = sidesOf(token, around).map((route) => ({ kind: 'route', route }) as const)
  if (token === 'od') {
    if (routes.length === 0 || around.hasRoute) return false
    ask(draft, at, [
      ...(around.hasOtherDose ? [] : [{ kind: 'dose', dose: writeDose(ONCE_A_DAY) } as const]),
      ...routes,
    ])
    return true
  }
  const [only] = routes
  if (routes.length === 1) putRoute(draft, only!.route, at)
  else if (routes.length > 1) ask(draft, at, routes)
  if (routes.length > 0) return true
  if (token === 'bi-weekly') {
    ask(draft, at, [
      { kind: 'often', often: 'twiceWeekly' },
      { kind: 'often', often: 'fortnightly' },
    ])
    return true
  }
  const either = routeOfRelease(token)
  if (either === null) return false
  const { forms } = around
  if (forms.length > 0 && !forms.some(either.isOf)) return false
  if (forms.length > 0 && forms.every(either.isOf)) putRoute(draft, either.route, at)
  else ask(draft, at, [{ kind: 'route', route: either.route }, { kind: 'release' }])
  return true
}

/** Reads what says by itself what it is; a number without a unit is left for the end. */
export const readPart = (draft: Draft, at: Placed, settings: LineSettings, around: Around): boolean => {
  const { token } = at
  if (bareToken.test(token)) return false
  if (readLetters(draft, at, around) || askOpen(draft, at, settings, around)) return true
  const mealTime = readMealTime(token)
  const days = daysToken.exec(token)
  const taken = dashed(token)
  const amount = readAmount(token)
  const [meal, form, time, often] = [readMeal(token), readForm(token), readTime(token), readFrequency(token)]
  const [route, most, hours, supply] = [readRoute(token), readMost(token), readGap(token), readSupply(token)]
  if (mealTime) {
    put(draft, 'meal', mealTime.meal)
    draft.mealTime ??= { ...at, time: mealTime.time }
  } else if (isStrength(token)) putStrength(draft, token, settings)
  else if (days) putDays(draft, Number(days[1]) * (DAYS_IN[days[2]![0]!] ?? 1), settings.mostDays)
  else if (readMany(token)) draft.many.push(at)
  else if (amount) put(draft, 'amount', { ...amount, text: token })
  else if (meal) put(draft, 'meal', meal)
  else if (form) putForm(draft, form, token, settings)
  else if (route) putRoute(draft, route, at)
  else if (most) put(draft, 'most', { ...most, ...at })
  else if (hours !== null) put(draft, 'gap', { hours, ...at })
  else if (supply) put(draft, 'supply', supply)
  else if (time) draft.times.push(time)
  else if (often) draft.often.push(often)
  else if (taken) {
    putDose(draft, taken.dose, at)
    if (taken.unit) put(draft, 'amount', { amount: 1, unit: taken.unit, text: token })
  } else cannotRead(draft, token)
  return true
}

/** `bd`, `night`: words that say when and not how much. */
export const doseOfWord = (word: string): Dose | null => {
  const time = readTime(word)
  const dose = time === null ? readDose(word) : doseAt([time])
  return time === null && dose?.word == null ? null : dose
}

export const isDoseToken = (token: string): boolean =>
  dashed(token) !== null || readTime(token) !== null || readFrequency(token) !== null

/** Once a day with a meal is at its time; a dose at another time is not understood. */
const atMeal = (draft: Draft, { time, token }: NonNullable<Draft['mealTime']>): void => {
  const { dose, times } = draft
  if (dose === null && times.length === 0) times.push(time)
  else if (dose?.word === 'od' && times.length === 0) draft.dose = doseAt([time])
  else {
    const taken = dose === null ? times : takenAt(dose).map((each) => each.time)
    if (taken.some((each) => each !== time)) cannotRead(draft, token)
  }
}

/** The dose of its parts: times, the days it is taken on, how much each time. */
export const finishDose = (draft: Draft): void => {
  const { times, mealTime } = draft
  if (mealTime !== null) atMeal(draft, mealTime)
  if (times.length > 0) putDose(draft, doseAt(times), { token: times.join(' '), place: -1 })
  const together = daysTogether(draft.often)
  if (together === null) draft.faults.push({ kind: 'twice', part: 'dose' })
  draft.often = [...(together ?? draft.often.slice(0, 1))]
  if (draft.dose !== null && isAtOnce(draft.dose) && draft.often.length > 0)
    draft.faults.push({ kind: 'twice', part: 'dose' })
}

/** The days of so many doses on days that are rare: eight once a week are 56. */
const daysOfEach: Readonly<Partial<Record<Frequency, number>>> = {
  alternateDays: 2,
  everyThirdDay: 3,
  weekly: 7,
  fortnightly: 14,
  monthly: 30,
}

/** `30 tabs` are given out, `x 8` of once a week are so many weeks; what may be a strength or one dose is asked. */
export const finishMany = (
  draft: Draft,
  isKnown: (token: string) => boolean,
  { products, mostDays }: LineSettings,
): void => {
  for (const at of draft.many) {
    const { count, unit } = readMany(at.token)!
    const [often, more] = draft.often
    const each = more === undefined && often !== undefined ? daysOfEach[often] : undefined
    const supply = { kind: 'supply', count, unit } as const
    const text = String(count)
    const canBeStrength = draft.strength === null && (products.length === 0 || isKnown(text))
    const isPiece = unit === 'tablet' || unit === 'capsule' || unit === 'sachet' || unit === 'patch'
    if (unit === 'dose' && each !== undefined) putDays(draft, count * each, mostDays)
    else if (isPiece && canBeStrength)
      ask(draft, at, [{ kind: 'strength', strength: `${text} ${unitOf(products)}` }, supply])
    else if (isPiece) put(draft, 'supply', { count, pack: null })
    else {
      const isOneDose = draft.dose !== null && doseOfEach(draft.dose, count) !== null
      ask(draft, at, [...(isOneDose ? [{ kind: 'each', count, unit } as const] : []), supply])
    }
  }
}

/** What is taken when needed, at most: in dose units of a day, where it is said what is counted. */
export const mostADayOf = (draft: Draft): number | null => {
  const { most, gap, dose, amount } = draft
  const isAsNeeded = dose?.word === 'sos'
  for (const each of [most, gap]) if (each !== null && !isAsNeeded) cannotRead(draft, each.token)
  if (most === null || dose === null || !isAsNeeded) return null
  const atOnce = amountAtOnce(dose)
  if (most.of === 'times' || most.of === 'dose') return most.most * atOnce
  if (most.of !== null && amount?.unit != null && amount.unit !== most.of) {
    cannotRead(draft, most.token)
    return null
  }
  if (most.of !== null || atOnce === 1) return most.most
  const units: Choice = { kind: 'most', most: most.most, of: amount?.unit ?? 'tablet' }
  const { token, place, cell } = most
  ask(draft, { token, place, ...(cell && { cell }) }, [{ kind: 'most', most: most.most, of: 'times' }, units])
  return null
}

/** Refuses, by asking, a way of giving that no form of the line can have. */
export const finishRoute = (draft: Draft, { forms, name }: Around): void => {
  const { route } = draft
  if (route === null || isPossibleRoute(route.route, forms, name)) return
  const possible = routesFor(forms[0]!, name) ?? []
  ask(
    draft,
    route.at,
    possible.slice(0, MOST_ROUTES).map((each) => ({ kind: 'route', route: each })),
  )
}
/** With the word as it was typed, few enough to be read at a glance. */
const MOST_ROUTES = 6

export const finishAmount = (draft: Draft): void => {
  const { amount, dose } = draft
  if (amount === null) return
  if (dose === null) draft.faults.push({ kind: 'noTimes', text: amount.text })
  else {
    const each = doseOfEach(dose, amount.amount)
    if (each === null) draft.faults.push({ kind: 'unread', text: amount.text })
    else draft.dose = each
  }
}

export const readCells = (
  draft: Draft,
  { strength, dose, meal, days }: LineCells,
  settings: LineSettings,
  around: Around,
): void => {
  const each = (cell: keyof LineCells, text: string, bare: (at: Placed) => void): void =>
    partsOf(text).forEach((token, place) => {
      const at = { token, place, cell }
      if (!readPart(draft, at, settings, around)) bare(at)
    })
  const otherwise = ({ token }: Placed): void => cannotRead(draft, token)
  each('strength', strength, ({ token }) => putStrength(draft, token, settings))
  each('dose', dose, (at) => {
    const read = readDose(at.token)
    if (read === null) otherwise(at)
    else putDose(draft, read, at)
  })
  each('meal', meal, otherwise)
  each('days', days, (at) =>
    /^\d+$/.test(at.token) ? putDays(draft, Number(at.token), settings.mostDays) : otherwise(at),
  )
}

export const emptyDraft = (): Draft => ({
  strength: null,
  weight: null,
  bareWeight: null,
  form: null,
  release: null,
  dose: null,
  doseAt: null,
  times: [],
  often: [],
  amount: null,
  most: null,
  gap: null,
  meal: null,
  mealTime: null,
  days: null,
  route: null,
  supply: null,
  many: [],
  unclear: [],
  faults: [],
})
