import type { InteractionClass } from './medicine'
import type { Condition } from './prescription'
import type { RuleSource, WarningLevel } from './warning'

export interface ConditionRule extends RuleSource {
  readonly id: string
  readonly version: number
  readonly level: WarningLevel
  readonly condition: Condition
  readonly meets: InteractionClass
}

const BNF = 'British National Formulary, cautions and contra-indications'
const LABEL = 'Prescribing information approved by CDSCO'

const rule = (
  id: string,
  level: WarningLevel,
  condition: Condition,
  meets: InteractionClass,
  source: string,
): ConditionRule => ({ id, version: 1, level, condition, meets, source, reviewedOn: '2026-11-23' })

/** Which medicine is a danger to whom. Demonstration content until a clinician has signed it. */
export const conditionRules = [
  rule('asthmaBetaBlocker', 'serious', 'asthma', 'betaBlocker', BNF),
  rule('asthmaNsaid', 'caution', 'asthma', 'nsaid', BNF),
  rule('ulcerNsaid', 'serious', 'pepticUlcer', 'nsaid', BNF),
  rule('ulcerCorticosteroid', 'caution', 'pepticUlcer', 'corticosteroid', BNF),
  rule('liverValproate', 'serious', 'liverDisease', 'valproate', LABEL),
  rule('liverMethotrexate', 'serious', 'liverDisease', 'methotrexate', LABEL),
  rule('heartFailureNsaid', 'serious', 'heartFailure', 'nsaid', BNF),
  rule('glaucomaAnticholinergic', 'caution', 'glaucoma', 'anticholinergic', BNF),
  rule('glaucomaTricyclic', 'caution', 'glaucoma', 'tricyclic', BNF),
  rule('glaucomaTopiramate', 'serious', 'glaucoma', 'topiramate', LABEL),
  rule('longQtMedicine', 'serious', 'longQt', 'qtProlonging', 'CredibleMeds, drugs to avoid in congenital long QT'),
  rule('parkinsonDopamineAntagonist', 'serious', 'parkinson', 'dopamineAntagonist', BNF),
  rule(
    'myastheniaMedicine',
    'serious',
    'myasthenia',
    'myastheniaWorsening',
    'Myasthenia Gravis Foundation of America, cautionary drugs, 2021',
  ),
  rule('seizuresTricyclic', 'caution', 'seizures', 'tricyclic', BNF),
  rule('seizuresFluoroquinolone', 'caution', 'seizures', 'fluoroquinolone', BNF),
] as const satisfies readonly ConditionRule[]
