import type { ActorRefFrom } from 'xstate'
import type { FoundPerson } from '../../core/session/patientLookup'
import { searchOf } from '../../core/session/patientSearch.rules'
import { searchMachine } from '../kit/search.machine'

export interface TypedPerson {
  readonly text: string
  readonly countryCode: string
}

/** Staff find somebody they have treated by a word of the name or the beginning of the number. */
export const patientSearchMachine = searchMachine<TypedPerson, FoundPerson>({
  id: 'patientSearch',
  isEnough: ({ text, countryCode }) => searchOf(text, countryCode) !== null,
  isSame: (one, other) => one.text === other.text && one.countryCode === other.countryCode,
  isKept: true,
})

export type PatientSearchActor = ActorRefFrom<typeof patientSearchMachine>
