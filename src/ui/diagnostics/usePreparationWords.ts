import type { DiagnosticTest } from '../../core/diagnostics/diagnostics'
import type { Preparation } from '../../core/diagnostics/preparation.rules'
import { useTestName } from '../intl/useTestName'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'

type Prepared = Pick<DiagnosticTest, 'fastHours' | 'needsFood' | 'notes'>

/** How one prepares, in words. */
export const usePreparationWords = () => {
  const say = useText()
  const when = useWhen()
  const testName = useTestName()
  const named = (tests: readonly string[]): string => tests.map(testName).join(' · ')
  const inWords = ({ fastHours, needsFood, notes }: Prepared): string => {
    const parts = [
      ...(fastHours > 0 ? [say('diagnostics.fast', { hours: fastHours })] : []),
      ...(needsFood ? [say('diagnostics.needsFood')] : []),
      ...notes.map((note) => say(`diagnostics.note.${note}`)),
    ]
    return parts.length === 0 ? say('diagnostics.noPreparation') : parts.join(' · ')
  }
  return {
    /** The one line beside a test. */
    ofTest: (test: Prepared): string => inWords({ ...test, notes: test.notes.slice(0, 1) }),
    /** All that is said of a test. */
    ofWholeTest: inWords,
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
              ? say('diagnostics.conflict', { tests: named(conflicts) })
              : say('diagnostics.mealThere', {
                  tests: named(conflicts),
                  first: when.within.at(meal.at),
                  later: when.within.at(meal.testsFrom),
                }),
          ]
        : []),
      ...(afterFood.length > 0
        ? [
            meal === null
              ? say('diagnostics.afterFood', { tests: named(afterFood) })
              : say('diagnostics.mealBefore', {
                  tests: named(afterFood),
                  eat: when.within.at(meal.at),
                  later: when.within.at(meal.testsFrom),
                }),
          ]
        : []),
      ...notes.map(({ note, tests }) =>
        say('diagnostics.noteFor', {
          tests: named(tests),
          note: say(note === 'sleepLate' && isNightPast ? 'diagnostics.nightPast' : `diagnostics.note.${note}`),
        }),
      ),
      say('diagnostics.medicinesAsUsual'),
    ],
  }
}
