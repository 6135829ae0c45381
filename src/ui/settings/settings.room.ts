import type { Room } from '../app/features'

/** The language, the help and the way out. */
export const room: Room = {
  'overlay.settings': {
    view: async () => (await import('./SettingsPanel')).SettingsPanel,
    texts: ['settings'],
    hasLogic: true,
  },
}
