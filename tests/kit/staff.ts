import { eq } from 'drizzle-orm'
import { schedules } from '../../server/booking/booking.tables'
import { diagnosticTests } from '../../server/diagnostics/diagnostics.tables'
import { clinics, doctorClinics, doctors } from '../../server/doctors/doctors.tables'
import { systemClock } from '../../server/kit/clock'
import { newId } from '../../server/kit/ids'
import type { MovedBy } from '../../server/orders/order.move'
import { users } from '../../server/people/people.tables'
import { providers } from '../../server/provider/provider.tables'
import { demonstrationProviders } from '../../server/seed/accounts'
import { addDays, dayOf, HOUR, MINUTE, startOfDay } from '../../src/core/kit/dates'
import type { ProviderKind } from '../../src/core/provider/provider'
import type { Role } from '../../src/core/session/permissions'
import { newNumber, openAccount, type Session } from './patients'
import { newPharmacy } from './pharmacies'
import type { Served } from './served'

/** Somebody who works here and was never here before: what a test does as them touches nobody else. */
export const newStaff = async (
  served: Served,
  role: Role,
  more: Partial<typeof users.$inferInsert> = {},
): Promise<Session> => {
  const id = newId()
  const phone = { countryCode: '+91', phoneNumber: newNumber() }
  await served.db.insert(users).values({ id, role, ...phone, name: 'Staff', createdAt: 0, ...more })
  return openAccount(served, id)
}

/** A doctor's place in the practice, and a session of theirs. */
export interface Doctor extends Session {
  readonly id: string
  readonly name: string
  readonly clinicId: string
}

const SYLLABLES = ['ba', 'da', 'ga', 'ha', 'ja', 'ka', 'la', 'ma', 'na', 'ra', 'sa', 'va'] as const

/** A surname that nobody else has, and that is no part of another's. */
const surnameOf = (number: number): string => {
  const [first = 'ba', ...rest] = [144, 12, 1].map((place) => SYLLABLES[Math.floor(number / place) % SYLLABLES.length])
  return first[0]!.toUpperCase() + first.slice(1) + rest.join('')
}

let people = 0

/**
 * A doctor of their own, whom no search finds: with an account, a clinic, and hours in it and on video on each of so many
 * days. Nobody has booked them, written to them or works for them.
 */
export const newDoctor = async (served: Served, { days = 7 }: { readonly days?: number } = {}): Promise<Doctor> => {
  const { db } = served
  const [known] = await db
    .select({ doctor: doctors, clinic: clinics })
    .from(doctors)
    .innerJoin(doctorClinics, eq(doctorClinics.doctorId, doctors.id))
    .innerJoin(clinics, eq(clinics.id, doctorClinics.clinicId))
    .orderBy(doctors.id, clinics.id)
    .limit(1)
  const [id, clinicId] = [newId(), newId()]
  const { leastFee: _, ...facts } = known!.doctor
  const unfindable = { searchText: '', videoFee: null, clinicFee: null, hoursFee: null, practisingSince: 2026 }
  const surname = surnameOf((people += 1))
  const name = `Dr. Ishani ${surname}`
  const today = dayOf(systemClock.now())
  const hours = Array.from({ length: days }, (_, ahead) => startOfDay(addDays(today, ahead))).flatMap((midnight) => [
    { consultation: 'inClinic' as const, clinicId, startsAt: midnight + 10 * HOUR, totalSlots: 10, fee: 600_00 },
    { consultation: 'video' as const, clinicId: null, startsAt: midnight + 14 * HOUR, totalSlots: 6, fee: 800_00 },
  ])
  await db.transaction(async (tx) => {
    await tx.insert(clinics).values({ ...known!.clinic, id: clinicId, name: `${surname} Spine Clinic` })
    await tx.insert(doctors).values({ ...facts, ...unfindable, id, name, userId: null, registrationNumber: id })
    await tx.insert(doctorClinics).values({ doctorId: id, clinicId, fee: 600_00, position: 0 })
    if (days > 0)
      await tx.insert(schedules).values(
        hours.map(({ startsAt, totalSlots, ...each }) => ({
          id: newId(),
          doctorId: id,
          startsAt,
          endsAt: startsAt + totalSlots * 15 * MINUTE,
          totalSlots,
          slotSeconds: 15 * MINUTE,
          ...each,
        })),
      )
  })
  return { ...(await newStaff(served, 'DOCTOR', { doctorId: id, name })), id, name, clinicId }
}

/** A junior doctor who works for a doctor. */
export const newJunior = (served: Served, { id: doctorId }: Pick<Doctor, 'id'>, name = 'Dr. Kiran Shah') =>
  newStaff(served, 'JR_DOCTOR', { doctorId, name })

/** Who keeps the desk of a doctor's clinic. */
export const newDesk = (served: Served, { clinicId }: Pick<Doctor, 'clinicId'>) =>
  newStaff(served, 'PHARMACY', { isClinicPatient: true, clinicId, name: 'Clinic desk' })

/** Somebody who works for a pharmacy or a centre that nobody else works for. */
export interface ProviderStaff extends Session {
  readonly providerId: string
  /** Of the provider. */
  readonly name: string
  /** Who moves an order where they do. */
  readonly by: MovedBy
}

const staffOf = async (served: Served, kind: ProviderKind, more: Partial<typeof providers.$inferInsert>) => {
  const isPharmacy = kind === 'pharmacy'
  const name = `${surnameOf((people += 1))} ${isPharmacy ? 'Pharmacy' : 'Diagnostics'}`
  const providerId = await newPharmacy(served.db, { name, more: { address: `4 ${name} Road`, ...more } })
  const role = isPharmacy ? 'PHARMACY' : 'DIAGNOSTIC_CENTER'
  const session = await newStaff(served, role, { providerId, name })
  return { ...session, providerId, name, by: { role, userId: session.login.userId!, providerId } } as const
}

/** The pharmacist of a pharmacy that delivers and hands out day and night; far from everywhere unless said otherwise. */
export const newPharmacist = (
  served: Served,
  more: Partial<typeof providers.$inferInsert> = {},
): Promise<ProviderStaff> => staffOf(served, 'pharmacy', more)

/** The technician of a centre that has all tests; far from everywhere unless said otherwise. */
export const newTechnician = async (
  served: Served,
  more: Partial<typeof providers.$inferInsert> = {},
): Promise<ProviderStaff> => {
  const staff = await staffOf(served, 'centre', {
    kind: 'centre',
    offersDelivery: false,
    offersPickup: false,
    deliveryKm: null,
    ...more,
  })
  const { providerId } = staff
  const tests = await served.db
    .select()
    .from(diagnosticTests)
    .where(eq(diagnosticTests.providerId, demonstrationProviders.centre))
  await served.db
    .insert(diagnosticTests)
    .values(tests.map((each) => ({ ...each, id: each.id.replace(/^[^:]*/, providerId), providerId })))
  return staff
}
