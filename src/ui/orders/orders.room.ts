import type { Room } from '../app/loading/features'
import type orders from '../intl/en/orders.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly orders: typeof orders
  }
}

/** What a patient has booked and ordered. */
export const room: Room = {
  'page.orderList': {
    view: async () => (await import('./OrdersPage')).OrdersPage,
    texts: ['orders', 'booking', 'diagnostics', 'payment', 'kit'],
    hasLogic: true,
  },
  'overlay.ownStay': {
    view: async () => (await import('./OwnStay')).OwnStay,
    texts: ['orders', 'kit'],
    hasLogic: true,
  },
}
