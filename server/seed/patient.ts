import { DAY, type UnixSeconds } from '../../src/core/kit/dates'
import type { members } from '../members/members.tables'
import type { users } from '../people/people.tables'
import { demonstrationAccounts } from './accounts'
import { patients } from './content/people'
import type { Dice } from './random'

type User = typeof users.$inferInsert
type Member = typeof members.$inferInsert

export interface Patients {
  readonly users: User[]
  readonly members: Member[]
}

/** The first is the demonstration patient; the others have the numbers from +91 90000 00011 on. */
const userOf = (roll: Dice, index: number, name: string, createdAt: UnixSeconds): User => {
  const id = index === 0 ? demonstrationAccounts.patient.id : roll.uuid()
  const phoneNumber = index === 0 ? demonstrationAccounts.patient.phoneNumber : String(9_000_000_010 + index)
  return { id, role: 'PATIENT', countryCode: '+91', phoneNumber, name, createdAt }
}

/** The patients of the demonstration with their families, each family's own profile as its default member. */
export const patientsOf = (roll: Dice, now: UnixSeconds): Patients => {
  const made: Patients = { users: [], members: [] }
  for (const [index, { family, ...patient }] of patients.entries()) {
    const createdAt = now - (400 - index) * DAY
    const user = userOf(roll, index, patient.name, createdAt)
    const { phoneNumber } = user
    made.users.push(user)
    made.members.push(
      ...[patient, ...family].map(({ name, age, gender }, place) => ({
        id: roll.uuid(),
        patientId: user.id,
        name,
        age,
        gender,
        createdAt: createdAt + place,
        isDefault: place === 0,
        countryCode: '+91',
        phoneNumber: place === 0 ? phoneNumber : null,
      })),
    )
  }
  const { withoutProfile, blocked } = demonstrationAccounts
  for (const { id, phoneNumber } of [withoutProfile, blocked])
    made.members.push({
      id: roll.uuid(),
      patientId: id,
      isDefault: true,
      countryCode: '+91',
      phoneNumber,
      createdAt: now,
    })
  return made
}
