import { desk } from '../../../tools/figures/staffTaps'
import { type RoomTaps, button, press } from '../../../tools/figures/tap'

export const receptionTaps: RoomTaps = {
  opdReception: desk('DOCTOR', 'OPD reception', 'Chats'),
  queueDisplay: {
    who: 'DOCTOR',
    words: 'Slot number',
    taps: [press('choose', 'sound', button('Turn the sound on'), button('Turn the sound off'))],
  },
}
