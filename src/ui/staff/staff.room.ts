import type { Room } from '../app/loading/features'
import type staff from '../intl/en/staff.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly staff: typeof staff
  }
}

/** What staff open over any page. */
export const room: Room = {
  'panel.search': {
    view: async () => (await import('./SearchPanel')).SearchPanel,
    texts: ['staff', 'providerOrders', 'kit'],
    hasLogic: true,
    panel: { side: 'centre', size: 'lg' },
  },
  'panel.logout': { view: async () => (await import('./LogoutPanel')).LogoutPanel, texts: ['staff'], panel: null },
}
