import type { RowName } from '../../../server/contract'
import { foundInRooms } from '../found'
import type { Case } from './case'

/** How every row is tried: the exports `*Policy` of `tests/rooms/<room>/<room>.policy.ts`. */
export const cases: Partial<Record<RowName, Case>> = Object.fromEntries(
  (await foundInRooms('policy', 'Policy')).flatMap(({ room, value }) =>
    Object.entries(value as Readonly<Record<string, Case>>).map(([row, each]) => [`${room}.${row}`, each]),
  ),
)
