import { panel, type Panel } from '../kit/panel'
import { STAFF } from '../session/roles'

/** What staff open of this room over their pages. */
export const searchPanels = { search: panel(STAFF, null, { staysOpen: true }) } as const satisfies Record<string, Panel>
