import type { RouteName } from '../../src/core/app/routes'
import type { Practice } from '../../tests/kit/everyPage'
import { foundInRooms } from '../../tests/kit/found'
import type { RoomTaps, TapRow } from './tap'

/** What is done on every page: the exports `*Taps` of `tests/rooms/<room>/<room>.taps.ts`. */
export const tapRows = Object.assign(
  {},
  ...(await foundInRooms('taps', 'Taps')).map(({ value }) => value as RoomTaps),
) as Readonly<Record<RouteName, TapRow>>

/** The address of a page for the interactions on it. */
export const addressOf = (practice: Practice, route: RouteName, path: string): string =>
  `${path}${practice.params[route] ?? ''}`
