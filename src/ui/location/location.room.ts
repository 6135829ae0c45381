import type { Room } from '../app/loading/features'
import type location from '../intl/en/location.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly location: typeof location
  }
}

/** Where doctors are looked for. */
export const room: Room = {
  'overlay.locationPicker': {
    view: async () => (await import('./LocationPicker')).LocationPicker,
    texts: ['location'],
    hasLogic: true,
  },
  'overlay.locationPrompt': {
    view: async () => (await import('./LocationPrompt')).LocationPrompt,
    texts: ['location'],
    hasLogic: true,
  },
}
