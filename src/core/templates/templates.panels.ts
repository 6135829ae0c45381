import { panel, type Panel } from '../kit/panel'
import { DOCTORS } from '../session/roles'

/** What staff open of this room over their pages. */
export const templatesPanels = {
  templates: panel(DOCTORS, 'prescriptionTemplate.view', { menu: 50 }),
} as const satisfies Record<string, Panel>
