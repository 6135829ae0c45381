/** Years. */
export const AGE_LIMIT = { least: 0, most: 123 } as const
/** People of one family. */
export const MOST_MEMBERS = 100
