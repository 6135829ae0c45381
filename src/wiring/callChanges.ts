import { changeHub } from './changeHub'

/** What changes of calls, by their bookings. */
export const callChanges = changeHub()
