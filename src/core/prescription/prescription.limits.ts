import { DAY } from '../kit/dates'

/** Medicines and tests of one prescription: more is a mistake, not a treatment. */
export const MOST_LINES = 40
/** Steps of a line after its first dose. */
export const MOST_STEPS = 12
/** Chips of one field. */
export const MOST_CHIPS = 30
/** Characters of a chip, a name of a medicine or a test. */
export const LONGEST_NAME = 160
/** Characters of a note beside a line. */
export const LONGEST_LINE_NOTE = 300
/** Characters of a field of free text. */
export const LONGEST_TEXT = 4000
/** Characters of a draft, as the page writes it. */
export const LONGEST_DRAFT = 60_000
/** Characters of a reason in the doctor's own words. */
export const LONGEST_REASON = 300
/** Photographed pages of one prescription. */
export const MOST_PAGES = 10
/** Characters of the word a favourite line is kept by. */
export const LONGEST_ALIAS = 20
/** Favourite lines of a doctor. */
export const MOST_FAVOURITES = 200
/** Own sentences of a doctor, and characters of one. */
export const MOST_SENTENCES = 100
export const LONGEST_SENTENCE = 500
/** Rows of one search. */
export const SEARCH_HITS = 12
/** Seconds a draft is kept on the server after its last change. */
export const DRAFT_LIFETIME = 7 * DAY
/** Days of a line; the first and the last are the ends of the slider. */
export const FREQUENCY_DAYS = [1, 3, 5, 7, 10, 14, 15, 21, 30, 45, 60, 90, 120, 180] as const
/** Milliseconds a search of medicines and tests waits for the typing to rest. */
export const MEDICINE_SEARCH_DEBOUNCE = 1000
/** Milliseconds a search of tags, problems, diagnoses and complaints waits. */
export const ATTRIBUTE_SEARCH_DEBOUNCE = 700
