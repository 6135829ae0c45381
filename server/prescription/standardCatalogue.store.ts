import { sql } from 'drizzle-orm'
import type { Database } from '../kit/handlers'
import { attributes } from './catalogue/attributes'
import { usualMedicines } from './catalogue/medicines'
import { usualTests } from './catalogue/tests'
import { medicines, prescribedTests, prescriptionAttributes } from './prescription.tables'

const newest = (column: string) => sql.raw(`excluded.${column}`)

/** Brings the catalogue to what this version of the app knows; products that came from elsewhere stay. */
export const writeCatalogue = async (db: Database): Promise<void> => {
  await db
    .insert(medicines)
    .values(usualMedicines.map((medicine) => ({ ...medicine, isUsual: true })))
    .onConflictDoUpdate({
      target: medicines.id,
      set: {
        brands: newest('brands'),
        doseUnit: newest('dose_unit'),
        ingredients: newest('ingredients'),
        schedule: newest('schedule'),
        isNarcotic: newest('is_narcotic'),
        telemedicine: newest('telemedicine'),
        clinical: newest('clinical'),
        isUsual: newest('is_usual'),
      },
    })
  await db
    .insert(prescribedTests)
    .values(usualTests.map((test) => ({ ...test, isUsual: true })))
    .onConflictDoNothing()
  await db
    .insert(prescriptionAttributes)
    .values([...attributes])
    .onConflictDoUpdate({ target: prescriptionAttributes.id, set: { name: newest('name'), type: newest('type') } })
}
