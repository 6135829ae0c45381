import { asc } from 'drizzle-orm'
import { appointments, schedules } from '../../server/booking/booking.tables'
import { doctors } from '../../server/doctors/doctors.tables'
import {
  admissions,
  bedOccupancies,
  hospitalRooms,
  hospitalSponsors,
  roomBeds,
} from '../../server/inpatient/inpatient.tables'
import { newId } from '../../server/kit/ids'
import { insertAll } from '../../server/seed/bulk'
import { doctorHospitals, hospitals } from '../../server/team/team.tables'
import { addDays, DAY, dayOf, HOUR, MINUTE, startOfDay } from '../../src/core/kit/dates'
import { newStaff } from '../../tests/kit/staff'
import { entriesOf } from '../../tests/kit/patients'
import type { Served } from '../../tests/kit/served'
import { count } from './figure'
import { type Patient, patientsIn } from './population'

export interface DoctorSize {
  readonly days: number
  /** Of each day, all booked. */
  readonly slots: number
  readonly rooms: number
  /** Of each room, all taken by the doctor's patients. */
  readonly beds: number
  /** All that were ever admitted, those in the beds among them. */
  readonly stays: number
}

const FEE = 80_000
const OPENS = 8 * HOUR
const VISIT = 15 * MINUTE
/** The mobile number of the first patient of the next doctor. */
let nextNumber = 7_500_000_000

/** A doctor of a size who is new in the practice: the values of their session. */
export const newDoctorOf = async (served: Served, size: DoctorSize): Promise<Readonly<Record<string, string>>> => {
  const { db } = served
  const doctorId = newId()
  const [{ leastFee: _, ...model } = { leastFee: 0 }] = await db
    .select()
    .from(doctors)
    .orderBy(asc(doctors.id))
    .limit(1)
  await db.insert(doctors).values({
    ...(model as typeof doctors.$inferSelect),
    id: doctorId,
    userId: null,
    registrationNumber: doctorId,
  })
  const patients = await patientsIn({ db }, Math.max(size.stays, size.slots), nextNumber)
  nextNumber += patients.length
  await writeDays(served, doctorId, size, patients)
  await writeStays(served, doctorId, size, patients)
  const { storage } = await newStaff(served, 'DOCTOR', { doctorId, name: 'Dr. Asha Rao' })
  return entriesOf(storage)
}

/** From today on, every slot booked and paid. */
const writeDays = async (
  { db }: Served,
  doctorId: string,
  { days, slots }: DoctorSize,
  patients: readonly Patient[],
): Promise<void> => {
  const now = Math.floor(Date.now() / 1000)
  const hours = count(days).map((index) => {
    const startsAt = startOfDay(addDays(dayOf(now), index)) + OPENS
    return { id: newId(), doctorId, consultation: 'video' as const, startsAt, endsAt: startsAt + slots * VISIT }
  })
  const times = { totalSlots: slots, slotSeconds: VISIT, fee: FEE }
  await insertAll(
    db,
    schedules,
    hours.map((each) => ({ ...each, ...times })),
  )
  await insertAll(
    db,
    appointments,
    hours.flatMap(({ id: scheduleId, startsAt }) =>
      count(slots).map((index) => ({
        id: newId(),
        scheduleId,
        slotNo: index + 1,
        doctorId,
        consultation: 'video' as const,
        memberId: patients[index]!.memberId,
        patientId: patients[index]!.userId,
        startsAt: startsAt + index * VISIT,
        endsAt: startsAt + (index + 1) * VISIT,
        status: 'upcoming' as const,
        paymentMethodId: 2,
        paymentStatus: 'PAID' as const,
        consultationFee: FEE,
        finalAmount: FEE,
        createdAt: now,
      })),
    ),
  )
}

/** A hospital of the doctor's own: every bed taken, and who was discharged from them before, a day in a bed each. */
const writeStays = async (
  { db }: Served,
  doctorId: string,
  { rooms: roomCount, beds: bedCount, stays }: DoctorSize,
  patients: readonly Patient[],
): Promise<void> => {
  const now = Math.floor(Date.now() / 1000)
  const hospitalId = newId()
  const sponsor = 'CGHS'
  await db.insert(hospitals).values({ id: hospitalId, name: 'Large Spine Hospital', area: 'Sector 18', city: 'Noida' })
  await db.insert(doctorHospitals).values({ doctorId, hospitalId, position: 0 })
  await db.insert(hospitalSponsors).values({ hospitalId, name: sponsor, position: 0 })
  const rooms = count(roomCount).map((position) => ({
    id: newId(),
    hospitalId,
    name: `Ward ${position + 1}`,
    type: position === 0 ? ('ICU' as const) : ('WARD' as const),
    position,
  }))
  const beds = rooms.flatMap(({ id: roomId }) =>
    count(bedCount).map((position) => ({ id: newId(), roomId, number: String(position + 1), position })),
  )
  await insertAll(db, hospitalRooms, rooms)
  await insertAll(db, roomBeds, beds)
  const rows = count(stays).map((index) => {
    const before = Math.floor(index / beds.length)
    const { userId: patientId, memberId } = patients[index]!
    const admittedAt = now - (before * 2 + 1) * DAY
    const dischargedAt = before === 0 ? null : admittedAt + DAY
    return { id: newId(), bedId: beds[index % beds.length]!.id, patientId, memberId, admittedAt, dischargedAt }
  })
  await insertAll(
    db,
    admissions,
    rows.map(({ bedId: _, ...row }, index) => ({
      ...row,
      doctorId,
      hospitalId,
      name: `Asha Patel ${index + 1}`,
      age: 42,
      gender: 'Female' as const,
      sponsor,
      caseHistory: 'Sciatica on the left',
      uhid: `SH-${index + 1}`,
      createdAt: row.admittedAt,
    })),
  )
  await insertAll(
    db,
    bedOccupancies,
    rows.map(({ id: admissionId, bedId, memberId, admittedAt, dischargedAt }) => ({
      admissionId,
      position: 1,
      memberId,
      bedId,
      startsAt: admittedAt,
      endsAt: dischargedAt,
    })),
  )
}
