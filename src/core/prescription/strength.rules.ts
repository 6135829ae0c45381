import { latinDigits } from '../kit/text'

/** What has a strength. */
interface Strong {
  readonly strength: string
}

/** A strength as it was written: `500 mg`, `100+25`, `200 mg/5 ml`. */
interface Strength {
  readonly amounts: readonly number[]
  readonly unit: string | null
  /** `5 ml`, `ml`; null for what is not a fluid. */
  readonly per: string | null
}

const NUMBER = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`
const STRENGTH = new RegExp(`^(${NUMBER}(?:[+/]${NUMBER})*)(mg|mcg|g|iu|%)?(?:/(${NUMBER})?(ml))?$`)

/** Reads a strength; null for anything else. */
const parsed = (text: string): Strength | null => {
  const tidy = latinDigits(text)
    .toLowerCase()
    .replace(/[µμ]g|(?<=\d\s*)ug/g, 'mcg')
    .replace(/\s+/g, '')
  const [, amounts, unit, volume, fluid] = STRENGTH.exec(tidy) ?? []
  if (amounts === undefined) return null
  return {
    amounts: amounts.split(/[+/]/).map(Number),
    unit: unit ?? null,
    per: fluid === undefined ? null : `${volume === undefined ? '' : `${Number(volume)} `}ml`,
  }
}

/** Whether a word is a strength that says its unit or its parts: `500mg`, `100+25`, `200mg/5ml`; no bare number is. */
export const isStrength = (token: string): boolean => {
  const strength = parsed(token)
  if (strength === null || token === '1/2') return false
  return strength.unit !== null || (strength.amounts.length > 1 && !/^\d\/\d$/.test(token))
}

/** Milligrams of a unit. */
const inMg: Readonly<Record<string, number>> = { mg: 1, mcg: 0.001, g: 1000 }

const same = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(other))

const isSameAmount = (amount: number, unit: string | null, other: number, of: string | null): boolean => {
  if (unit === null || unit === of) return same(amount, other)
  const [factor, otherFactor] = [inMg[unit], inMg[of ?? '']]
  return factor !== undefined && otherFactor !== undefined && same(amount * factor, other * otherFactor)
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0)

/** Whether a strength as it was typed is that of a product; one number is the first of a combination, or all of it. */
export const isStrengthOf = (typed: string, { strength }: Strong): boolean => {
  if (typed === strength) return true
  const [one, other] = [parsed(typed), parsed(strength)]
  if (one === null || other === null || (one.per !== null && one.per !== other.per)) return false
  if (one.amounts.length > 1)
    return (
      one.amounts.length === other.amounts.length &&
      one.amounts.every((amount, place) => isSameAmount(amount, one.unit, other.amounts[place]!, other.unit))
    )
  return [other.amounts[0]!, sum(other.amounts)].some((amount) =>
    isSameAmount(one.amounts[0]!, one.unit, amount, other.unit),
  )
}

/** The least that a syringe or a measuring spoon shows, millilitres. */
const FINEST = 0.05

/** The weight that a word says, `500 mg`; null for a strength of a fluid, of a mixture, and a bare number. */
export const weightOf = (typed: string): string | null => {
  const strength = parsed(typed)
  if (strength === null || strength.per !== null || strength.amounts.length > 1) return null
  return strength.unit === null || strength.unit === '%' ? null : writeStrength(typed)
}

/** Millilitres of a fluid in which a weight is: `500 mg` of `100 mg/ml` are 5; null where that cannot be measured. */
export const millilitresOf = (weight: string, { strength }: Strong): number | null => {
  const [one, other] = [parsed(weight), parsed(strength)]
  if (one === null || other?.per == null || other.amounts.length > 1) return null
  const [factor, otherFactor] = one.unit === other.unit ? [1, 1] : [inMg[one.unit ?? ''], inMg[other.unit ?? '']]
  if (factor === undefined || otherFactor === undefined) return null
  const volume = (one.amounts[0]! * factor * (Number.parseFloat(other.per) || 1)) / (other.amounts[0]! * otherFactor)
  const steps = Math.round(volume / FINEST)
  return steps > 0 && same(steps * FINEST, volume) ? Number((steps * FINEST).toFixed(2)) : null
}

/** The strength as it is written: `0.50MG` is `0.5 mg`. */
export const writeStrength = (typed: string): string => {
  const strength = parsed(typed)
  if (strength === null) return latinDigits(typed).trim().toLowerCase()
  const { amounts, unit, per } = strength
  return `${[amounts.join('+'), unit].filter(Boolean).join(' ')}${per === null ? '' : `/${per}`}`
}

/** The unit of the first of the products that has one: what a bare number of them is meant in. */
export const unitOf = (products: readonly Strong[]): string =>
  products.map(({ strength }) => parsed(strength)?.unit).find((unit) => unit != null) ?? 'mg'

/** Strengths there are, from the least to the most. */
export const strengthsOf = (products: readonly Strong[]): readonly string[] =>
  [...new Set(products.map(({ strength }) => strength).filter(Boolean))].toSorted(
    (one, other) => Number.parseFloat(one) - Number.parseFloat(other),
  )
