import { button, type Find, press, type RoomTaps, type } from '../../../tools/figures/tap'
import { underBar } from '../../../tools/figures/tapParts'

const tests: Find = (page) => page.getByRole('searchbox', { name: 'Search tests' })

export const diagnosticsTaps: RoomTaps = {
  testReports: underBar('GUEST', 'Choose your location to see distances', [
    press('open', 'tests of a centre', button(/^See tests of /), button(/^Add /)),
    press('choose', 'test', button(/^Add /), button('View cart')),
    type('a word', tests, 'mri'),
    press('close', 'tests of a centre', button('All centres'), button(/^See tests of /)),
  ]),
}
