import { type CheckedMedicine, identityOf, pairsOf } from './checkedMedicine'
import { type Found, foundIn, ruleOf } from './warnings.kit'

const PRODUCTS = 'Of the products themselves'
/** Of these twice as much is soon too much. */
const NARROW: readonly string[] = [
  'Valproate',
  'Phenytoin',
  'Carbamazepine',
  'Lithium',
  'Warfarin',
  'Digoxin',
  'Methotrexate',
]

/** One substance in two lines, or in a line and under another name in what is taken already. */
export const duplicates = (
  written: readonly CheckedMedicine[],
  taken: readonly CheckedMedicine[],
): readonly Found[] => {
  const pairs = [...pairsOf(written), ...written.flatMap((one) => taken.map((other) => [one, other] as const))]
  return pairs.flatMap(([one, other]) => {
    const shared = one.contents.find((content) =>
      other.contents.some((each) => identityOf(each) === identityOf(content)),
    )
    if (shared === undefined || !one.isSystemic || !other.isSystemic) return []
    const ingredient = identityOf(shared)
    const values = { a: one.name, b: other.name, ingredient }
    const isHarmless = shared.substance?.classes.includes('vitamin') === true
    // One medicine in two strengths is how many doses are made up.
    if (one.name === other.name && one.medicine?.id !== other.medicine?.id)
      return [foundIn(ruleOf('twoStrengths', 'note', PRODUCTS), [one, other], { a: one.name })]
    const isNarrow = one.name !== other.name && NARROW.includes(ingredient)
    const level = isHarmless ? 'note' : isNarrow ? 'serious' : 'caution'
    return [foundIn(ruleOf('duplicateIngredient', level, PRODUCTS), [one, other], values)]
  })
}
