/** What rooms above use of this one, beside its tables. */
export { holdsAt, offerOf, offersOf } from './offers.read'
export { hoursByProvider, hoursOf, providerOfStaff, staffOfProvider } from './provider.read'
export { pauseOrders } from './provider.store'
