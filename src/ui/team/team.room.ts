import type { Room } from '../app/loading/features'
import type team from '../intl/en/team.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly team: typeof team
  }
}

/** The people a doctor works with. */
export const room: Room = {
  'panel.team': {
    view: async () => (await import('./TeamPanel')).TeamPanel,
    texts: ['team'],
    hasLogic: true,
    panel: { counts: 'hospitals' },
  },
}
