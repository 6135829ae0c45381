/** Access levels of the wire. */
export const NOT_ACCESSIBLE = 1
export const ACCESSIBLE = 2
