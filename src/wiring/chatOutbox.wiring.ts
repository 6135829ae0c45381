import { hasKept } from './chatDevice'
import type { RoomWiring } from './features'

export const features: RoomWiring = {
  /** Over all pages: it is there when a chat was opened, and where the device keeps what was not sent. */
  'session.chatOutbox': async (ports, { login, feature, now }) => {
    const userId = login?.userId ?? null
    if (login === null || login.role === 'GUEST' || userId === null) return null
    if (feature.at === undefined && !(await hasKept(userId))) return null
    return (await import('./chatOutbox')).openOutbox(ports, userId, now)
  },
}
