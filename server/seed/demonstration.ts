import { media } from './media'

/** What a trial has and production does not; the one file of the seed that the product loads, and only in a trial. */
export { demonstrationAccounts, type DemonstrationAccount } from './accounts'
export { seedDemonstration } from './seed'
export { seedVisitsNow } from './visitsNow'

/** Answers of the demonstration beside the rooms: its drawn pictures. */
export const demonstrationMounts = { '/media': media }
