import { HOUR, type UnixSeconds } from '../kit/dates'
import type { Gender } from '../members/members'
import type { DiagnosticTest, TestNote, TestQuestion } from './diagnostics'

/**
 * Demonstration content until a clinician signs it: hours of fasting and notes are those of Indian laboratories' and
 * radiology departments' public patient instructions.
 */
export const PREPARATION_REVIEW = { reviewedOn: null } as const

/** Years in which a woman is asked about a pregnancy before X-rays. */
const PREGNANCY_AGES = { least: 10, most: 55 } as const

interface Asked {
  readonly gender: Gender | null
  readonly age: number | null
}

/** What has to be asked of somebody before their tests, each once. */
export const questionsOf = (
  tests: readonly Pick<DiagnosticTest, 'asks'>[],
  { gender, age }: Asked,
): readonly TestQuestion[] => {
  const mayBePregnant =
    gender !== 'Male' && (age === null || (age >= PREGNANCY_AGES.least && age <= PREGNANCY_AGES.most))
  return [...new Set(tests.flatMap(({ asks }) => asks))].filter((question) => question !== 'pregnancy' || mayBePregnant)
}

type Prepared = Pick<DiagnosticTest, 'name' | 'fastHours' | 'needsFood' | 'notes'>

export interface Preparation {
  /** Hours of the longest fast; 0 is none. It is said once for all tests. */
  readonly fastHours: number
  /** From when nothing but water is taken, so that the visit can begin when the centre opens; null without a day. */
  readonly fastFrom: UnixSeconds | null
  /** What each note is for: the names of its tests. */
  readonly notes: readonly { readonly note: TestNote; readonly tests: readonly string[] }[]
  /** Tests that need a meal while others need a fast: the centre says in which order. */
  readonly conflicts: readonly string[]
  /** Tests that are done after a meal, where nothing speaks against it. */
  readonly afterFood: readonly string[]
}

/** How to prepare for several tests of one visit; `opensAt` is when the centre opens on the day. */
export const preparationOf = (tests: readonly Prepared[], opensAt: UnixSeconds | null): Preparation => {
  const fastHours = Math.max(0, ...tests.map((test) => test.fastHours))
  const fed = tests.filter(({ needsFood }) => needsFood).map(({ name }) => name)
  const notes = [...new Set(tests.flatMap((test) => test.notes))]
  return {
    fastHours,
    fastFrom: fastHours === 0 || opensAt === null ? null : opensAt - fastHours * HOUR,
    notes: notes.map((note) => ({
      note,
      tests: tests.filter((test) => test.notes.includes(note)).map(({ name }) => name),
    })),
    conflicts: fastHours > 0 ? fed : [],
    afterFood: fastHours > 0 ? [] : fed,
  }
}

/** Whether there is anything to prepare beside taking one's medicines as usual. */
export const needsPreparation = ({ fastHours, notes, afterFood }: Preparation): boolean =>
  fastHours > 0 || notes.length > 0 || afterFood.length > 0
