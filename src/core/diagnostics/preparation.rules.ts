import { dayOf, HOUR, type UnixSeconds } from '../kit/dates'
import type { Gender } from '../members/members'
import {
  type DiagnosticTest,
  type SafetyAnswer,
  type TestAnswer,
  testAnswers,
  type TestNote,
  type TestQuestion,
  testSides,
} from './diagnostics'

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

type Asking = Pick<DiagnosticTest, 'asks' | 'fastHours'>

/** A contrast medium is asked about for the kidneys too, a fast for medicines of diabetes. */
const askedBefore = ({ asks, fastHours }: Asking): readonly TestQuestion[] => [
  ...asks,
  ...(asks.includes('contrast') ? ['kidneys' as const] : []),
  ...(fastHours > 0 ? ['diabetes' as const] : []),
]

/** What has to be asked of somebody before their tests, each once. */
export const questionsOf = (tests: readonly Asking[], { gender, age }: Asked): readonly TestQuestion[] => {
  const mayBePregnant =
    gender !== 'Male' && (age === null || (age >= PREGNANCY_AGES.least && age <= PREGNANCY_AGES.most))
  return [...new Set(tests.flatMap(askedBefore))].filter((question) => question !== 'pregnancy' || mayBePregnant)
}

/** What is asked before the tests of somebody, with what was answered. */
export const safetyOf = (
  tests: readonly Asking[],
  asked: Asked,
  answers: readonly TestAnswer[],
): readonly SafetyAnswer[] =>
  questionsOf(tests, asked).map((question) => ({
    question,
    answer: answers.find((each) => each.question === question)?.answer ?? 'notAsked',
  }))

const yesOrNo = testAnswers.slice(0, 2)

/** What can be answered to a question: of a side which, else no or yes. */
export const answersTo = (question: TestQuestion): readonly TestAnswer['answer'][] =>
  question === 'side' ? testSides : yesOrNo

type Prepared = Pick<DiagnosticTest, 'name' | 'fastHours' | 'needsFood' | 'notes'>

export interface Preparation {
  /** Hours of the longest fast; 0 is none. It is said once for all tests. */
  readonly fastHours: number
  /** From when nothing but water is taken, so that the visit can begin when the centre opens; null without a day. */
  readonly fastFrom: UnixSeconds | null
  /** It should have begun before it was known of: only who has not eaten by chance can come at once. */
  readonly isFastLate: boolean
  /** The night before has passed, in which one sleeps little for some tests. */
  readonly isNightPast: boolean
  /** What each note is for: the names of its tests. */
  readonly notes: readonly { readonly note: TestNote; readonly tests: readonly string[] }[]
  /** Tests that need a meal while others need a fast: the centre says in which order. */
  readonly conflicts: readonly string[]
  /** Tests that are done after a meal, where nothing speaks against it. */
  readonly afterFood: readonly string[]
  /** When one eats for those, and when they are done; null without them, without a day, and where that has passed. */
  readonly meal: { readonly at: UnixSeconds; readonly testsFrom: UnixSeconds } | null
}

/** Seconds between a meal and the tests that are done after it. */
const AFTER_MEAL = 2 * HOUR

/** Before a visit that begins as soon as the centre opens; where others need a fast, there, after these. */
const mealOf = (opensAt: UnixSeconds, isAfterFast: boolean): Preparation['meal'] =>
  isAfterFast ? { at: opensAt, testsFrom: opensAt + AFTER_MEAL } : { at: opensAt - AFTER_MEAL, testsFrom: opensAt }

/** Before a visit on a day that is under way nobody sleeps little any more. */
const isNightPast = (notes: readonly TestNote[], opensAt: UnixSeconds | null, knownAt: UnixSeconds): boolean =>
  notes.includes('sleepLate') && opensAt !== null && dayOf(opensAt) === dayOf(knownAt)

/**
 * How to prepare for several tests of one visit. `opensAt` is when the centre opens on the day, `knownAt` when the person
 * reads of it for the first time: what would have begun before is not asked of them as if there were time.
 */
export const preparationOf = (
  tests: readonly Prepared[],
  opensAt: UnixSeconds | null,
  knownAt: UnixSeconds,
): Preparation => {
  const fastHours = Math.max(0, ...tests.map((test) => test.fastHours))
  const fed = tests.filter(({ needsFood }) => needsFood).map(({ name }) => name)
  const notes = [...new Set(tests.flatMap((test) => test.notes))]
  const fastFrom = fastHours === 0 || opensAt === null ? null : opensAt - fastHours * HOUR
  const meal = fed.length === 0 || opensAt === null ? null : mealOf(opensAt, fastHours > 0)
  return {
    fastHours,
    fastFrom,
    isFastLate: fastFrom !== null && fastFrom < knownAt,
    isNightPast: isNightPast(notes, opensAt, knownAt),
    notes: notes.map((note) => ({
      note,
      tests: tests.filter((test) => test.notes.includes(note)).map(({ name }) => name),
    })),
    conflicts: fastHours > 0 ? fed : [],
    afterFood: fastHours > 0 ? [] : fed,
    meal: meal === null || meal.at < knownAt ? null : meal,
  }
}

/** Whether there is anything to prepare beside taking one's medicines as usual. */
export const needsPreparation = ({ fastHours, notes, afterFood }: Preparation): boolean =>
  fastHours > 0 || notes.length > 0 || afterFood.length > 0
