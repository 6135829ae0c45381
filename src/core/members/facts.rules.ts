import type { FactKind, KnownFacts, StatedFact, StatedFacts } from './members'

/** What the family says of one kind. */
export const statedOf = (stated: readonly StatedFact[], kind: FactKind): readonly string[] =>
  stated.filter((each) => each.kind === kind).map(({ name }) => name)

/** What the family says as it is edited. */
export const statedFacts = (stated: readonly StatedFact[]): StatedFacts => ({
  allergies: statedOf(stated, 'allergy'),
  conditions: statedOf(stated, 'condition'),
  medicines: statedOf(stated, 'medicine'),
})

/** Allergies that count, whoever says them; null where nobody has asked and nobody stated any. */
export const countedAllergies = ({
  allergies,
  stated,
}: Pick<KnownFacts, 'allergies' | 'stated'>): readonly string[] | null => {
  const named = statedOf(stated, 'allergy')
  return allergies === null && named.length === 0 ? null : [...new Set([...(allergies ?? []), ...named])]
}
