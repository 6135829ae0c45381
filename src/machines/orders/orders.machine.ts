import type { AppointmentOrder } from '../../core/orders/orders'
import { ORDER_PAGE } from '../../core/orders/orders'
import { listMachine } from '../kit/list.machine'

/** Everything a patient ordered, soonest appointment first. */
export const ordersMachine = listMachine<AppointmentOrder, object>({ id: 'orders', limit: ORDER_PAGE, debounce: 500 })
