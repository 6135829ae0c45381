import { isRelease } from './lineTokens.rules'
import type { LineProduct, LineReading } from './line'
import { canBeGiven } from './routes.rules'
import { isStrengthOf, millilitresOf } from './strength.rules'
import { doseOfEach, isCount } from './typedDose.rules'

/** Which of the products of a medicine a line means. */
export interface Fit {
  readonly product: LineProduct | null
  /** Those it may mean where that is not one: what is swallowed stands first. */
  readonly candidates: readonly LineProduct[]
}

/** Choices that are offered at once; more are chosen by typing the strength. */
const MOST_CHOICES = 9

/** Forms in the order in which they are meant where nobody says one. */
const classes: readonly (readonly string[])[] = [
  ['tablet', 'capsule'],
  ['sachet', 'prolonged-release tablet', 'prolonged-release capsule', 'dispersible tablet'],
  ['syrup', 'suspension', 'solution', 'drops'],
]
const classOf = ({ form }: LineProduct): number => {
  const place = classes.findIndex((each) => each.includes(form))
  return place < 0 ? classes.length : place
}

const FLUIDS: readonly string[] = ['syrup', 'suspension', 'solution']

/** Whether a form that was typed is that of a product alone: `tablet`, `prolonged-release`. */
const isForm = (typed: string, form: string): boolean =>
  typed === form ||
  (isRelease(typed) && form.startsWith(`${typed} `)) ||
  (typed === 'injection' && form === 'infusion') ||
  (FLUIDS.includes(typed) && FLUIDS.includes(form))

/** A tablet is also one that gives off slowly, where there is no other. */
const mayBeForm = (typed: string, form: string): boolean => isForm(typed, form) || form.endsWith(` ${typed}`)

/** What amounts are counted in says which form is meant: of tablets nobody takes 5 ml. */
const isCountedIn = (unit: string | null, { doseUnit }: LineProduct): boolean => unit === null || unit === doseUnit

/** What is measured out of a bottle, an ampoule or a bag. */
const isFluid = ({ doseUnit }: LineProduct): boolean => doseUnit === 'ml'

/**
 * The fluids of which a line says the weight that is given: `inj levipil 500 mg bd` of 100 mg/ml. Empty where its form is
 * not said, where one of that form is a piece of that strength, and where the weight cannot be measured.
 */
export const fluidsOfWeight = (
  { weight, form, route, unit, steps }: LineReading,
  products: readonly LineProduct[],
  isChosen: boolean,
): readonly LineProduct[] => {
  if (weight === null || unit !== null || steps.length > 0) return []
  const formed = products.filter(
    (each) => (form === null || isForm(form, each.form)) && (route === null || canBeGiven(route, each.form, '')),
  )
  const isFormGiven = isChosen || form !== null || (route !== null && formed.every((each) => isFluid(each)))
  const isPiece = formed.some((each) => !isFluid(each) && isStrengthOf(weight, each))
  return isFormGiven && !isPiece ? formed.filter((each) => isFluid(each) && millilitresOf(weight, each) !== null) : []
}

/** A line whose weight is no strength but how much of a fluid is given. */
export const weighed = (reading: LineReading): LineReading => ({
  ...reading,
  strength: null,
  faults: reading.faults.filter(({ kind }) => kind !== 'noSuchStrength'),
})

/** The line with its weight as millilitres of a fluid; a dose of a fluid whose amount nobody said is a fault. */
export const measured = (reading: LineReading, product: LineProduct | null): LineReading => {
  if (product === null || !isFluid(product)) return reading
  const { weight, strength, dose, unit } = reading
  const volume = weight === null || strength !== null ? null : millilitresOf(weight, product)
  if (volume !== null && dose === null)
    return { ...reading, unit: 'ml', faults: [...reading.faults, { kind: 'noTimes', text: `${volume} ml` }] }
  const each = volume === null || dose === null ? null : doseOfEach(dose, volume)
  if (each !== null) return { ...reading, unit: 'ml', dose: each }
  const lacksAmount = dose !== null && unit === null && isCount(dose)
  return lacksAmount ? { ...reading, faults: [...reading.faults, { kind: 'noAmount' }] } : reading
}

const inOrder = (products: readonly LineProduct[]): readonly LineProduct[] =>
  products.toSorted(
    (one, other) =>
      classOf(one) - classOf(other) ||
      one.form.localeCompare(other.form) ||
      Number.parseFloat(one.strength) - Number.parseFloat(other.strength),
  )

const chosen = (product: LineProduct): Fit => ({ product, candidates: [] })

/**
 * The product of a line, if there is no doubt: tablet or capsule where no form is said and one of them has the strength;
 * never another form while there are tablets, and never one of two.
 */
export const fitting = ({ strength, form, unit, route }: LineReading, products: readonly LineProduct[]): Fit => {
  const [first] = products
  const nothing: Fit = { product: null, candidates: [] }
  if (first === undefined) return nothing
  const strong = products.filter((each) => strength === null || isStrengthOf(strength, each))
  const isGivenSo = (each: LineProduct): boolean => route === null || canBeGiven(route, each.form, '')
  const formed = strong.filter(
    (each) => (form === null || mayBeForm(form, each.form)) && isCountedIn(unit, each) && isGivenSo(each),
  )
  if (strong.length === 0) return nothing
  if (formed.length === 0) return { ...nothing, candidates: inOrder(strong).slice(0, MOST_CHOICES) }
  const best = Math.min(...formed.map(classOf))
  const near = formed.filter((each) => classOf(each) === best)
  // What is swallowed is not meant where it cannot be given so.
  const isFirst = products.filter(isGivenSo).every((each) => classOf(each) >= best)
  const [only] = near
  const isFormNamed = (form !== null && isForm(form, only!.form)) || (unit !== null && best > 1)
  if (near.length === 1 && (isFirst || isFormNamed)) return chosen(only!)
  const isOther = form !== null && !formed.some((each) => isForm(form, each.form))
  return { ...nothing, candidates: inOrder(isOther ? strong : isFirst ? near : formed).slice(0, MOST_CHOICES) }
}
