import { mayVisit, type RouteName, routes, type Visitor, type Width } from '../app/routes'
import type { Permission } from '../session/permissions'
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

/** What whoever searches a category must hold: the permissions of the row that is asked. */
export const searchNeeds: Readonly<Record<SearchCategory, readonly Permission[]>> = {
  appointments: ['appointment.search'],
  reception: ['appointment.search'],
  inPatients: ['ipDashboard.view', 'ipDashboard.search'],
  team: ['user.viewDoctorTeam'],
  orders: [],
  clinicPatients: ['appointment.search'],
  testOrders: [],
}

/** The categories of a role, in their order. Reception is for the desktop alone. */
const categoriesOf = ({ role }: Visitor, width: Width): readonly SearchCategory[] => {
  switch (role) {
    case 'DOCTOR':
    case 'JR_DOCTOR':
      return width === 'desktop'
        ? ['appointments', 'reception', 'inPatients', 'team']
        : ['appointments', 'inPatients', 'team']
    case 'PHARMACY':
      return ['orders', 'clinicPatients']
    case 'DIAGNOSTIC_CENTER':
      return ['testOrders']
    case 'PATIENT':
    case 'GUEST':
    case 'ADMIN':
      return []
  }
}

/** The categories someone is offered: those whose page is theirs, and that they may search. */
export const searchCategories = (visitor: Visitor, width: Width): readonly SearchCategory[] =>
  categoriesOf(visitor, width).filter((category) => {
    const place = places[category]
    const isTheirs = place === null || mayVisit(routes[place].path, visitor)
    return isTheirs && searchNeeds[category].every((permission) => allows(visitor.permissions, permission))
  })

export const placeOfCategory = (category: SearchCategory): RouteName | null => places[category]
