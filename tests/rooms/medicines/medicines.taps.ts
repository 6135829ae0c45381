import { button, close, dialog, type Find, press, type RoomTaps, type } from '../../../tools/figures/tap'
import { underBar } from '../../../tools/figures/tapParts'

const pharmacies: Find = (page) => page.getByRole('searchbox', { name: 'Search pharmacies' })

export const medicinesTaps: RoomTaps = {
  medicines: underBar('GUEST', 'Chat support 24×7', [
    press('open', 'request', button(/^Order here: /), dialog),
    close('request'),
    type('a word', pharmacies, 'neem'),
  ]),
}
