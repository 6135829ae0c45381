import type { FoundPerson } from './patientLookup'

/** A patient who is known already: the member, and the number of their family; by id where they have no number. */
export type KnownPatient = Pick<FoundPerson, 'id' | 'userId' | 'countryCode' | 'phoneNumber'>

const MARK = 'patient'
/** Stands for a number that nobody has. */
const NONE = '-'

/** What a panel is opened at for somebody who is known. */
export const atPatient = ({ id, userId, countryCode, phoneNumber }: KnownPatient): string =>
  [MARK, countryCode ?? NONE, phoneNumber ?? NONE, id, userId].join(' ')

/** Who a panel was opened for; null where it was opened at something else. */
export const patientAt = (at: string | undefined): KnownPatient | null => {
  const [mark, countryCode, phoneNumber, id, userId] = at?.split(' ') ?? []
  if (mark !== MARK || countryCode === undefined || phoneNumber === undefined) return null
  if (id === undefined || userId === undefined) return null
  const hasNumber = phoneNumber !== NONE
  return { id, userId, countryCode: hasNumber ? countryCode : null, phoneNumber: hasNumber ? phoneNumber : null }
}
