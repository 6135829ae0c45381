import type { Medicine } from '../../core/prescription/medicine'
import { productsBeginning, productsContaining } from '../../core/prescription/lookup.rules'
import { splitLine } from '../../core/prescription/lineTokens.rules'
import type { LookupHit } from '../../machines/prescription/lookup.machine'

const SHOWN = 8
const LEAST_LETTERS = 2

/** The name that is looked for; null once parts of a line follow it, or while it is too short. */
export const soughtName = (typed: string): string | null => {
  const { name, parts } = splitLine(typed)
  return parts.length > 0 || name.length < LEAST_LETTERS ? null : name
}

/** The name the server is asked for: also while the rest of the line is typed. */
export const lookedUp = (typed: string): string => {
  const { name } = splitLine(typed)
  return name.length < LEAST_LETTERS ? '' : name
}

const asHit = ({ medicine, brand }: { readonly medicine: Medicine; readonly brand: string | null }): LookupHit => ({
  id: medicine.id,
  name: [medicine.generic, medicine.strength, medicine.form].filter(Boolean).join(' '),
  medicine,
  brand,
})

const eachOnce = (hits: readonly LookupHit[]): readonly LookupHit[] =>
  hits.filter(({ id }, place) => hits.findIndex((each) => each.id === id) === place)

/** Medicines for a name: those of the device, which begin with it, then those that contain it; below what the server found. */
export const medicineHits = (
  name: string | null,
  medicines: readonly Medicine[],
  found: readonly LookupHit[],
): readonly LookupHit[] => {
  if (name === null) return []
  const local = [...productsBeginning(medicines, name), ...productsContaining(medicines, name)].map(asHit)
  const server = found.flatMap(({ medicine }) => (medicine ? [asHit({ medicine, brand: null })] : []))
  return eachOnce([...eachOnce(local).slice(0, SHOWN), ...server])
}

const BRANDS_SHOWN = 3

/** The brand by which a hit was found, or those it is best known by. */
export const brandsOf = ({ medicine, brand }: LookupHit): string =>
  brand ?? medicine?.brands.slice(0, BRANDS_SHOWN).join(', ') ?? ''
