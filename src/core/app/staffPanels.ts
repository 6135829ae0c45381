import { availabilityPanels } from '../availability/availability.panels'
import { inpatientPanels } from '../inpatient/inpatient.panels'
import { reviewsPanels } from '../reviews/reviews.panels'
import { schedulePanels } from '../schedule/schedule.panels'
import { searchPanels } from '../search/search.panels'
import type { LoginResult } from '../session/session'
import type { Role } from '../session/permissions'
import { mayTry } from '../session/permissions.rules'
import { sessionPanels } from '../session/session.panels'
import { supportPanels } from '../support/support.panels'
import { teamPanels } from '../team/team.panels'
import { templatesPanels } from '../templates/templates.panels'

/** What staff open over the page they are on, room by room: who may, and with which permission. */
export const staffPanels = {
  ...availabilityPanels,
  ...schedulePanels,
  ...inpatientPanels,
  ...reviewsPanels,
  ...teamPanels,
  ...templatesPanels,
  ...supportPanels,
  ...searchPanels,
  ...sessionPanels,
} as const

export type StaffPanel = keyof typeof staffPanels
export const staffPanelNames = Object.keys(staffPanels) as readonly StaffPanel[]

export type Person = Pick<LoginResult, 'role' | 'permissions'>

/** Whether a panel is there at all for a role. */
export const hasPanel = (role: Role | null, panel: StaffPanel): boolean =>
  role !== null && staffPanels[panel].roles.includes(role)

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
