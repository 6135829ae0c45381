import { overFoot } from '../../../tools/figures/staffTaps'
import { underBar } from '../../../tools/figures/tapParts'
import type { RoomTaps } from '../../../tools/figures/tap'

export const prescriptionTaps: RoomTaps = {
  createPrescription: overFoot('DOCTOR', 'Create Prescription'),
  prescription: underBar('PATIENT', 'There is no prescription here'),
}
