import { inArray, sql } from 'drizzle-orm'
import { ORDER_LIVE } from '../../src/core/orders/order.lifecycle'
import type { PaperUse } from '../../src/core/orders/providerOrder'
import { files } from '../files/files.tables'
import type { Database } from '../kit/handlers'
import { placeOfPrescriber } from '../prescription/prescription.port'
import { medicalRecords, recordPages } from '../records/records.tables'
import { providerOrders } from './orders.tables'

/** Who signed a record here; null of a paper, whoever is named on it. */
export const signerOf = ({
  source,
  doctorName,
}: Pick<typeof medicalRecords.$inferSelect, 'source' | 'doctorName'>): string | null =>
  source === 'prescription' || source === 'summary' ? doctorName : null

/** Name and address of who signed a record here, as bills and the register have them. */
export const withPlace = async (db: Database, name: string, bookingId: string | null): Promise<string> => {
  const place = bookingId === null ? '' : await placeOfPrescriber(db, bookingId)
  return place === '' ? name : `${name}, ${place}`
}

/** Uses of one record that are named: the latest. */
const MOST_USES = 5

interface Used extends Record<string, unknown> {
  readonly id: string
  readonly at: string
  readonly isAnother: boolean
}

const isPaper = sql`${medicalRecords.source} in ('upload', 'report')`

/** The files of records that were uploaded, with the photographed pages of those that are yet to be one document. */
const uploads = sql`(
  select ${medicalRecords.id} as record_id, ${medicalRecords.fileId} as file_id
  from ${medicalRecords} where ${isPaper}
  union all select ${recordPages.recordId}, ${recordPages.fileId} from ${recordPages}
)`

/**
 * Of live orders, others that were placed with the same paper or with another upload of the same bytes, the latest
 * first; those that were refused or cancelled gave nothing for it.
 */
export const paperUses = async (
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PaperUse[]>> => {
  const { rows } = await db.execute<Used>(sql`
    with asked as (
      select ${providerOrders.id} as id, ${providerOrders.memberId} as member_id, ${providerOrders.recordId} as record_id
      from ${providerOrders} join ${medicalRecords} on ${medicalRecords.id} = ${providerOrders.recordId}
      where ${inArray(providerOrders.id, [...orderIds])} and ${inArray(providerOrders.stage, [...ORDER_LIVE])} and ${isPaper}
    ), alike as (
      select id, member_id, record_id from asked
      union select asked.id, asked.member_id, other.record_id
      from asked
      join ${uploads} as paper on paper.record_id = asked.record_id
      join ${files} file on file.id = paper.file_id
      join ${files} same on same.content_id = file.content_id or same.hash = file.hash
      join ${uploads} as other on other.file_id = same.id
    )
    select alike.id as id, used.created_at as at, bool_or(used.member_id <> alike.member_id) as "isAnother"
    from alike cross join lateral (
      select other.id, other.created_at, other.member_id from ${providerOrders} other
      where other.record_id = alike.record_id and other.id <> alike.id and other.stage not in ('rejected', 'cancelled')
      order by other.created_at desc limit ${MOST_USES}
    ) as used
    group by alike.id, used.id, used.created_at
    order by used.created_at desc, used.id`)
  const uses = new Map<string, PaperUse[]>()
  for (const { id, at, isAnother } of rows) uses.set(id, [...(uses.get(id) ?? []), { at: Number(at), isAnother }])
  return uses
}
