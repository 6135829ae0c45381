/** What rooms above use of this one, beside its tables. */
export { bucketOf, settingsOf, storageOf } from './configuration'
