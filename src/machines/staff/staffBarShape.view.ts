import type { SnapshotFrom } from 'xstate'
import { DOCTORS, isOneOf } from '../../core/session/roles'
import { mayVisit, type RouteName, routes } from '../../core/app/routes'
import { hasPanel } from '../../core/app/staffPanels'
import type { appMachine } from '../app/app.machine'

/** The icon a small bar has for its page, beside the title. */
const smallTools: Partial<Record<RouteName, 'settings' | 'profile'>> = { schedule: 'settings', orders: 'profile' }

/** Pages whose main act is another, or which find people themselves. */
const withoutAdding: readonly RouteName[] = ['admitPatient', 'createPrescription']
const withOwnSearch: readonly RouteName[] = ['ipDash', 'admitPatient', 'createPrescription', 'chats']

/** How a patient is added from the bar: the main act of the schedule alone. */
const addingOn = (route: RouteName): 'main' | 'other' | null => {
  if (withoutAdding.includes(route)) return null
  return route === 'schedule' ? 'main' : 'other'
}

/** What the search of the bar looks through first, as its hint says it. */
const hintOn = (route: RouteName, isDoctor: boolean): 'appointments' | 'patients' | 'orders' => {
  if (isDoctor) return 'appointments'
  return route === 'clinicPatient' ? 'patients' : 'orders'
}

/** The tools of the bar of those who work here, as far as their places are known before the tools are. */
export const viewStaffBarShape = ({ context: { place, login } }: SnapshotFrom<typeof appMachine>) => {
  const role = login?.role ?? null
  const route = place?.route ?? 'landing'
  const isDoctor = isOneOf(DOCTORS, role)
  const isProvider = role === 'PHARMACY' || role === 'DIAGNOSTIC_CENTER'
  return {
    isDoctor,
    isProvider,
    hasMenu: hasPanel(role, 'logout'),
    addsPatient: isDoctor ? addingOn(route) : null,
    canSearch: hasPanel(role, 'search') && !withOwnSearch.includes(route),
    searchHint: hintOn(route, isDoctor),
    makesAppointments: login?.isClinicPatient === true,
    hasRequests: isProvider && mayVisit(routes.orders.path, login),
    smallTool: smallTools[route] ?? null,
  }
}
