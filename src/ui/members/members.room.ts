import type { Room } from '../app/loading/features'
import type members from '../intl/en/members.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly members: typeof members
  }
}

/** A patient's family, and the prompt for what is missing of their own profile. */
export const room: Room = {
  'dialog.profile': {
    view: async () => (await import('./ProfilePrompt')).ProfilePrompt,
    texts: ['members'],
    hasLogic: true,
  },
  'overlay.family': {
    view: async () => (await import('./FamilyPanel')).FamilyPanel,
    texts: ['members', 'session', 'prescription', 'kit'],
    hasLogic: true,
  },
}
