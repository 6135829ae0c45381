import type { Medicine } from '../../core/prescription/medicine'
import { splitLine } from '../../core/prescription/prescriptionLine.rules'
import type { LookupHit } from '../../machines/prescription/lookup.machine'
import { productsBeginning, productsContaining } from '../../machines/prescription/prescription.reading'

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

const asHit = (medicine: Medicine): LookupHit => ({
  id: medicine.id,
  name: [medicine.generic, medicine.strength, medicine.form].filter(Boolean).join(' '),
  medicine,
})

/** Medicines for a name: those of the device, which begin with it, then those that contain it; below what the server found. */
export const medicineHits = (
  name: string | null,
  medicines: readonly Medicine[],
  found: readonly LookupHit[],
): readonly LookupHit[] => {
  if (name === null) return []
  const begins = productsBeginning(medicines, name)
  const first = new Set(begins)
  const contains = productsContaining(medicines, name).filter((medicine) => !first.has(medicine))
  const local = [...begins, ...contains].slice(0, SHOWN).map(asHit)
  const here = new Set(local.map(({ id }) => id))
  return [...local, ...found.flatMap(({ medicine }) => (medicine && !here.has(medicine.id) ? [asHit(medicine)] : []))]
}
