import type { Frequency, Route } from './prescription'
import { type Dose, doseOfEach, isAtOnce, isPlainDose, readDose, writeDose } from './typedDose.rules'

/** What a number without a unit, or letters with two meanings, can be. */
export type Choice =
  | { readonly kind: 'strength'; readonly strength: string }
  /** How much each time, of the dose in the word after it: `2-0-2` of `2 bd`. */
  | { readonly kind: 'amount'; readonly dose: string }
  | { readonly kind: 'dose'; readonly dose: string }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'route'; readonly route: Route }
  | { readonly kind: 'often'; readonly often: Exclude<Frequency, 'daily'> }
  | { readonly kind: 'release' }
  /** Of what is taken when needed: at most so many times a day, or so many of its units. */
  | { readonly kind: 'most'; readonly most: number; readonly of: string }
  /** At each time so many of what a dose is counted in. */
  | { readonly kind: 'each'; readonly count: number; readonly unit: string }
  /** In all: so many of its units. */
  | { readonly kind: 'supply'; readonly count: number; readonly unit: string }
type Role = 'strength' | 'amount' | 'dose' | 'days'

/** A number without a unit, or another word, whose meaning is not known. */
export interface LineQuestion {
  readonly token: string
  /** Its place among what follows the name, or in a cell beside it. */
  readonly place: number
  readonly cell?: 'strength' | 'dose' | 'meal' | 'days'
  readonly choices: readonly Choice[]
}

/** A number without a unit, and what stands after it. */
export interface Bare {
  readonly token: string
  readonly place: number
  /** Whether a dose in words or with dashes stands anywhere after it. */
  readonly isBeforeDose: boolean
  /** The dose of the word right after it: `bd`. */
  readonly doseAfter: Dose | null
}

/** What is known of a line beside its bare numbers. */
export interface Around {
  readonly hasStrength: boolean
  readonly hasDose: boolean
  /** Days on which it is taken stand for a dose where there is none. */
  readonly hasFrequency: boolean
  readonly hasDays: boolean
  readonly mostDays: number
  /** Whether a product of the line has this strength. */
  readonly isKnown: (token: string) => boolean
  /** What a strength is counted in. */
  readonly unit: string
}

/** What bare numbers were understood to be; the first that nobody can know is asked about. */
export interface Understood {
  readonly strength: string | null
  readonly amount: number | null
  readonly dose: Dose | null
  readonly question: LineQuestion | null
  /** What can be nothing at all. */
  readonly unread: readonly string[]
}

/** Of the numbers of digits that are also a dose, those in which a course is counted. */
const COURSE = 30

const isDoseShaped = (token: string): boolean =>
  readDose(token) !== null && !(token.length === 4 && token.endsWith('00') && !token.startsWith('0'))

const canBeDays = (token: string, most: number): boolean => {
  const value = Number(token)
  if (!/^[1-9]\d*$/.test(token) || value > most) return false
  return !isDoseShaped(token) || (!isPlainDose(token) && value % COURSE === 0)
}

const canBeStrength = (token: string, { isKnown }: Around): boolean =>
  Number(token) > 0 && !/^0\d/.test(token) && (!isPlainDose(token) || isKnown(token))

/** More at once are written with their unit. */
const MOST_AT_ONCE = 4

/** How much each time a number before a word says: `1 hs`, `0.5 bd`; of what is taken when needed only a sure number says it. */
const amountOf = ({ token, doseAfter }: Pick<Bare, 'token' | 'doseAfter'>): Dose | null => {
  const amount = Number(token)
  return doseAfter === null || amount <= 0 || amount > MOST_AT_ONCE || (amount * 4) % 1 !== 0
    ? null
    : doseOfEach(doseAfter, amount)
}

/** Everything a number can be, beside what the line says otherwise. */
const rolesOf = (bare: Bare, around: Around): readonly Role[] => {
  const { token, isBeforeDose } = bare
  const { hasStrength, hasDose, hasDays, mostDays, isKnown } = around
  const strength = !hasStrength && canBeStrength(token, around)
  const amount = amountOf(bare) !== null
  // Between a name and its dose stands the strength, not the days; right before a word the amount.
  const days = !hasDays && canBeDays(token, mostDays) && !amount && !(isBeforeDose && strength && isKnown(token))
  return [
    ...(strength ? (['strength'] as const) : []),
    ...(amount ? (['amount'] as const) : []),
    ...(!hasDose && isDoseShaped(token) ? (['dose'] as const) : []),
    ...(days ? (['days'] as const) : []),
  ]
}

/** All ways to read the numbers together, each role at most once. */
const waysOf = (roles: readonly (readonly Role[])[]): readonly (readonly Role[])[] =>
  roles.reduce<readonly (readonly Role[])[]>(
    (ways, each) => ways.flatMap((way) => each.flatMap((role) => (way.includes(role) ? [] : [[...way, role]]))),
    [[]],
  )

const ORDER: readonly Role[] = ['strength', 'amount', 'dose', 'days']
const isInOrder = (way: readonly Role[]): boolean =>
  way.every((role, place) => place === 0 || ORDER.indexOf(way[place - 1]!) < ORDER.indexOf(role))

const choiceOf = (role: Role, bare: Bare, unit: string): Choice => {
  const { token } = bare
  if (role === 'strength') return { kind: role, strength: `${Number(token)} ${unit}` }
  if (role === 'amount') return { kind: role, dose: writeDose(amountOf(bare)!) }
  return role === 'dose' ? { kind: role, dose: writeDose(readDose(token)!) } : { kind: role, days: Number(token) }
}

/**
 * What the numbers without a unit mean: strength before dose before days. A strength that a product has is taken for one
 * where the line has a dose beside it, digits that no strength looks like are a dose; days, and whatever can be read in
 * two ways, are asked.
 *
 * @example `topi 100` may be 100 mg or 1-0-0; `topi 100 101` is 100 mg, 1-0-1
 */
export const understandBare = (bare: readonly Bare[], around: Around): Understood => {
  const roles = bare.map((each) => rolesOf(each, around))
  // The only strength of a line is no amount: `lorazepam 2 bd` is 2 mg where there are tablets of it.
  const takesStrength = (way: readonly Role[]): boolean =>
    !around.hasStrength && !way.includes('strength') && around.isKnown(bare[way.indexOf('amount')]?.token ?? '')
  const possibleWays = waysOf(roles)
  const likely = possibleWays.filter((way) => !takesStrength(way))
  const all = likely.length > 0 ? likely : possibleWays
  const ways = all.some(isInOrder) ? all.filter(isInOrder) : all
  const [first] = ways
  if (first === undefined) {
    const nothing = bare.filter((_, place) => roles[place]!.length === 0)
    const unread = (nothing.length > 0 ? nothing : bare.slice(-1)).map(({ token }) => token)
    return { strength: null, amount: null, dose: null, question: null, unread }
  }
  const hasDose = around.hasDose || around.hasFrequency || ways.every((way) => way.includes('dose'))
  const possible = (place: number): readonly Role[] => ORDER.filter((role) => all.some((way) => way[place] === role))
  const isSure = (place: number): boolean => {
    const role = first[place]!
    if (role === 'days' || ways.some((way) => way[place] !== role)) return false
    // What no product has is a strength only where it can be nothing else.
    return (
      role === 'dose' ||
      role === 'amount' ||
      (around.isKnown(bare[place]!.token) ? hasDose : possible(place).length === 1)
    )
  }
  const asked = bare.findIndex((_, place) => !isSure(place))
  const sure = asked < 0 ? bare : bare.slice(0, asked)
  const tokenOf = (role: Role): string | null => sure[first.slice(0, sure.length).indexOf(role)]?.token ?? null
  const [amount, dose] = [tokenOf('amount'), tokenOf('dose')]
  return {
    strength: tokenOf('strength'),
    amount: amount === null ? null : Number(amount),
    dose: dose === null ? null : readDose(dose),
    question:
      asked < 0
        ? null
        : questionAbout(
            bare,
            asked,
            possible(asked).filter((role) => tokenOf(role) === null),
            around,
          ),
    unread: [],
  }
}

const questionAbout = (
  bare: readonly Bare[],
  asked: number,
  roles: readonly Role[],
  { unit }: Around,
): LineQuestion => {
  const each = bare[asked]!
  const isWritten = (role: Role): boolean => role !== 'amount' || !isAtOnce(each.doseAfter!)
  return {
    token: each.token,
    place: each.place,
    choices: roles.filter(isWritten).map((role) => choiceOf(role, each, unit)),
  }
}
