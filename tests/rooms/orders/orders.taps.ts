import { underBar } from '../../../tools/figures/tapParts'
import type { RoomTaps } from '../../../tools/figures/tap'

export const ordersTaps: RoomTaps = {
  orderList: underBar('PATIENT', 'Coming up'),
}
