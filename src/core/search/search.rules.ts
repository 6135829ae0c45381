import { mayVisit, type RouteName, routes, type Visitor, type Width } from '../app/routes'
import { allows } from '../session/permissions.rules'

/** What universal search looks through. */
export type SearchCategory =
  | 'appointments'
  | 'reception'
  | 'inPatients'
  | 'team'
  | 'orders'
  | 'clinicPatients'
  | 'testOrders'

/** Milliseconds after the last key. */
export const SEARCH_PAUSE = 500

/** Orders that a search shows at most. */
export const ORDERS_FOUND = 50

/** Whether a category has appointments. */
export const hasAppointments = (category: SearchCategory): boolean =>
  category === 'appointments' || category === 'clinicPatients'

/** Whether a category has orders of a pharmacy or a centre. */
export const hasOrders = (category: SearchCategory): boolean => category === 'orders' || category === 'testOrders'

/** The page a category belongs to; choosing the category goes there. */
const places: Readonly<Record<SearchCategory, RouteName | null>> = {
  appointments: 'schedule',
  reception: 'opdReception',
  inPatients: 'ipDash',
  team: null,
  orders: 'orders',
  clinicPatients: 'clinicPatient',
  testOrders: 'orders',
}

/** The categories of a role, in their order. Reception is for the desktop alone. */
const categoriesOf = ({ role, permissions }: Visitor, width: Width): readonly SearchCategory[] => {
  switch (role) {
    case 'DOCTOR':
    case 'JR_DOCTOR':
      return width === 'desktop'
        ? ['appointments', 'reception', 'inPatients', 'team']
        : ['appointments', 'inPatients', 'team']
    case 'PHARMACY':
      return allows(permissions, 'appointment.search') ? ['orders', 'clinicPatients'] : ['orders']
    case 'DIAGNOSTIC_CENTER':
      return ['testOrders']
    case 'PATIENT':
    case 'GUEST':
    case 'ADMIN':
      return []
  }
}

/** The categories someone is offered: those whose page is theirs. */
export const searchCategories = (visitor: Visitor, width: Width): readonly SearchCategory[] =>
  categoriesOf(visitor, width).filter((category) => {
    const place = places[category]
    return place === null || mayVisit(routes[place].path, visitor)
  })

export const placeOfCategory = (category: SearchCategory): RouteName | null => places[category]

/** Where search begins: with the category of the page it was opened on, else the first. */
export const firstCategory = (categories: readonly SearchCategory[], route: RouteName): SearchCategory | null =>
  categories.find((category) => places[category] === route) ?? categories[0] ?? null
