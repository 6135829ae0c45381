import { DAY } from '../kit/dates'

/** Photographed pages of one record. */
export const MOST_PAGES = 10
/** Characters of a title. */
export const LONGEST_TITLE = 120
/** Seconds for which a record that was taken away can be brought back. */
export const RESTORABLE = 30 * DAY
