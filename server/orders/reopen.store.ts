import { eq } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { orderNumber } from '../../src/core/orders/providerOrder.rules'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import { users } from '../people/people.tables'
import { hoursOf } from '../provider/provider.port'
import type { Change } from './order.beside'
import { deadlinesOf } from './order.deadlines'
import { announceOrder, endsOf, notifyOfOrder } from './order.events'
import type { OrderRow } from './order.move'
import { takeLines } from './lines.store'
import { orderBillLines, orderLines } from './lines.tables'
import { orderEvents, providerOrders } from './orders.tables'

/**
 * Opens a medicine order again that was completed by mistake and whose payment was given back: a new order with the same
 * lines and the same bill, accepted, in the same transaction. The sale and its credit note stay with the old one. Null
 * where the patient has ordered from the prescription again.
 */
export const reopenOrder = async (
  tx: Database,
  old: OrderRow,
  { by }: Change,
  now: UnixSeconds,
): Promise<OrderRow | null> => {
  const id = newId()
  const { kind, way } = old
  const [order] = await tx
    .insert(providerOrders)
    .values({
      id,
      kind,
      stage: 'accepted',
      patientId: old.patientId,
      memberId: old.memberId,
      providerId: old.providerId,
      patientName: old.patientName,
      age: old.age,
      gender: old.gender,
      countryCode: old.countryCode,
      phoneNumber: old.phoneNumber,
      way,
      addressId: old.addressId,
      recordId: old.recordId,
      notSold: old.notSold,
      total: old.total,
      discount: old.discount,
      payable: old.payable,
      offerPercent: old.offerPercent,
      offerMost: old.offerMost,
      prescriber: old.prescriber,
      createdAt: now,
      stageAt: now,
      acceptedAt: now,
      ...deadlinesOf({ kind, stage: 'accepted', way, day: null }, await hoursOf(tx, old.providerId), now),
    })
    .onConflictDoNothing()
    .returning()
  if (order === undefined) return null
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, old.id))
  if ((await takeLines(tx, old.recordId!, lines)) !== null) return null
  if (lines.length > 0) await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: id })))
  const billed = await tx.select().from(orderBillLines).where(eq(orderBillLines.orderId, old.id))
  if (billed.length > 0) await tx.insert(orderBillLines).values(billed.map((line) => ({ ...line, orderId: id })))
  const [person] = await tx.select({ name: users.name }).from(users).where(eq(users.id, by.userId))
  await tx.insert(orderEvents).values({
    orderId: id,
    at: now,
    userId: by.userId,
    role: by.role,
    name: person?.name ?? null,
    action: 'place',
    to: 'accepted',
    reason: orderNumber(kind, old.orderNo),
  })
  await notifyOfOrder(tx, order, 'medicineOrder.undone', 'reopened', now)
  await announceOrder(tx, await endsOf(tx, order))
  return order
}
