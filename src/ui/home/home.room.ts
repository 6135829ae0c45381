import type { Room } from '../app/features'

/** Where patients begin. */
export const room: Room = {
  'page.home': {
    view: async () => (await import('./HomePage')).HomePage,
    texts: ['home', 'orders', 'site', 'support'],
    hasLogic: true,
  },
}
