import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { FavouriteLine, PrescriptionDraft } from '../../src/core/prescription/prescription'
import { DRAFT_LIFETIME } from '../../src/core/prescription/prescription.limits'
import type { Database } from '../kit/handlers'
import { takeTurn } from '../kit/takeTurn'
import { users } from '../people/people.tables'
import { favouriteLines, prescriptionDrafts } from './prescription.tables'

interface Whose {
  readonly doctorId: string
  readonly bookingId: string
}

const of = ({ doctorId, bookingId }: Whose) =>
  and(eq(prescriptionDrafts.doctorId, doctorId), eq(prescriptionDrafts.bookingId, bookingId))

export const draftOf = async (db: Database, whose: Whose): Promise<PrescriptionDraft | null> => {
  const { form, version, savedAt } = prescriptionDrafts
  const [row] = await db.select({ form, version, savedAt }).from(prescriptionDrafts).where(of(whose))
  return row ?? null
}

/** Writes a draft over the version it was made from; null when another was written meanwhile. */
export const writeDraft = async (
  db: Database,
  whose: Whose,
  { form, version }: { readonly form: string; readonly version: number },
  now: UnixSeconds,
): Promise<number | null> => {
  const [row] =
    version === 0
      ? await db
          .insert(prescriptionDrafts)
          .values({ ...whose, form, version: 1, savedAt: now })
          .onConflictDoNothing()
          .returning({ version: prescriptionDrafts.version })
      : await db
          .update(prescriptionDrafts)
          .set({ form, version: version + 1, savedAt: now })
          .where(and(of(whose), eq(prescriptionDrafts.version, version)))
          .returning({ version: prescriptionDrafts.version })
  return row?.version ?? null
}

export const removeDraft = async (db: Database, whose: Whose): Promise<void> => {
  await db.delete(prescriptionDrafts).where(of(whose))
}

export const forgetOldDrafts = async (db: Database, now: UnixSeconds): Promise<void> => {
  await db.delete(prescriptionDrafts).where(lt(prescriptionDrafts.savedAt, now - DRAFT_LIFETIME))
}

const favouriteSelect = (db: Database) =>
  db
    .select({ favourite: favouriteLines, by: users.name })
    .from(favouriteLines)
    .leftJoin(users, eq(users.id, favouriteLines.keptBy))

const favouriteOf = ({ favourite, by }: Awaited<ReturnType<typeof favouriteSelect>>[number]): FavouriteLine => {
  const { alias, line, isName, keptAt } = favourite
  return { alias, line, ...(isName && { isName }), ...(keptAt !== null && { kept: { by, at: keptAt } }) }
}

export const favouritesOf = async (db: Database, doctorId: string): Promise<readonly FavouriteLine[]> =>
  (await favouriteSelect(db).where(eq(favouriteLines.doctorId, doctorId)).orderBy(asc(favouriteLines.alias))).map(
    favouriteOf,
  )

interface Keeper {
  readonly doctorId: string
  readonly userId: string
  readonly now: UnixSeconds
}

/** Writes a line under its word, in place of the one that was there; undefined when the doctor has as many as may be. */
export const writeFavourite = async (
  db: Database,
  { doctorId, userId, now }: Keeper,
  { alias, line, isName = false }: FavouriteLine,
  most: number,
): Promise<FavouriteLine | undefined> => {
  await takeTurn(db, `favourites of ${doctorId}`)
  const isIt = and(eq(favouriteLines.doctorId, doctorId), eq(favouriteLines.alias, alias))
  const others = await db.$count(
    favouriteLines,
    and(eq(favouriteLines.doctorId, doctorId), sql`${favouriteLines.alias} <> ${alias}`),
  )
  if (others >= most) return undefined
  const kept = { line, isName, keptBy: userId, keptAt: now }
  await db
    .insert(favouriteLines)
    .values({ doctorId, alias, ...kept })
    .onConflictDoUpdate({ target: [favouriteLines.doctorId, favouriteLines.alias], set: kept })
  const [row] = await favouriteSelect(db).where(isIt)
  return row && favouriteOf(row)
}

export const removeFavourite = async (db: Database, doctorId: string, alias: string): Promise<void> => {
  await db.delete(favouriteLines).where(and(eq(favouriteLines.doctorId, doctorId), eq(favouriteLines.alias, alias)))
}
