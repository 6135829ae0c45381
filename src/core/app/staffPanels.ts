import type { LoginResult } from '../session/session'
import type { Permission, Role } from '../session/permissions'
import { mayTry } from '../session/permissions.rules'

const doctors: readonly Role[] = ['DOCTOR', 'JR_DOCTOR']
const providers: readonly Role[] = ['PHARMACY', 'DIAGNOSTIC_CENTER']
const staff: readonly Role[] = [...doctors, ...providers]

interface PanelRow {
  readonly roles: readonly Role[]
  /** The feature whoever opens it must hold. */
  readonly permission: Permission | null
}

/** What staff open over the page they are on: who may, and with which permission. */
export const staffPanels = {
  profile: { roles: doctors, permission: 'doctor.profile' },
  availability: { roles: doctors, permission: 'availabilitySetting.viewList' },
  reviews: { roles: doctors, permission: 'doctorReview.view' },
  team: { roles: doctors, permission: 'user.viewDoctorTeam' },
  templates: { roles: doctors, permission: 'prescriptionTemplate.view' },
  help: { roles: doctors, permission: 'supportTicket.create' },
  makeAppointment: { roles: [...doctors, 'PHARMACY'], permission: 'appointment.create' },
  admitPatient: { roles: doctors, permission: 'ipDashboard.admit' },
  search: { roles: staff, permission: null },
  logout: { roles: staff, permission: 'user.logout' },
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
