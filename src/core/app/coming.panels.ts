import { panel, type Panel } from '../kit/panel'
import { DOCTORS } from '../session/roles'

/** Panels of rooms that are not built yet. */
export const comingPanels = {
  profile: panel(DOCTORS, 'doctor.profile'),
} as const satisfies Record<string, Panel>
