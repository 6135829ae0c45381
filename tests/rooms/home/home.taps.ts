import { type RoomTaps, button, close, dialog, press } from '../../../tools/figures/tap'
import { underBar } from '../../../tools/figures/tapParts'

export const homeTaps: RoomTaps = {
  home: underBar('GUEST', 'How can we help you today?', [
    press('open', 'notifications', button(/^Notifications/), dialog),
    close('notifications'),
  ]),
}
