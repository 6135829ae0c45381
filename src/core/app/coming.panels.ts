import { panel, type Panel } from '../kit/panel'
import { DOCTORS } from '../session/roles'

/** Panels of rooms that are not built yet. */
export const comingPanels = {
  profile: panel(DOCTORS, 'doctor.profile'),
  templates: panel(DOCTORS, 'prescriptionTemplate.view'),
} as const satisfies Record<string, Panel>
