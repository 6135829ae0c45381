import type { LoginResult } from '../session/session'
import type { Role } from '../session/permissions'
import { mayTry } from '../session/permissions.rules'
import type { Panel } from '../kit/panel'
import { roomPanels } from './roomPanels'
import { mayVisit, type Route, routes, type Visitor } from './routes'

export { roomPanels as staffPanels } from './roomPanels'

export type StaffPanel = keyof typeof roomPanels
export const staffPanelNames = Object.keys(roomPanels) as readonly StaffPanel[]

/** An entry of the menu: a panel, or a page with its path. */
export interface MenuEntry {
  readonly id: string
  readonly path: string | null
}

export type Person = Pick<LoginResult, 'role' | 'permissions'>

/** Whether a panel is there at all for a role. */
export const hasPanel = (role: Role | null, panel: StaffPanel): boolean =>
  role !== null && roomPanels[panel].roles.includes(role)

export const mayOpen = ({ permissions }: Person, panel: StaffPanel): boolean =>
  mayTry(permissions, roomPanels[panel].permission)

/** The menu of somebody, in the order of the places that panels and pages name. */
export const staffMenu = (visitor: Visitor | null): readonly MenuEntry[] =>
  [...Object.entries<Panel>(roomPanels), ...Object.entries<Route>(routes)]
    .flatMap(([id, { menu, roles, ...row }]) =>
      menu === undefined || visitor === null || roles?.includes(visitor.role) === false
        ? []
        : [{ id, menu, path: 'path' in row ? row.path : null }],
    )
    .filter(({ path }) => path === null || mayVisit(path, visitor))
    .toSorted((a, b) => a.menu - b.menu)
