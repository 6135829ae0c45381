import { panel, type Panel } from '../kit/panel'
import { STAFF } from './roles'

/** What staff open of this room over their pages. */
export const sessionPanels = { logout: panel(STAFF, 'user.logout', { menu: 90 }) } as const satisfies Record<
  string,
  Panel
>
