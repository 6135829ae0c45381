import type { Room } from '../app/loading/features'
import type availability from '../intl/en/availability.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly availability: typeof availability
  }
}

/** The days and hours in which a doctor can be booked. */
export const room: Room = {
  'panel.availability': {
    view: async () => (await import('./AvailabilityPanel')).AvailabilityPanel,
    texts: ['availability', 'kit'],
    hasLogic: true,
    panel: { size: 'lg' },
  },
}
