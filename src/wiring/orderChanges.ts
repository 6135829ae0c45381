import { changeHub } from './changeHub'

/** What changes of orders. */
export const orderChanges = changeHub()
