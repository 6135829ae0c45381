import type { Room } from '../app/loading/features'
import type notifications from '../intl/en/notifications.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly notifications: typeof notifications
  }
}

/** What a person is told while their session lasts, and what is pushed to their device. */
export const room: Room = {
  'session.notifications': {
    view: async () => (await import('./Notifications')).Notifications,
    texts: ['notifications'],
    hasLogic: true,
  },
  'session.push': { hasLogic: true },
}
