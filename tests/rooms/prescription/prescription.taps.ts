import { desk } from '../../../tools/figures/staffTaps'
import { underBar } from '../../../tools/figures/tapParts'
import type { RoomTaps } from '../../../tools/figures/tap'

export const prescriptionTaps: RoomTaps = {
  createPrescription: desk('DOCTOR', 'Create Prescription', 'Chats'),
  prescription: underBar('PATIENT', 'There is no prescription here'),
}
