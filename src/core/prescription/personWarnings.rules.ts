import { type CheckedMedicine, holds, identityOf } from './checkedMedicine'
import { type ChildRule, childRules } from './children'
import { conditionRules } from './conditions'
import { type Found, foundIn, ruleOf } from './warnings.kit'
import type { CheckedPatient, WarningLevel } from './warning'

const OLDER = 60
const OLD = 65
/** Years in which a pregnancy is thought of. */
const FERTILE = { from: 10, to: 55 }
/** Kidney function below which a dose is another one, and below which it is dangerous (ml a minute). */
const WEAK_KIDNEYS = 60
const FAILING_KIDNEYS = 30

const BEERS = 'American Geriatrics Society, Beers Criteria 2023'
const TELEMEDICINE = 'Telemedicine Practice Guidelines, Board of Governors, 25 March 2020'
const CPIC = 'CPIC guidelines: HLA and carbamazepine, oxcarbazepine (2017), phenytoin (2020)'
/** The test that is asked for before the first tablet. */
export const HLA_TEST = 'hla-b-1502'

type Rule = (medicine: CheckedMedicine, patient: CheckedPatient) => Found | null

/** What each medicine means for this person. */
export const personRules = (written: readonly CheckedMedicine[], patient: CheckedPatient): readonly Found[] =>
  written
    .filter(({ isSystemic }) => isSystemic)
    .flatMap((medicine) => [
      ...rules.flatMap((rule) => rule(medicine, patient) ?? []),
      ...ofConditions(medicine, patient),
      ...ofChildren(medicine, patient),
    ])

const found = (
  medicine: CheckedMedicine,
  id: string,
  level: WarningLevel,
  source: string | null = null,
  values: Found['values'] = {},
): Found => {
  const clinical = medicine.medicine?.clinical
  const rule =
    source === null && clinical
      ? ruleOf(id, level, clinical.source, clinical.reviewedOn)
      : ruleOf(id, level, source ?? 'Prescribing information')
  return foundIn(rule, [medicine], { a: medicine.name, ...values })
}

/** What the person has that this medicine makes worse. */
const ofConditions = (medicine: CheckedMedicine, { conditions }: CheckedPatient): readonly Found[] =>
  conditionRules
    .filter(({ condition, meets }) => conditions?.includes(condition) === true && medicine.classes.has(meets))
    .map((rule) => foundIn(rule, [medicine], { a: medicine.name }))

const isMetBy = (medicine: CheckedMedicine, { of }: ChildRule): boolean =>
  typeof of === 'string' ? holds(medicine, of) : medicine.classes.has(of.class)

/** The rule of the youngest age that is met. */
const ofChildren = (medicine: CheckedMedicine, { age }: CheckedPatient): readonly Found[] => {
  if (age === null) return []
  const rule = childRules
    .filter((each) => age < each.below && isMetBy(medicine, each))
    .toSorted((one, other) => one.below - other.below)[0]
  return rule === undefined ? [] : [foundIn(rule, [medicine], { a: medicine.name, from: rule.below })]
}

const isPregnant = ({ conditions }: CheckedPatient): boolean => conditions?.includes('pregnant') === true

const mayBePregnant = (patient: CheckedPatient): boolean => {
  const { age, gender } = patient
  return isPregnant(patient) || (gender === 'Female' && age !== null && age >= FERTILE.from && age <= FERTILE.to)
}

const pregnancy: Rule = (medicine, patient) => {
  if (!mayBePregnant(patient)) return null
  const harm = medicine.medicine?.clinical?.pregnancy ?? null
  if (medicine.classes.has('valproate'))
    return found(medicine, 'valproateWoman', 'serious', 'MHRA, valproate: reproductive risks, January 2024')
  if (medicine.classes.has('topiramate'))
    return found(medicine, 'topiramateWoman', 'serious', 'MHRA, topiramate: pregnancy prevention, June 2024')
  if (harm === null) return null
  if (isPregnant(patient))
    return harm === 'avoid'
      ? found(medicine, 'pregnantAvoid', 'serious')
      : found(medicine, 'pregnancyCaution', 'caution')
  return harm === 'avoid' ? found(medicine, 'pregnancyAvoid', 'caution') : found(medicine, 'pregnancyCaution', 'note')
}

const kidneys: Rule = (medicine, { age, egfr, conditions }) => {
  if (medicine.medicine?.clinical?.isRenal !== true && !medicine.classes.has('renalDanger')) return null
  if (egfr === null) {
    const isIll = conditions?.includes('kidneyDisease') === true
    if (!isIll && (age === null || age < OLDER)) return null
    return found(medicine, 'kidneysUnknown', isIll || medicine.classes.has('renalDanger') ? 'caution' : 'note')
  }
  if (egfr < FAILING_KIDNEYS) return found(medicine, 'kidneysFailing', 'serious', null, { egfr })
  return egfr < WEAK_KIDNEYS ? found(medicine, 'kidneysWeak', 'caution', null, { egfr }) : null
}

const older: Rule = (medicine, { age }) => {
  if (age === null || age < OLD) return null
  if (medicine.classes.has('benzodiazepine')) return found(medicine, 'olderBenzodiazepine', 'caution', BEERS)
  return medicine.classes.has('anticholinergic') ? found(medicine, 'olderAnticholinergic', 'caution', BEERS) : null
}

const byVideo: Rule = (medicine, { consultation, isFirstVisit }) =>
  consultation === 'video' && isFirstVisit && medicine.medicine?.telemedicine === 'B'
    ? found(medicine, 'videoFirstVisit', 'caution', TELEMEDICINE)
    : null

/** Before the first tablet of those whose rash this gene foretells. */
const gene: Rule = (medicine, { currentMedicines, prescribedBefore, tests }) => {
  if (!medicine.classes.has('hlaB1502') || tests.includes(HLA_TEST)) return null
  const before = [...currentMedicines.map(({ generic }) => generic), ...prescribedBefore]
  const isBefore = before.includes(medicine.name) || medicine.contents.some((each) => before.includes(identityOf(each)))
  return isBefore ? null : found(medicine, 'hlaB1502', 'caution', CPIC)
}

const rules: readonly Rule[] = [pregnancy, kidneys, older, byVideo, gene]
