import { unitsOnDay } from './dose.rules'
import { conditionRules } from './conditions'
import type { Medicine } from './medicine'
import { type Found, nameOf } from './warnings.kit'
import type { CheckedLine, CheckedPatient, WarningLevel } from './warning'

const ADULT = 18
const OLDER = 60
/** Years in which a pregnancy is thought of. */
const FERTILE = { from: 10, to: 55 }
/** Above this many times the usual daily maximum a dose is hardly meant. */
const FAR_ABOVE = 1.5
/** Kidney function below which a dose is another one, and below which it is dangerous (ml a minute). */
const WEAK_KIDNEYS = 60
const FAILING_KIDNEYS = 30

type Clinical = NonNullable<Medicine['clinical']>
interface Checked {
  readonly place: number
  readonly line: CheckedLine['line']
  readonly medicine: Medicine
  readonly clinical: Clinical
}

const BEERS = 'American Geriatrics Society, Beers Criteria 2023'
const TELEMEDICINE = 'Telemedicine Practice Guidelines, Board of Governors, 25 March 2020'

/** What one line means for this person. */
export const personRules = (lines: readonly CheckedLine[], patient: CheckedPatient): readonly Found[] =>
  lines.flatMap(({ line, medicine }, place) => {
    if (!medicine?.clinical) return []
    const checked: Checked = { place, line, medicine, clinical: medicine.clinical }
    return [...rules.flatMap((rule) => rule(checked, patient) ?? []), ...ofConditions(checked, patient)]
  })

/** What the person has that this medicine makes worse. */
const ofConditions = ({ place, medicine, clinical }: Checked, { conditions }: CheckedPatient): readonly Found[] =>
  clinical.route === 'topical'
    ? []
    : conditionRules
        .filter(({ condition, meets }) => conditions?.includes(condition) === true && has(clinical, meets))
        .map(({ id, version, level, source, reviewedOn }) => ({
          ruleId: id,
          ruleVersion: version,
          level,
          lines: [place],
          values: { a: nameOf(medicine) },
          source,
          reviewedOn,
        }))

type Rule = (checked: Checked, patient: CheckedPatient) => Found | null

const found = (
  { place, medicine, clinical }: Checked,
  ruleId: string,
  level: WarningLevel,
  more: { readonly values?: Found['values']; readonly source?: string } = {},
): Found => ({
  ruleId,
  ruleVersion: 1,
  level,
  lines: [place],
  values: { a: nameOf(medicine), ...more.values },
  source: more.source ?? clinical.source,
  reviewedOn: clinical.reviewedOn,
})

/** Allergies people name by a family of medicines. */
const families: readonly (readonly [RegExp, (medicine: Medicine) => boolean])[] = [
  // Aspirin is one of them by its label, though it is given against platelets.
  [
    /nsaid|painkiller|diclofenac|ibuprofen|aspirin/,
    ({ clinical, generic }) => has(clinical, 'nsaid') || /aspirin/i.test(generic),
  ],
  [/penicillin|amoxicillin/, ({ clinical }) => clinical?.group === 'Penicillin'],
  [/sulfa|sulpha|sulfonamide|sulphonamide/, ({ generic }) => /sulfa|sulpha|zonisamide|acetazolamide/i.test(generic)],
  [/quinolone|floxacin/, ({ clinical }) => has(clinical, 'fluoroquinolone')],
]

const has = (clinical: Clinical | null, asked: Clinical['interactionClasses'][number]): boolean =>
  clinical?.interactionClasses.includes(asked) ?? false

const allergy: Rule = (checked, { allergies }) => {
  const { medicine } = checked
  const names = [medicine.generic, ...medicine.brands, ...medicine.ingredients.map(({ name }) => name)]
    .map((name) => name.toLowerCase())
    .filter((name) => name !== '')
  const met = allergies?.find((written) => {
    const word = written.trim().toLowerCase()
    const isNamed = names.some(
      (name) => name === word || name.split(/\W+/).includes(word) || word.split(/\W+/).includes(name),
    )
    return isNamed || families.some(([pattern, isOne]) => pattern.test(word) && isOne(medicine))
  })
  return met === undefined
    ? null
    : found(checked, 'allergy', 'serious', { values: { allergy: met }, source: 'Recorded for this person' })
}

/** Only where one ingredient has a usual range; under 18 there is none. */
const doseRange: Rule = (checked, { age }) => {
  const { line, medicine, clinical } = checked
  const { dailyMin, dailyMax } = clinical
  const [ingredient] = medicine.ingredients
  const units = unitsOnDay(line)
  if (dailyMax === null || units === null || ingredient?.mg == null) return null
  if (age !== null && age < ADULT) return found(checked, 'rangeForAdults', 'note', { values: { age } })
  const mg = Math.round(units * ingredient.mg * 100) / 100
  const values = { mg, min: dailyMin ?? 0, max: dailyMax }
  if (mg > dailyMax * FAR_ABOVE) return found(checked, 'doseFarAbove', 'serious', { values })
  if (mg > dailyMax) return found(checked, 'doseAbove', 'caution', { values })
  return dailyMin !== null && mg < dailyMin ? found(checked, 'doseBelow', 'note', { values }) : null
}

const isPregnant = ({ conditions }: CheckedPatient): boolean => conditions?.includes('pregnant') === true

const mayBePregnant = (patient: CheckedPatient): boolean => {
  const { age, gender } = patient
  return isPregnant(patient) || (gender === 'Female' && age !== null && age >= FERTILE.from && age <= FERTILE.to)
}

const pregnancy: Rule = (checked, patient) => {
  const { clinical } = checked
  if (clinical.pregnancy === null || !mayBePregnant(patient)) return null
  if (has(clinical, 'valproate'))
    return found(checked, 'valproateWoman', 'serious', { source: 'MHRA, valproate: reproductive risks, January 2024' })
  if (has(clinical, 'topiramate'))
    return found(checked, 'topiramateWoman', 'serious', { source: 'MHRA, topiramate: pregnancy prevention, June 2024' })
  if (clinical.pregnancy === 'avoid' && isPregnant(patient)) return found(checked, 'pregnantAvoid', 'serious')
  return clinical.pregnancy === 'avoid'
    ? found(checked, 'pregnancyAvoid', 'caution')
    : found(checked, 'pregnancyCaution', 'note')
}

const kidneys: Rule = (checked, { age, egfr }) => {
  if (!checked.clinical.isRenal) return null
  if (egfr === null) return age !== null && age >= OLDER ? found(checked, 'kidneysUnknown', 'caution') : null
  if (egfr < FAILING_KIDNEYS) return found(checked, 'kidneysFailing', 'serious', { values: { egfr } })
  return egfr < WEAK_KIDNEYS ? found(checked, 'kidneysWeak', 'caution', { values: { egfr } }) : null
}

const older: Rule = (checked, { age }) => {
  if (age === null || age < 65) return null
  const { clinical } = checked
  if (has(clinical, 'benzodiazepine')) return found(checked, 'olderBenzodiazepine', 'caution', { source: BEERS })
  return has(clinical, 'anticholinergic') ? found(checked, 'olderAnticholinergic', 'caution', { source: BEERS }) : null
}

const byVideo: Rule = (checked, { consultation, isFirstVisit }) =>
  consultation === 'video' && isFirstVisit && checked.medicine.telemedicine === 'B'
    ? found(checked, 'videoFirstVisit', 'caution', { source: TELEMEDICINE })
    : null

const rules: readonly Rule[] = [allergy, doseRange, pregnancy, kidneys, older, byVideo]
