import type { DiagnosticTest } from '../../core/diagnostics/diagnostics'
import type { Preparation } from '../../core/diagnostics/preparation.rules'
import { useWhen } from '../intl/useWhen'
import { useText } from '../intl/useText'

/** How one prepares, in words. */
export const usePreparationWords = () => {
  const say = useText()
  const when = useWhen()
  return {
    /** The one line beside a test. */
    ofTest: ({ fastHours, needsFood, notes }: DiagnosticTest): string => {
      const parts = [
        ...(fastHours > 0 ? [say('diagnostics.fast', { hours: fastHours })] : []),
        ...(needsFood ? [say('diagnostics.needsFood')] : []),
        ...notes.slice(0, 1).map((note) => say(`diagnostics.note.${note}`)),
      ]
      return parts.length === 0 ? say('diagnostics.noPreparation') : parts.join(' · ')
    },
    /** The lines of several tests: the longest fast once, then what each needs. */
    ofVisit: ({
      fastHours,
      fastFrom,
      isFastLate,
      isNightPast,
      notes,
      conflicts,
      afterFood,
      meal,
    }: Preparation): readonly string[] => [
      ...(fastHours > 0
        ? [
            fastFrom === null
              ? say('diagnostics.fast', { hours: fastHours })
              : say(isFastLate ? 'diagnostics.fastLate' : 'diagnostics.fastFrom', {
                  hours: fastHours,
                  from: when.within.at(fastFrom),
                }),
          ]
        : []),
      ...(conflicts.length > 0
        ? [
            meal === null
              ? say('diagnostics.conflict', { tests: conflicts.join(', ') })
              : say('diagnostics.mealThere', {
                  tests: conflicts.join(', '),
                  first: when.within.at(meal.at),
                  later: when.within.at(meal.testsFrom),
                }),
          ]
        : []),
      ...(afterFood.length > 0
        ? [
            meal === null
              ? say('diagnostics.afterFood', { tests: afterFood.join(', ') })
              : say('diagnostics.mealBefore', {
                  tests: afterFood.join(', '),
                  eat: when.within.at(meal.at),
                  later: when.within.at(meal.testsFrom),
                }),
          ]
        : []),
      ...notes.map(({ note, tests }) =>
        say('diagnostics.noteFor', {
          tests: tests.join(', '),
          note: say(note === 'sleepLate' && isNightPast ? 'diagnostics.nightPast' : `diagnostics.note.${note}`),
        }),
      ),
      say('diagnostics.medicinesAsUsual'),
    ],
  }
}
