import { fromFeed } from '../machines/kit/fromFeed'
import { reportChanged } from '../machines/sentReports/reportChanged'
import { changeHub } from './changeHub'

/** What changes of reports without an order. */
export const reportChanges = changeHub()

export const watchReports = fromFeed((_, on) => reportChanges.on(() => on(reportChanged)))
