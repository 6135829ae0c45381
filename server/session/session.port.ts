/** What rooms above use of this one, beside its tables. */
export { endSession } from './session.store'
