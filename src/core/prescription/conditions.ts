import type { InteractionClass } from './medicine'
import type { Condition } from '../members/members'
import type { PrescriptionContent } from './prescription'
import { type Rule, ruleOf } from './warnings.kit'
import type { WarningLevel } from './warning'

export interface ConditionRule extends Rule {
  readonly condition: Condition
  readonly meets: InteractionClass
}

const BNF = 'British National Formulary, cautions and contra-indications'
const LABEL = 'Prescribing information approved by CDSCO'
const CREDIBLE = 'CredibleMeds, drugs to avoid in congenital long QT'
const MYASTHENIA = 'Myasthenia Gravis Foundation of America, cautionary drugs, 2021'

const rule = (
  id: string,
  level: WarningLevel,
  condition: Condition,
  meets: InteractionClass,
  source: string,
): ConditionRule => ({ ...ruleOf(id, level, source), condition, meets })

/** Which medicine is a danger to whom. Demonstration content until a clinician has signed it. */
export const conditionRules: readonly ConditionRule[] = [
  rule('asthmaBetaBlocker', 'serious', 'asthma', 'betaBlocker', BNF),
  rule('asthmaNsaid', 'caution', 'asthma', 'nsaid', BNF),
  rule('asthmaNsaid', 'caution', 'asthma', 'salicylate', BNF),
  rule('ulcerNsaid', 'serious', 'pepticUlcer', 'nsaid', BNF),
  rule('ulcerBleeding', 'caution', 'pepticUlcer', 'salicylate', BNF),
  rule('ulcerBleeding', 'caution', 'pepticUlcer', 'anticoagulant', BNF),
  rule('ulcerCorticosteroid', 'caution', 'pepticUlcer', 'corticosteroid', BNF),
  rule('liverValproate', 'serious', 'liverDisease', 'valproate', LABEL),
  rule('liverMethotrexate', 'serious', 'liverDisease', 'methotrexate', LABEL),
  rule('liverDanger', 'serious', 'liverDisease', 'liverDanger', LABEL),
  rule('liverCaution', 'caution', 'liverDisease', 'liverCaution', BNF),
  rule('heartFailureNsaid', 'serious', 'heartFailure', 'nsaid', BNF),
  rule('heartFailureDanger', 'serious', 'heartFailure', 'heartFailureDanger', LABEL),
  rule('glaucomaAnticholinergic', 'caution', 'glaucoma', 'anticholinergic', BNF),
  rule('glaucomaTopiramate', 'serious', 'glaucoma', 'topiramate', LABEL),
  rule('prostateAnticholinergic', 'caution', 'prostate', 'anticholinergic', BNF),
  rule('kidneyNsaid', 'serious', 'kidneyDisease', 'nsaid', BNF),
  rule('longQtMedicine', 'serious', 'longQt', 'qtProlonging', CREDIBLE),
  rule('longQtMedicine', 'serious', 'longQt', 'qtConditional', CREDIBLE),
  rule('parkinsonDopamineAntagonist', 'serious', 'parkinson', 'worsensParkinson', BNF),
  rule('myastheniaMedicine', 'serious', 'myasthenia', 'myastheniaWorsening', MYASTHENIA),
  rule('myastheniaCaution', 'caution', 'myasthenia', 'corticosteroid', MYASTHENIA),
  rule('myastheniaCaution', 'caution', 'myasthenia', 'statin', MYASTHENIA),
  rule('seizuresDanger', 'serious', 'seizures', 'seizureDanger', LABEL),
  rule('seizuresThreshold', 'caution', 'seizures', 'seizureThreshold', BNF),
  rule('seizuresTricyclic', 'caution', 'seizures', 'tricyclic', BNF),
  rule('seizuresFluoroquinolone', 'caution', 'seizures', 'fluoroquinolone', BNF),
  rule('depressionDanger', 'serious', 'depression', 'depressionDanger', 'US FDA boxed warning, tetrabenazine'),
  rule('depressionCaution', 'caution', 'depression', 'depressionCaution', LABEL),
]

const written: readonly (readonly [Condition, RegExp])[] = [
  ['pregnant', /\bpregnan(?:t|cy)\b/],
  ['asthma', /\basthma/],
  ['pepticUlcer', /\b(?:peptic|gastric|duodenal|stomach) ulcer/],
  ['liverDisease', /\bliver disease|\bhepatitis|\bcirrhosis|\bliver failure/],
  ['kidneyDisease', /\b(?:kidney|renal) (?:disease|failure|impairment)|\bckd\b/],
  ['heartFailure', /\b(?:heart|cardiac) failure/],
  ['glaucoma', /\bglaucoma/],
  ['prostate', /\bprostat|\bbph\b/],
  ['longQt', /\blong qt/],
  ['parkinson', /\bparkinson/],
  ['myasthenia', /\bmyasthenia/],
  ['seizures', /\bepilep|\bseizures?\b|\bconvulsion/],
  ['depression', /\bdepress(?:ion|ive)/],
]
const NOT_THEIRS = /\bno\b|\bnot\b|\bfamily\b|\bfunctional\b|\bpsychogenic\b|\bplanned\b|\bnon-?epilep/

/** Conditions that are written on the prescription: `Parkinson disease` among the diagnoses counts as recorded. */
export const conditionsIn = (
  content: Pick<PrescriptionContent, 'complaint' | 'diagnosis' | 'tags' | 'otherHealthProblems'>,
): readonly Condition[] => {
  const { complaint, diagnosis, tags, otherHealthProblems } = content
  const names = [
    ...complaint,
    ...diagnosis,
    ...otherHealthProblems,
    ...tags.filter(({ name }) => /pregnan/i.test(name)),
  ]
    .map(({ name }) => name.toLowerCase())
    .filter((name) => !NOT_THEIRS.test(name))
  return written.filter(([, pattern]) => names.some((name) => pattern.test(name))).map(([condition]) => condition)
}
