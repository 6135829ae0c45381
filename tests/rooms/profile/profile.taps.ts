import { desk } from '../../../tools/figures/staffTaps'
import { type RoomTaps } from '../../../tools/figures/tap'

export const profileTaps: RoomTaps = {
  profile: { who: 'DOCTOR', words: 'Profile', taps: desk('DOCTOR', 'Profile', 'Schedule').taps.slice(-2) },
  profileDetail: desk('DOCTOR', 'Profile details', 'Schedule'),
}
