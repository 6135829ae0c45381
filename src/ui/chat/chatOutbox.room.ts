import type { Room } from '../app/loading/features'

/** Messages on their way, over every page. */
export const room: Room = { 'session.chatOutbox': { hasLogic: true } }
