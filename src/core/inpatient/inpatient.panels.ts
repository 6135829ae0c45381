import { panel, type Panel } from '../kit/panel'
import { DOCTORS } from '../session/roles'

/** What staff open of this room over their pages. */
export const inpatientPanels = {
  admitPatient: panel(DOCTORS, 'ipDashboard.admit'),
} as const satisfies Record<string, Panel>
