import { isRelease } from './lineTokens.rules'
import type { LineProduct, LineReading } from './line'
import { canBeGiven } from './routes.rules'
import { isStrengthOf } from './strength.rules'

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
