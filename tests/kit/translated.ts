import type { TextRoom } from '../../src/ui/intl/texts'

/** Rooms whose texts are there in all four languages. A room that is translated joins the list. */
export const translatedRooms: readonly TextRoom[] = ['app', 'session', 'members', 'settings']

/** Texts that are the same in another language on purpose: names and words of technology. */
export const sameEverywhere: ReadonlySet<string> = new Set<string>([])
