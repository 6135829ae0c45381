import type { Room } from '../app/loading/features'
import type call from '../intl/en/call.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly call: typeof call
  }
}

/** A video consultation: its room, which lives over pages, and what it needs before it begins. */
export const room: Room = {
  'page.joinRoom': {
    view: async () => (await import('./CallPage')).CallPage,
    texts: ['call', 'kit', 'errors'],
    hasLogic: true,
  },
  'session.callRoom': {
    view: async () => (await import('./CallTile')).CallTile,
    texts: ['call'],
    hasLogic: true,
  },
  'page.callInvite': {
    view: async () => (await import('./CallInvite')).CallInvite,
    texts: ['call'],
    hasLogic: true,
  },
  'overlay.inviteFamily': {
    view: async () => (await import('./FamilyInvite')).FamilyInvite,
    texts: ['call', 'session'],
    hasLogic: true,
  },
  'overlay.callReview': {
    view: async () => (await import('./CallReview')).CallReview,
    texts: ['call'],
    hasLogic: true,
  },
  'overlay.deviceTest': {
    view: async () => (await import('./DeviceTest')).DeviceTest,
    texts: ['call'],
    hasLogic: true,
  },
}
