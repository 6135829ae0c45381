import type { Room } from '../app/features'

/** Pages for developers. */
export const room: Room = {
  'page.devMachines': { view: async () => (await import('./MachinesPage')).MachinesPage, texts: ['dev'] },
}
