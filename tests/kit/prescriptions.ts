import { asc, eq } from 'drizzle-orm'
import { appointments } from '../../server/booking/booking.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { users } from '../../server/people/people.tables'
import type { TestBackend } from './backend'
import { levetiracetam } from './medicineLines'
import { newId } from '../../server/kit/ids'
import { schedules } from '../../server/booking/booking.tables'

/** A whole prescription as it travels. */
export const written = (more: Record<string, unknown> = {}) => ({
  vitals: {
    bpSystolic: 128,
    bpDiastolic: 82,
    pulse: 72,
    temp: 36.8,
    weight: 70,
    height: 170,
    heightUnit: 'cm',
    bmi: 24.22,
  },
  complaint: [{ id: null, name: 'Jerks on waking' }],
  diagnosis: [{ id: 'diagnosis-11', name: 'Juvenile myoclonic epilepsy' }],
  tags: [{ id: null, name: 'Seizure diary' }],
  otherHealthProblems: [{ id: null, name: 'Asthma' }],
  medicine: [levetiracetam],
  test: [{ name: 'Video EEG', testId: 'video-eeg', note: 'Sleep deprived' }],
  dietAndExercise: 'No missed nights.',
  note: 'Never stop suddenly.',
  nextVisitType: 'weeks',
  nextVisitNo: 4,
  healthCategoryId: 'epilepsy',
  saveType: 'savePrescription',
  dismissals: [],
  ...more,
})

export interface Booked {
  readonly bookingId: string
  readonly memberId: string
  readonly patientId: string
}

const FAR = 90 * 86_400

/** An appointment of the demonstration doctor with the demonstration patient, at a time nobody else has. */
export const newAppointment = async (
  { db, clock }: Pick<TestBackend, 'db'> & { readonly clock: Pick<TestBackend['clock'], 'now'> },
  { consultation = 'inClinic' }: { readonly consultation?: 'inClinic' | 'video' } = {},
): Promise<Booked> => {
  const [account] = await db.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
  const doctorId = account!.doctorId!
  const [other] = await db
    .select()
    .from(appointments)
    .where(eq(appointments.patientId, demonstrationAccounts.patient.id))
    .orderBy(asc(appointments.id))
  const [schedule] = await db.select().from(schedules).where(eq(schedules.doctorId, doctorId)).limit(1)
  const bookingId = newId()
  const startsAt = clock.now() + FAR + (numbers += 1) * 1000
  await db.insert(appointments).values({
    id: bookingId,
    scheduleId: schedule!.id,
    slotNo: 1000 + numbers,
    doctorId,
    consultation,
    clinicId: consultation === 'video' ? null : (schedule!.clinicId ?? null),
    memberId: other!.memberId,
    patientId: other!.patientId,
    startsAt,
    endsAt: startsAt + 900,
    status: 'upcoming',
    paymentMethodId: 3,
    paymentStatus: 'UNPAID',
    consultationFee: 100,
    finalAmount: 100,
    createdAt: 1,
  })
  return { bookingId, memberId: other!.memberId, patientId: other!.patientId }
}

let numbers = 0
