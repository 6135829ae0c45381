/** What rooms above use of this one, beside its tables. */
export { partnerRows } from './marketing.store'
