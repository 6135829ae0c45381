import type { SnapshotFrom } from 'xstate'
import { DOCTORS, isOneOf } from '../../core/session/roles'
import type { RouteName } from '../../core/app/routes'
import { hasPanel } from '../../core/app/staffPanels'
import type { appMachine } from '../app/app.machine'

/**
 * What a page tells the staff bar: a page's machine keeps it as `bar` in its context. The bar answers with
 * `selection.cancelled` and `hospital.changing`.
 */
export interface PageBar {
  /** While slots and appointments are being selected: how many of each. */
  readonly selection?: { readonly slots: number; readonly appointments: number } | null
  /** The hospital whose in-patients are shown. */
  readonly hospital?: string | null
  /** Whether orders wait for an answer. */
  readonly hasPending?: boolean
}

const hasBar = (context: unknown): context is { readonly bar: PageBar } =>
  typeof context === 'object' && context !== null && 'bar' in context

/** What the open page has to say in the bar above it: the `bar` of its machine's context, when it has one. */
export const pageBarOf = (snapshot: unknown): PageBar => {
  const { context } = (snapshot ?? {}) as { readonly context?: unknown }
  return hasBar(context) ? context.bar : {}
}

/** The icon a small bar has for its page, beside the title. */
const smallTools: Partial<Record<RouteName, 'settings' | 'profile'>> = { schedule: 'settings', orders: 'profile' }

/** The tools of the bar of those who work here. */
export const viewStaffBar = ({ context: { place, login } }: SnapshotFrom<typeof appMachine>) => {
  const role = login?.role ?? null
  const route = place?.route ?? 'landing'
  const isDoctor = isOneOf(DOCTORS, role)
  const isProvider = role === 'PHARMACY' || role === 'DIAGNOSTIC_CENTER'
  return {
    isDoctor,
    isProvider,
    hasMenu: hasPanel(role, 'logout'),
    canAddPatient: isDoctor,
    canSearch: hasPanel(role, 'search'),
    makesAppointments: login?.isClinicPatient === true,
    hasRequests: isProvider,
    smallTool: smallTools[route] ?? null,
  }
}

export type StaffBarView = ReturnType<typeof viewStaffBar>
