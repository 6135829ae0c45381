import type { Room } from '../app/loading/features'
import type home from '../intl/en/home.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly home: typeof home
  }
}

/** Where patients begin. */
export const room: Room = {
  'page.home': {
    view: async () => (await import('./HomePage')).HomePage,
    texts: ['home', 'kit', 'orders', 'payment', 'site', 'support'],
    hasLogic: true,
  },
}
