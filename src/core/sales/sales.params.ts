import { type DayRange, lengthOf } from '../kit/calendar.rules'
import { CalendarDay } from '../kit/dates'
import { orNothing, type Params } from '../kit/params'
import { MOST_SALES_DAYS } from './sales.rules'

const day = orNothing(CalendarDay)

/** The range that an address of `/profile-details` names; null where it names none. */
export const salesRangeParam = (params: Params): DayRange | null => {
  const [from, to] = [day(params['from']), day(params['to'])]
  if (from === null || to === null || from > to) return null
  return lengthOf({ from, to }) <= MOST_SALES_DAYS ? { from, to } : null
}
