import { unitsOnDay } from './dose.rules'
import type { InteractionClass, Medicine } from './medicine'
import type { Frequency, MedicineLine } from './prescription'
import { type Substance, substancesIn } from './substancesIn'
import type { CheckedLine } from './warning'

/** A substance in a product or in own words; what the table does not know is known by its name alone. */
export interface Content {
  readonly name: string
  readonly substance: Substance | null
  /** Milligrams, or international units, in one dose unit; null where nobody can know. */
  readonly mg: number | null
  readonly iu: number | null
}

/** A medicine as the rules see it: of the catalogue or in own words, written or taken already. */
export interface CheckedMedicine {
  /** Place in the list of lines; -1 for what is taken already. */
  readonly place: number
  /** How the texts call it. */
  readonly name: string
  readonly line: MedicineLine | null
  readonly medicine: Medicine | null
  readonly contents: readonly Content[]
  readonly classes: ReadonlySet<InteractionClass>
  /** What acts on the skin or the eye alone is no danger to the rest of the body. */
  readonly isSystemic: boolean
}

type Product = Omit<CheckedMedicine, 'place' | 'line'>

const products = new WeakMap<Medicine, Product>()

const productOf = (medicine: Medicine): Product => {
  const known = products.get(medicine)
  if (known) return known
  const { generic, ingredients, clinical, amount, unit } = medicine
  const contents = ingredients.map(({ name, mg }): Content => ({
    name,
    substance: substancesIn(name)[0] ?? null,
    mg,
    iu: unit === 'iu' && ingredients.length === 1 ? amount : null,
  }))
  const isKnown = contents.every(({ substance }) => substance !== null)
  const product: Product = {
    name: generic,
    medicine,
    contents,
    // Where the table knows every ingredient it alone says the classes.
    classes: new Set([
      ...contents.flatMap(({ substance }) => substance?.classes ?? []),
      ...(isKnown && contents.length > 0 ? [] : (clinical?.interactionClasses ?? [])),
    ]),
    isSystemic: clinical?.route !== 'topical' && clinical?.route !== 'eye',
  }
  products.set(medicine, product)
  return product
}

const TOPICAL = /\b(?:gel|cream|ointment|lotion|plaster|shampoo|mouthwash|eye|ear|drops)\b/i
const STRENGTH = /(\d[\d,]*(?:\.\d+)?)\s*(k\b|mg|mcg|µg|ug|gm?\b|iu|units?|%|ml)/i
/** A number without a unit, which is no part of a word: not the 3 of D3. */
const BARE = /(?<![\p{L}\d.,])(\d[\d,]*(?:\.\d+)?)(?![\p{L}\d])/u
/** From so much on a bare number is one of international units. */
const UNITS_FROM = 1000
const MG_OF: Readonly<Record<string, number>> = { mg: 1, mcg: 0.001, µg: 0.001, ug: 0.001, g: 1000, gm: 1000 }
const IU_OF: Readonly<Record<string, number>> = { iu: 1, unit: 1, units: 1, k: 1000 }

const numberOf = (digits: string): number => Number(digits.replaceAll(',', ''))

/** The strength that own words name: `Methotrexate 10 mg`, `Vit D3 60,000 IU`, `60K`; a bare number is milligrams. */
const strengthIn = (text: string): Pick<Content, 'mg' | 'iu'> => {
  const [, digits, written = ''] = STRENGTH.exec(text) ?? []
  if (digits !== undefined) {
    const [mg, iu] = [MG_OF, IU_OF].map((factors) => factors[written.toLowerCase()])
    return { mg: mg === undefined ? null : numberOf(digits) * mg, iu: iu === undefined ? null : numberOf(digits) * iu }
  }
  const [, bare] = BARE.exec(text) ?? []
  if (bare === undefined) return { mg: null, iu: null }
  const value = numberOf(bare)
  return value >= UNITS_FROM ? { mg: value, iu: value } : { mg: value, iu: null }
}

const ownWordsOf = ({ name }: MedicineLine): Product => {
  const found = substancesIn(name)
  const strength = found.length === 1 ? strengthIn(name) : { mg: null, iu: null }
  return {
    name: found.map(({ generic }) => generic).join(' + ') || name,
    medicine: null,
    contents: found.map((substance) => ({ name: substance.generic, substance, ...strength })),
    classes: new Set(found.flatMap(({ classes }) => classes)),
    isSystemic: !TOPICAL.test(name),
  }
}

/** The lines as the rules see them. */
export const checkedMedicines = (lines: readonly CheckedLine[]): readonly CheckedMedicine[] =>
  lines.map(({ line, medicine }, place) => ({
    ...(medicine === null ? ownWordsOf(line) : productOf(medicine)),
    place,
    line,
  }))

/** What is taken already, but for what is written again; a gel does not take the place of the tablets. */
export const takenAlready = (
  current: readonly Medicine[],
  written: readonly CheckedMedicine[],
): readonly CheckedMedicine[] =>
  current
    .filter((medicine) => written.every(({ name, isSystemic }) => name !== medicine.generic || !isSystemic))
    .map((medicine) => ({ ...productOf(medicine), place: -1, line: null }))

/** What makes two contents the same: divalproex and sodium valproate are one substance. */
export const identityOf = ({ name, substance }: Content): string => substance?.generic ?? name

export const holds = ({ contents }: CheckedMedicine, generic: string): boolean =>
  contents.some((content) => identityOf(content) === generic)

/** Milligrams of a content on a day on which it is taken; null where nobody can know. */
export const mgOnDay = ({ line, medicine }: CheckedMedicine, { mg }: Content): number | null => {
  if (line === null || mg === null) return null
  const strength = medicine?.strength ?? STRENGTH.exec(line.name)?.[1] ?? ''
  // Of several steps the one with the most of it counts.
  const days = [{ whenText: line.whenText, strength: '' }, ...(line.steps ?? [])].map((step, place) => {
    const units = unitsOnDay(place === 0 ? line : step)
    const part = step.strength === '' ? 1 : Number.parseFloat(step.strength) / Number.parseFloat(strength)
    return units === null ? null : units * mg * (Number.isFinite(part) ? part : 1)
  })
  const known = days.filter((each) => each !== null)
  return known.length === 0 ? null : Math.round(Math.max(...known) * 1000) / 1000
}

const TIMES_A_WEEK: Readonly<Partial<Record<Frequency, number>>> = {
  daily: 7,
  alternateDays: 3.5,
  everyThirdDay: 7 / 3,
  thriceWeekly: 3,
  twiceWeekly: 2,
  weekly: 1,
  fortnightly: 0.5,
  monthly: 0.25,
}

const daysOf = ([first, ...more]: readonly Frequency[]): number =>
  first === undefined ? 7 : (TIMES_A_WEEK[first] ?? more.length + 1)

/** Days of a week on which it is taken, in the step with the most of them; named days are counted. */
export const daysAWeek = ({ frequency, steps = [] }: Pick<MedicineLine, 'frequency' | 'steps'>): number =>
  Math.max(daysOf(frequency), ...steps.map((step) => daysOf(step.frequency)))

export const pairsOf = <A>(all: readonly A[]): readonly (readonly [A, A])[] =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const))
