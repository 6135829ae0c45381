import type { InteractionClass } from './medicine'
import type { RuleSource, WarningLevel } from './warning'

export interface InteractionRule extends RuleSource {
  readonly id: string
  readonly version: number
  readonly level: WarningLevel
  readonly between: readonly [InteractionClass, InteractionClass]
}

const BNF = 'British National Formulary, interactions'
const LABEL = 'Prescribing information approved by CDSCO'
const BEERS = 'American Geriatrics Society, Beers Criteria 2023'

const interaction = (
  id: string,
  level: WarningLevel,
  between: readonly [InteractionClass, InteractionClass],
  source: string,
): InteractionRule => ({ id, version: 1, level, between, source, reviewedOn: '2026-11-22' })

/** Which two medicines together need a word. Demonstration content until a clinician has signed it. */
export const interactions = [
  interaction('valproateCarbapenem', 'serious', ['valproate', 'carbapenem'], BNF),
  interaction('valproateLamotrigine', 'caution', ['valproate', 'lamotrigine'], LABEL),
  interaction('valproateTopiramate', 'note', ['valproate', 'topiramate'], BNF),
  interaction(
    'inducerContraceptive',
    'serious',
    ['enzymeInducer', 'hormonalContraceptive'],
    'FSRH, drug interactions with hormonal contraception, 2022',
  ),
  interaction(
    'lamotrigineContraceptive',
    'caution',
    ['lamotrigine', 'hormonalContraceptive'],
    'FSRH, drug interactions with hormonal contraception, 2022',
  ),
  interaction('inducerAnticoagulant', 'serious', ['enzymeInducer', 'anticoagulant'], BNF),
  interaction('inducerStatin', 'note', ['enzymeInducer', 'statin'], BNF),
  interaction('twoNsaids', 'caution', ['nsaid', 'nsaid'], BNF),
  interaction('nsaidAnticoagulant', 'serious', ['nsaid', 'anticoagulant'], BNF),
  interaction('nsaidAntiplatelet', 'caution', ['nsaid', 'antiplatelet'], BNF),
  interaction('nsaidCorticosteroid', 'caution', ['nsaid', 'corticosteroid'], BNF),
  interaction('nsaidSsri', 'caution', ['nsaid', 'ssri'], BNF),
  interaction('nsaidLithium', 'serious', ['nsaid', 'lithium'], BNF),
  interaction('nsaidMethotrexate', 'serious', ['nsaid', 'methotrexate'], BNF),
  interaction('nsaidAce', 'note', ['nsaid', 'aceInhibitor'], BNF),
  interaction('antiplateletAnticoagulant', 'caution', ['antiplatelet', 'anticoagulant'], BNF),
  interaction('twoAnticoagulants', 'serious', ['anticoagulant', 'anticoagulant'], BNF),
  interaction('triptanSsri', 'note', ['triptan', 'ssri'], 'American Headache Society position statement, 2010'),
  interaction('triptanSnri', 'note', ['triptan', 'snri'], 'American Headache Society position statement, 2010'),
  interaction('triptanErgot', 'serious', ['triptan', 'ergot'], LABEL),
  interaction('twoTriptans', 'serious', ['triptan', 'triptan'], LABEL),
  interaction('triptanMaoi', 'serious', ['triptan', 'maoi'], LABEL),
  interaction('ergotCyp3a4', 'serious', ['ergot', 'strongCyp3a4Inhibitor'], LABEL),
  interaction('ergotBetaBlocker', 'caution', ['ergot', 'betaBlocker'], BNF),
  interaction('ssriMaoi', 'serious', ['ssri', 'maoi'], BNF),
  interaction('snriMaoi', 'serious', ['snri', 'maoi'], BNF),
  interaction('tricyclicMaoi', 'serious', ['tricyclic', 'maoi'], BNF),
  interaction('ssriTricyclic', 'caution', ['ssri', 'tricyclic'], BNF),
  interaction('opioidMaoi', 'serious', ['opioid', 'maoi'], BNF),
  interaction('opioidBenzodiazepine', 'serious', ['opioid', 'benzodiazepine'], 'US FDA boxed warning, 2016'),
  interaction(
    'opioidGabapentinoid',
    'caution',
    ['opioid', 'gabapentinoid'],
    'US FDA safety communication, December 2019',
  ),
  interaction('opioidSsri', 'caution', ['opioid', 'ssri'], BNF),
  interaction('twoBenzodiazepines', 'caution', ['benzodiazepine', 'benzodiazepine'], BNF),
  interaction('benzodiazepineSedative', 'caution', ['benzodiazepine', 'sedative'], BEERS),
  interaction('levodopaDopamineAntagonist', 'serious', ['levodopa', 'dopamineAntagonist'], BNF),
  interaction('levodopaMaoi', 'caution', ['levodopa', 'maoi'], BNF),
  interaction('cholinesteraseAnticholinergic', 'caution', ['cholinesteraseInhibitor', 'anticholinergic'], BEERS),
  interaction('cholinesteraseBetaBlocker', 'note', ['cholinesteraseInhibitor', 'betaBlocker'], BNF),
  interaction('twoAnticholinergics', 'caution', ['anticholinergic', 'anticholinergic'], BEERS),
  interaction('tizanidineCyp1a2', 'serious', ['tizanidine', 'cyp1a2Inhibitor'], LABEL),
  interaction(
    'twoQtProlonging',
    'caution',
    ['qtProlonging', 'qtProlonging'],
    'CredibleMeds, known risk of torsades de pointes',
  ),
  interaction('statinCyp3a4', 'caution', ['statin', 'strongCyp3a4Inhibitor'], BNF),
  interaction('potassiumAce', 'caution', ['potassiumSparing', 'aceInhibitor'], BNF),
  interaction(
    'fluoroquinoloneCorticosteroid',
    'caution',
    ['fluoroquinolone', 'corticosteroid'],
    'US FDA boxed warning, 2016',
  ),
  interaction('fluoroquinoloneAntacid', 'note', ['fluoroquinolone', 'antacid'], BNF),
  interaction('phenytoinAntacid', 'note', ['phenytoin', 'antacid'], BNF),
] as const satisfies readonly InteractionRule[]
