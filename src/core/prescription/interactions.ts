import type { InteractionClass } from './medicine'
import { type Rule, ruleOf } from './warnings.kit'
import type { WarningLevel } from './warning'

export interface InteractionRule extends Rule {
  readonly between: readonly [InteractionClass, InteractionClass]
}

const BNF = 'British National Formulary, interactions'
const LABEL = 'Prescribing information approved by CDSCO'
const BEERS = 'American Geriatrics Society, Beers Criteria 2023'
const HEADACHE = 'American Headache Society position statement, 2010'
const FLUOROQUINOLONES = 'US FDA boxed warning, 2016'

const interaction = (
  id: string,
  level: WarningLevel,
  between: readonly [InteractionClass, InteractionClass],
  source: string,
): InteractionRule => ({ ...ruleOf(id, level, source), between })

/**
 * Which two medicines of different classes together need a word. Two of one class stand in `classTwice.ts`, enzymes in
 * `enzymes.ts`. Demonstration content until a clinician has signed it.
 */
export const interactions: readonly InteractionRule[] = [
  interaction('valproateCarbapenem', 'serious', ['valproate', 'carbapenem'], BNF),
  interaction('valproateTopiramate', 'note', ['valproate', 'topiramate'], BNF),
  interaction('valproateBarbiturate', 'caution', ['valproate', 'barbiturate'], LABEL),
  interaction('nsaidAnticoagulant', 'serious', ['nsaid', 'anticoagulant'], BNF),
  interaction('nsaidAntiplatelet', 'caution', ['nsaid', 'antiplatelet'], BNF),
  interaction('nsaidCorticosteroid', 'caution', ['nsaid', 'corticosteroid'], BNF),
  interaction('nsaidSsri', 'caution', ['nsaid', 'serotoninReuptake'], BNF),
  interaction('nsaidLithium', 'serious', ['nsaid', 'lithium'], BNF),
  interaction('nsaidMethotrexate', 'serious', ['nsaid', 'methotrexate'], BNF),
  interaction('nsaidAce', 'note', ['nsaid', 'aceInhibitor'], BNF),
  interaction('antiplateletAnticoagulant', 'caution', ['antiplatelet', 'anticoagulant'], BNF),
  interaction('ssriAnticoagulant', 'caution', ['serotoninReuptake', 'anticoagulant'], BNF),
  interaction('triptanSsri', 'note', ['triptan', 'serotoninReuptake'], HEADACHE),
  interaction('rizatriptanPropranolol', 'caution', ['rizatriptan', 'propranolol'], LABEL),
  interaction('triptanErgot', 'serious', ['triptan', 'ergot'], LABEL),
  interaction('triptanMaoi', 'serious', ['triptan', 'maoi'], LABEL),
  interaction('ergotBetaBlocker', 'caution', ['ergot', 'betaBlocker'], BNF),
  interaction('serotonergicMaoi', 'serious', ['serotonergic', 'maoi'], BNF),
  interaction('ssriTricyclic', 'note', ['serotoninReuptake', 'tricyclic'], BNF),
  interaction('opioidSsri', 'caution', ['serotonergicOpioid', 'serotoninReuptake'], BNF),
  interaction('opioidTricyclic', 'caution', ['serotonergicOpioid', 'tricyclic'], BNF),
  interaction('opioidBenzodiazepine', 'serious', ['opioid', 'benzodiazepine'], 'US FDA boxed warning, 2016'),
  interaction(
    'opioidGabapentinoid',
    'caution',
    ['opioid', 'gabapentinoid'],
    'US FDA safety communication, December 2019',
  ),
  interaction('levodopaDopamineAntagonist', 'serious', ['levodopa', 'worsensParkinson'], BNF),
  interaction('agonistDopamineAntagonist', 'serious', ['dopamineAgonist', 'worsensParkinson'], BNF),
  interaction('levodopaMaoi', 'serious', ['levodopa', 'nonselectiveMaoi'], LABEL),
  interaction('cholinesteraseAnticholinergic', 'caution', ['cholinesteraseInhibitor', 'anticholinergic'], BEERS),
  interaction('cholinesteraseBetaBlocker', 'note', ['cholinesteraseInhibitor', 'betaBlocker'], BNF),
  interaction('betaBlockerRateLimiting', 'serious', ['betaBlocker', 'rateLimiting'], BNF),
  interaction('potassiumAce', 'caution', ['potassiumSparing', 'aceInhibitor'], BNF),
  interaction('lithiumAce', 'serious', ['lithium', 'aceInhibitor'], BNF),
  interaction('lithiumDiuretic', 'serious', ['lithium', 'diuretic'], BNF),
  interaction('methotrexateAntifolate', 'serious', ['methotrexate', 'antifolate'], BNF),
  interaction('thiopurineAllopurinol', 'serious', ['thiopurine', 'xanthineOxidaseInhibitor'], BNF),
  interaction('statinGemfibrozil', 'serious', ['statin', 'gemfibrozil'], BNF),
  interaction('nitratePde5', 'serious', ['nitrate', 'pde5Inhibitor'], LABEL),
  interaction('fluoroquinoloneCorticosteroid', 'caution', ['fluoroquinolone', 'corticosteroid'], FLUOROQUINOLONES),
  interaction('fluoroquinoloneAntacid', 'note', ['fluoroquinolone', 'antacid'], BNF),
  interaction('phenytoinAntacid', 'note', ['phenytoin', 'antacid'], BNF),
]
