import type { Room } from '../app/loading/features'
import type medicines from '../intl/en/medicines.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly medicines: typeof medicines
  }
}

/** Ordering medicines. */
export const room: Room = {
  'page.medicines': {
    view: async () => (await import('./MedicinesPage')).MedicinesPage,
    texts: ['medicines', 'site', 'members', 'records', 'kit'],
    hasLogic: true,
  },
}
