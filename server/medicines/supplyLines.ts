import type { SupplyLine } from '../../src/core/medicines/supply'
import { daysSupplied, mostAtOnce, supplied } from '../../src/core/prescription/dose.rules'
import type { Medicine } from '../../src/core/prescription/medicine'
import type { MedicineLine } from '../../src/core/prescription/prescription'
import { substancesIn } from '../../src/core/prescription/substancesIn'

/** Schedule X and narcotics are sold over the counter of a licensed pharmacy alone, whatever brand names them. */
export const isSoldOnline = (name: string, product: Medicine | null): boolean =>
  product?.schedule !== 'X' &&
  !substancesIn([name, product?.generic ?? ''].join(' ')).some(({ law }) => law === 'scheduleX' || law === 'narcotic')

/** What a signed prescription gives, less what orders have taken of it. */
export const supplyLines = (
  medicines: readonly MedicineLine[],
  taken: ReadonlyMap<number, number>,
  products: ReadonlyMap<string, Medicine>,
): readonly SupplyLine[] =>
  medicines.map(({ name, brand, medicineId, ...dosing }, line) => {
    const { count, unit } = supplied(dosing)
    const prescribed = count === null ? null : Math.ceil(count)
    return {
      line,
      name: brand === undefined ? name : `${name} (${brand})`,
      medicineId,
      prescribed,
      left: prescribed === null ? null : Math.max(0, prescribed - (taken.get(line) ?? 0)),
      unit,
      most: count === null ? mostAtOnce(dosing) : null,
      days: daysSupplied(dosing) || null,
      isSold: isSoldOnline(`${name} ${brand ?? ''}`, (medicineId && products.get(medicineId)) || null),
    }
  })
