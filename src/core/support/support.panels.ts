import { panel, type Panel } from '../kit/panel'
import { DOCTORS } from '../session/roles'

/** What staff open of this room over their pages. */
export const supportPanels = { help: panel(DOCTORS, 'supportTicket.create', { menu: 60 }) } as const satisfies Record<
  string,
  Panel
>
