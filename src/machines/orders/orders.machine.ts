import type { Order } from '../../core/orders/orders'
import { ORDER_PAGE } from '../../core/orders/orders'
import type { OrdersQuery } from '../../core/orders/orders.query'
import { liveListMachine } from '../kit/liveList.machine'

/** Everything a patient ordered: what matters soonest first. Providers change it while it is looked at. */
export const ordersMachine = liveListMachine<Order, OrdersQuery>({ id: 'orders', limit: ORDER_PAGE, debounce: 500 })
