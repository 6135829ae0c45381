import { eq } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { orderChanged } from '../../src/core/notifications/push.api'
import type { OrderAction } from '../../src/core/orders/order.lifecycle'
import { orderNumber } from '../../src/core/orders/providerOrder.rules'
import { announce } from '../kit/feed'
import type { Database } from '../kit/handlers'
import { type NotificationEvent, notify, pushTopic } from '../notifications/notifications.port'
import { staffOfProvider } from '../provider/provider.port'
import { providers } from '../provider/provider.tables'
import type { Moved, OrderRow } from './order.move'

/** What both ends are told of an order. */
interface Ends {
  readonly order: OrderRow
  readonly provider: string
  readonly staff: readonly string[]
}

export const endsOf = async (db: Database, order: OrderRow): Promise<Ends> => {
  const [provider] = await db.select({ name: providers.name }).from(providers).where(eq(providers.id, order.providerId))
  return { order, provider: provider!.name, staff: await staffOfProvider(db, order.providerId) }
}

/** What can be told of one order; each repetition has its own occasion. */
export type OrderNotice =
  | `medicineOrder.${'accepted' | 'rejected' | 'withdrawn' | 'lapsed' | 'offered' | 'ready' | 'sent' | 'returned' | 'undone' | 'completed'}`
  | `testOrder.${'accepted' | 'rejected' | 'withdrawn' | 'lapsed' | 'retaken' | 'moved' | 'completed' | 'ready' | 'retracted' | 'tomorrow'}`
  | `order.${'received' | 'cancelled' | 'answered' | 'waiting' | 'refunded'}`

const noticeOf = ({ order, provider, staff }: Ends, event: OrderNotice, occasion: string): NotificationEvent => {
  const number = orderNumber(order.kind, order.orderNo)
  const isForStaff = event.startsWith('order.') && event !== 'order.refunded'
  // Which facts an event takes is checked where its words are; all of an order's stand here.
  return {
    event,
    facts: {
      order: number,
      orderId: order.id,
      patient: order.patientName,
      pharmacy: provider,
      centre: provider,
      provider,
      ...(event === 'testOrder.moved' ? { day: order.testDay! } : {}),
      ...(event.endsWith('.completed') || event === 'order.refunded' ? { amount: order.payable ?? 0 } : {}),
    },
    to: isForStaff ? staff : [order.patientId],
    about: `${order.id} ${occasion}`,
  } as NotificationEvent
}

/** Tells one end of an order something, once for each occasion. */
export const notifyOfOrder = async (
  db: Database,
  order: OrderRow,
  event: OrderNotice,
  occasion: string,
  now: UnixSeconds,
): Promise<void> => notify(db, [noticeOf(await endsOf(db, order), event, occasion)], now)

const medicineNotices: Partial<Record<OrderAction, OrderNotice>> = {
  accept: 'medicineOrder.accepted',
  reject: 'medicineOrder.rejected',
  withdraw: 'medicineOrder.withdrawn',
  lapse: 'medicineOrder.lapsed',
  offer: 'medicineOrder.offered',
  ready: 'medicineOrder.ready',
  send: 'medicineOrder.sent',
  retry: 'medicineOrder.returned',
  undo: 'medicineOrder.undone',
  complete: 'medicineOrder.completed',
  cancel: 'order.cancelled',
  agree: 'order.answered',
}
const testNotices: Partial<Record<OrderAction, OrderNotice>> = {
  accept: 'testOrder.accepted',
  reject: 'testOrder.rejected',
  withdraw: 'testOrder.withdrawn',
  lapse: 'testOrder.lapsed',
  retake: 'testOrder.retaken',
  complete: 'testOrder.completed',
  release: 'testOrder.ready',
  attach: 'testOrder.ready',
  retract: 'testOrder.retracted',
  cancel: 'order.cancelled',
}

/** Tells open clients of both ends which order changed, in the transaction in which it did. */
export const announceOrder = async (db: Database, { order, staff }: Pick<Ends, 'order' | 'staff'>): Promise<void> => {
  const payload = orderChanged({ kind: order.kind, id: order.id })
  await announce(
    db,
    [order.patientId, ...staff].map((id) => ({ topic: pushTopic(id), payload })),
  )
}

export const notifyOfPlaced = async (db: Database, order: OrderRow, now: UnixSeconds): Promise<void> => {
  const ends = await endsOf(db, order)
  await notify(db, [noticeOf(ends, 'order.received', 'placed')], now)
  await announceOrder(db, ends)
}

/** Tells whom a move concerns; an order of which an offer was not answered in time concerns both ends. */
export const notifyOfMove = async (db: Database, { order, action, from }: Moved, now: UnixSeconds): Promise<void> => {
  const ends = await endsOf(db, order)
  // Who did not come is not told that the centre cannot do it.
  const isMissed = action === 'withdraw' && order.reason === 'notVisited'
  const event = isMissed ? 'testOrder.lapsed' : (order.kind === 'medicine' ? medicineNotices : testNotices)[action]
  const occasion = `${action} ${order.revision}`
  const events = [
    ...(event === undefined ? [] : [noticeOf(ends, event, occasion)]),
    ...(action === 'lapse' && from !== 'requested' ? [noticeOf(ends, 'order.cancelled', occasion)] : []),
  ]
  await notify(db, events, now)
  await announceOrder(db, ends)
}
