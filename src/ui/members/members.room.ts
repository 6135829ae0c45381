import type { Room } from '../app/features'

/** Asks a patient for what is missing of their own profile. */
export const room: Room = {
  'dialog.profile': {
    view: async () => (await import('./ProfilePrompt')).ProfilePrompt,
    texts: ['members'],
    hasLogic: true,
  },
}
