import { type Dose, isPlainDose, readDose, writeDose } from './typedDose.rules'

/** What a number without a unit can be. */
export type Choice =
  | { readonly kind: 'strength'; readonly strength: string }
  | { readonly kind: 'dose'; readonly dose: string }
  | { readonly kind: 'days'; readonly days: number }
type Role = Choice['kind']

/** A number without a unit whose meaning is not known. */
export interface LineQuestion {
  readonly token: string
  /** Its place among what follows the name. */
  readonly place: number
  readonly choices: readonly Choice[]
}

/** A number without a unit, and whether a dose in words or with dashes stands after it. */
export interface Bare {
  readonly token: string
  readonly place: number
  readonly isBeforeDose: boolean
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

/** Everything a number can be, beside what the line says otherwise. */
const rolesOf = ({ token, isBeforeDose }: Bare, around: Around): readonly Role[] => {
  const { hasStrength, hasDose, hasDays, mostDays, isKnown } = around
  const strength = !hasStrength && canBeStrength(token, around)
  // Between a name and its dose stands the strength, not the days.
  const days = !hasDays && canBeDays(token, mostDays) && !(isBeforeDose && strength && isKnown(token))
  return [
    ...(strength ? (['strength'] as const) : []),
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

const ORDER: readonly Role[] = ['strength', 'dose', 'days']
const isInOrder = (way: readonly Role[]): boolean =>
  way.every((role, place) => place === 0 || ORDER.indexOf(way[place - 1]!) < ORDER.indexOf(role))

const choiceOf = (role: Role, token: string, unit: string): Choice => {
  if (role === 'strength') return { kind: role, strength: `${Number(token)} ${unit}` }
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
  const all = waysOf(roles)
  const ways = all.some(isInOrder) ? all.filter(isInOrder) : all
  const [first] = ways
  if (first === undefined) {
    const nothing = bare.filter((_, place) => roles[place]!.length === 0)
    const unread = (nothing.length > 0 ? nothing : bare.slice(-1)).map(({ token }) => token)
    return { strength: null, dose: null, question: null, unread }
  }
  const hasDose = around.hasDose || around.hasFrequency || ways.every((way) => way.includes('dose'))
  const possible = (place: number): readonly Role[] => ORDER.filter((role) => all.some((way) => way[place] === role))
  const isSure = (place: number): boolean => {
    const role = first[place]!
    if (role === 'days' || ways.some((way) => way[place] !== role)) return false
    // What no product has is a strength only where it can be nothing else.
    return role === 'dose' || (around.isKnown(bare[place]!.token) ? hasDose : possible(place).length === 1)
  }
  const asked = bare.findIndex((_, place) => !isSure(place))
  const sure = asked < 0 ? bare : bare.slice(0, asked)
  const tokenOf = (role: Role): string | null => sure[first.slice(0, sure.length).indexOf(role)]?.token ?? null
  const dose = tokenOf('dose')
  return {
    strength: tokenOf('strength'),
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
  const { token, place } = bare[asked]!
  return {
    token,
    place,
    choices: roles.map((role) => choiceOf(role, token, unit)),
  }
}
