/** What rooms above use of this one, beside its tables. */
export { closedDrawers, closeDrawer } from './drawer.store'
export { orderRows } from './orders.page'
export { moveOrder, placeOrder, takeRequestTurn } from './order.store'
export { takenOf } from './supplied.read'
