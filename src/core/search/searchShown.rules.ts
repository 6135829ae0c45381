import type { RouteName } from '../app/routes'
import type { DayRange } from '../kit/calendar.rules'
import type { CalendarDay } from '../kit/dates'
import { placeOfCategory, type SearchCategory } from './search.rules'

/** Milliseconds after the last key. */
export const SEARCH_PAUSE = 500

/** Orders and stays that a search shows at most. */
export const MOST_FOUND = 50

/** What a search finds. */
export type SearchSubject = 'appointments' | 'stays' | 'team' | 'orders'

const subjects: Readonly<Record<SearchCategory, SearchSubject>> = {
  appointments: 'appointments',
  reception: 'appointments',
  inPatients: 'stays',
  team: 'team',
  orders: 'orders',
  clinicPatients: 'appointments',
  testOrders: 'orders',
}

/** What a category has. */
export const subjectOf = (category: SearchCategory): SearchSubject => subjects[category]

/** The days whose appointments a category looks through: reception has those of today. */
export const daysOf = (category: SearchCategory, range: DayRange, today: CalendarDay): DayRange =>
  category === 'reception' ? { from: today, to: today } : range

/** Where search begins: with the category of the page it was opened on, else the first. */
export const firstCategory = (categories: readonly SearchCategory[], route: RouteName): SearchCategory | null =>
  categories.find((category) => placeOfCategory(category) === route) ?? categories[0] ?? null
