import { inArray, sql } from 'drizzle-orm'
import { folded } from '../../src/core/kit/search'
import { supplied } from '../../src/core/prescription/dose.rules'
import type { PrescriptionContent } from '../../src/core/prescription/prescription'
import type { Database } from '../kit/handlers'
import { takeTurn } from '../kit/takeTurn'
import { prescriptions } from '../prescription/prescription.tables'
import { lineStock } from './lineStock.tables'

type Medicines = PrescriptionContent['medicines']

/** A version of a prescription: the one that is asked about, or one that it replaced, and those before. */
interface Version extends Record<string, unknown> {
  readonly of: string
  readonly id: string
  readonly content: PrescriptionContent
}

/** Each prescription with all versions that led to it. */
const versionsOf = async (db: Database, ids: readonly string[]): Promise<readonly Version[]> => {
  const { rows } = await db.execute<Version>(sql`
    with recursive version as (
      select ${prescriptions.id} as of, ${prescriptions.id} as id, ${prescriptions.replacesId} as before, ${prescriptions.content} as content
      from ${prescriptions} where ${inArray(prescriptions.id, [...ids])}
      union all
      select version.of, earlier.id, earlier.replaces_id, earlier.content
      from version join ${prescriptions} earlier on earlier.id = version.before
    )
    select of, id, content from version`)
  return rows
}

/** Lets orders of one prescription, in whatever version, wait for each other until their transactions end. */
export const lockVersions = async (tx: Database, id: string): Promise<void> => {
  const ids = (await versionsOf(tx, [id])).map((version) => version.id)
  for (const each of ids.toSorted()) await takeTurn(tx, `supply of ${each}`)
}

/** The medicine of a line as it is the same one in another version. */
const keyOf = ({ medicineId, name, brand = '' }: Medicines[number]): string => medicineId ?? folded(`${name} ${brand}`)

/** The line of a version that is the same medicine in an earlier one: the first there counts for the first here. */
const sameLine = (now: Medicines, before: Medicines, line: number): number | null => {
  const medicine = before[line]
  if (medicine === undefined) return null
  const key = keyOf(medicine)
  const here = now.flatMap((each, index) => (keyOf(each) === key ? [index] : []))
  const place = before.slice(0, line).filter((each) => keyOf(each) === key).length
  return here[Math.min(place, here.length - 1)] ?? null
}

/**
 * What orders have taken of each line of signed prescriptions: an amended one gives no more of a medicine that was
 * supplied of a version before it, and none of one that was counted in another unit: nobody knows what is left of it.
 */
export const takenOf = async (
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, number>>> => {
  const found = new Map<string, Map<number, number>>()
  if (ids.length === 0) return found
  const versions = await versionsOf(db, ids)
  const stock = await db
    .select()
    .from(lineStock)
    .where(
      inArray(
        lineStock.prescriptionId,
        versions.map(({ id }) => id),
      ),
    )
  const contents = new Map(versions.filter(({ of, id }) => of === id).map(({ id, content }) => [id, content.medicines]))
  for (const { of, id, content } of versions) {
    const lines = found.get(of) ?? new Map<number, number>()
    for (const { line, taken } of stock.filter(({ prescriptionId }) => prescriptionId === id)) {
      const now = contents.get(of)!
      const same = of === id ? line : sameLine(now, content.medicines, line)
      if (same === null || taken === 0) continue
      const isCountedAlike = supplied(now[same]!).unit === supplied(content.medicines[line]!).unit
      lines.set(same, isCountedAlike ? (lines.get(same) ?? 0) + taken : Infinity)
    }
    found.set(of, lines)
  }
  return found
}
