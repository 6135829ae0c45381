/** What rooms above use of this one, beside its tables. */
export { holdsAt, offerOf, offersOf, offersOfProvider } from './offers.read'
export { hoursByProvider, hoursOf, providerOfStaff, staffOfProvider } from './provider.read'
export { addOffer, endOffer, pauseOrders } from './provider.store'
