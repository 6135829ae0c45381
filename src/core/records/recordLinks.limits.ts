import { HOUR } from '../kit/dates'

/** Characters of a receiver's name. */
export const LONGEST_RECEIVER = 60
/** Links of a record that work at one time. */
export const MOST_LINKS = 20
/** Openings that are listed of a link; all are counted. */
export const LISTED_OPENINGS = 5
/** Digits of a link's code. */
export const LINK_CODE = 4
/** Wrong codes after which a link lets nobody in any more; whoever was let in stays. */
export const MOST_CODES = 5
/** Seconds for which what was opened can be read without opening it again. */
export const OPENED_FOR = HOUR
