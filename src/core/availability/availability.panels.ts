import { panel, type Panel } from '../kit/panel'
import { DOCTORS } from '../session/roles'

/** What staff open of this room over their pages. */
export const availabilityPanels = {
  availability: panel(DOCTORS, 'availabilitySetting.viewList', { menu: 20 }),
} as const satisfies Record<string, Panel>
