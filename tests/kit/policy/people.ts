import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { schedules } from '../../../server/booking/booking.tables'
import { doctors } from '../../../server/doctors/doctors.tables'
import { admissions, bedOccupancies, roomBeds } from '../../../server/inpatient/inpatient.tables'
import type { Database } from '../../../server/kit/handlers'
import { newId } from '../../../server/kit/ids'
import { members } from '../../../server/members/members.tables'
import { demonstrationAccounts } from '../../../server/seed/accounts'
import { openSession } from '../../../server/people/people.store'
import { userPermissions, users } from '../../../server/people/people.tables'
import { doctorHospitals } from '../../../server/team/team.tables'
import { addDays, dayOf, HOUR, MINUTE, startOfDay } from '../../../src/core/kit/dates'
import type { Permission, Role } from '../../../src/core/session/permissions'
import type { TestBackend } from '../backend'
import { staffOfAnother } from '../orders'
import { present } from '../present'

/** Everybody who may knock, each with a session of their own. */
export const personNames = [
  'guest',
  'owner',
  'otherPatient',
  'treatingDoctor',
  'otherDoctor',
  'juniorDoctor',
  'pharmacy',
  'otherPharmacy',
  'clinicDesk',
  'diagnosticCentre',
  'otherCentre',
  'admin',
] as const
export type PersonName = (typeof personNames)[number]

export interface Someone {
  readonly role: Role
  /** A guest is nobody in particular. */
  readonly userId: string | null
}

export interface Profile {
  readonly name: string
  readonly age: number
  readonly gender: string
}

/** What is whose: one patient's records, and the doctor they chose. */
export interface World {
  readonly backend: TestBackend
  readonly people: Readonly<Record<PersonName, Someone>>
  /** The owner's family, the own profile first. */
  readonly memberId: string
  readonly secondMemberId: string
  /** Of the owner, with the treating doctor, not paid yet. */
  readonly bookingId: string
  /** The hours it is in. */
  readonly scheduleId: string
  readonly patientName: string
  /** Of the owner's own member. */
  readonly profile: Profile
  readonly doctorId: string
  readonly clinicId: string
  /** Where the treating doctor works. */
  readonly hospitalId: string
  /** Of a patient of the treating doctor, who is in a bed there. */
  readonly stay: {
    readonly id: string
    readonly hospitalId: string
    readonly roomId: string
    readonly sponsor: string
  }
  /** Of the owner's family with the treating doctor: over, with a finished summary. */
  readonly ownStayId: string
  /** A free slot of the treating doctor: another one each time, with its fee in rupees. */
  readonly nextSlot: () => { readonly slotId: string; readonly fee: number }
}

const { patient, doctor, juniorDoctor, pharmacy, clinicPatientDesk, diagnosticCentre, admin } = demonstrationAccounts

const anotherUser = async (db: Database, role: Role, phoneNumber: string, doctorId: string | null): Promise<string> => {
  const id = newId()
  await db.insert(users).values({ id, role, countryCode: '+91', phoneNumber, name: 'Another', doctorId, createdAt: 1 })
  return id
}

/** The demonstration practice with a second patient and a second doctor, and a booking of the first with the first. */
export const peopleOf = async (backend: TestBackend): Promise<World> => {
  const { db } = backend
  const [treating] = await db.select().from(users).where(eq(users.id, doctor.id))
  const doctorId = treating!.doctorId!
  const [colleague] = (await db.select({ id: doctors.id }).from(doctors)).filter(({ id }) => id !== doctorId)
  const [desk] = await db.select().from(users).where(eq(users.id, clinicPatientDesk.id))
  const [hospital] = await db.select().from(doctorHospitals).where(eq(doctorHospitals.doctorId, doctorId))
  const otherPatient = await anotherUser(db, 'PATIENT', '9100000001', null)
  await db.insert(members).values({
    id: newId(),
    patientId: otherPatient,
    name: 'Other Patient',
    age: 30,
    gender: 'Female',
    isDefault: true,
    createdAt: 1,
  })
  const otherDoctor = await anotherUser(db, 'DOCTOR', '9100000002', colleague!.id)
  const family = await db.select().from(members).where(eq(members.patientId, patient.id))
  const [own, second] = family.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
  const people: World['people'] = {
    guest: { role: 'GUEST', userId: null },
    owner: { role: 'PATIENT', userId: patient.id },
    otherPatient: { role: 'PATIENT', userId: otherPatient },
    treatingDoctor: { role: 'DOCTOR', userId: doctor.id },
    otherDoctor: { role: 'DOCTOR', userId: otherDoctor },
    juniorDoctor: { role: 'JR_DOCTOR', userId: juniorDoctor.id },
    pharmacy: { role: 'PHARMACY', userId: pharmacy.id },
    otherPharmacy: { role: 'PHARMACY', userId: (await staffOfAnother(db, 'pharmacy')).id },
    clinicDesk: { role: 'PHARMACY', userId: clinicPatientDesk.id },
    diagnosticCentre: { role: 'DIAGNOSTIC_CENTER', userId: diagnosticCentre.id },
    otherCentre: { role: 'DIAGNOSTIC_CENTER', userId: (await staffOfAnother(db, 'centre')).id },
    admin: { role: 'ADMIN', userId: admin.id },
  }
  await present(db, patient.id)
  await present(db, otherPatient, [doctor.id, juniorDoctor.id])
  await addLongDay(backend, doctorId)
  const slots = await freeSlots(backend, people.owner, doctorId)
  const nextSlot = () => {
    const slot = slots.shift()
    if (!slot) throw new Error('The treating doctor has no free slot left')
    return slot
  }
  const { slotId, fee } = nextSlot()
  const booked = await backend.call<{ bookingId: string }>(
    'booking.book',
    { doctorId, memberId: own!.id, slotId, consultationType: 2, paymentMethodId: 2, paymentAmount: fee },
    { token: await tokenOf(backend, people.owner) },
  )
  if (booked.status !== 200) throw new Error(`The owner could not book: ${booked.message}`)
  return {
    backend,
    people,
    memberId: own!.id,
    secondMemberId: second!.id,
    bookingId: booked.result.bookingId,
    scheduleId: slotId.slice(0, slotId.lastIndexOf('.')),
    patientName: own!.name!,
    profile: { name: own!.name!, age: own!.age!, gender: own!.gender! },
    doctorId,
    clinicId: desk!.clinicId!,
    hospitalId: hospital!.hospitalId,
    stay: await stayOf(db, doctorId),
    ownStayId: await ownStayOf(db),
    nextSlot,
  }
}

/** A day after those of the small practice, with a slot for everybody who tries to book one. */
const addLongDay = async ({ db, clock }: TestBackend, doctorId: string): Promise<void> => {
  const startsAt = startOfDay(addDays(dayOf(clock.now()), 20)) + HOUR
  await db.insert(schedules).values({
    id: 'long-day',
    doctorId,
    consultation: 'video',
    startsAt,
    endsAt: startsAt + 300 * MINUTE,
    totalSlots: 300,
    slotSeconds: MINUTE,
    fee: 80_000,
  })
}

/** Somebody whom the demonstration doctor has admitted. */
const stayOf = async (db: Database, doctorId: string): Promise<World['stay']> => {
  const [found] = await db
    .select({
      id: admissions.id,
      hospitalId: admissions.hospitalId,
      roomId: roomBeds.roomId,
      sponsor: admissions.sponsor,
    })
    .from(admissions)
    .innerJoin(bedOccupancies, eq(bedOccupancies.admissionId, admissions.id))
    .innerJoin(roomBeds, eq(roomBeds.id, bedOccupancies.bedId))
    .where(and(eq(admissions.doctorId, doctorId), isNull(admissions.dischargedAt)))
    .limit(1)
  return found!
}

const ownStayOf = async (db: Database): Promise<string> => {
  const isOwn = and(eq(admissions.patientId, patient.id), isNotNull(admissions.dischargedAt))
  const [found] = await db.select({ id: admissions.id }).from(admissions).where(isOwn)
  return found!.id
}

interface DayOnWire {
  readonly slots: readonly { readonly slotId: string; readonly isBooked: boolean; readonly consultationFee: number }[]
}

const freeSlots = async (backend: TestBackend, owner: Someone, doctorId: string) => {
  const { result } = await backend.call<{ videoAppointment: readonly DayOnWire[] }>(
    'booking.slots',
    { doctorId },
    { token: await tokenOf(backend, owner) },
  )
  return result.videoAppointment.flatMap(({ slots }) =>
    slots.filter(({ isBooked }) => !isBooked).map(({ slotId, consultationFee }) => ({ slotId, fee: consultationFee })),
  )
}

/** A fresh session: what a call does to it touches no other call. */
export const tokenOf = ({ db, clock }: TestBackend, { role, userId }: Someone): Promise<string> =>
  openSession(db, { userId, role, deviceId: null }, clock.now())

/** Does the work while the person is blocked; a guest cannot be. */
export const whileBlocked = async <A>({ db }: TestBackend, someone: Someone, work: () => Promise<A>): Promise<A> => {
  const set = (isBlocked: boolean) => db.update(users).set({ isBlocked }).where(eq(users.id, someone.userId!))
  await set(true)
  try {
    return await work()
  } finally {
    await set(false)
  }
}

/** Does the work while one feature is switched off: for the person, or for all guests. */
export const whileOff = async <A>(
  { db }: TestBackend,
  { userId, role }: Someone,
  permission: Permission,
  work: () => Promise<A>,
): Promise<A> => {
  const [module = '', feature = ''] = permission.split('.')
  const id = newId()
  await db
    .insert(userPermissions)
    .values({ id, module, feature, access: 1, ...(userId === null ? { role } : { userId }) })
  try {
    return await work()
  } finally {
    await db.delete(userPermissions).where(eq(userPermissions.id, id))
  }
}
