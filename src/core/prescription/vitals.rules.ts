import { latinDigits } from '../kit/text'
import type { MeasuredBefore } from './prescription'

/** Millimetres of mercury, beats a minute, degrees Celsius, kilograms. */
export const VITAL_RANGES = {
  systolic: { least: 50, most: 300, usualLeast: 90, usualMost: 140 },
  diastolic: { least: 20, most: 200, usualLeast: 60, usualMost: 90 },
  pulse: { least: 20, most: 300, usualLeast: 60, usualMost: 100 },
  temperature: { least: 25, most: 45, usualLeast: 36.1, usualMost: 37.5 },
  weight: { least: 0.5, most: 350 },
  feet: { least: 1, most: 8.2 },
  cm: { least: 30, most: 250 },
} as const

/** A weight is unusual when it differs from the last one by more than this part of it. */
const WEIGHT_CHANGE = 0.2
const METRES_IN_FOOT = 0.3048
const INCHES_IN_FOOT = 12

export type HeightUnit = 'feet' | 'cm'

/** Vitals as they are typed. */
export interface TypedVitals {
  /** `120/80`. */
  readonly bp: string
  readonly pulse: string
  readonly temperature: string
  readonly weight: string
  readonly height: string
  readonly heightUnit: HeightUnit
}

export const NO_TYPED_VITALS: TypedVitals = {
  bp: '',
  pulse: '',
  temperature: '',
  weight: '',
  height: '',
  heightUnit: 'cm',
}

export type VitalField = 'bp' | 'pulse' | 'temperature' | 'weight' | 'height'

/** How a vital is taken: usual ones pass, unusual ones are tinted, impossible ones refused. */
export type VitalVerdict =
  | { readonly kind: 'empty' | 'usual' | 'unusual' }
  /** Not a number, or not written as this vital is. */
  | { readonly kind: 'unread' }
  | { readonly kind: 'impossible'; readonly least: string; readonly most: string }
  /** In degrees Fahrenheit, it seems: what it would be in Celsius. */
  | { readonly kind: 'fahrenheit'; readonly celsius: string }

/** A number as it is typed, with digits of any script and a comma for a point; null when it is none. */
export const readNumber = (text: string): number | null => {
  const tidy = latinDigits(text).trim().replace(',', '.')
  return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(tidy) ? Number(tidy) : null
}

interface Range {
  readonly least: number
  readonly most: number
  readonly usualLeast?: number
  readonly usualMost?: number
}

const judge = (value: number, { least, most, usualLeast = least, usualMost = most }: Range): VitalVerdict => {
  if (value < least || value > most) return { kind: 'impossible', least: String(least), most: String(most) }
  return { kind: value < usualLeast || value > usualMost ? 'unusual' : 'usual' }
}

/** `120/80` as its two numbers. */
export const readPressure = (text: string): { systolic: number; diastolic: number } | null => {
  const [, systolic, diastolic] = /^(\d+)\s*[/\s]\s*(\d+)$/.exec(latinDigits(text).trim()) ?? []
  return systolic === undefined ? null : { systolic: Number(systolic), diastolic: Number(diastolic) }
}

const judgePressure = (text: string): VitalVerdict => {
  const read = readPressure(text)
  if (read === null) return { kind: 'unread' }
  const { systolic, diastolic } = VITAL_RANGES
  const [upper, lower] = [judge(read.systolic, systolic), judge(read.diastolic, diastolic)]
  if (upper.kind === 'impossible' || lower.kind === 'impossible' || read.diastolic >= read.systolic)
    return {
      kind: 'impossible',
      least: `${systolic.least}/${diastolic.least}`,
      most: `${systolic.most}/${diastolic.most}`,
    }
  return { kind: upper.kind === 'unusual' || lower.kind === 'unusual' ? 'unusual' : 'usual' }
}

/** From here on a temperature is taken for Fahrenheit. */
const FAHRENHEIT = { least: 77, most: 113 } // 25 and 45 degrees Celsius

const judgeTemperature = (value: number): VitalVerdict =>
  value >= FAHRENHEIT.least && value <= FAHRENHEIT.most
    ? { kind: 'fahrenheit', celsius: (((value - 32) * 5) / 9).toFixed(1) }
    : judge(value, VITAL_RANGES.temperature)

const judgeWeight = (value: number, last: number | null): VitalVerdict =>
  judge(value, {
    ...VITAL_RANGES.weight,
    ...(last !== null && { usualLeast: last * (1 - WEIGHT_CHANGE), usualMost: last * (1 + WEIGHT_CHANGE) }),
  })

/** Feet and inches as decimal feet: `5'6"` is 5.5; text of any other kind stays. */
export const tidyHeight = (text: string, unit: HeightUnit): string => {
  const [, feet, inches] =
    /^(\d)\s*['’′]\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:["”″]|''|’’)?)?$/.exec(latinDigits(text).trim()) ?? []
  if (unit !== 'feet' || feet === undefined) return text
  return String(Number((Number(feet) + Number(inches ?? 0) / INCHES_IN_FOOT).toFixed(2)))
}

/** A height in centimetres; null while it is not a possible one. */
export const centimetresOf = ({ height, heightUnit }: Pick<TypedVitals, 'height' | 'heightUnit'>): number | null => {
  const value = readNumber(tidyHeight(height, heightUnit))
  if (value === null || judge(value, VITAL_RANGES[heightUnit]).kind === 'impossible') return null
  return heightUnit === 'feet' ? value * METRES_IN_FOOT * 100 : value
}

/** How what was typed is taken; `lastWeight` in kilograms is that of the visit before. */
export const judgeVital = (field: VitalField, vitals: TypedVitals, lastWeight: number | null = null): VitalVerdict => {
  const text = vitals[field].trim()
  if (text === '') return { kind: 'empty' }
  if (field === 'bp') return judgePressure(text)
  const value = readNumber(field === 'height' ? tidyHeight(text, vitals.heightUnit) : text)
  if (value === null) return { kind: 'unread' }
  switch (field) {
    case 'pulse':
      return judge(value, VITAL_RANGES.pulse)
    case 'temperature':
      return judgeTemperature(value)
    case 'weight':
      return judgeWeight(value, lastWeight)
    case 'height':
      return judge(value, VITAL_RANGES[vitals.heightUnit])
  }
}

/** Weight by the square of the height, two decimals; null while either is missing or impossible. */
export const bmiOf = (vitals: Pick<TypedVitals, 'weight' | 'height' | 'heightUnit'>): string | null => {
  const weight = readNumber(vitals.weight)
  const centimetres = centimetresOf(vitals)
  if (weight === null || centimetres === null || judge(weight, VITAL_RANGES.weight).kind === 'impossible') return null
  return (weight / (centimetres / 100) ** 2).toFixed(2)
}

/** The body mass index of what was measured: `measuredBmi({weight: 70, height: 170, heightUnit: 'cm'})` is 24.22. */
export const measuredBmi = ({
  weight,
  height,
  heightUnit,
}: {
  readonly weight: number | null
  readonly height: number | null
  readonly heightUnit: HeightUnit
}): number | null => {
  const bmi = bmiOf({ weight: String(weight ?? ''), height: String(height ?? ''), heightUnit })
  return bmi === null ? null : Number(bmi)
}

/** `5.6 feet` is `170.7` centimetres: what decimal feet come to. */
export const feetInCentimetres = (vitals: TypedVitals): string | null => {
  const centimetres = vitals.heightUnit === 'feet' ? centimetresOf(vitals) : null
  return centimetres === null ? null : centimetres.toFixed(1)
}

const REFUSED: ReadonlySet<VitalVerdict['kind']> = new Set(['unread', 'impossible', 'fahrenheit'])

export const VITAL_FIELDS = ['bp', 'pulse', 'temperature', 'weight', 'height'] as const

/** Vitals that cannot be sent as they stand. */
export const refusedVitals = (vitals: TypedVitals): readonly VitalField[] =>
  VITAL_FIELDS.filter((field) => REFUSED.has(judgeVital(field, vitals).kind))

/** A measured value over visits: what it was at each, the oldest first, and how each is read. */
export interface MeasuredSeries {
  readonly of: 'bp' | 'weight'
  readonly values: readonly number[]
  readonly read: readonly string[]
}

/** Values that were measured more than once before: those of a single visit are no line. */
export const measuredSeries = (measured: readonly MeasuredBefore[]): readonly MeasuredSeries[] => {
  const pressures = measured.flatMap(({ systolic, diastolic }) =>
    systolic === null
      ? []
      : [{ value: systolic, read: diastolic === null ? `${systolic}` : `${systolic}/${diastolic}` }],
  )
  const weights = measured.flatMap(({ weight }) => (weight === null ? [] : [{ value: weight, read: `${weight}` }]))
  return [
    { of: 'bp' as const, all: pressures },
    { of: 'weight' as const, all: weights },
  ].flatMap(({ of, all }) =>
    all.length < 2 ? [] : [{ of, values: all.map(({ value }) => value), read: all.map(({ read }) => read) }],
  )
}
