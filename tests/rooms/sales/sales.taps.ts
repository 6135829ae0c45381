import { desk } from '../../../tools/figures/staffTaps'
import type { RoomTaps } from '../../../tools/figures/tap'

export const salesTaps: RoomTaps = { profileDetails: desk('PHARMACY', 'Profile', 'Orders') }
