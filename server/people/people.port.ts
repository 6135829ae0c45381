/** What rooms above use of this one, beside its tables. */
export { countries } from './countries'
export { forgetKnownPatients, hasPresented, markKnown, presentedBy } from './knownPatients.store'
export {
  type User,
  accountOfDoctor,
  closeSession,
  createWithoutNumber,
  findOrCreatePatient,
  findUser,
  hasNumber,
  forgetOldSessions,
  isPatient,
  lockUser,
  openSession,
  permissionsOf,
  personOfSession,
  renameUser,
  renumberUser,
  sessionTopic,
  userOf,
} from './people.store'
export { type Phone, phoneOf } from './phone'
export { type Scope, scopeOf } from './scope.read'
