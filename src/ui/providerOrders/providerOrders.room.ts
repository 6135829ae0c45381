import type { Room } from '../app/loading/features'
import type providerOrders from '../intl/en/providerOrders.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly providerOrders: typeof providerOrders
  }
}

/** The orders of pharmacies and diagnostic centres. */
export const room: Room = {
  'page.orders': {
    view: async () => (await import('./OrdersPage')).OrdersPage,
    texts: ['providerOrders', 'kit', 'records', 'prescription'],
    hasLogic: true,
  },
  'session.requests': { hasLogic: true },
}
