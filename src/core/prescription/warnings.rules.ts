import { interactions } from './interactions'
import { personRules } from './personWarnings.rules'
import type { Medicine } from './medicine'
import type { Dismissal } from './prescription'
import { isKeptFromVideo, substancesIn } from './substancesIn'
import { type Found, fingerprintOf, nameOf } from './warnings.kit'
import type { CheckedLine, CheckedPatient, Warning, WarningLevel } from './warning'

const order: Readonly<Record<WarningLevel, number>> = { serious: 0, caution: 1, note: 2 }

/**
 * What is to be considered about these lines for this person, serious first. Lines in own words and without clinical
 * facts are not checked: `uncheckedLines` names them. Nothing here refuses anything.
 */
export const warningsOf = (lines: readonly CheckedLine[], patient: CheckedPatient): readonly Warning[] =>
  mergeDuplicates([...duplicates(lines), ...interactionsOf(lines, patient), ...personRules(lines, patient)])
    .map((found) => ({ ...found, fingerprint: fingerprintOf(found, lines) }))
    .toSorted((a, b) => order[a.level] - order[b.level])

/** What holds of several lines in the same words, as of one medicine in two strengths, is one warning about all of them. */
const mergeDuplicates = (all: readonly Found[]): readonly Found[] => {
  const words = ({ ruleId, values }: Found): string => JSON.stringify([ruleId, values])
  return [...new Set(all.map(words))].map((each) => {
    const same = all.filter((found) => words(found) === each)
    return { ...same[0]!, lines: [...new Set(same.flatMap(({ lines }) => lines))] }
  })
}

/** Places of the lines that nothing is known about: neither a product, nor a substance in own words. */
export const uncheckedLines = (lines: readonly CheckedLine[]): readonly number[] =>
  lines.flatMap(({ line, medicine }, place) =>
    medicine?.clinical || (medicine === null && substancesIn(line.name).length > 0) ? [] : [place],
  )

/** Whether a dismissal is of this warning as it stands. */
export const isDismissedBy = (warning: Warning, { ruleId, ruleVersion, fingerprint }: Dismissal): boolean =>
  warning.ruleId === ruleId && warning.ruleVersion === ruleVersion && warning.fingerprint === fingerprint

/** Those that no dismissal answers. */
export const openWarnings = (warnings: readonly Warning[], dismissals: readonly Dismissal[]): readonly Warning[] =>
  warnings.filter((warning) => !dismissals.some((dismissal) => isDismissedBy(warning, dismissal)))

/** Whether a product may not be prescribed in a video consultation: Schedule X, and narcotics no list allows. */
export const isRefusedByVideo = ({ schedule, isNarcotic, telemedicine }: Medicine): boolean =>
  schedule === 'X' || telemedicine === 'prohibited' || (isNarcotic && telemedicine !== 'A')

/**
 * Names of what a video consultation refuses, each once: of the products, and of the substances that the words of a line
 * name, whatever product stands behind them.
 */
export const refusedByVideo = (
  lines: readonly CheckedLine[],
  { consultation }: Pick<CheckedPatient, 'consultation'>,
): readonly string[] => {
  if (consultation !== 'video') return []
  const refused = lines.flatMap(({ line, medicine }) =>
    medicine !== null && isRefusedByVideo(medicine)
      ? [nameOf(medicine)]
      : substancesIn(line.name)
          .filter(isKeptFromVideo)
          .map(({ generic }) => generic),
  )
  return [...new Set(refused)]
}

const isSystemic = ({ clinical }: Medicine): boolean => clinical?.route !== 'topical'
const named = (lines: readonly CheckedLine[]) =>
  lines.flatMap(({ medicine }, place) => (medicine?.clinical ? [{ medicine, place }] : []))

/** One ingredient in two lines, unless one of them is a gel. */
const duplicates = (lines: readonly CheckedLine[]): readonly Found[] =>
  pairsOf(named(lines)).flatMap(([one, other]) => {
    const shared = one.medicine.ingredients.find(({ name }) =>
      other.medicine.ingredients.some((each) => each.name === name),
    )
    if (shared === undefined || !isSystemic(one.medicine) || !isSystemic(other.medicine)) return []
    return [
      {
        ruleId: 'duplicateIngredient',
        ruleVersion: 1,
        level: 'caution',
        lines: [one.place, other.place],
        values: { a: nameOf(one.medicine), b: nameOf(other.medicine), ingredient: shared.name },
        source: 'Of the products themselves',
        reviewedOn: '2026-11-22',
      },
    ]
  })

/** Between two lines, and between a line and what is taken already. */
const interactionsOf = (lines: readonly CheckedLine[], { currentMedicines }: CheckedPatient): readonly Found[] => {
  const written = named(lines)
  const taken = currentMedicines
    // A gel does not take the place of the tablets that are taken already.
    .filter((medicine) =>
      written.every((each) => each.medicine.generic !== medicine.generic || !isSystemic(each.medicine)),
    )
    .map((medicine) => ({ medicine, place: -1 }))
  const pairs = [...pairsOf(written), ...written.flatMap((one) => taken.map((other) => [one, other] as const))]
  return pairs.flatMap(([one, other]) =>
    one.medicine.generic === other.medicine.generic || !isSystemic(one.medicine) || !isSystemic(other.medicine)
      ? []
      : interactions.flatMap(({ id, version, level, between: [a, b], source, reviewedOn }) => {
          const found = has(one, a) && has(other, b) ? [one, other] : has(one, b) && has(other, a) ? [other, one] : null
          if (found === null) return []
          return [
            {
              ruleId: id,
              ruleVersion: version,
              level,
              lines: found.map(({ place }) => place).filter((place) => place >= 0),
              values: { a: nameOf(found[0]!.medicine), b: nameOf(found[1]!.medicine) },
              source,
              reviewedOn,
            },
          ]
        }),
  )
}

interface Placed {
  readonly medicine: Medicine
  readonly place: number
}

const has = ({ medicine }: Placed, asked: NonNullable<Medicine['clinical']>['interactionClasses'][number]): boolean =>
  medicine.clinical?.interactionClasses.includes(asked) ?? false

const pairsOf = <A>(all: readonly A[]): readonly (readonly [A, A])[] =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const))
