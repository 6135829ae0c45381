import type { Room } from '../app/features'

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
