import { desk } from '../../../tools/figures/staffTaps'
import type { RoomTaps } from '../../../tools/figures/tap'

export const providerOrdersTaps: RoomTaps = { orders: desk('PHARMACY', 'Requests', 'Profile') }
