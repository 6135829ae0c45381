import type { LoginResult } from '../session/session'
import type { Role } from '../session/permissions'
import { mayTry } from '../session/permissions.rules'
import { roomPanels } from './roomPanels'

export { roomPanels as staffPanels } from './roomPanels'

export type StaffPanel = keyof typeof roomPanels
export const staffPanelNames = Object.keys(roomPanels) as readonly StaffPanel[]

export type Person = Pick<LoginResult, 'role' | 'permissions'>

/** Whether a panel is there at all for a role. */
export const hasPanel = (role: Role | null, panel: StaffPanel): boolean =>
  role !== null && roomPanels[panel].roles.includes(role)

export const mayOpen = ({ permissions }: Person, panel: StaffPanel): boolean =>
  mayTry(permissions, roomPanels[panel].permission)

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
