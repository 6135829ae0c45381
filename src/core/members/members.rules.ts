import { wholeNumber } from '../kit/typedNumber'
import type { PatientProfile } from './members'
import { AGE_LIMIT } from './members.limits'

/** A profile is complete when name, age and gender are known. */
export const isProfileComplete = ({ name, age, gender }: PatientProfile): boolean =>
  name !== null && name.trim() !== '' && age !== null && gender !== null

/** An age as it was typed; null for what is no age: nothing, a fraction, a year of birth. */
export const ageTyped = (text: string): number | null => wholeNumber(text, AGE_LIMIT.most)

export type AgeFault = 'missing' | 'wrong'

/** What is wrong with a typed age, or null. */
export const ageFault = (text: string): AgeFault | null => {
  if (text.trim() === '') return 'missing'
  return ageTyped(text) === null ? 'wrong' : null
}
