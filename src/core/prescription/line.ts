import type { LineQuestion } from './bareNumbers.rules'
import type { Frequency, Route, Supply } from './prescription'
import type { Dose, Meal } from './typedDose.rules'

/** A medicine of the catalogue, as much of it as a line needs. */
export interface LineProduct {
  readonly id: string
  readonly generic: string
  /** The brand it was named by; null where it was by its generic. */
  readonly brand: string | null
  /** `500 mg`; empty for what has none. */
  readonly strength: string
  readonly form: string
  /** What is counted in a dose: `tablet`, `ml`. */
  readonly doseUnit: string
}

/** What a line says once. */
export type WrittenOnce = 'strength' | 'form' | 'dose' | 'meal' | 'days' | 'route' | 'supply'

/** What is wrong in a line. */
export type LineFault =
  | { readonly kind: 'noName' }
  | { readonly kind: 'unread'; readonly text: string }
  | { readonly kind: 'twice'; readonly part: WrittenOnce }
  | { readonly kind: 'noSuchStrength'; readonly strength: string; readonly known: readonly string[] }
  | { readonly kind: 'noUnit'; readonly text: string }
  /** What stops or goes on is no medicine to give out. */
  | { readonly kind: 'change'; readonly text: string }
  /** More characters than a name or a note has. */
  | { readonly kind: 'tooLong'; readonly part: 'name' | 'note'; readonly over: number }
  /** When, but not how much of a fluid. */
  | { readonly kind: 'noAmount' }
  /** How much, but not when. */
  | { readonly kind: 'noTimes'; readonly text: string }
  | { readonly kind: 'days'; readonly most: number }
  /** Steps that a line cannot hold. */
  | { readonly kind: 'steps'; readonly text: string }

/** A step after the first: `then 20 mg od 5d`. */
export interface LineStep {
  /** Null where it is that of the line. */
  readonly strength: string | null
  readonly dose: Dose | null
  readonly often: readonly Frequency[]
  readonly days: number | null
}

/** What a line of the grammar says. */
export interface LineReading {
  readonly name: string
  /** `500 mg`. */
  readonly strength: string | null
  /** The strength where it was typed as a weight alone, which of a fluid is how much is given: `500 mg`. */
  readonly weight: string | null
  /** `tablet`, `prolonged-release`, `prolonged-release tablet`. */
  readonly form: string | null
  readonly dose: Dose | null
  /** Days on which it is taken, where the line says so. */
  readonly often: readonly Frequency[]
  /** What its amounts are counted in, where the line says so: `ml`. */
  readonly unit: string | null
  readonly meal: Meal | null
  readonly days: number | null
  readonly route: Route | null
  /** Of what is taken when needed: dose units of a day at most, hours between two doses at least. */
  readonly mostADay: number | null
  readonly hoursApart: number | null
  /** What is given out, where the line says it. */
  readonly supply: Supply | null
  /** What follows the first dose, one after another; then it is stopped, or the last goes on. */
  readonly steps: readonly LineStep[]
  readonly isStopped: boolean
  readonly note: string
  readonly question: LineQuestion | null
  readonly faults: readonly LineFault[]
}

export interface LineSettings {
  /** Products the line's name means; none for own words. */
  readonly products: readonly LineProduct[]
  /** All products of that medicine, where the first dose is of one of them. */
  readonly all?: readonly LineProduct[]
  /** The most days: the last value of the slider. */
  readonly mostDays: number
  /** Own words: a number that can be nothing else is a strength as it is written. */
  readonly isOwn?: boolean
}

/** What the cells beside the name say: there a number is what its cell is. */
export interface LineCells {
  readonly strength: string
  readonly dose: string
  readonly meal: string
  readonly days: string
}
