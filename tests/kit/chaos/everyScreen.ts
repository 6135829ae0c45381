import { foundInRooms } from '../found'
import type { ChaosScreen } from './screen'

/** Every screen that is built and the calls it makes: the exports `*Screens` of `tests/rooms/<room>/<room>.chaos.ts`. */
export const screens = (await foundInRooms('chaos', 'Screens')).flatMap(({ value }) => value as readonly ChaosScreen[])
