import type { RouteName } from '../app/routes'
import type { DayRange } from '../kit/calendar.rules'
import type { CalendarDay } from '../kit/dates'
import { placeOfCategory, type SearchCategory } from './search.rules'

/** Milliseconds after the last key. */
export const SEARCH_PAUSE = 500

/** Orders that a search shows at most. */
export const ORDERS_FOUND = 50

/** Whether a category has appointments. */
export const hasAppointments = (category: SearchCategory): boolean =>
  category === 'appointments' || category === 'clinicPatients' || category === 'reception'

/** The days whose appointments a category looks through: reception has those of today. */
export const daysOf = (category: SearchCategory, range: DayRange, today: CalendarDay): DayRange =>
  category === 'reception' ? { from: today, to: today } : range

/** Whether a category has orders of a pharmacy or a centre. */
export const hasOrders = (category: SearchCategory): boolean => category === 'orders' || category === 'testOrders'

/** Where search begins: with the category of the page it was opened on, else the first. */
export const firstCategory = (categories: readonly SearchCategory[], route: RouteName): SearchCategory | null =>
  categories.find((category) => placeOfCategory(category) === route) ?? categories[0] ?? null
