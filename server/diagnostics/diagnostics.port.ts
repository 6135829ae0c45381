/** What rooms beside use of this one. */
export { offeredOf, testNamesOf } from './centres.read'
