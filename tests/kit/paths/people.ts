import { doctors } from '../../../server/doctors/doctors.tables'
import { users } from '../../../server/people/people.tables'
import type { Role } from '../../../src/core/session/permissions'
import type { DoctorCard } from '../../../src/core/doctors/doctors'
import { beginWith } from '../browser'
import { entriesOf, logIn, newNumber, type Session } from '../patients'
import type { Served } from '../served'
import type { BaseScene } from './browser'

/** Somebody who works here and was never here before: what one tour does to a session touches no other. */
export const newStaff = async (
  served: Served,
  role: Role,
  more: Partial<typeof users.$inferInsert> = {},
): Promise<Session> => {
  const phoneNumber = newNumber()
  await served.db
    .insert(users)
    .values({ id: crypto.randomUUID(), role, countryCode: '+91', phoneNumber, name: 'Staff', createdAt: 0, ...more })
  return logIn(served, phoneNumber)
}

/** A user who is one of the practice's doctors: whoever is given, else any. */
export const newDoctor = async (served: Served, given?: Pick<DoctorCard, 'id' | 'name'>): Promise<Session> => {
  const [any] = given ? [given] : await served.db.select({ id: doctors.id, name: doctors.name }).from(doctors).limit(1)
  return newStaff(served, 'DOCTOR', { doctorId: any?.id ?? null, name: any?.name ?? null })
}

/** Opens a page as whoever has this session, inspected. */
export const openAs = async ({ page }: BaseScene, { storage }: Session, path: string): Promise<void> => {
  await beginWith(page, { session: entriesOf(storage) })
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}inspect=1`)
}
