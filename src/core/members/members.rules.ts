import { cleanLine } from '../kit/text'
import { wholeNumber } from '../kit/typedNumber'
import type { Member, PatientProfile, ProfileForm } from './members'
import { AGE_LIMIT } from './members.limits'

/** A profile is complete when name, age and gender are known. */
export const isProfileComplete = ({ name, age, gender }: PatientProfile): boolean =>
  name !== null && name.trim() !== '' && age !== null && gender !== null

/** What is kept of a member where they are named: the age is text, empty where nobody gave it. */
export const memberSummary = ({ name, age, gender, mobileNo, isDefault }: Member) => ({
  name: name ?? '',
  age: age === null ? '' : String(age),
  gender,
  mobileNo,
  isDefault,
})

/** An age as it was typed; null for what is no age: nothing, a fraction, a year of birth. */
export const ageTyped = (text: string): number | null => wholeNumber(text, AGE_LIMIT.most)

/** Years by which ages of one and the same person differ, given by different people. */
const ABOUT = 2

/** The member of a family who seems to be the same person: of the same name, gender and about the same age. */
export const sameMember = <A extends PatientProfile>(family: readonly A[], person: ProfileForm): A | undefined => {
  const folded = (name: string) => cleanLine(name).toLowerCase()
  return family.find(
    ({ name, age, gender }) =>
      name !== null &&
      folded(name) === folded(person.name) &&
      (gender === null || gender === person.gender) &&
      (age === null || Math.abs(age - person.age) <= ABOUT),
  )
}

export type AgeFault = 'missing' | 'wrong'

/** What is wrong with a typed age, or null. */
export const ageFault = (text: string): AgeFault | null => {
  if (text.trim() === '') return 'missing'
  return ageTyped(text) === null ? 'wrong' : null
}
