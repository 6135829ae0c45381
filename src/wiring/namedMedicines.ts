import { done, type Outcome } from '../core/kit/outcome'
import type { Cancellation } from '../core/kit/port'
import type { Medicine } from '../core/prescription/medicine'
import type { MedicineLine } from '../core/prescription/prescription'
import type { Ports } from './ports'

export type NamingLine = Pick<MedicineLine, 'medicineId'>

/** The products that lines name and that are not known yet, as the catalogue has them. */
export const namedMedicines = async (
  { medicines }: Ports['prescription'],
  known: readonly Medicine[],
  lines: readonly NamingLine[],
  signal: Cancellation,
): Promise<Outcome<readonly Medicine[]>> => {
  const ids = new Set(lines.flatMap(({ medicineId }) => medicineId ?? []))
  for (const { id } of known) ids.delete(id)
  return ids.size === 0 ? done([]) : medicines({ ids: [...ids].join(',') }, signal)
}
