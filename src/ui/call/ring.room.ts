import type { Room } from '../app/loading/features'
import type ring from '../intl/en/ring.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly ring: typeof ring
  }
}

/** Calls that come in and go out, over every page. */
export const room: Room = {
  'session.incomingCall': {
    view: async () => (await import('./IncomingCall')).IncomingCall,
    texts: ['ring'],
    hasLogic: true,
  },
  'session.outgoingCall': {
    view: async () => (await import('./OutgoingCall')).OutgoingCall,
    texts: ['ring'],
    hasLogic: true,
  },
}
