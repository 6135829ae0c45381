/** What rooms above use of this one, beside its tables. */
export { stayOrders } from './stayOrders.read'
