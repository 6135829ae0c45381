/** What rooms above use of this one, beside its tables. */
export { currentAddress, saveAddress } from './address.store'
export { allergiesOf, factsOf, writeFacts } from './facts.store'
export { ageAt, namedAt } from './age.conditions'
export { memberRenamed } from './members.store'
export {
  changeNumber,
  completeMember,
  familyToJoin,
  insertMember,
  memberRows,
  onNewPatient,
  profileOf,
} from './members.store'
export { isTreated, mayActFor, patientOfMember, peopleOf, treatedMembers } from './people.read'
export { type NumberChange, numberChange } from './number.hook'
