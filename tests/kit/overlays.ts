import { foundInRooms } from './found'
import type { Shown } from './shown'

/** Everything that opens over a page: the exports `*Overlays` of `tests/rooms/<room>/<room>.screens.ts`. */
export const overlays = (await foundInRooms('screens', 'Overlays')).flatMap(({ value }) => value as readonly Shown[])
