import { eq } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database } from '../kit/handlers'
import { users } from '../people/people.tables'
import { announceOrder, endsOf } from './order.events'
import type { MovedBy, OrderRow } from './order.move'
import { orderEvents } from './orders.tables'

/** Who changes an order beside its stage, and as what it was seen. */
export interface Change {
  readonly id: string
  readonly by: Exclude<MovedBy, { readonly role: 'PRACTICE' | 'PATIENT' }>
  readonly revision: number | undefined
}

/** Appends to the history what moves an order to no other stage, and shows it to both ends. */
export const noteBeside = async (
  tx: Database,
  order: OrderRow,
  { by }: Change,
  {
    action,
    reason,
    movedFrom,
  }: {
    readonly action: 'bill' | 'refund' | 'clear' | 'declare' | 'move'
    readonly reason: string | null
    readonly movedFrom?: UnixSeconds
  },
  now: UnixSeconds,
): Promise<void> => {
  const [person] = await tx.select({ name: users.name }).from(users).where(eq(users.id, by.userId))
  await tx.insert(orderEvents).values({
    orderId: order.id,
    at: now,
    userId: by.userId,
    role: by.role,
    name: person?.name ?? null,
    action,
    from: order.stage,
    to: order.stage,
    reason,
    ...(movedFrom === undefined ? {} : { movedFrom }),
  })
  await announceOrder(tx, await endsOf(tx, order))
}
