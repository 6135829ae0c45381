import { countedAllergies } from '../members/facts.rules'
import type { KnownFacts } from '../members/members'
import { allergyWarnings } from './allergies.rules'
import { type CheckedMedicine, checkedMedicines, pairsOf, takenAlready } from './checkedMedicine'
import { classesTwice } from './classTwice'
import { conditionsIn } from './conditions'
import { doseWarnings } from './dosing.rules'
import { enzymeWarnings } from './enzymes.rules'
import { duplicates } from './duplicates.rules'
import { interactions } from './interactions'
import { personRules } from './personWarnings.rules'
import type { Medicine } from './medicine'
import type { Dismissal, PrescriptionContent } from './prescription'
import { areAllKnown, isKeptFromVideo, type Substance, substancesIn, substancesInSentences } from './substancesIn'
import { type Found, fingerprintOf, foundIn } from './warnings.kit'
import type { CheckedLine, CheckedPatient, Warning, WarningLevel } from './warning'

const order: Readonly<Record<WarningLevel, number>> = { serious: 0, caution: 1, note: 2 }

/** What the checks know of a person, with what is written on this prescription: conditions, weight, tests. */
export const checkedAbout = (
  { stated, ...known }: Omit<CheckedPatient, 'weight' | 'tests'> & Pick<KnownFacts, 'stated'>,
  content: Pick<PrescriptionContent, 'complaint' | 'diagnosis' | 'tags' | 'otherHealthProblems' | 'vitals' | 'tests'>,
): CheckedPatient => {
  const written = conditionsIn(content)
  return {
    ...known,
    allergies: countedAllergies({ allergies: known.allergies, stated }),
    conditions:
      known.conditions === null && written.length === 0
        ? null
        : [...new Set([...(known.conditions ?? []), ...written])],
    weight: content.vitals.weight,
    tests: content.tests.flatMap(({ testId }) => testId ?? []),
  }
}

/**
 * What is to be considered about these lines for this person, serious first. Own words are checked as far as the
 * substances in them are known. Nothing here refuses anything.
 */
export const warningsOf = (lines: readonly CheckedLine[], patient: CheckedPatient): readonly Warning[] => {
  const written = checkedMedicines(lines)
  const taken = takenAlready(patient.currentMedicines, written)
  const all = [...written, ...taken]
  return merged([
    ...duplicates(written, taken),
    ...classesTwice(all),
    ...pairwise(written, taken),
    ...doseWarnings(written, taken, patient),
    ...allergyWarnings(written, patient),
    ...personRules(written, patient),
  ])
    .map((found) => ({ ...found, fingerprint: fingerprintOf(found, lines) }))
    .toSorted((a, b) => order[a.level] - order[b.level])
}

/** Names of several medicines, each once. */
const listed = (all: readonly Found[], key: 'a' | 'b'): string =>
  [...new Set(all.flatMap(({ values }) => String(values[key] ?? '').split(', ')))].filter(Boolean).join(', ')

/** Notes of one rule are one, whatever medicines they name; cautions where they name one medicine each; serious ones never. */
const isGrouped = ({ level, values }: Found): boolean =>
  level === 'note' || (level === 'caution' && values['b'] === undefined)

/** What holds of several lines in the same words is one warning about all of them, as grave as the gravest. */
const merged = (found: readonly Found[]): readonly Found[] => {
  const all = found.toSorted((one, other) => order[one.level] - order[other.level])
  const kindOf = (each: Found): string => {
    const { a, b, ...others } = each.values
    return JSON.stringify([each.ruleId, isGrouped(each) ? [] : [each.level, a, b], others])
  }
  return [...new Set(all.map(kindOf))].map((kind) => {
    const same = all.filter((each) => kindOf(each) === kind)
    const { values, ...first } = same[0]!
    const names: Found['values'] = values['b'] === undefined ? {} : { b: listed(same, 'b') }
    return {
      ...first,
      lines: [...new Set(same.flatMap(({ lines }) => lines))],
      values: same.length === 1 ? values : { ...values, a: listed(same, 'a'), ...names },
    }
  })
}

/** Places of the lines that nothing is known about: neither a product, nor a substance in own words. */
export const uncheckedLines = (lines: readonly CheckedLine[]): readonly number[] =>
  lines.flatMap(({ line, medicine }, place) =>
    medicine?.clinical || (medicine === null && areAllKnown(line.name)) ? [] : [place],
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

/** Fields of a prescription in which its doctor writes words. */
type Words = Pick<
  PrescriptionContent,
  'tests' | 'complaint' | 'diagnosis' | 'tags' | 'otherHealthProblems' | 'dietAndExercise' | 'note'
>

/**
 * What is written beside the medicines. A chip in own words tells what the patient has, so it counts where it has a
 * number: `Morphine 10 mg` is an order, `morphine dependence` is none.
 */
const sentencesOf = (lines: readonly CheckedLine[], written: Words): readonly string[] => {
  const { tests, complaint, diagnosis, tags, otherHealthProblems, dietAndExercise, note } = written
  const chips = [complaint, diagnosis, tags, otherHealthProblems].flat()
  return [
    ...lines.map(({ line }) => line.note),
    ...tests.flatMap((test) => (test.testId === null ? [test.name, test.note] : [test.note])),
    ...chips.flatMap(({ id, name }) => (id === null && /\p{N}/u.test(name) ? [name] : [])),
    dietAndExercise,
    note,
  ]
}

/**
 * Names of what a video consultation refuses, each once: of the products, of the substances that the words of a line
 * name, whatever product stands behind them, and of those named anywhere else on the prescription.
 */
export const refusedByVideo = (
  lines: readonly CheckedLine[],
  { consultation }: Pick<CheckedPatient, 'consultation'>,
  written: Words,
): readonly string[] => {
  if (consultation !== 'video') return []
  const named = (substances: readonly Substance[]) => substances.filter(isKeptFromVideo).map(({ generic }) => generic)
  const refused = lines.flatMap(({ line, medicine }) =>
    medicine !== null && isRefusedByVideo(medicine) ? [medicine.generic] : named(substancesIn(line.name)),
  )
  return [
    ...new Set([...refused, ...sentencesOf(lines, written).flatMap((text) => named(substancesInSentences(text)))]),
  ]
}

/** Between two lines, and between a line and what is taken already. */
const pairwise = (written: readonly CheckedMedicine[], taken: readonly CheckedMedicine[]): readonly Found[] => {
  const pairs = [...pairsOf(written), ...written.flatMap((one) => taken.map((other) => [one, other] as const))]
  return pairs.flatMap(([one, other]) =>
    one.name === other.name || !one.isSystemic || !other.isSystemic
      ? []
      : [...enzymeWarnings(one, other), ...interactionsOf(one, other)],
  )
}

const interactionsOf = (one: CheckedMedicine, other: CheckedMedicine): readonly Found[] =>
  interactions.flatMap((rule) => {
    const [a, b] = rule.between
    const found =
      one.classes.has(a) && other.classes.has(b)
        ? [one, other]
        : one.classes.has(b) && other.classes.has(a)
          ? [other, one]
          : null
    return found === null ? [] : [foundIn(rule, found, { a: found[0]!.name, b: found[1]!.name })]
  })
