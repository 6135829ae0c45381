import { isAskedRoom } from './askedRooms'
import type { Practice } from './everyPage'
import { foundInRooms } from './found'
import type { Look } from './shown'

const found = await foundInRooms('screens', 'Looks')
const looksOf = (here: typeof found): readonly Look[] => here.flatMap(({ value }) => value as readonly Look[])

/** The states of the pages, each as somebody finds it: the exports `*Looks` of `tests/rooms/<room>/<room>.screens.ts`. */
export const looks = looksOf(found)

/** Those of the rooms that a run proves. */
export const askedLooks = looksOf(found.filter(({ room }) => isAskedRoom(room)))

export const pathOf = ({ path }: Look, practice: Practice): string => (typeof path === 'string' ? path : path(practice))
