import type { Room } from '../app/loading/features'
import type settings from '../intl/en/settings.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly settings: typeof settings
  }
}

/** The language, the help and the way out. */
export const room: Room = {
  'overlay.settings': {
    view: async () => (await import('./SettingsPanel')).SettingsPanel,
    texts: ['settings'],
    hasLogic: true,
  },
}
