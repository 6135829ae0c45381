import type { Room } from '../app/loading/features'
import type sales from '../intl/en/sales.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly sales: typeof sales
  }
}

/** The profile of a pharmacy or a diagnostic centre, and its sales. */
export const room: Room = {
  'page.profileDetails': {
    view: async () => (await import('./ProfileDetailsPage')).ProfileDetailsPage,
    texts: ['sales', 'diagnostics', 'kit'],
    hasLogic: true,
  },
}
