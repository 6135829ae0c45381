import type { Room } from '../app/loading/features'

/** How much is unread, in the bars of every page. */
export const room: Room = { 'session.chatUnread': { hasLogic: true } }
