import type { LoginResult } from '../session/session'
import type { Permission, Role } from '../session/permissions'
import { mayTry } from '../session/permissions.rules'
import { CLINIC_STAFF, DOCTORS, STAFF } from '../session/roles'

interface PanelRow {
  readonly roles: readonly Role[]
  /** The feature whoever opens it must hold. */
  readonly permission: Permission | null
  /** It stays when the page below it is left. */
  readonly staysOpen?: true
}

/** What staff open over the page they are on: who may, and with which permission. */
export const staffPanels = {
  profile: { roles: DOCTORS, permission: 'doctor.profile' },
  availability: { roles: DOCTORS, permission: 'availabilitySetting.viewList' },
  reviews: { roles: DOCTORS, permission: 'doctorReview.view' },
  team: { roles: DOCTORS, permission: 'user.viewDoctorTeam' },
  templates: { roles: DOCTORS, permission: 'prescriptionTemplate.view' },
  help: { roles: DOCTORS, permission: 'supportTicket.create' },
  makeAppointment: { roles: CLINIC_STAFF, permission: 'appointment.create' },
  admitPatient: { roles: DOCTORS, permission: 'ipDashboard.admit' },
  search: { roles: STAFF, permission: null, staysOpen: true },
  logout: { roles: STAFF, permission: 'user.logout' },
} as const satisfies Record<string, PanelRow>

export type StaffPanel = keyof typeof staffPanels
export const staffPanelNames = Object.keys(staffPanels) as readonly StaffPanel[]

export type Person = Pick<LoginResult, 'role' | 'permissions'>

/** Whether a panel is there at all for a role. */
export const hasPanel = (role: Role | null, panel: StaffPanel): boolean => {
  const row: PanelRow = staffPanels[panel]
  return role !== null && row.roles.includes(role)
}

export const mayOpen = ({ permissions }: Person, panel: StaffPanel): boolean =>
  mayTry(permissions, staffPanels[panel].permission)

/** The doctor's menu, in its order; reports are a page. */
export const doctorMenu = [
  'profile',
  'availability',
  'reviews',
  'team',
  'templates',
  'help',
  'reports',
  'logout',
] as const
