import type { CheckedMedicine } from './checkedMedicine'
import { identityOf } from './checkedMedicine'
import type { InteractionClass } from './medicine'
import { type Found, foundIn, namesIn, type Rule, ruleOf } from './warnings.kit'
import type { WarningLevel } from './warning'

interface ClassRule extends Rule {
  readonly of: InteractionClass
  /** So many different substances of the class are too many. */
  readonly from: number
}

const BNF = 'British National Formulary, interactions'
const LABEL = 'Prescribing information approved by CDSCO'
const BEERS = 'American Geriatrics Society, Beers Criteria 2023'

const noTwoOf = (id: string, level: WarningLevel, of: InteractionClass, source = BNF, from = 2): ClassRule => ({
  ...ruleOf(id, level, source),
  of,
  from,
})

/** Classes of which nobody takes two. Demonstration content until a clinician has signed it. */
export const classRules: readonly ClassRule[] = [
  noTwoOf('twoNsaids', 'caution', 'nsaid'),
  noTwoOf('twoSerotoninReuptake', 'serious', 'serotoninReuptake'),
  noTwoOf('twoTricyclics', 'serious', 'tricyclic'),
  noTwoOf('twoMaois', 'serious', 'maoi'),
  noTwoOf('twoTriptans', 'serious', 'triptan', LABEL),
  noTwoOf('twoErgots', 'serious', 'ergot', LABEL),
  noTwoOf('twoGabapentinoids', 'caution', 'gabapentinoid'),
  noTwoOf('twoOpioids', 'serious', 'opioid'),
  noTwoOf('twoBenzodiazepines', 'caution', 'benzodiazepine', BEERS),
  noTwoOf('twoBarbiturates', 'serious', 'barbiturate', LABEL),
  noTwoOf('twoCarboxamides', 'serious', 'carboxamide', LABEL),
  noTwoOf('twoCarbonicAnhydrase', 'caution', 'carbonicAnhydrase', LABEL),
  noTwoOf('twoAnticoagulants', 'serious', 'anticoagulant'),
  noTwoOf('twoAceInhibitors', 'serious', 'aceInhibitor'),
  noTwoOf('twoBetaBlockers', 'serious', 'betaBlocker'),
  noTwoOf('twoCalciumBlockers', 'caution', 'calciumBlocker'),
  noTwoOf('twoAlphaBlockers', 'caution', 'alphaBlocker'),
  noTwoOf('twoStatins', 'caution', 'statin'),
  noTwoOf('twoPpis', 'caution', 'ppi', 'Of one class, by their prescribing information'),
  noTwoOf('twoCorticosteroids', 'caution', 'corticosteroid'),
  noTwoOf('twoBisphosphonates', 'caution', 'bisphosphonate', 'Of one class, by their prescribing information'),
  noTwoOf('twoSulfonylureas', 'serious', 'sulfonylurea', 'Of one class, by their prescribing information'),
  noTwoOf('twoGliptins', 'caution', 'gliptin', 'Of one class, by their prescribing information'),
  noTwoOf('twoAntipsychotics', 'caution', 'antipsychotic'),
  noTwoOf('twoCholinesterase', 'caution', 'cholinesteraseInhibitor', LABEL),
  noTwoOf('twoDopamineAgonists', 'caution', 'dopamineAgonist', 'Of one class, by their prescribing information'),
  noTwoOf('twoThiopurines', 'serious', 'thiopurine', 'Of one class, by their prescribing information'),
  noTwoOf('twoAntihistamines', 'caution', 'antihistamine', BEERS),
  noTwoOf('twoAnticholinergics', 'caution', 'anticholinergic', BEERS),
  noTwoOf('twoQtProlonging', 'caution', 'qtProlonging', 'CredibleMeds, known risk of torsades de pointes'),
  noTwoOf('threeSedatives', 'caution', 'sedative', BEERS, 3),
]

/** Each class that is there too often, with all its medicines; at least one of them is written. */
export const classesTwice = (all: readonly CheckedMedicine[]): readonly Found[] =>
  classRules.flatMap((rule) => {
    const held = all.filter(({ classes, isSystemic }) => isSystemic && classes.has(rule.of))
    const substances = new Set(held.flatMap(({ contents }) => contents.filter(isOf(rule.of)).map(identityOf)))
    const products = held.filter((one, index) => held.findIndex((other) => sameOf(rule.of, one, other)) === index)
    if (substances.size < rule.from || products.length < rule.from || held.every(({ place }) => place < 0)) return []
    const [first, ...others] = products
    return [foundIn(rule, held, { a: first!.name, b: namesIn(others) })]
  })

type Contents = CheckedMedicine['contents']

/** An ingredient the table does not know may be the one that makes its product one of the class. */
const isOf =
  (asked: InteractionClass) =>
  ({ substance }: Contents[number]): boolean =>
    substance === null || substance.classes.includes(asked)

const sameOf = (asked: InteractionClass, one: CheckedMedicine, other: CheckedMedicine): boolean => {
  const [mine, theirs] = [one, other].map(({ contents }) => contents.filter(isOf(asked)).map(identityOf).join())
  return mine === theirs
}
