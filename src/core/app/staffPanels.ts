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
  /** Creating or editing one; its calls hold the permissions of each. */
  editAvailability: { roles: doctors, permission: null },
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

/** The forms whose half-written content a stray press must not throw away. */
export interface Creating {
  readonly availability: boolean
  readonly template: boolean
}

export const NOTHING_CREATED: Creating = { availability: false, template: false }

/** A panel with a form of its own open ignores being closed; so does the availability panel while a template is made. */
export const isLocked = (panel: StaffPanel, creating: Creating): boolean => {
  switch (panel) {
    case 'editAvailability':
      return true
    case 'availability':
      return creating.availability || creating.template
    case 'templates':
      return creating.template
    case 'profile':
    case 'reviews':
    case 'team':
    case 'help':
    case 'makeAppointment':
    case 'admitPatient':
    case 'search':
    case 'logout':
      return false
  }
}

/** What comes back when a panel is done: creating or editing availability returns to the list. */
export const panelAfter = (panel: StaffPanel): StaffPanel | null =>
  panel === 'editAvailability' ? 'availability' : null

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
