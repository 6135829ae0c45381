import { DAY } from '../kit/dates'
import { DEFAULT_COUNTRY, type MobileFault, mobileFault } from '../kit/phone'

/** Seconds for which a report waits for whoever has the number. */
export const SENT_REPORT_WAITS = 30 * DAY

/** Centres send to mobile numbers of India. */
export const SENT_TO = DEFAULT_COUNTRY

export const receiverFault = (phoneNumber: string): MobileFault | null => mobileFault(phoneNumber, SENT_TO)
