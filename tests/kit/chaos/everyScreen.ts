import { panelScreens } from './panelScreens'
import { patientScreens } from './patientScreens'
import { prescriptionScreens } from './prescriptionScreens'
import { receptionScreens } from './receptionScreens'
import { recordScreens } from './recordScreens'
import { scheduleScreens } from './scheduleScreens'
import type { ChaosScreen } from './screen'
import { wardScreens } from './wardScreens'

/** Every screen that is built and the calls it makes; a room joins with a row. */
export const screens: readonly ChaosScreen[] = [
  ...patientScreens,
  ...scheduleScreens,
  ...panelScreens,
  ...receptionScreens,
  ...wardScreens,
  ...prescriptionScreens,
  ...recordScreens,
]
