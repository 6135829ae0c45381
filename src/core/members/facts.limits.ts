/** Entries of one kind, and characters of one. */
export const MOST_FACTS = 30
export const LONGEST_FACT = 160
