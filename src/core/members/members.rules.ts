import { digitsOnly } from '../kit/text'
import type { PatientProfile } from './members'
import { AGE_LIMIT } from './members.limits'

/** A profile is complete when name, age and gender are known. */
export const isProfileComplete = ({ name, age, gender }: PatientProfile): boolean =>
  name !== null && name.trim() !== '' && age !== null && gender !== null

/** `clampAge(-5)` is 0, `clampAge(124)` is 123. */
export const clampAge = (age: number): number => Math.min(AGE_LIMIT.most, Math.max(AGE_LIMIT.least, age))

/** What an age field keeps of a typed text: a number from 0 to 123, or nothing. */
export const ageTyped = (text: string): string => {
  const digits = digitsOnly(text)
  return digits === '' ? '' : String(clampAge(/^\s*-/.test(text) ? -Number(digits) : Number(digits)))
}
