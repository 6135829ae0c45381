import type { Room } from '../app/features'
import type dev from '../intl/en/dev.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly dev: typeof dev
  }
}

/** Pages for developers. */
export const room: Room = {
  'page.devMachines': { view: async () => (await import('./MachinesPage')).MachinesPage, texts: ['dev'] },
}
