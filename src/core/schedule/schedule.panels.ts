import { panel, type Panel } from '../kit/panel'
import { CLINIC_STAFF } from '../session/roles'

/** What staff open of this room over their pages. */
export const schedulePanels = {
  makeAppointment: panel(CLINIC_STAFF, 'appointment.create'),
} as const satisfies Record<string, Panel>
