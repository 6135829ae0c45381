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
