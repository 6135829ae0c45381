import { sql } from 'drizzle-orm'

/**
 * Constants of the core as SQL: for the conditions of indexes, which take no parameters, and for statements that are to
 * use such an index.
 */
export const listed = (constants: readonly string[]) => sql.raw(constants.map((constant) => `'${constant}'`).join(', '))
