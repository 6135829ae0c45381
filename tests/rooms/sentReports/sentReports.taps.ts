import { desk } from '../../../tools/figures/staffTaps'
import type { RoomTaps } from '../../../tools/figures/tap'

export const sentReportsTaps: RoomTaps = {
  sentReports: desk('DIAGNOSTIC_CENTER', 'Send a report', 'Orders'),
}
