import * as Schema from 'effect/Schema'
import type { CalendarDay } from '../kit/dates'
import { orderStatuses } from './order.lifecycle'

/** What can be ordered, as its cards are told apart. */
export const orderTypes = ['appointment', 'inPatient', 'medicine', 'test'] as const
export const OrderType = Schema.Literals(orderTypes)
export type OrderType = typeof OrderType.Type

/** The statuses that orders of each type can have. */
export const statusesOf = {
  appointment: ['pending', 'upcoming', 'active', 'accepted', 'confirmed', 'completed', 'cancelled', 'rejected'],
  inPatient: ['admit', 'discharged'],
  medicine: ['pending', 'confirmed', 'completed', 'rejected', 'cancelled'],
  test: orderStatuses,
} as const satisfies Readonly<Record<OrderType, readonly string[]>>

export const AnyOrderStatus = Schema.Literals([...new Set(orderTypes.flatMap((type) => [...statusesOf[type]]))])
export type AnyOrderStatus = typeof AnyOrderStatus.Type

/** The statuses that can be asked for: those of a type, or of all of them. */
export const askedStatuses = (type: OrderType | null): readonly AnyOrderStatus[] =>
  type === null ? AnyOrderStatus.literals : statusesOf[type]

/** Which of the orders are listed; null is all of them. */
export interface OrdersQuery {
  readonly type: OrderType | null
  readonly status: AnyOrderStatus | null
  /** The days on which they matter, both among them. */
  readonly from: CalendarDay | null
  readonly to: CalendarDay | null
  /** A provider, doctor, family member or order number. */
  readonly keyword: string
}

export const EVERY_ORDER: OrdersQuery = { type: null, status: null, from: null, to: null, keyword: '' }

/** Whether a query leaves out any. */
export const isFiltered = ({ type, status, from, to, keyword }: OrdersQuery): boolean =>
  type !== null || status !== null || from !== null || to !== null || keyword.trim() !== ''

/** A query with another type: a status that its orders cannot have is given up. */
export const ofType = (query: OrdersQuery, type: OrderType | null): OrdersQuery => ({
  ...query,
  type,
  status: query.status !== null && askedStatuses(type).includes(query.status) ? query.status : null,
})
