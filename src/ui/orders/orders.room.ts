import type { Room } from '../app/features'

/** What a patient has booked and ordered. */
export const room: Room = {
  'page.orderList': {
    view: async () => (await import('./OrdersPage')).OrdersPage,
    texts: ['orders'],
    hasLogic: true,
  },
}
