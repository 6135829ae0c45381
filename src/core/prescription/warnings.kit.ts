import type { CheckedMedicine } from './checkedMedicine'
import type { CheckedLine, RuleSource, Warning, WarningLevel } from './warning'

/** A warning before its fingerprint. */
export type Found = Omit<Warning, 'fingerprint'>

export interface Rule extends RuleSource {
  readonly id: string
  readonly version: number
  readonly level: WarningLevel
}

/** A rule in the order in which tables write it. */
export const ruleOf = (id: string, level: WarningLevel, source: string, reviewedOn = '2026-11-26'): Rule => ({
  id,
  version: 1,
  level,
  source,
  reviewedOn,
})

/** A rule found in medicines: what is taken already has no line. */
export const foundIn = (
  { id, version, level, source, reviewedOn }: Rule,
  medicines: readonly Pick<CheckedMedicine, 'place'>[],
  values: Found['values'],
): Found => ({
  ruleId: id,
  ruleVersion: version,
  level,
  lines: [...new Set(medicines.map(({ place }) => place).filter((place) => place >= 0))],
  values,
  source,
  reviewedOn,
})

/** Names as a text lists them, each once. */
export const namesIn = (medicines: readonly Pick<CheckedMedicine, 'name'>[]): string =>
  [...new Set(medicines.map(({ name }) => name))].join(', ')

/** The same as long as the rule, its medicines, their doses and their days are. */
export const fingerprintOf = (
  { ruleId, ruleVersion, lines: places, values }: Found,
  lines: readonly CheckedLine[],
): string =>
  [
    `${ruleId}.${ruleVersion}`,
    ...places
      .map((place) => lines[place]!.line)
      .map(({ name, medicineId, whenText, frequency }) => `${medicineId ?? name} ${whenText} ${frequency.join('+')}`)
      .toSorted(),
    ...Object.values(values),
  ].join('|')
