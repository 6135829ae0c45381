import { atClinicDesk, desk, onSchedule } from '../../../tools/figures/staffTaps'
import type { RoomTaps } from '../../../tools/figures/tap'

export const scheduleTaps: RoomTaps = {
  schedule: desk('DOCTOR', 'Today', 'Chats', onSchedule),
  clinicPatient: desk('PHARMACY', 'My patients', 'Orders', atClinicDesk),
}
