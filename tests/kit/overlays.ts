import { isAskedRoom } from './askedRooms'
import { foundInRooms } from './found'
import type { Shown } from './shown'

const found = await foundInRooms('screens', 'Overlays')
const overlaysOf = (here: typeof found): readonly Shown[] => here.flatMap(({ value }) => value as readonly Shown[])

/** Everything that opens over a page: the exports `*Overlays` of `tests/rooms/<room>/<room>.screens.ts`. */
export const overlays = overlaysOf(found)

/** What opens in the rooms that a run proves. */
export const askedOverlays = overlaysOf(found.filter(({ room }) => isAskedRoom(room)))
