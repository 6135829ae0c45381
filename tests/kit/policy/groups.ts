import type { PersonName, World } from './people'
import { personNames } from './people'

/** Groups of those who knock, by what the policy distinguishes. */
export const everyone = personNames
export const patients: readonly PersonName[] = ['owner', 'otherPatient']
export const owner: readonly PersonName[] = ['owner']
export const doctors: readonly PersonName[] = ['treatingDoctor', 'otherDoctor', 'juniorDoctor']
/** The doctor of the practice that is tried, and whoever works for that doctor. */
export const ofTheDoctor: readonly PersonName[] = ['treatingDoctor', 'juniorDoctor']
/** Staff of pharmacies and centres: those of the demonstration, and of another one each. */
export const pharmacies = ['pharmacy', 'otherPharmacy'] as const
export const centres = ['diagnosticCentre', 'otherCentre'] as const
export const clinicStaff: readonly PersonName[] = [...doctors, ...pharmacies, 'clinicDesk']
/** Those whose role is given the feature when the account is made. */
export const lookingAround: readonly PersonName[] = ['guest', ...patients, ...doctors]
export const known: readonly PersonName[] = personNames.filter((name) => name !== 'guest')
/** Those who write to support, and add files to what they write. */
export const writers: readonly PersonName[] = known.filter((name) => name !== 'admin')

/** The id of a record that does not exist. */
export const NOWHERE = '00000000-0000-4000-8000-00000000dead'
export const nothing = () => ({})
export const near = { latitude: 28.6, longitude: 77.3 }
export const person = { name: 'Meera Rao', age: 41, gender: 'Female' }

/** Whether an answer shows this text. */
export const holds =
  (text: (world: World) => string) =>
  (result: unknown, world: World): boolean =>
    JSON.stringify(result).includes(text(world))

let numbers = 0
/** A phone number that nobody has. */
export const newNumber = () => String(7_700_000_000 + (numbers += 1))
