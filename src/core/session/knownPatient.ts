import type { FoundPerson } from './patientLookup'

/** A patient whose number is known already: the member, and the number of their family. */
export type KnownPatient = Pick<FoundPerson, 'id' | 'countryCode' | 'phoneNumber'>

const MARK = 'patient'

/** What a panel is opened at for somebody who is known. */
export const atPatient = ({ id, countryCode, phoneNumber }: KnownPatient): string =>
  [MARK, countryCode, phoneNumber, id].join(' ')

/** Who a panel was opened for; null where it was opened at something else. */
export const patientAt = (at: string | undefined): KnownPatient | null => {
  const [mark, countryCode, phoneNumber, id] = at?.split(' ') ?? []
  if (mark !== MARK || countryCode === undefined || phoneNumber === undefined || id === undefined) return null
  return { id, countryCode, phoneNumber }
}
