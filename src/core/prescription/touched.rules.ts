import type { MealTime, Step } from './prescription'
import { MOST_STEPS } from './prescription.limits'
import { doseAt, doseOfEach, whenTextOf } from './typedDose.rules'

/** A dose that is put together by touch: at which times of the day, how much each time. */
export interface TouchedDose {
  readonly times: readonly MealTime[]
  readonly amount: number
}

/** A dose that follows another one; its days as they are typed. */
export interface TouchedStep extends TouchedDose {
  readonly days: string
}

/** How much can be chosen for each time. */
export const TOUCHED_AMOUNTS = [0.5, 1, 1.5, 2, 3, 4] as const

/** `2-0-2`; empty where no time was chosen. */
export const touchedText = ({ times, amount }: TouchedDose): string =>
  times.length === 0 ? '' : whenTextOf(doseOfEach(doseAt(times), amount), '')

/** The step after these: once in the morning, half of what went before. */
export const nextStep = (before: TouchedDose): TouchedStep => ({
  times: before.times.length === 0 ? ['morning'] : before.times,
  amount: TOUCHED_AMOUNTS.findLast((amount) => amount <= before.amount / 2) ?? TOUCHED_AMOUNTS[0],
  days: '',
})

export const canAddStep = (steps: readonly TouchedStep[]): boolean => steps.length < MOST_STEPS

interface Course {
  readonly steps: readonly TouchedStep[]
  readonly isStopped: boolean
}

/** Which steps lack their times or their days: the last goes on without days, unless all is stopped after it. */
export const incompleteSteps = (
  { steps, isStopped }: Course,
  areDaysRight: (days: string) => boolean,
): readonly boolean[] =>
  steps.map(({ times, days }, place) => {
    const mayGoOn = !isStopped && place === steps.length - 1
    return times.length === 0 || !(days === '' ? mayGoOn : areDaysRight(days))
  })

/** The steps as a line has them. */
export const stepsOf = ({
  steps,
  isStopped,
}: Course): { readonly steps?: readonly Step[]; readonly isStopped?: true } => ({
  ...(steps.length > 0 && {
    steps: steps.map((step) => ({
      strength: '',
      whenText: touchedText(step),
      frequency: ['daily'],
      frequencyDays: step.days === '' ? null : Number(step.days),
    })),
  }),
  ...(isStopped && { isStopped }),
})
