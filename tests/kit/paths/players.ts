import { foundInRooms } from '../found'
import { type AnyPlayer, type Playable, playable } from './browser'

/** Who walks the tours of each machine in Chromium, by room: the exports `*Player` of `tests/rooms/<room>/*.player.ts`. */
export const players = (await foundInRooms('player', 'Player')).reduce<Record<string, readonly Playable[]>>(
  (rooms, { room, value }) => ({ ...rooms, [room]: [...(rooms[room] ?? []), playable(value as AnyPlayer)] }),
  {},
)
