import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { FavouriteLine, PrescriptionDraft } from '../../src/core/prescription/prescription'
import { DRAFT_LIFETIME } from '../../src/core/prescription/prescription.limits'
import type { Database } from '../kit/handlers'
import { takeTurn } from '../kit/takeTurn'
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

export const favouritesOf = (db: Database, doctorId: string): Promise<FavouriteLine[]> =>
  db
    .select({ alias: favouriteLines.alias, line: favouriteLines.line })
    .from(favouriteLines)
    .where(eq(favouriteLines.doctorId, doctorId))
    .orderBy(asc(favouriteLines.alias))

/** Writes a line under its word, in place of the one that was there; false when the doctor has as many as may be. */
export const writeFavourite = async (
  db: Database,
  doctorId: string,
  { alias, line }: FavouriteLine,
  most: number,
): Promise<boolean> => {
  await takeTurn(db, `favourites of ${doctorId}`)
  const others = await db.$count(
    favouriteLines,
    and(eq(favouriteLines.doctorId, doctorId), sql`${favouriteLines.alias} <> ${alias}`),
  )
  if (others >= most) return false
  await db
    .insert(favouriteLines)
    .values({ doctorId, alias, line })
    .onConflictDoUpdate({ target: [favouriteLines.doctorId, favouriteLines.alias], set: { line } })
  return true
}

export const removeFavourite = async (db: Database, doctorId: string, alias: string): Promise<void> => {
  await db.delete(favouriteLines).where(and(eq(favouriteLines.doctorId, doctorId), eq(favouriteLines.alias, alias)))
}
