import { inArray } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { WireLanguage } from './texts'

const FALLBACK: WireLanguage = 'eng'

/** Rows of the caller's language, and the English ones for what is not translated. */
export const spoken = (column: AnyPgColumn, language: WireLanguage) => inArray(column, [language, FALLBACK])

/** Of each thing the row in the caller's language, else the English one, in the order they came. */
export const inLanguage = <Row extends { readonly id: string; readonly language: WireLanguage }>(
  rows: readonly Row[],
  language: WireLanguage,
): Omit<Row, 'language'>[] => {
  const translated = new Set(rows.filter((row) => row.language === language).map(({ id }) => id))
  return rows
    .filter((row) => row.language === language || !translated.has(row.id))
    .map(({ language: _, ...row }) => row)
}
