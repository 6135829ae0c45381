import { asc, eq } from 'drizzle-orm'
import { appointments } from '../booking/booking.tables'
import { doctors } from '../doctors/doctors.tables'
import { medicalRecords } from '../records/records.tables'
import { insertAll } from '../seed/bulk'
import { demonstrationAccounts } from '../seed/accounts'
import { dice } from '../seed/random'
import { dayOf, MINUTE, type UnixSeconds } from '../../src/core/kit/dates'
import type { Vitals } from '../../src/core/prescription/prescription'
import { roundToTwo } from '../../src/core/kit/money'
import type { Database } from '../kit/handlers'
import { writeCatalogue } from './standardCatalogue.store'
import { memberFacts } from '../members/facts.tables'
import { prescriptions } from './prescription.tables'
import { regimens } from './regimens'
import { recordOfSigned } from './signedRecord'

const SIGNED_AFTER = 9 * MINUTE

/** The catalogue, and a signed prescription for each consultation of the demonstration that is over. */
export const seedPrescriptions = async (db: Database, now: UnixSeconds): Promise<void> => {
  await writeCatalogue(db)
  const roll = dice(21)
  const over = await db
    .select()
    .from(appointments)
    .where(eq(appointments.status, 'completed'))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
  const by = demonstrationAccounts.doctor.id
  const signed = over.map(({ id: bookingId, doctorId, memberId, patientId, startsAt }, index) => {
    const { content, category } = regimens[index % regimens.length]!
    const at = Math.min(now, startsAt + SIGNED_AFTER)
    return {
      id: roll.uuid(),
      bookingId,
      version: 1,
      replacesId: null,
      amendReason: null,
      number: `${dayOf(at).replaceAll('-', '').slice(2)}-${String(index).padStart(5, 'A')}`,
      kind: 'typed' as const,
      doctorId,
      memberId,
      patientId,
      content: { ...content, vitals: vitalsOf(roll.between(48, 92), roll.between(148, 182), roll.between(104, 138)) },
      healthCategoryId: category,
      dismissals: [],
      revision: 1,
      token: roll.uuid().replaceAll('-', '').slice(0, 22),
      savedAt: at,
      savedBy: by,
      signedAt: at,
      signedBy: by,
    }
  })
  await insertAll(db, prescriptions, signed)
  const names = new Map(
    (await db.select({ id: doctors.id, name: doctors.name }).from(doctors)).map(({ id, name }) => [id, name]),
  )
  await insertAll(
    db,
    medicalRecords,
    signed.map(({ content, doctorId, ...row }) => {
      const { replacesId: _, ...record } = recordOfSigned(
        { ...row, ...content, doctorName: names.get(doctorId)! },
        { uploadedBy: by, fileId: null },
      )
      return { ...record, id: roll.uuid(), createdAt: row.signedAt }
    }),
  )
  const [allergic] = over
  if (allergic)
    await insertAll(db, memberFacts, [
      {
        memberId: allergic.memberId,
        allergies: ['Penicillin'],
        conditions: ['asthma'],
        egfr: 78,
        changedAt: now,
        changedBy: by,
      },
    ])
}

const vitalsOf = (weight: number, height: number, systolic: number): Vitals => ({
  systolic,
  diastolic: Math.round(systolic * 0.64),
  pulse: 60 + (systolic % 30),
  temperature: 36.8,
  weight,
  height,
  heightUnit: 'cm',
  bmi: roundToTwo(weight / (height / 100) ** 2),
})
