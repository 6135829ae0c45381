/** Rooms only those see who build and run the product: English alone. */
const ours: ReadonlySet<string> = new Set(['dev'])
export const isTranslated = (room: string): boolean => !ours.has(room)

/** Texts that are the same in another language on purpose: names and words of technology. */
export const sameEverywhere: ReadonlySet<string> = new Set<string>([])
