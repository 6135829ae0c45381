import type { ConsultationType } from '../booking/booking'
import type { CalendarDay } from '../kit/dates'
import type { Gender } from '../members/members'
import type { Medicine } from './medicine'
import type { Condition } from '../members/members'
import type { MedicineLine } from './prescription'

/** Serious: a reason before the consultation ends. Caution: named once more when confirming. Note: quiet. */
export type WarningLevel = 'serious' | 'caution' | 'note'

/** A line with the product of the catalogue it names; null for own words and while the catalogue is not at hand. */
export interface CheckedLine {
  readonly line: MedicineLine
  readonly medicine: Medicine | null
}

/** What the checks know of who is treated. */
export interface CheckedPatient {
  readonly age: number | null
  readonly gender: Gender | null
  readonly allergies: readonly string[] | null
  readonly conditions: readonly Condition[] | null
  readonly egfr: number | null
  readonly consultation: ConsultationType
  readonly isFirstVisit: boolean
  /** Taken already, from earlier prescriptions. */
  readonly currentMedicines: readonly Medicine[]
  /** Generics that were ever prescribed to them: what is not among them begins now. */
  readonly prescribedBefore: readonly string[]
  /** Kilograms; null where nobody has weighed. */
  readonly weight: number | null
  /** Ids of the tests that are asked for. */
  readonly tests: readonly string[]
}

/** Where a rule stands, and when somebody compared it with that. */
export interface RuleSource {
  readonly source: string
  readonly reviewedOn: CalendarDay
}

export interface Warning extends RuleSource {
  /** The text in the catalogue `warnings`. */
  readonly ruleId: string
  readonly ruleVersion: number
  readonly level: WarningLevel
  /** Of the rule and the lines as they are: a dismissal holds as long as it is the same. */
  readonly fingerprint: string
  /** Places in the list of lines. */
  readonly lines: readonly number[]
  /** What the text names: `a` and `b` are medicines. */
  readonly values: Readonly<Record<string, string | number>>
}
