import { underBar } from '../../../tools/figures/tapParts'
import type { RoomTaps } from '../../../tools/figures/tap'

export const recordsTaps: RoomTaps = { medicalRecords: underBar('PATIENT', 'Medical records') }
