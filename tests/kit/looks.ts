import type { Practice } from './everyPage'
import { foundInRooms } from './found'
import type { Look } from './shown'

/** The states of the pages, each as somebody finds it: the exports `*Looks` of `tests/rooms/<room>/<room>.screens.ts`. */
export const looks = (await foundInRooms('screens', 'Looks')).flatMap(({ value }) => value as readonly Look[])

export const pathOf = ({ path }: Look, practice: Practice): string => (typeof path === 'string' ? path : path(practice))
