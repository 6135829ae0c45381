import type { Order } from '../../core/orders/orders'
import { ORDER_PAGE } from '../../core/orders/orders'
import { listMachine } from '../kit/list.machine'

/** Everything a patient ordered: who is in hospital and the soonest appointment first. */
export const ordersMachine = listMachine<Order, object>({ id: 'orders', limit: ORDER_PAGE, debounce: 500 })
