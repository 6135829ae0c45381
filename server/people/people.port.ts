/** What rooms above use of this one, beside its tables. */
export { countries } from './countries'
export { forgetKnownPatients, hasPresented, markKnown } from './knownPatients.store'
export {
  type User,
  accountOfDoctor,
  closeSession,
  findOrCreatePatient,
  findUser,
  forgetOldSessions,
  isPatient,
  openSession,
  permissionsOf,
  personOfSession,
  renameUser,
  renumberUser,
  sessionTopic,
  userOf,
} from './people.store'
export type { Phone } from './phone'
export { type Scope, scopeOf } from './scope.read'
