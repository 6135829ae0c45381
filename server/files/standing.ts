import { getTableName, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { Database, VerifiedCaller } from '../kit/handlers'
import { hook } from '../kit/hook'

/** Who opens a file, and when. */
export interface FileViewer {
  readonly caller: VerifiedCaller
  readonly now: UnixSeconds
}

/** For whom the rows that name a file by a column stand: what nobody stands for is opened by nobody. */
export interface FileRule {
  readonly column: PgColumn
  readonly standsFor: (db: Database, fileId: string, viewer: FileViewer) => Promise<boolean>
}

/** Asks each room whose rows name files whether one of them stands for somebody. */
export const fileRules = hook<FileRule>('fileRules')

/** `medical_records.file_id`, as `file_names` says it. */
export const nameOfColumn = ({ table, name }: PgColumn): string => `${getTableName(table)}.${name}`

/** Whether somebody may open a file now: a row that names it stands for them, or none does yet and it is their upload. */
export const mayOpen = async (
  db: Database,
  { id, ownerId }: { readonly id: string; readonly ownerId: string },
  viewer: FileViewer,
): Promise<boolean> => {
  const { rows } = await db.execute<{ name: string }>(sql`select name from file_names(${id}) as name`)
  if (rows.length === 0) return ownerId === viewer.caller.userId
  const names = new Set(rows.map(({ name }) => name))
  for (const { column, standsFor } of fileRules.listeners())
    if (names.has(nameOfColumn(column)) && (await standsFor(db, id, viewer))) return true
  return false
}
