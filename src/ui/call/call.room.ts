import type { Room } from '../app/loading/features'
import type call from '../intl/en/call.json'

declare module '../intl/texts' {
  interface Catalogues {
    readonly call: typeof call
  }
}

/** What a video consultation needs before it begins. */
export const room: Room = {
  'overlay.deviceTest': {
    view: async () => (await import('./DeviceTest')).DeviceTest,
    texts: ['call'],
    hasLogic: true,
  },
}
