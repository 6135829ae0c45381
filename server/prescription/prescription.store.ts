import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { appointmentLifecycle } from '../../src/core/booking/appointment.lifecycle'
import { DAY, type UnixSeconds } from '../../src/core/kit/dates'
import type { MeasuredBefore, Prescription } from '../../src/core/prescription/prescription'
import { appointments } from '../booking/booking.tables'
import { doctors } from '../doctors/doctors.tables'
import type { Database, TreatmentCaller } from '../kit/handlers'
import { namedAt } from '../members/members.port'
import { members } from '../members/members.tables'
import { medicalRecords } from '../records/records.tables'
import { prescriptionPdfs, prescriptions, prescriptionScans } from './prescription.tables'

export type PrescriptionRow = typeof prescriptions.$inferSelect

/** Whether another version has taken its place; for patients a version that is not signed has not. */
const isReplaced = (isSignedAlone: boolean): SQL =>
  sql`exists (select 1 from ${prescriptions} newer where newer.replaces_id = ${prescriptions.id}
    ${isSignedAlone ? sql`and newer.signed_at is not null` : sql``})`

/** What a reader may see: a doctor's people what the doctor wrote, patients of their family what was signed. */
export const visibleTo = (reader: TreatmentCaller): SQL =>
  reader.role === 'PATIENT'
    ? and(eq(prescriptions.patientId, reader.userId), isNotNull(prescriptions.signedAt))!
    : eq(prescriptions.doctorId, reader.doctorId)

export interface Page {
  readonly limit: number
  readonly offset: number
}

/** Prescriptions as the contract has them, the newest first. */
export const prescriptionRows = async (
  db: Database,
  which: SQL | undefined,
  { isForPatient, page }: { readonly isForPatient: boolean; readonly page: Page },
): Promise<Prescription[]> => {
  const rows = await db
    .select({
      row: prescriptions,
      isReplaced: sql<boolean>`${isReplaced(isForPatient)}`,
      consultation: appointments.consultation,
      doctorName: doctors.name,
      named: namedAt(prescriptions.signedAt, appointments.startsAt),
      nameNow: members.name,
      recordId: medicalRecords.id,
    })
    .from(prescriptions)
    .innerJoin(appointments, eq(appointments.id, prescriptions.bookingId))
    .innerJoin(doctors, eq(doctors.id, prescriptions.doctorId))
    .innerJoin(members, eq(members.id, prescriptions.memberId))
    .leftJoin(
      medicalRecords,
      and(eq(medicalRecords.prescriptionId, prescriptions.id), isNull(medicalRecords.removedAt)),
    )
    .where(which)
    .orderBy(desc(sql`coalesce(${prescriptions.signedAt}, ${prescriptions.savedAt})`), desc(prescriptions.version))
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(({ row, isReplaced: isOld, named, nameNow, ...more }) => {
    const { content, token: _t, declaresNone: _d, savedBy: _s, signedBy: _b, dismissals, ...rest } = row
    return {
      ...rest,
      ...content,
      ...more,
      patientName: named.name,
      age: named.age,
      gender: named.gender,
      ...(nameNow === named.name ? {} : { nameNow }),
      saveType: row.signedAt === null ? 'save' : 'end',
      isActive: !isOld,
      dismissals: dismissals.map(({ by: _, at: __, ...dismissal }) => dismissal),
    }
  })
}

const ONE: Page = { limit: 1, offset: 0 }

const firstOf = async (
  db: Database,
  caller: TreatmentCaller,
  ...which: (SQL | undefined)[]
): Promise<Prescription | null> => {
  const isForPatient = caller.role === 'PATIENT'
  const [row] = await prescriptionRows(db, and(visibleTo(caller), ...which), { isForPatient, page: ONE })
  return row ?? null
}

export const prescriptionOf = (db: Database, caller: TreatmentCaller, id: string) =>
  firstOf(db, caller, eq(prescriptions.id, id))

/** The version that stands for an appointment, or the newest of a member whose consultation is not over. */
export const activeOf = (
  db: Database,
  caller: TreatmentCaller,
  { patientId, memberId, bookingId }: { patientId: string; memberId: string; bookingId?: string },
) =>
  firstOf(
    db,
    caller,
    eq(prescriptions.patientId, patientId),
    eq(prescriptions.memberId, memberId),
    not(isReplaced(caller.role === 'PATIENT')),
    bookingId === undefined
      ? or(
          isNull(prescriptions.signedAt),
          inArray(appointments.status, [...appointmentLifecycle.from('complete')]),
          caller.role === 'PATIENT' ? sql`true` : undefined,
        )
      : eq(prescriptions.bookingId, bookingId),
  )

/** What the doctor signed for a member before a moment, the newest first. */
export const signedBefore = (
  db: Database,
  caller: TreatmentCaller,
  { memberId, bookingId, before }: { memberId: string; bookingId: string; before?: UnixSeconds },
) =>
  firstOf(
    db,
    caller,
    eq(prescriptions.memberId, memberId),
    isNotNull(prescriptions.signedAt),
    not(isReplaced(true)),
    sql`${prescriptions.bookingId} <> ${bookingId}`,
    before === undefined ? undefined : lt(appointments.startsAt, before),
  )

/** Visits of which measured values are shown: more points than a line of 64 pixels has room for. */
const MEASURED_VISITS = 8

/** What was measured of a member at the visits of this doctor before, the oldest first. */
export const measuredBefore = async (
  db: Database,
  caller: TreatmentCaller,
  { memberId, bookingId }: { memberId: string; bookingId: string },
): Promise<readonly MeasuredBefore[]> => {
  const which = and(
    visibleTo(caller),
    eq(prescriptions.memberId, memberId),
    isNotNull(prescriptions.signedAt),
    not(isReplaced(true)),
    sql`${prescriptions.bookingId} <> ${bookingId}`,
  )
  const rows = await prescriptionRows(db, which, { isForPatient: false, page: { limit: MEASURED_VISITS, offset: 0 } })
  return rows
    .map(({ signedAt, vitals: { systolic, diastolic, weight } }) => ({ at: signedAt!, systolic, diastolic, weight }))
    .toReversed()
}

/** Signed versions of a member whose medicines may still be taken. */
export const currentRows = (
  db: Database,
  caller: TreatmentCaller,
  memberId: string,
  bookingId: string,
  now: UnixSeconds,
) => {
  return prescriptionRows(
    db,
    and(
      visibleTo(caller),
      eq(prescriptions.memberId, memberId),
      gt(prescriptions.signedAt, now - 365 * DAY),
      sql`${prescriptions.bookingId} <> ${bookingId}`,
      not(isReplaced(true)),
    ),
    { isForPatient: false, page: { limit: 20, offset: 0 } },
  )
}

/** The newest version of an appointment's prescription, held until the transaction ends. */
export const newestVersion = async (db: Database, bookingId: string): Promise<PrescriptionRow | null> => {
  const [row] = await db
    .select()
    .from(prescriptions)
    .where(eq(prescriptions.bookingId, bookingId))
    .orderBy(desc(prescriptions.version))
    .limit(1)
    .for('update')
  return row ?? null
}

/** A version by its id, of a doctor. */
export const ownVersion = async (db: Database, id: string, doctorId: string): Promise<PrescriptionRow | null> => {
  const [row] = await db
    .select()
    .from(prescriptions)
    .where(and(eq(prescriptions.id, id), eq(prescriptions.doctorId, doctorId)))
  return row ?? null
}

export const insertVersion = async (db: Database, row: typeof prescriptions.$inferInsert): Promise<void> => {
  await db.insert(prescriptions).values(row)
}

/** Changes a version that is not signed; the database refuses any other. */
export const changeVersion = async (
  db: Database,
  id: string,
  set: Partial<typeof prescriptions.$inferInsert>,
): Promise<void> => {
  await db.update(prescriptions).set(set).where(eq(prescriptions.id, id))
}

export const insertScans = async (db: Database, prescriptionId: string, fileIds: readonly string[]): Promise<void> => {
  await db.insert(prescriptionScans).values(fileIds.map((fileId, page) => ({ prescriptionId, page, fileId })))
}

export const scansOf = async (db: Database, prescriptionId: string): Promise<readonly string[]> => {
  const rows = await db
    .select({ fileId: prescriptionScans.fileId })
    .from(prescriptionScans)
    .where(eq(prescriptionScans.prescriptionId, prescriptionId))
    .orderBy(prescriptionScans.page)
  return rows.map(({ fileId }) => fileId)
}

export const pdfOf = async (db: Database, prescriptionId: string, language: string): Promise<string | null> => {
  const [row] = await db
    .select({ fileId: prescriptionPdfs.fileId })
    .from(prescriptionPdfs)
    .where(and(eq(prescriptionPdfs.prescriptionId, prescriptionId), sql`${prescriptionPdfs.language} = ${language}`))
  return row?.fileId ?? null
}

export const insertPdf = async (db: Database, row: typeof prescriptionPdfs.$inferInsert): Promise<void> => {
  await db.insert(prescriptionPdfs).values(row).onConflictDoNothing()
}

/** Takes the PDFs of a version that changed away; their files go with the next sweep of the store. */
export const removePdfs = async (db: Database, prescriptionId: string): Promise<readonly string[]> => {
  const rows = await db
    .delete(prescriptionPdfs)
    .where(eq(prescriptionPdfs.prescriptionId, prescriptionId))
    .returning({ fileId: prescriptionPdfs.fileId })
  return rows.map(({ fileId }) => fileId)
}

/** What a code on paper stands for: when it was signed, and the newest signed version where that is another. */
export interface VerifiedPaper {
  readonly signedAt: UnixSeconds
  readonly replacedBy: { readonly number: string; readonly version: number; readonly signedAt: UnixSeconds } | null
}

/** Null for a code that is none, or of a version that is not signed. */
export const paperByToken = async (db: Database, token: string): Promise<VerifiedPaper | null> => {
  const [row] = await db
    .select({ bookingId: prescriptions.bookingId, version: prescriptions.version, signedAt: prescriptions.signedAt })
    .from(prescriptions)
    .where(and(eq(prescriptions.token, token), isNotNull(prescriptions.signedAt)))
  if (row === undefined) return null
  const [newest] = await db
    .select({ number: prescriptions.number, version: prescriptions.version, signedAt: prescriptions.signedAt })
    .from(prescriptions)
    .where(
      and(
        eq(prescriptions.bookingId, row.bookingId),
        gt(prescriptions.version, row.version),
        isNotNull(prescriptions.signedAt),
      ),
    )
    .orderBy(desc(prescriptions.version))
    .limit(1)
  return { signedAt: row.signedAt!, replacedBy: newest ? { ...newest, signedAt: newest.signedAt! } : null }
}

/** Whether the doctor has signed anything for the member before. */
export const hasBeenSeen = async (
  db: Database,
  { doctorId, memberId, bookingId }: { doctorId: string; memberId: string; bookingId: string },
): Promise<boolean> => {
  const earlier = db
    .select({ one: sql`1` })
    .from(appointments)
    .where(
      and(
        eq(appointments.doctorId, doctorId),
        eq(appointments.memberId, memberId),
        eq(appointments.status, 'completed'),
        sql`${appointments.id} <> ${bookingId}`,
      ),
    )
  const [row] = await db.select({ seen: exists(earlier).mapWith(Boolean) }).from(sql`(select 1) one`)
  return row?.seen === true
}

/** A version held until the transaction ends. */
export const heldVersion = async (db: Database, id: string): Promise<PrescriptionRow | null> => {
  const [row] = await db.select().from(prescriptions).where(eq(prescriptions.id, id)).for('update')
  return row ?? null
}

/** A prescription for the server itself, whoever may see it. */
export const prescriptionById = async (db: Database, id: string): Promise<Prescription | null> => {
  const [row] = await prescriptionRows(db, eq(prescriptions.id, id), { isForPatient: false, page: ONE })
  return row ?? null
}

/** A version as it is stored, for whoever was let through before. */
export const versionOf = async (db: Database, id: string): Promise<PrescriptionRow | null> => {
  const [row] = await db.select().from(prescriptions).where(eq(prescriptions.id, id))
  return row ?? null
}
