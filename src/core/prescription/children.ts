import type { InteractionClass } from './medicine'
import { type Rule, ruleOf } from './warnings.kit'
import type { WarningLevel } from './warning'

export interface ChildRule extends Rule {
  /** A generic of the table of substances, or a class. */
  readonly of: string | { readonly class: InteractionClass }
  /** Years below which it is not given. */
  readonly below: number
}

const child = (id: string, level: WarningLevel, of: ChildRule['of'], below: number, source: string): ChildRule => ({
  ...ruleOf(id, level, source),
  of,
  below,
})

const REYE = 'British National Formulary for Children, aspirin: Reye’s syndrome'
const OPIOIDS = 'US FDA safety communication, April 2017: codeine and tramadol in children'
const FDA = 'US FDA boxed warning'

/** Medicines that are not for children, the youngest age first. Demonstration content until a clinician has signed it. */
export const childRules: readonly ChildRule[] = [
  child('childReye', 'serious', { class: 'salicylate' }, 16, REYE),
  child('childOpioid', 'serious', 'Codeine', 12, OPIOIDS),
  child('childOpioid', 'serious', 'Tramadol', 12, OPIOIDS),
  child('childOpioidTeen', 'caution', 'Codeine', 18, OPIOIDS),
  child('childOpioidTeen', 'caution', 'Tramadol', 18, OPIOIDS),
  child('childTooYoung', 'serious', 'Nimesulide', 12, 'Government of India, G.S.R. 82(E), 10 February 2011'),
  child('childTooYoung', 'serious', 'Promethazine', 2, FDA),
  child('childTooYoung', 'serious', 'Valproate', 2, FDA),
  child('childTooYoung', 'serious', { class: 'tetracycline' }, 8, 'Prescribing information: teeth and bones'),
  child('childTooYoung', 'serious', 'Metoclopramide', 1, 'European Medicines Agency, metoclopramide, July 2013'),
  child('childTooYoung', 'caution', { class: 'fluoroquinolone' }, 18, 'Prescribing information: joints'),
]
