import { appointments, schedules } from '../../server/booking/booking.tables'
import { bookingHandlers } from '../../server/booking/booking.server'
import { indexDoctors } from '../../server/doctors/doctors.index'
import { clinics, doctorClinics, doctors, specialities } from '../../server/doctors/doctors.tables'
import { type Call, type Caller, type Database, type PatientCaller, Refusal } from '../../server/kit/handlers'
import { contractRows, type RowName } from '../../server/contract'
import { fileAddresses } from '../../server/kit/fileAddress'
import { refusals } from '../../server/kit/refusals'
import { type RoomTexts, sayFrom, type WireLanguage } from '../../server/kit/texts'
import { rooms } from '../../server/rooms'
import { members } from '../../server/members/members.tables'
import { users } from '../../server/people/people.tables'
import type { BookingRequest } from '../../src/core/booking/booking'
import { HOUR, MINUTE } from '../../src/core/kit/dates'
import type { Failure, Outcome } from '../../src/core/kit/outcome'
import { defaultPermissions } from '../../src/core/session/permissions'
import { ACCESSIBLE } from '../../src/core/session/access'
import { NOW } from './backend'

/** Tomorrow at the same time. */
export const TOMORROW = NOW + 24 * HOUR
export const FEE = 80_000

export const UNKNOWN = { kind: 'notFound', code: 'notFound', message: 'We could not find what you are looking for.' }
export const TAKEN = {
  kind: 'conflict',
  code: 'slotTaken',
  message: 'This slot has just been taken. Please choose another one.',
}
export const GONE = {
  kind: 'conflict',
  code: 'slotGone',
  message: 'This slot is no longer available. Please choose another one.',
}
export const BUSY = {
  kind: 'conflict',
  code: 'alreadyBooked',
  message: 'You already have an appointment at this time.',
}

export const aSchedule = (more: Partial<typeof schedules.$inferInsert> = {}): typeof schedules.$inferInsert => ({
  id: 'video-schedule',
  doctorId: 'doctor',
  consultation: 'video',
  clinicId: null,
  startsAt: TOMORROW,
  endsAt: TOMORROW + 50 * 15 * MINUTE,
  totalSlots: 50,
  slotSeconds: 15 * MINUTE,
  bufferSeconds: 0,
  fee: FEE,
  ...more,
})

/** One doctor with one clinic and a video schedule of fifty slots tomorrow, nothing else. */
export const aPractice = async (db: Database): Promise<void> => {
  await db.insert(specialities).values({ id: 'spine', name: 'Spine Surgery', summary: 'Backs', position: 0 })
  await db.insert(clinics).values({
    id: 'clinic',
    name: 'Spine Clinic',
    address: '1 Main Road',
    area: 'Sector 18',
    city: 'Noida',
    pincode: '201301',
    latitude: 28.57,
    longitude: 77.32,
  })
  await db.insert(doctors).values({
    id: 'doctor',
    specialityId: 'spine',
    name: 'Dr. Asha Rao',
    gender: 'Female',
    practisingSince: 2010,
    registrationNumber: 'R-1',
    registrationCouncil: 'Council',
    about: 'About',
    city: 'Noida',
    photoUrl: '/p.svg',
    coverUrl: '/c.svg',
    videoFee: FEE,
    clinicFee: 60_000,
    searchText: 'dr. asha rao',
  })
  await db.insert(doctorClinics).values({ doctorId: 'doctor', clinicId: 'clinic', fee: 60_000, position: 0 })
  await db.insert(schedules).values(aSchedule())
  await indexDoctors(db, ['doctor'])
}

export interface TestPatient {
  readonly userId: string
  readonly memberId: string
}

const patientNumber = (number: number): TestPatient => ({
  userId: `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`,
  memberId: `member-${number}`,
})

/** Patients with one member each. */
export const somePatients = async (db: Database, count: number): Promise<TestPatient[]> => {
  const patients = Array.from({ length: count }, (_, index) => patientNumber(index + 1))
  await db.insert(users).values(
    patients.map(({ userId }, index) => ({
      id: userId,
      role: 'PATIENT' as const,
      countryCode: '+91',
      name: 'Patient',
      createdAt: NOW,
      phoneNumber: String(8_000_000_000 + index),
    })),
  )
  await db.insert(members).values(
    patients.map(({ userId, memberId }) => ({
      id: memberId,
      patientId: userId,
      name: 'Patient',
      age: 40,
      gender: 'Male' as const,
      isDefault: true,
      createdAt: NOW,
    })),
  )
  return patients
}

const allTexts: RoomTexts = Object.assign({}, ...Object.values(rooms).map(({ texts }) => texts))
const rowNamed = (name: RowName) => {
  const row = contractRows.find((each) => each.name === name)!
  return { ...row, texts: { ...allTexts, ...rooms[row.room].texts } }
}

/** A call as the server would make it for a patient, or with null for somebody who was not verified; a handler that refuses needs its row named. */
export const callOf = <Id extends string | null>(
  db: Database,
  userId: Id,
  now: number = NOW,
  row: RowName = 'config.read',
  language: WireLanguage = 'eng',
): Call<string, string, Id extends string ? PatientCaller : Caller> => ({
  db,
  now,
  language,
  say: (id, values) => sayFrom<RoomTexts>(rowNamed(row).texts)(language, id, values),
  ...refusals(rowNamed(row), language),
  addresses: fileAddresses('of a test'),
  address: null,
  afterCommit: () => undefined,
  touches: () => undefined,
  caller: {
    sessionId: 'session',
    userId,
    role: 'PATIENT',
    doctorId: null,
    deviceId: null,
    permissions: defaultPermissions.PATIENT.map((permission) => {
      const [module = '', feature = ''] = permission.split('.')
      return {
        module,
        feature,
        permissionAccess: ACCESSIBLE,
      }
    }),
  } as Id extends string ? PatientCaller : Caller,
})

/** What a handler answered: its value, or its failure. A refusal undoes its writes. */
export const answerOf = async <A>(db: Database, work: (tx: Database) => Promise<Outcome<A>>): Promise<A | Failure> => {
  try {
    const outcome = await db.transaction(work)
    return outcome.ok ? outcome.value : outcome.failure
  } catch (error) {
    if (error instanceof Refusal) return error.failure
    throw error
  }
}

/** Asks for the first video slot, to be paid later. */
export const requestOf = ({ memberId }: TestPatient, more: Partial<BookingRequest> = {}): BookingRequest => ({
  doctorId: 'doctor',
  memberId,
  slotId: 'video-schedule.1',
  consultation: 'video',
  paymentMethodId: 3,
  amount: FEE,
  ...more,
})

/** Books as the server would: in a transaction of its own. */
export const book = (
  db: Database,
  patient: TestPatient,
  more: Partial<BookingRequest> = {},
  now: number = NOW,
  language: WireLanguage = 'eng',
) =>
  answerOf(db, (tx) =>
    bookingHandlers.book(requestOf(patient, more), callOf(tx, patient.userId, now, 'booking.book', language)),
  )

/** What is stored of every booking, oldest slot first. */
export const bookings = (db: Database) =>
  db
    .select({
      memberId: appointments.memberId,
      slotNo: appointments.slotNo,
      status: appointments.status,
      paymentStatus: appointments.paymentStatus,
    })
    .from(appointments)
    .orderBy(appointments.startsAt, appointments.status, appointments.memberId)
