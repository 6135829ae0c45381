import { eq, isNotNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Order } from '../../src/core/orders/orders'
import { isOver } from '../booking/booking.port'
import { appointments } from '../booking/booking.tables'
import { admissions } from '../inpatient/inpatient.tables'
import { stayOrders } from '../inpatient/inpatient.port'
import type { Database } from '../kit/handlers'
import { appointmentOrders } from './orders.store'

interface Page {
  readonly limit: number
  readonly offset: number
}

/**
 * What a patient ordered, of every kind: who is in hospital and what is to come by their time, then what is over or
 * called off, the latest first.
 */
export const orderRows = async (
  db: Database,
  patientId: string,
  now: UnixSeconds,
  { limit, offset }: Page,
): Promise<readonly Order[]> => {
  const over = isOver(now)
  const isDischarged = isNotNull(admissions.dischargedAt)
  const listed = await unionAll(
    db
      .select({
        id: appointments.id,
        isStay: sql<boolean>`false`.as('is_stay'),
        isOver: sql<boolean>`${over}`.as('is_over'),
        place: sql<number>`case when ${over} then -${appointments.startsAt} else ${appointments.startsAt} end`.as(
          'place',
        ),
      })
      .from(appointments)
      .where(eq(appointments.patientId, patientId)),
    db
      .select({
        id: admissions.id,
        isStay: sql<boolean>`true`.as('is_stay'),
        isOver: sql<boolean>`${isDischarged}`.as('is_over'),
        place: sql<number>`coalesce(-${admissions.dischargedAt}, ${admissions.admittedAt})`.as('place'),
      })
      .from(admissions)
      .where(eq(admissions.patientId, patientId)),
  )
    .orderBy(sql`is_over`, sql`place`, sql`id`)
    .limit(limit)
    .offset(offset)
  const idsOf = (isStay: boolean) => listed.filter((each) => each.isStay === isStay).map(({ id }) => id)
  const [booked, stays] = [await appointmentOrders(db, idsOf(false), now), await stayOrders(db, idsOf(true))]
  return listed.flatMap(({ id, isStay }) => (isStay ? stays : booked).get(id) ?? [])
}
