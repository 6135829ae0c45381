import { and, asc, eq, sql } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { PrescriptionContent } from '../../src/core/prescription/prescription'
import type { Template } from '../../src/core/templates/templates'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import { takeTurn } from '../kit/takeTurn'
import { prescriptionTemplates } from './templates.tables'

type Row = typeof prescriptionTemplates.$inferSelect

const templateOf = ({ content, doctorId: _, ...row }: Row): Template => ({ ...row, ...content })
const own = (doctorId: string, id: string) =>
  and(eq(prescriptionTemplates.id, id), eq(prescriptionTemplates.doctorId, doctorId))
const sameName = (name: string) => sql`lower(${prescriptionTemplates.name}) = lower(${name.trim()})`

export const templatesOf = async (db: Database, doctorId: string): Promise<Template[]> => {
  const rows = await db
    .select()
    .from(prescriptionTemplates)
    .where(eq(prescriptionTemplates.doctorId, doctorId))
    .orderBy(asc(sql`lower(${prescriptionTemplates.name})`))
  return rows.map(templateOf)
}

/** How many a doctor has, while nobody else adds one. */
export const countTemplates = async (db: Database, doctorId: string): Promise<number> => {
  await takeTurn(db, `templates of ${doctorId}`)
  return db.$count(prescriptionTemplates, eq(prescriptionTemplates.doctorId, doctorId))
}

export interface WrittenTemplate {
  readonly name: string
  readonly content: PrescriptionContent
}

/** Throws the constraint's name when the doctor has a template of that name. */
export const insertTemplate = async (
  db: Database,
  doctorId: string,
  { name, content }: WrittenTemplate,
  now: UnixSeconds,
): Promise<Template> => {
  const row = { id: newId(), doctorId, name, content, revision: 1, changedAt: now }
  await db.insert(prescriptionTemplates).values(row)
  return templateOf(row)
}

export const templateRow = async (db: Database, doctorId: string, id: string): Promise<Row | null> => {
  const [row] = await db.select().from(prescriptionTemplates).where(own(doctorId, id)).for('update')
  return row ?? null
}

export const changeTemplate = async (
  db: Database,
  row: Row,
  { name, content }: WrittenTemplate,
  now: UnixSeconds,
): Promise<Template> => {
  const set = { name, content, revision: row.revision + 1, changedAt: now }
  await db.update(prescriptionTemplates).set(set).where(eq(prescriptionTemplates.id, row.id))
  return templateOf({ ...row, ...set })
}

/** Whether there was one. */
export const removeTemplate = async (db: Database, doctorId: string, id: string): Promise<boolean> => {
  const removed = await db.delete(prescriptionTemplates).where(own(doctorId, id)).returning({
    id: prescriptionTemplates.id,
  })
  return removed.length > 0
}

export const isNameTaken = async (
  db: Database,
  doctorId: string,
  { name, exceptId }: { readonly name: string; readonly exceptId?: string },
): Promise<boolean> =>
  (await db.$count(
    prescriptionTemplates,
    and(
      eq(prescriptionTemplates.doctorId, doctorId),
      sameName(name),
      exceptId === undefined ? undefined : sql`${prescriptionTemplates.id}::text <> ${exceptId}`,
    ),
  )) > 0
