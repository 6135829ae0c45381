import type { Medicine } from './medicine'
import type { CheckedLine, Warning } from './warning'

/** A warning before its fingerprint. */
export type Found = Omit<Warning, 'fingerprint'>

/** How a text names a product: by its generic. */
export const nameOf = ({ generic }: Pick<Medicine, 'generic'>): string => generic

/** The same as long as the rule, its medicines and their doses are. */
export const fingerprintOf = (
  { ruleId, ruleVersion, lines: places, values }: Found,
  lines: readonly CheckedLine[],
): string =>
  [
    `${ruleId}.${ruleVersion}`,
    ...places
      .map((place) => lines[place]!.line)
      .map(({ name, medicineId, whenText }) => `${medicineId ?? name} ${whenText}`)
      .toSorted(),
    ...Object.values(values),
  ].join('|')
