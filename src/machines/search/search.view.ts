import type { SnapshotFrom } from 'xstate'
import { daysOf, hasAppointments, hasOrders, ORDERS_FOUND } from '../../core/search/searchShown.rules'
import { faultBeside } from '../kit/fault.view'
import type { searchMachine } from './search.machine'

/** Universal search as it is shown: chips, the words, how many records there are, and which. */
export const viewSearch = (snapshot: SnapshotFrom<typeof searchMachine>) => {
  const { categories, category, text, found, failure, range, today } = snapshot.context
  const isAnswered = snapshot.hasTag('answered')
  return {
    categories,
    category,
    text,
    found,
    isSearching: snapshot.hasTag('searching'),
    /** How many records there are, once that is known. */
    count: isAnswered ? found.length : null,
    /** The days that were looked through. */
    range: isAnswered && category !== null && hasAppointments(category) ? daysOf(category, range, today) : null,
    /** There may be more than are shown. */
    isCut: isAnswered && category !== null && hasOrders(category) && found.length === ORDERS_FOUND,
    isOfOrders: category !== null && hasOrders(category),
    isEmpty: isAnswered && found.length === 0,
    fault: snapshot.hasTag('failed') ? faultBeside(failure) : null,
  }
}
